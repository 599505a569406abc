"""The bot in a process of its own that starts quickly: it is forked from one that has imported everything.

The process that it is forked from starts with the first bot and ends with the tests.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Callable, Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from playground import Playground
from tests.protocol.process import BotProcess

_forking = get_context("forkserver")
_forking.set_forkserver_preload([__name__, "bot.discord.client", "bot.host.command_line", "tests.siege.bot"])


class ForkedBot(BotProcess):
    """Runs ``run``, a function of a module, in a forked process, on a local Discord in this process."""

    def __init__(
        self, playground: Playground, folder: Path, run: Callable[[], None], **environment: str
    ) -> None:
        super().__init__(playground, folder, **environment)
        self._run = run
        self._forked: ForkServerProcess | None = None
        self._status: asyncio.Future[int] | None = None

    async def launch(self, **environment: str) -> None:
        """Start it without waiting."""
        ours, theirs = _forking.Pipe(duplex=False)
        told = {**self._environment, **environment}
        arguments = (self._run, self._folder, told, theirs, os.getpid())
        self._forked = _forking.Process(target=_become, args=arguments)
        await asyncio.to_thread(self._forked.start)
        theirs.close()
        self._reader = asyncio.create_task(self._read_all(ours))
        self._status = self._status_of(self._forked)

    @property
    def number(self) -> int:
        """Its process ID."""
        assert self._forked is not None
        assert self._forked.pid is not None
        return self._forked.pid

    @property
    def is_running(self) -> bool:
        """Whether it was started and hasn't ended."""
        return self._status is not None and not self._status.done()

    def strike_dead(self) -> None:
        """Kill it right now; ``ended`` waits for the rest."""
        if self._forked is not None and self.is_running:
            self._forked.kill()

    async def stop(self) -> int:
        """Ask it to stop and return its exit status."""
        if self._forked is not None and self.is_running:
            self._forked.terminate()
        return await self.ended()

    async def ended(self) -> int:
        """Wait until it has ended and all its output has been read; return its exit status."""
        assert self._status is not None
        assert self._reader is not None
        async with asyncio.timeout(60):
            status = await asyncio.shield(self._status)
            await asyncio.shield(self._reader)
        return status

    def _status_of(self, forked: ForkServerProcess) -> asyncio.Future[int]:
        loop = asyncio.get_running_loop()
        status = loop.create_future()

        def note() -> None:
            loop.remove_reader(forked.sentinel)
            forked.join()
            status.set_result(forked.exitcode)
            self._ready.set()

        loop.add_reader(forked.sentinel, note)
        return status

    async def _read_all(self, end: Connection) -> None:
        lines = asyncio.StreamReader()
        with end, os.fdopen(os.dup(end.fileno()), "rb") as file:
            await asyncio.get_running_loop().connect_read_pipe(
                lambda: asyncio.StreamReaderProtocol(lines), file
            )
            await self._hear(lines)


def _become(
    run: Callable[[], None], folder: Path, environment: Mapping[str, str], said: Connection, tests: int
) -> None:
    """Call ``run`` in ``folder``; terminal output goes to ``said``."""
    threading.Thread(target=_end_with, args=(tests,), daemon=True).start()
    os.dup2(said.fileno(), sys.stderr.fileno())
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["tavolata"]
    run()


def _end_with(tests: int) -> None:
    """End this process when the process of the ``tests`` ends, however that happens."""
    while Path(f"/proc/{tests}").exists():
        time.sleep(1)
    os._exit(1)
