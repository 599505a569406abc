"""The queue of questions, and the processes that think about them.

Hints and short questions have a queue of their own; it alternates with the queue of long questions, so
neither can block the other. Each queue is answered in order.
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
"""Seconds of thinking that a queue may hold; if it's longer, each question gets less time."""


class ThinkingFailed(Exception):
    """Thinking gave no answer; ``trace`` has the reason, and may quote hidden things."""

    def __init__(self, trace: str) -> None:
        super().__init__("thinking failed")
        self.trace = trace


class Thinker(Protocol):
    """Answers questions by thinking, in this process or in another."""

    async def ask(self, question: Question, *, soon: bool) -> Thought:
        """Return the thought about ``question``; ``soon`` if somebody waits for it, or it is short.

        :raises ThinkingFailed: there is no thought.
        """
        ...

    def backlog(self) -> tuple[int, float]:
        """Return the number of unanswered questions, and how many seconds the oldest has waited."""
        ...

    async def close(self) -> None:
        """Stop, and cancel everybody who waits."""
        ...


class _Asked:
    """A question in the queue, and the future for its answer."""

    def __init__(self, question: Work, since: float) -> None:
        self.question = question
        self.since = since
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Thinkers:
    """A queue for at most ``most`` processes, each started when needed."""

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

        :raises ThinkingFailed: there is no thought.
        """
        thought = (await self._answered(question, soon=soon)).thought
        if thought is None:
            raise ThinkingFailed("something else was answered")
        return thought

    async def review(self, wanted: PartOfReview) -> Part:
        """Return a part of a review, which waits in the queue of long questions.

        :raises ThinkingFailed: there is no result.
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
        """Return the number of unanswered questions, and how many seconds the oldest has waited."""
        waiting = [*self._soon, *self._later, *(asked for asked, _ in self._busy.values())]
        now = self._now()
        return len(waiting), max((now - asked.since for asked in waiting), default=0.0)

    @property
    def pids(self) -> list[int]:
        """The process ids of the running processes."""
        processes = [*self._idle, *self._busy]
        return [process.pid for process in processes if process.pid is not None]

    async def close(self) -> None:
        """Stop, and cancel everybody who waits."""
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
        """Start thinking about waiting questions with all free processes."""
        while len(self._busy) < self._most and (asked := self._next()):
            process = self._idle.pop() if self._idle else self._new_process()
            task = asyncio.create_task(self._think(process, asked), name="thinking")
            self._busy[process] = (asked, task)

    def _next(self) -> _Asked | None:
        """Return the next question that somebody still waits for."""
        for queue in (self._soon, self._later):
            while queue and queue[0].answer.done():
                queue.popleft()
        if not self._soon and not self._later:
            return None
        self._was_soon = bool(self._soon) and not (self._was_soon and self._later)
        return (self._soon if self._was_soon else self._later).popleft()

    def _granted(self, question: Work) -> Work:
        """Return ``question`` with its time reduced if the queue is long."""
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
                pass  # nobody waits for it
            elif answer.thought is None and answer.part is None:
                asked.answer.set_exception(ThinkingFailed(answer.trace))
            else:
                asked.answer.set_result(answer)
        finally:
            del self._busy[process]
            self._idle.append(process)
        self._begin()

    async def _answer(self, process: ThinkingProcess, question: Work) -> Answer:
        """Return the answer of ``process``; if it was killed meanwhile, start it again, once."""
        try:
            return await process.answer(question)
        except ProcessLost:
            return await process.answer(question)
