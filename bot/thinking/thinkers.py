"""The queue of questions, and the processes that think about them.

Questions are answered in the order in which they were asked. People who wait for a hint, and computers that
have answered before anybody could notice, are taken before those that think for long, but turn about: neither
can keep the other waiting for ever.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from bot import metrics
from bot.thinking.process import ProcessLost, ThinkingProcess
from bot.thinking.question import Answer, PartOfReview, Question, Work
from games.engine.reviewing import Part
from games.engine.thinking import Thought

LONGEST_QUEUE = 60.0
"""Seconds that a queue may take to be thought through: of a longer one each question gets less time."""


class ThinkingFailed(Exception):
    """There is no answer; ``trace`` says why, and may quote hidden things."""

    def __init__(self, trace: str) -> None:
        super().__init__("thinking failed")
        self.trace = trace


class Thinker(Protocol):
    """Answers questions by thinking, in this process or another."""

    async def ask(self, question: Question, *, soon: bool) -> Thought:
        """Return the thought about ``question``; ``soon`` if somebody waits for it, or it is short.

        :raises ThinkingFailed: nothing does.
        """
        ...

    def backlog(self) -> tuple[int, float]:
        """Return how many questions are not answered yet, and for how many seconds the oldest has waited."""
        ...

    async def close(self) -> None:
        """Stop; who waits is cancelled."""
        ...


class _Asked:
    """A question in the queue, and where its answer goes."""

    def __init__(self, question: Work, since: float) -> None:
        self.question = question
        self.since = since
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Thinkers:
    """At most ``most`` processes, each started when it is needed, and what they have still to think about."""

    def __init__(
        self,
        most: int,
        *,
        process: Callable[[], ThinkingProcess] = ThinkingProcess,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._now = now
        self._most = most
        self._new_process = process
        self._idle: list[ThinkingProcess] = []
        self._busy: dict[ThinkingProcess, tuple[_Asked, asyncio.Task[None]]] = {}
        self._soon: deque[_Asked] = deque()
        self._later: deque[_Asked] = deque()
        self._was_soon = False

    async def ask(self, question: Question, *, soon: bool) -> Thought:
        """Return the thought about ``question``; ``soon`` if somebody waits for it, or it is short.

        :raises ThinkingFailed: nothing does.
        """
        thought = (await self._answered(question, soon=soon)).thought
        if thought is None:
            raise ThinkingFailed("something else was answered")
        return thought

    async def review(self, wanted: PartOfReview) -> Part:
        """Return a part of a review; it waits as those do who think for long.

        :raises ThinkingFailed: there is none.
        """
        part = (await self._answered(wanted, soon=False)).part
        if part is None:
            raise ThinkingFailed("something else was answered")
        return part

    async def _answered(self, question: Work, *, soon: bool) -> Answer:
        asked = _Asked(question, self._now())
        (self._soon if soon else self._later).append(asked)
        self._begin()
        return await asked.answer

    def backlog(self) -> tuple[int, float]:
        """Return how many questions are not answered yet, and for how many seconds the oldest has waited."""
        waiting = [*self._soon, *self._later, *(asked for asked, _ in self._busy.values())]
        now = self._now()
        return len(waiting), max((now - asked.since for asked in waiting), default=0.0)

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run."""
        processes = [*self._idle, *self._busy]
        return [process.pid for process in processes if process.pid is not None]

    async def close(self) -> None:
        """Stop; who waits is cancelled."""
        for asked in (*self._soon, *self._later, *(asked for asked, _ in self._busy.values())):
            asked.answer.cancel()
        self._soon.clear()
        self._later.clear()
        tasks = [task for _, task in self._busy.values()]
        processes = [*self._idle, *self._busy]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(process.end() for process in processes))
        self._idle.clear()
        self._busy.clear()

    def _begin(self) -> None:
        """Let as many processes think as there are, and as there is something to think about."""
        while len(self._busy) < self._most and (asked := self._next()):
            process = self._idle.pop() if self._idle else self._new_process()
            task = asyncio.create_task(self._think(process, asked), name="thinking")
            self._busy[process] = (asked, task)

    def _next(self) -> _Asked | None:
        """Return the question whose turn it is, of those that somebody still waits for."""
        for queue in (self._soon, self._later):
            while queue and queue[0].answer.done():
                queue.popleft()
        if not self._soon and not self._later:
            return None
        self._was_soon = bool(self._soon) and not (self._was_soon and self._later)
        return (self._soon if self._was_soon else self._later).popleft()

    def _granted(self, question: Work) -> Work:
        """Return ``question`` with as much time as there is for it, with all that wait."""
        length = 1 + len(self._later) + len(self._soon)
        return replace(question, seconds=min(question.seconds, LONGEST_QUEUE * self._most / length))

    async def _think(self, process: ThinkingProcess, asked: _Asked) -> None:
        try:
            with metrics.THOUGHT.time():
                answer = await self._answer(process, self._granted(asked.question))
        except Exception as error:
            if not asked.answer.done():
                asked.answer.set_exception(ThinkingFailed(repr(error)))
        else:
            if asked.answer.done():
                pass  # whoever asked has gone
            elif answer.thought is None and answer.part is None:
                asked.answer.set_exception(ThinkingFailed(answer.trace))
            else:
                asked.answer.set_result(answer)
        finally:
            del self._busy[process]
            self._idle.append(process)
        self._begin()

    async def _answer(self, process: ThinkingProcess, question: Work) -> Answer:
        """Return what ``process`` answers; one that was killed meanwhile is started again, once."""
        try:
            return await process.answer(question)
        except ProcessLost:
            return await process.answer(question)
