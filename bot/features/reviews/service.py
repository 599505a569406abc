"""Reviews of finished games: estimated once, in the background, and stored.

They run part by part in the thinking processes, or without these in slices beside other work. After a
restart, the next request starts again.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Awaitable, Callable, Collection, Generator, Iterator
from hashlib import sha256
from secrets import token_hex
from typing import Protocol

import msgspec

from bot import metrics
from bot.database.errors import StoreError
from bot.database.lane import Lane
from bot.features.archive.service.archive import Archive
from bot.features.reviews.rules import KeptReview
from bot.features.reviews.store import ReviewStore
from bot.table.change import Incident
from bot.table.refusals import refused
from bot.table.store import TableStore
from bot.thinking.question import PartOfReview
from bot.thinking.thinkers import ThinkingFailed
from games.engine.game import AnyGame, Refused
from games.engine.record import Record
from games.engine.review import Review
from games.engine.reviewing import Extent, Part, estimating, put_together

_log = logging.getLogger(__name__)

EXTENT = Extent(parts=12)
SECONDS = 20.0
"""Seconds of one core that a review may take."""
_BESIDE = 5.0
"""Seconds that a review may take if only the bot's own process can make it."""
_WORTH_SHOWING = 14 * 60.0
"""Seconds until a private message can no longer be edited."""


class Reviewer(Protocol):
    """Estimates the positions of a game away from the event loop."""

    async def review(self, wanted: PartOfReview) -> Part:
        """Return a part of a review.

        :raises ThinkingFailed: it could not be made.
        """
        ...


class Reviews:
    """Makes reviews of finished games, one task per game, one game at a time, and stores them."""

    def __init__(
        self,
        archive: Archive,
        store: ReviewStore,
        tables: TableStore,
        games: dict[str, AnyGame],
        reviewer: Reviewer | None,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.extent = EXTENT
        self._archive = archive
        self._store = store
        self._tables = tables
        self._games = games
        self._reviewer = reviewer
        self._now = now
        self._turn = asyncio.Lock()
        self._tasks: dict[int, asyncio.Task[KeptReview]] = {}
        self._done: dict[int, int] = {}
        """Number of finished parts of the reviews in progress, by table."""
        self._waiting: set[asyncio.Task[None]] = set()
        self._next_part: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def known(self, table: int) -> KeptReview | None:
        """Return the review of the game of ``table``, if there is one."""
        return await self._store.review(table)

    async def known_among(self, tables: Collection[int]) -> dict[int, Review]:
        """Return the reviews of those of ``tables`` whose games have one, by table."""
        return await self._store.reviews(tables)

    def progress(self, table: int) -> float:
        """Return how much of the review of ``table`` is done, 0 to 1; 0 if it isn't being made."""
        return self._done.get(table, 0) / self.extent.parts

    async def begin(
        self, table: int, then: Callable[[KeptReview | Refused | float], Awaitable[None]]
    ) -> None:
        """Start the review of ``table`` unless it's running already, and call ``then`` with the result.

        Until then it's called with the progress, 0 to 1, after each part. If the review fails, it's called
        with the reason.

        :raises Refused: the game isn't over, or was played under another version of the rules.
        """
        record = await self._archive.record(table)
        task = self._tasks.get(table)
        if task is None:
            task = asyncio.create_task(self._made(table, record), name=f"review {table}")
            self._tasks[table] = task
            task.add_done_callback(lambda _: (self._tasks.pop(table, None), self._done.pop(table, None)))
        waiting = asyncio.create_task(self._tell(table, task, then), name=f"review of {table} is awaited")
        self._waiting.add(waiting)
        waiting.add_done_callback(self._waiting.discard)

    async def note_shown(self, table: int) -> None:
        """Note that the review of ``table`` was shown in its channel."""
        await self._store.note_shown(table, self._now())

    async def idle(self) -> None:
        """Return when no review is being made or awaited."""
        while self._waiting:
            await asyncio.wait(self._waiting)

    async def close(self) -> None:
        """Stop; after a restart, the next request starts again."""
        tasks = [*self._tasks.values(), *self._waiting]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell(
        self,
        table: int,
        task: asyncio.Task[KeptReview],
        then: Callable[[KeptReview | Refused | float], Awaitable[None]],
    ) -> None:
        began, told = self._now(), self.progress(table)
        while not task.done():
            part = self._next_part
            await asyncio.wait((task, part), return_when=asyncio.FIRST_COMPLETED)
            if not task.done() and self.progress(table) > told:
                told = self.progress(table)
                await self._show(began, then, told)
        try:
            outcome: KeptReview | Refused = await task
        except Refused as why:
            outcome = why
        except StoreError as error:
            _log.error("a review was not kept: %s", error)
            return
        await self._show(began, then, outcome)

    async def _show(
        self,
        began: float,
        then: Callable[[KeptReview | Refused | float], Awaitable[None]],
        outcome: KeptReview | Refused | float,
    ) -> None:
        """Show ``outcome`` to a person who has waited since ``began``, if the message can still change."""
        if self._now() - began >= _WORTH_SHOWING:
            return
        try:
            await then(outcome)
        except Exception as error:
            _log.error("a review was not shown: %s", type(error).__name__)

    def _note_part(self, table: int, done: int) -> None:
        """Note that ``done`` parts of the review of ``table`` are done, and wake everyone who waits."""
        self._done[table] = done
        part, self._next_part = self._next_part, asyncio.get_running_loop().create_future()
        part.set_result(None)

    async def _made(self, table: int, record: Record) -> KeptReview:
        async with self._turn:
            if known := await self._store.review(table):
                return known
            try:
                review = await self._estimated(table, record)
                kept = KeptReview(review, self._now())
                await self._store.keep(table, kept)
            except (StoreError, Refused, asyncio.CancelledError):
                raise
            except ThinkingFailed as failure:
                raise await self._failed(table, failure.trace) from None
            except Exception:
                raise await self._failed(table, traceback.format_exc()) from None
        return kept

    async def _estimated(self, table: int, record: Record) -> Review:
        seed = sha256(bytes.fromhex(record.seed) + b"review").digest()
        parts = []
        for number in range(self.extent.parts):
            if self._reviewer is None:
                parts.append(await self._estimated_beside(record, seed, number))
            else:
                wanted = PartOfReview(
                    game=record.game,
                    record=msgspec.json.encode(record),
                    extent=self.extent,
                    part=number,
                    seed=seed,
                    seconds=SECONDS / self.extent.parts,
                )
                parts.append(await self._reviewer.review(wanted))
            self._note_part(table, number + 1)
        return put_together(parts)

    async def _estimated_beside(self, record: Record, seed: bytes, number: int) -> Part:
        """Return a part of a review, estimated in slices on a thread."""
        spent, most = _Spent(), _BESIDE / self.extent.parts
        work = estimating(
            self._games[record.game], record, seed, self.extent, number, lambda: spent.seconds >= most
        )
        found: list[Part] = []
        await self._lane.drain(_slices(work, found, spent))
        return found[0]

    @property
    def _lane(self) -> Lane:
        return self._tables.lane

    async def _failed(self, table: int, trace: str) -> Refused:
        """Record that the review of ``table`` failed; return the refusal to show."""
        reference = token_hex(4).upper()
        metrics.incident("thinking")
        _log.error("the review of table %d failed; see incident %s", table, reference)
        await self._tables.note(Incident(reference, table, trace, {}, self._now()))
        return refused("not-reviewed", reference=reference)


class _Spent:
    """The seconds of work so far."""

    def __init__(self) -> None:
        self.seconds = 0.0


def _slices(work: Generator[None, None, Part], found: list[Part], spent: _Spent) -> Iterator[None]:
    """Yield after each step of ``work``; add its result to ``found``."""
    while True:
        began = time.thread_time()
        try:
            next(work)
        except StopIteration as end:
            found.append(end.value)
            return
        spent.seconds += time.thread_time() - began
        yield
