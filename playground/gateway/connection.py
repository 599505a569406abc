"""One websocket of the bot: frames leave in order, compressed as the client asked."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any, Protocol

import msgspec
from aiohttp import WSMsgType, web

from playground.gateway.protocol import Op


class _Compressor(Protocol):
    def __call__(self, data: bytes) -> bytes: ...


class _ZlibStream:
    def __init__(self) -> None:
        self._stream = zlib.compressobj(level=1)

    def __call__(self, data: bytes) -> bytes:
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class _ZstdStream:
    """Needs the `zstandard` package; a client that asks for it usually has it."""

    def __init__(self) -> None:
        import zstandard  # type: ignore[import-not-found,unused-ignore]

        self._stream = zstandard.ZstdCompressor(level=1).compressobj()
        self._end_of_block = zstandard.COMPRESSOBJ_FLUSH_BLOCK

    def __call__(self, data: bytes) -> bytes:
        return bytes(self._stream.compress(data) + self._stream.flush(self._end_of_block))


def _compressor(wanted: str | None) -> _Compressor | None:
    if wanted == "zlib-stream":
        return _ZlibStream()
    if wanted == "zstd-stream":
        try:
            return _ZstdStream()
        except ImportError:
            return None
    return None


class Connection:
    """A websocket with its queue of frames."""

    def __init__(self, socket: web.WebSocketResponse, compress: str | None) -> None:
        self.gone = asyncio.Event()
        """Set when nothing is sent or received anymore."""
        self._socket = socket
        self._compress = _compressor(compress)
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        loop = asyncio.get_running_loop()
        self._closing: asyncio.Future[int] = loop.create_future()
        self._writer = loop.create_task(self._write())

    @property
    def dropped(self) -> bool:
        """Whether the server closed it; only a client's own close ends a session."""
        return self._closing.done()

    def send(self, op: Op, data: Any = None) -> None:
        """Send a frame that is not an event."""
        self.send_frame(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None}))

    def send_frame(self, frame: bytes) -> None:
        """Queue an encoded frame; frames leave in order."""
        self._outgoing.put_nowait(frame)

    def close(self, code: int) -> None:
        """Request that the websocket be closed with `code`, after the queued frames are sent."""
        if not self._closing.done():
            self._closing.set_result(code)

    async def receive(self) -> str | None:
        """Return the next text, or `None` if the websocket is closed or about to be."""
        while not self._closing.done():
            receiving = asyncio.ensure_future(self._socket.receive())
            try:
                await asyncio.wait((receiving, self._closing), return_when=asyncio.FIRST_COMPLETED)
            finally:
                if not receiving.done():
                    receiving.cancel()
                    await asyncio.wait((receiving,))
            if receiving.cancelled():
                break
            frame = receiving.result()
            if frame.type is WSMsgType.TEXT:
                return str(frame.data)
            if frame.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                break
        return None

    async def leave(self) -> None:
        """Send the queued frames and the code given to `close`, and wait until the client has received it.

        aiohttp waits for that only in the reading task; from another one it disconnects, and the client may
        mistake the close for a broken connection.
        """
        try:
            if self._closing.done():
                await self._outgoing.join()
                await self._socket.close(code=self._closing.result())
        finally:
            self._writer.cancel()
            self.gone.set()

    async def _write(self) -> None:
        while True:
            frame = await self._outgoing.get()
            try:
                if self._compress:
                    await self._socket.send_bytes(self._compress(frame))
                else:
                    await self._socket.send_str(frame.decode())
            except (ConnectionError, RuntimeError):
                pass
            finally:
                self._outgoing.task_done()
