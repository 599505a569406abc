"""Thinkers for tests: they think here and now, as much as is always the same, or fail."""

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
"""In so many worlds each question is thought through, however quick the machine is."""
BRIEF = 1e-6
"""A budget with which nobody has to wait for computer players that think at once."""


class ThinkerHere:
    """Thinks at once, without a process; ``asked`` is about what. While it is not ``let`` it waits."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.fails = False
        self.let = asyncio.Event()
        self.let.set()

    async def ask(self, question: Question, *, soon: bool) -> Thought:
        """Return what comes of thinking about ``question``.

        :raises ThinkingFailed: it shall fail.
        """
        self.asked.append(question)
        await self.let.wait()
        found = answered(replace(question, seconds=60.0, playouts=PLAYOUTS))
        if self.fails or found.thought is None:
            raise ThinkingFailed(found.trace or "on purpose")
        return found.thought

    def backlog(self) -> tuple[int, float]:
        """Return that nothing waits."""
        return 0, 0.0

    async def close(self) -> None:
        """Stop."""


def thinking_here(monkeypatch: pytest.MonkeyPatch) -> Callable[[], ThinkerHere]:
    """Let bots that start from now on think at once; return what gives the thinker of the newest one."""
    made: list[ThinkerHere] = []

    def thinker(_: int) -> ThinkerHere:
        made.append(ThinkerHere())
        return made[-1]

    monkeypatch.setattr("bot.app.Thinkers", thinker)
    return lambda: made[-1]
