"""The connection from one process to a PostgreSQL server: a socket that can be cut or fall silent."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

_SOCKET = ".s.PGSQL.5432"
"""File name of PostgreSQL's socket in the folder given as host."""


class Line:
    """Forward everything from the socket in ``folder`` to the server whose socket is in ``server``."""

    def __init__(self, folder: Path, server: Path) -> None:
        self.folder = folder
        self._server = server
        self._door: asyncio.Server | None = None
        self._flows = asyncio.Event()
        self._flows.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._ways: set[asyncio.Task[None]] = set()

    async def mend(self) -> None:
        """Accept connections again; silent ones stay silent, as when a server is replaced."""
        if not self._flows.is_set():
            self._flows = asyncio.Event()
            self._flows.set()
        if self._door is None:
            self.folder.mkdir(exist_ok=True)
            self._door = await asyncio.start_unix_server(self._join, self.folder / _SOCKET)

    def cut(self) -> None:
        """End all connections, and refuse new ones."""
        if self._door is not None:
            self._door.close()
            self._door = None
            (self.folder / _SOCKET).unlink(missing_ok=True)
        for end in self._ends:
            end.transport.abort()

    async def close(self) -> None:
        """Close it for good, including silent connections."""
        self.cut()
        ways = [*self._ways]
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        while self._ends:
            await asyncio.sleep(0)

    def fall_silent(self) -> None:
        """Stop forwarding without closing anything, as when a cable is pulled."""
        self._flows.clear()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            from_server, to_server = await asyncio.open_unix_connection(self._server / _SOCKET)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, to_server}
        self._ends |= ends
        flows = self._flows
        ways = [
            asyncio.create_task(self._hand_on(reader, to_server, flows)),
            asyncio.create_task(self._hand_on(from_server, writer, flows)),
        ]
        self._ways.update(ways)
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            self._ways.difference_update(ways)
            self._ends -= ends
            for end in ends:
                end.transport.abort()

    async def _hand_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, flows: asyncio.Event
    ) -> None:
        with contextlib.suppress(OSError):
            while read := await reader.read(1 << 16):
                await flows.wait()
                writer.write(read)
                await writer.drain()
            await writer.drain()
