"""Thinking about open questions: once for each, and away from the event loop.

Results are kept only in memory, so that no question is thought about twice. After a restart, computers think
about open questions again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from secrets import token_hex

from msgspec.structs import replace

from bot import metrics
from bot.database.errors import StoreError
from bot.features.computers.rules.open_questions import Considered, OpenQuestion, QuestionKey
from bot.table.change import Incident
from bot.table.refusals import refused
from bot.table.store import TableStore
from bot.thinking.question import Question
from bot.thinking.thinkers import Thinker, ThinkingFailed
from bot.thinking.worker import answered
from games.engine.strength import USUAL, Strength
from games.engine.thinking import PLAYOUTS, Thought

_log = logging.getLogger(__name__)

_REMEMBERED = 1024
"""The number of questions whose results are cached."""


class Thinking:
    """Makes ``thinker`` think about questions, with ``seconds`` of one core for each.

    Without a thinker, computers answer at once.
    """

    def __init__(
        self,
        tables: TableStore,
        thinker: Thinker | None,
        seconds: float,
        *,
        playouts: int = PLAYOUTS,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._tables = tables
        self._thinker = thinker
        self._seconds = seconds
        self._playouts = playouts
        self._now = now
        self._tasks: OrderedDict[QuestionKey, asyncio.Task[Thought | None]] = OrderedDict()

    @property
    def seconds(self) -> float:
        """The seconds of one core that a hint takes."""
        return self._seconds

    def seconds_of(self, strength: Strength) -> float:
        """Return how many seconds a computer of ``strength`` thinks, whatever the question."""
        return self._seconds if strength == "master" and self._thinker is not None else 0.0

    def backlog(self) -> tuple[int, float]:
        """Return the number of unanswered questions, and how many seconds the oldest has waited."""
        return (0, 0.0) if self._thinker is None else self._thinker.backlog()

    async def about(self, question: OpenQuestion) -> Considered | None:
        """Return the result of thinking about ``question``, ``None`` if there isn't one.

        All requests for the same question share one result. A failure is recorded as an incident, and the
        next request tries again.
        """
        thinker = self._thinker
        if thinker is None:
            return None
        task = self._tasks.get(question.key)
        if task is None:
            soon = question.is_hint or question.strength != "master"
            task = asyncio.create_task(self._thought(thinker, question, soon=soon), name="thought")
            self._remember(question.key, task)
        thought = await asyncio.shield(task)
        return None if thought is None else Considered(question, thought)

    def knows(self, question: OpenQuestion) -> bool:
        """Return whether ``question`` already has a result, so that asking takes no time."""
        task = self._tasks.get(question.key)
        return task is not None and task.done()

    async def hint(self, question: OpenQuestion) -> Considered:
        """Return a master's answer; without a thinker, or if it fails, a companion's.

        :raises Refused: that has failed, too.
        """
        considered = await self.about(question)
        if considered is not None:
            return considered
        found = await asyncio.to_thread(answered, replace(self._asked(question), strength=USUAL))
        if found.thought is None:
            await self._note(question, found.trace)
            raise refused("no-hint-now")
        return Considered(question, found.thought)

    async def close(self) -> None:
        """Stop thinking."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        if self._thinker is not None:
            await self._thinker.close()

    async def _thought(self, thinker: Thinker, question: OpenQuestion, *, soon: bool) -> Thought | None:
        try:
            thought = await thinker.ask(self._asked(question), soon=soon)
        except ThinkingFailed as failure:
            self._tasks.pop(question.key, None)
            await self._note(question, failure.trace)
            return None
        if thought.incident is not None:
            await self._note(question, thought.incident)
        if not question.decision.allows(thought.choice):
            self._tasks.pop(question.key, None)
            await self._note(question, "the thinker chose what is not offered")
            return None
        return thought

    def _asked(self, question: OpenQuestion) -> Question:
        return Question(
            game=question.game,
            snapshot=question.snapshot,
            seat=question.seat,
            strength=question.strength,
            seed=question.seed,
            seconds=self._seconds,
            playouts=self._playouts,
        )

    def _remember(self, key: QuestionKey, task: asyncio.Task[Thought | None]) -> None:
        self._tasks[key] = task
        if len(self._tasks) > _REMEMBERED:
            oldest = next((known for known, one in self._tasks.items() if one.done()), None)
            if oldest is not None:
                del self._tasks[oldest]

    async def _note(self, question: OpenQuestion, trace: str) -> None:
        """Record as an incident that thinking about ``question`` has failed."""
        reference = token_hex(4).upper()
        metrics.incident("thinking")
        # The trace may quote hidden things, so it goes to the database and not into the log.
        _log.error("thinking failed at table %d; see incident %s", question.table, reference)
        record = {"seat": question.seat, "asked": question.asked, "strength": question.strength}
        try:
            await self._tables.note(Incident(reference, question.table, trace, record, self._now()))
        except StoreError as error:
            _log.error("incident %s was not noted: %s", reference, error)
