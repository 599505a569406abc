"""Thinkers for tests: they think in this process, always with the same effort, or fail."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.thinking.question import Question
from bot.thinking.thinkers import ThinkingFailed
from bot.thinking.worker import answered
from games.engine.thinking import Thought

PLAYOUTS = 12
"""Playouts for each question, however quick the machine is."""
BRIEF = 1e-6
"""A budget so small that nobody waits for computer players."""


class ThinkerHere:
    """Thinks in this process, and records the questions in ``asked``. Clear ``let`` to make it wait."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.fails = False
        self.let = asyncio.Event()
        self.let.set()

    async def ask(self, question: Question, *, soon: bool) -> Thought:
        """Return the thought about ``question``.

        :raises ThinkingFailed: ``fails`` is set, or thinking failed.
        """
        self.asked.append(question)
        await self.let.wait()
        found = answered(replace(question, seconds=60.0, playouts=PLAYOUTS))
        if self.fails or found.thought is None:
            raise ThinkingFailed(found.trace or "on purpose")
        return found.thought

    def backlog(self) -> tuple[int, float]:
        """Return an empty backlog."""
        return 0, 0.0

    async def close(self) -> None:
        """Do nothing; there is no process to stop."""


def thinking_here(monkeypatch: pytest.MonkeyPatch) -> Callable[[], ThinkerHere]:
    """Let bots that start from now on think in this process; return a function that returns the newest bot's
    thinker.
    """
    made: list[ThinkerHere] = []

    def thinker(_: int) -> ThinkerHere:
        made.append(ThinkerHere())
        return made[-1]

    monkeypatch.setattr("bot.app.Thinkers", thinker)
    return lambda: made[-1]
