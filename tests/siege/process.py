"""A bot that is there again soon after it was killed: forked from a process that has imported everything."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys

from tests.protocol.process import BotProcess
from tests.siege.bot import STARTED


class ForkedBot(BotProcess):
    """The bot in a process of its own, one after the other."""

    _parent: asyncio.subprocess.Process | None = None
    _number = 0
    _status: asyncio.Future[int] | None = None

    async def launch(self, **environment: str) -> None:
        """Start it without waiting."""
        if self._parent is None:
            self._parent = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.siege.bot",
                cwd=self._folder,
                env={**self._environment, "SIEGE": str(os.getpid())},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
            )
            self._reader = asyncio.create_task(self._read(self._parent))
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.write(json.dumps(environment).encode() + b"\n")
        self._number = int(await self._parent.stdout.readline())
        self._status = asyncio.ensure_future(self._await_end(self._parent.stdout))

    @property
    def number(self) -> int:
        """The number that the system knows it by."""
        return self._number

    @property
    def is_running(self) -> bool:
        """Whether it was started and has not ended."""
        return self._status is not None and not self._status.done()

    def strike_dead(self) -> None:
        """Kill it at this very moment; ``ended`` waits for what is left to do."""
        self._signal(signal.SIGKILL)

    async def stop(self) -> int:
        """Ask it to stop and return its exit status."""
        self._signal(signal.SIGTERM)
        return await self.ended()

    async def ended(self) -> int:
        """Return its exit status once it has ended."""
        assert self._status is not None
        async with asyncio.timeout(20):
            return await asyncio.shield(self._status)

    async def close(self) -> None:
        """End it, and what it is forked from."""
        if self._parent is not None:
            self.strike_dead()
            self._parent.kill()
            await self._parent.wait()
            if self._reader:
                await self._reader

    def _signal(self, number: signal.Signals) -> None:
        if self.is_running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._number, number)

    async def _await_end(self, lines: asyncio.StreamReader) -> int:
        status = int(await lines.readline() or -1)
        self._ready.set()
        return status

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        # What one that was killed has said before may be read late.
        speaker = 0
        async for line in process.stderr:
            self.said.append(line.decode().rstrip())
            if self.said[-1].startswith(STARTED):
                speaker = int(self.said[-1].removeprefix(STARTED))
            if "connected as" in self.said[-1] and speaker == self._number:
                self._ready.set()
        self._ready.set()
