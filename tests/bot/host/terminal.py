"""Run the bot at a terminal: wait for its questions, and type answers."""

from __future__ import annotations

import asyncio
import os
import pty
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


class Terminal:
    """``python -m bot`` at a terminal of its own, in ``folder``."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self._folder = folder
        self._arguments = arguments
        self._environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")},
            "PYTHONPATH": str(ROOT),
            "PLAYGROUND_PORT": "0",
            "THINKING_TIME": "0",
            **environment,
        }
        self.said = ""
        self._is_open = True
        self._news = asyncio.Event()
        self._heard = 0
        """Length of the output up to the words found by the last call of ``until``."""

    async def __aenter__(self) -> Terminal:
        self._ours, theirs = pty.openpty()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            *self._arguments,
            cwd=self._folder,
            env=self._environment,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        asyncio.get_running_loop().add_reader(self._ours, self._hear)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()
        asyncio.get_running_loop().remove_reader(self._ours)
        os.close(self._ours)

    async def until(self, words: str) -> str:
        """Wait for ``words`` after the words of the last call; return the whole output so far.

        Wait for a question before you answer it: ``getpass`` discards what was typed before it asks.
        """
        async with asyncio.timeout(60):
            while (found := self.said.find(words, self._heard)) < 0:
                assert self._is_open, f"it ended without {words!r}: {self.said}"
                await self._news.wait()
                self._news.clear()
        self._heard = found + len(words)
        return self.said

    def _hear(self) -> None:
        """Read the available output; the event loop calls this when there is any."""
        try:
            self.said += os.read(self._ours, 65_536).decode(errors="replace")
        except OSError:  # no process has the terminal open anymore
            self._is_open = False
            asyncio.get_running_loop().remove_reader(self._ours)
        self._news.set()

    def type(self, line: str, end: str = "\n") -> None:
        """Type ``line`` and press Enter, or the key ``end``."""
        os.write(self._ours, f"{line}{end}".encode())

    async def ended(self) -> int:
        """Wait until it ends; return its exit status."""
        async with asyncio.timeout(60):
            return await self._process.wait()
