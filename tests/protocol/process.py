"""The bot in a process of its own, which can be killed."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from playground import Playground

ROOT = Path(__file__).parents[2]


class BotProcess:
    """``python -m bot`` on a local Discord in this process."""

    def __init__(self, playground: Playground, folder: Path, *arguments: str, **environment: str) -> None:
        self._arguments = arguments or ("-m", "bot")
        self.said: list[str] = []
        self.database = folder / "games.sqlite3"
        self._folder = folder
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")},
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": "x",
            "DISCORD_API_URL": f"{playground.url}/api/v10",
            "DATABASE_PATH": str(self.database),
            "COMPUTER_PAUSE": "0",
            "THINKING_TIME": "0",
            "RECAP_PAUSE": "0",
            "NOTICE_DELAY": "0",
            "BOARD_PAUSE": "0",
            "HAND_PAUSE": "0",
            **environment,
        }
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self, **environment: str) -> None:
        """Start it, adding ``environment`` this once, and wait until it is connected or has ended."""
        self._ready.clear()
        await self.launch(**environment)
        async with asyncio.timeout(60):
            await self._ready.wait()

    async def launch(self, **environment: str) -> None:
        """Start it without waiting."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._arguments,
            cwd=self._folder,
            env={**self._environment, **environment},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        self._reader = asyncio.create_task(self._read(self._process))

    @property
    def number(self) -> int:
        """Its process ID."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether it was started and hasn't ended."""
        return self._process is not None and self._process.returncode is None

    async def kill(self) -> None:
        """Kill it as the system would, without a goodbye."""
        self.strike_dead()
        await self.ended()

    def strike_dead(self) -> None:
        """Kill it right now; ``ended`` waits for the rest."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def stop(self) -> int:
        """Ask it to stop and return its exit status."""
        assert self._process is not None
        self._process.terminate()
        return await self.ended()

    async def ended(self) -> int:
        """Wait until it has ended; return its exit status."""
        assert self._process is not None
        assert self._reader is not None
        async with asyncio.timeout(60):
            await self._reader
            return await self._process.wait()

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        await self._hear(process.stderr)

    async def _hear(self, lines: asyncio.StreamReader) -> None:
        async for line in lines:
            self.said.append(line.decode().rstrip())
            if "connected as" in self.said[-1]:
                self._ready.set()
        self._ready.set()
