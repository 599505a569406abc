"""The clock: gives answers that need no press, and acts when somebody runs out of time.

It also frees the seats of invitations without a timely answer, starts games at their set time, and acts when
somebody has been silent for too long.

The answers are standing preferences, after a random pause, and silence, if the rules define its meaning and
time. Deadlines are rows, written together with the move that sets them. If they passed while the bot was
down, they get a grace period first.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from bot.features.absence.rules.silence import falls_silent
from bot.features.absence.rules.stand_ins import time_is_up
from bot.features.clocks.store import DueStore
from bot.features.invitations.rules import lapsed
from bot.features.lobby.rules.beginning import begins_when_set
from bot.features.play.rules import answer_due
from bot.table.items import see_to
from bot.table.rows import Deadline, KeptSeat, SeatClock, SetStart, Silence
from bot.table.service import TableService
from bot.table.situation import Situation, TableStep
from bot.table.wake_timer import WakeTimer
from games.engine.game import Refused

_Due = TypeVar("_Due", Deadline, SeatClock, KeptSeat, SetStart, Silence)

GRACE = 600.0
"""Extra seconds for a seat whose time ran out during an outage of the bot."""


class DeadlineScheduler:
    """A task that sleeps until the earliest deadline."""

    def __init__(self, service: TableService, due: DueStore, *, now: Callable[[], float] = time.time) -> None:
        self._service = service
        self._due = due
        self._now = now
        self.wake_timer = WakeTimer("clock", self._round)

    async def start(self, *, was_away: bool) -> None:
        """Grant grace for missed deadlines if the bot ``was_away``, then start."""
        now = self._now()
        if was_away:
            await self._due.postpone(overdue=now, until=now + GRACE)
        self.wake_timer.start()

    def look_at(self, due_at: float) -> None:
        """Start a round at ``due_at`` at the latest, because something falls due then."""
        self.wake_timer.wake_in(due_at - self._now())

    async def _round(self) -> float:
        due = await self._due.due(self._now())
        answers = await self._see_to(due.deadlines, answer_due)
        clocks = await self._see_to(due.seat_clocks, time_is_up)
        kept = await self._see_to(due.kept_seats, lapsed)
        begun = await self._see_to(due.set_starts, begins_when_set)
        silent = await self._see_to(due.silences, falls_silent)
        return min(answers, clocks, kept, begun, silent)

    async def _see_to(
        self, due: Sequence[_Due], change: Callable[[Situation, _Due], TableStep | None]
    ) -> float:
        """Apply ``change`` to every due item; return the seconds until the next one is due."""

        async def step(item: _Due) -> float | None:
            left = item.due_at - self._now()
            if left > 0:
                return left
            # If it's refused, the table has just been halted; the item counts again once the table is
            # released.
            with suppress(Refused):
                await self._service.change(item.table, partial(_of, change, item))
            return None

        return await see_to("clock", due, step, table=lambda item: item.table)


def _of(change: Callable[[Situation, _Due], TableStep | None], item: _Due, at: Situation) -> TableStep | None:
    return change(at, item)
