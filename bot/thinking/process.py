"""The bot's handle on one thinking process: started when needed, killed if it doesn't answer."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from bot.thinking.question import PREFIX, Answer, Work, framed, to_answer

COMMAND = (sys.executable, "-m", "bot.thinking.worker")
_ROOT = Path(__file__).parents[2]
"""The folder of the running bot's code."""
_STARTING = 20.0
"""Seconds that a process may take to start."""
_PATIENCE = 4
"""The process is given up after this many times its budget plus the time to start."""


class ProcessLost(Exception):
    """The process ended before it answered, or couldn't be started."""


class NoAnswer(Exception):
    """The process did not answer in time."""


class ThinkingProcess:
    """A process that answers one question at a time."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: Process | None = None
        self._is_wanted = True

    @property
    def pid(self) -> int | None:
        """The process id while it runs, otherwise ``None``."""
        is_running = self._process is not None and self._process.returncode is None
        return self._process.pid if self._process is not None and is_running else None

    async def answer(self, question: Work) -> Answer:
        """Return the process's answer to ``question``; start the process if it doesn't run.

        :raises ProcessLost: it ended meanwhile; the next question starts another one.
        :raises NoAnswer: it took far too long, and was killed.
        """
        try:
            async with asyncio.timeout(_STARTING + _PATIENCE * question.seconds):
                process = await self._running()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(framed(question))
                await process.stdin.drain()
                prefix = await process.stdout.readexactly(PREFIX)
                return to_answer(await process.stdout.readexactly(int.from_bytes(prefix, "big")))
        except TimeoutError:
            await self.end()
            raise NoAnswer from None
        except (OSError, EOFError) as error:
            await self.end()
            raise ProcessLost(type(error).__name__) from None
        except BaseException:
            # A late answer to this question must not be taken for the answer to the next one.
            self._is_wanted = False
            raise

    async def end(self) -> None:
        """Kill the process, if it runs."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> Process:
        if not self._is_wanted:
            await self.end()
            self._is_wanted = True
        if self._process is None or self._process.returncode is not None:
            paths = [str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
            # The process gets no token or password. Its standard error is discarded, because a traceback may
            # quote hidden things.
            known = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "LANG") if name in os.environ}
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env={**known, "PYTHONPATH": os.pathsep.join(paths)},
            )
        return self._process
