"""The gateway as raw frames, for what no client library does on purpose."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import aiohttp

from playground import Playground
from playground.gateway.protocol import Op

GUILDS_AND_MESSAGES = 1 << 0 | 1 << 9 | 1 << 12
PATIENCE = 20.0
"""Real seconds to wait for a frame before the test fails."""


class Wire:
    """A connection to the gateway, with the last sequence number it received."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.session_id = ""
        self.sequence = 0

    async def frame(self) -> Any:
        """Return the next frame, or the close code if the connection was closed."""
        received = await asyncio.wait_for(self._socket.receive(), PATIENCE)
        if received.type is not aiohttp.WSMsgType.TEXT:
            return self._socket.close_code
        frame = received.json()
        if frame["op"] == Op.DISPATCH:
            self.sequence = frame["s"]
            if frame["t"] == "READY":
                self.session_id = frame["d"]["session_id"]
        return frame

    async def event(self, name: str) -> Any:
        """Return the data of the next event of this name; skip everything before it."""
        while True:
            frame = await self.frame()
            assert isinstance(frame, dict), f"closed with {frame}"
            if frame["t"] == name:
                return frame["d"]

    async def send(self, op: Op, data: Any) -> None:
        """Send a frame."""
        await self._socket.send_json({"op": op, "d": data})

    async def identify(
        self, shard: Any = (0, 1), token: str = "one", intents: int = GUILDS_AND_MESSAGES
    ) -> Any:
        """Identify; return the first frame after that, or the close code."""
        data = {"token": token, "intents": intents, "shard": shard, "properties": {}}
        await self.send(Op.IDENTIFY, data)
        return await self.frame()

    async def resume(self, session_id: str, sequence: int, token: str = "one") -> Any:
        """Resume; return the first frame after that, or the close code."""
        data = {"token": token, "session_id": session_id, "seq": sequence}
        await self.send(Op.RESUME, data)
        return await self.frame()

    def cut(self) -> None:
        """Drop the connection without a close frame, as when a process is killed."""
        line = self._socket.get_extra_info("socket")
        assert line is not None
        line.shutdown(socket.SHUT_RDWR)

    async def leave(self, code: int = 4999) -> None:
        """Close the connection; 1000 and 1001 end the session."""
        await self._socket.close(code=code)


@contextlib.asynccontextmanager
async def wires(playground: Playground, count: int = 1) -> AsyncIterator[list[Wire]]:
    """Open ``count`` connections, and read the HELLO of each."""
    async with aiohttp.ClientSession() as http, contextlib.AsyncExitStack() as stack:
        opened = []
        for _ in range(count):
            wire = Wire(await stack.enter_async_context(http.ws_connect(playground.gateway.url)))
            assert (await wire.frame())["op"] == Op.HELLO
            opened.append(wire)
        yield opened


async def gateway_of(playground: Playground, token: str = "one") -> tuple[int, Any]:
    """Return the status and the body of `GET /gateway/bot`."""
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}) as http,
        http.get(f"{playground.url}/api/v10/gateway/bot") as answer,
    ):
        return answer.status, await answer.json()
