"""Everything that one step writes."""

from __future__ import annotations

import traceback
from secrets import token_hex
from typing import Any

from msgspec import Struct

from bot.features.notices.rules.notice import NewNotice
from bot.table.rows import (
    Deadline,
    DealResult,
    Departure,
    Disclosure,
    MoveRow,
    Offer,
    OutdatedMessage,
    Pace,
    Result,
)
from bot.table.situation import Decided
from bot.table.table import Table
from games.engine.event import Event


class TableChange(Struct, frozen=True):
    """Everything that one step of a table writes at once, if its row still has the version of ``before``.

    ``offered`` are new offers of seats, ``withdrawn`` are outdated offers. ``sights`` record the views of
    everybody seated, whether or not already known. ``kept_moves`` is how many moves stay when some are taken
    back. ``guests_changed``: invitations or the list of people sent away changed. ``departures`` are the
    people who abandoned the game, ``returned`` the member numbers of people who sat down in a running game
    (again). ``pace`` is how fast the game went, if it ends. ``decided`` has the decisions after the step,
    which aren't written.
    """

    table: Table
    before: Table
    moves: tuple[MoveRow, ...] = ()
    events: tuple[Event, ...] = ()
    notices: tuple[NewNotice, ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    results: tuple[Result, ...] = ()
    deal_results: tuple[DealResult, ...] = ()
    offered: tuple[Offer, ...] = ()
    withdrawn: tuple[Offer, ...] = ()
    sights: tuple[Disclosure, ...] = ()
    pace: Pace | None = None
    departures: tuple[Departure, ...] = ()
    returned: tuple[int, ...] = ()
    kept_moves: int | None = None
    seats_changed: bool = False
    guests_changed: bool = False
    outdated: OutdatedMessage | None = None
    decided: Decided | None = None

    @property
    def due_at(self) -> float | None:
        """The time at which something at the table next falls due; ``None`` if nothing does.

        Questions that were open before keep their times, so they may fall due earlier.
        """
        table = self.table
        moments = [table.starts_at, table.silent_at]
        moments += [deadline.due_at for deadline in self.deadlines]
        moments += [seat.due_at for seat in table.seats]
        moments += [invitation.due_at for invitation in table.invitations]
        return min((at for at in moments if at is not None), default=None)


class Incident(Struct, frozen=True):
    """An error in the rules, in words or in pictures, kept for the host of the bot.

    ``table`` is 0 if it wasn't about a table. ``record`` contains secrets.
    """

    reference: str
    table: int
    trace: str
    record: Any
    at: float


def incident_of(table: int, error: BaseException, record: Any, now: float) -> Incident:
    """Return an incident at ``table`` with a new reference, and the trace of ``error``."""
    trace = "".join(traceback.format_exception(error))
    return Incident(token_hex(4).upper(), table, trace, record, now)
