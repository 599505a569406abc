"""Private panels that people have open: what they show is brought up to date, as long as Discord lets.

Whoever opens their hand again and again has many of them above one another. Only the newest one of a person
at a table changes by itself, so that a move costs one picture for each of them; the others answer presses.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TypeAlias

import msgspec

from bot import metrics
from bot.domain.perspective import Perspective
from bot.service.worker import TableWorkers

_log = logging.getLogger(__name__)

OPEN_FOR = 14 * 60.0
"""Seconds after a press during which its answer is edited; Discord allows fifteen minutes."""
MOST = 2_000
"""So many panels are kept; the oldest are left as they are."""

Standing: TypeAlias = bytes
Refresh: TypeAlias = Callable[[Standing], Awaitable[Standing | None]]
"""Updates a panel that shows something else, and returns what it shows then; ``None`` if it cannot."""


def standing(table: Perspective) -> Standing:
    """Return a digest of what makes a private panel of ``table`` update.

    That is what its reader sees of the game, what they are asked, and whose answers are missing.
    """
    votes = [row.vote for row in table.seats]
    shown = table.status, table.view, table.decision, table.waiting, table.proposal, table.asks, votes
    return sha256(msgspec.msgpack.encode(shown)).digest()


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A private panel of ``table`` that shows its reader ``shown``."""

    table: int
    person: int
    shown: Standing
    refresh: Refresh
    until: float


class OpenHands:
    """The panels that are open, by their message, in memory: the next press repairs what is lost."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        self._open: dict[int, OpenHand] = {}
        self.workers = TableWorkers("open hands", self._refresh)

    def opened(self, message: int, table: Perspective, person: int, refresh: Refresh) -> None:
        """Note that ``message`` shows ``person`` their own panel of ``table``."""
        if self._pause <= 0:
            return
        earlier = [
            other for other, hand in self._open.items() if (hand.table, hand.person) == (table.id, person)
        ]
        for other in earlier:
            del self._open[other]
        until = time.monotonic() + OPEN_FOR
        self._open[message] = OpenHand(table.id, person, standing(table), refresh, until)
        while len(self._open) > MOST:
            del self._open[next(iter(self._open))]

    def closed(self, message: int) -> None:
        """Note that ``message`` shows something else."""
        self._open.pop(message, None)

    def wake(self, table: int) -> None:
        """Bring the panels of ``table``, which has changed, up to date soon."""
        if any(hand.table == table for hand in self._open.values()):
            self.workers.wake(table)

    async def _refresh(self, table: int) -> None:
        # Whoever has just moved may go on, and reads the answer to their own press meanwhile.
        await asyncio.sleep(self._pause)
        at = [(message, hand) for message, hand in self._open.items() if hand.table == table]
        await asyncio.gather(*(self._bring_up_to_date(message, hand) for message, hand in at))

    async def _bring_up_to_date(self, message: int, hand: OpenHand) -> None:
        if time.monotonic() > hand.until:
            self.closed(message)
            return
        try:
            shown = await hand.refresh(hand.shown)
        except Exception:
            # A panel that cannot be made anew is left as it is; the next press says what is wrong.
            _log.exception("an open panel was not brought up to date")
            metrics.item_failed("open hands")
            shown = None
        newest = self._open.get(message)
        if shown is None and newest is hand:
            self.closed(message)
        elif shown is not None and newest is hand:
            self._open[message] = replace(hand, shown=shown)
        elif newest is not None and shown not in {None, hand.shown}:
            # A press was answered meanwhile, and it may be that this arrived after the answer.
            self._open[message] = replace(newest, shown=b"")
            self.workers.wake(newest.table)
