"""Private panels that people have open: they are updated as long as Discord allows.

People who open their hand again and again have many such panels above one another. Only a person's newest one
at a table is updated, so that a move costs one picture for each of them; the others still answer presses.
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
from bot.table.perspective import Perspective
from bot.table.worker import TableWorkers

_log = logging.getLogger(__name__)

OPEN_FOR = 14 * 60.0
"""Seconds after a press during which its answer is edited; Discord allows fifteen minutes."""
MOST = 2_000
"""The maximum number of open panels; the oldest are no longer updated."""

Standing: TypeAlias = bytes
Refresh: TypeAlias = Callable[[Standing], Awaitable[Standing | None]]
"""Updates a panel if its content has changed, and returns the new digest; ``None`` if it can't."""


def standing(table: Perspective) -> Standing:
    """Return a digest of everything that makes a private panel of ``table`` update.

    That's what its reader sees of the game, what they are asked, and whose answers are missing.
    """
    votes = [row.vote for row in table.seats]
    shown = table.status, table.view, table.decision, table.waiting, table.proposal, table.asks, votes
    return sha256(msgspec.msgpack.encode(shown)).digest()


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A private panel of ``table``; ``shown`` is the digest of its content."""

    table: int
    person: int
    shown: Standing
    refresh: Refresh
    until: float


class OpenHands:
    """The open panels, by their message, only in memory: the next press updates any that were lost."""

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
        """Update the panels of ``table``, which has changed, soon."""
        if any(hand.table == table for hand in self._open.values()):
            self.workers.wake(table)

    async def _refresh(self, table: int) -> None:
        # People who have just moved may go on, and meanwhile read the answer to their own press.
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
            # If a panel can't be redrawn, it stays as it is; the next press reports the error.
            _log.exception("an open panel was not brought up to date")
            metrics.item_failed("open hands")
            shown = None
        newest = self._open.get(message)
        if shown is None and newest is hand:
            self.closed(message)
        elif shown is not None and newest is hand:
            self._open[message] = replace(hand, shown=shown)
        elif newest is not None and shown not in {None, hand.shown}:
            # A press was answered meanwhile, and this edit may have arrived after that answer.
            self._open[message] = replace(newest, shown=b"")
            self.workers.wake(newest.table)
