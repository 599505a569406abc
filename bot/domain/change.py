"""What one step writes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.domain.notice import NewNotice
from bot.domain.rows import Deadline, Departure, Disclosure, MoveRow, Offer, OutdatedMessage, Pace, Result
from bot.domain.table import Table
from games.engine.event import Event


class TableChange(Struct, frozen=True):
    """All that one step of a table writes at once, if the row is still of the version of ``before``.

    ``offered`` are new offers of seats and ``withdrawn`` those that do not stand any more.
    ``sights`` are those of people who have sat down, known already or not. ``kept_moves`` is how many moves
    stay when some are taken back. ``guests_changed``: others than before are invited or were sent away.
    ``departures`` are of those who have left the game to the others, ``returned`` the numbers of members who
    sit there (again). ``pace`` is how the game went that ends by it.
    """

    table: Table
    before: Table
    moves: tuple[MoveRow, ...] = ()
    events: tuple[Event, ...] = ()
    notices: tuple[NewNotice, ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    results: tuple[Result, ...] = ()
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


class Incident(Struct, frozen=True):
    """What failed inside the rules, in words or in pictures, kept for the person who runs the bot.

    ``table`` is 0 where it was about no table. ``record`` holds secrets.
    """

    reference: str
    table: int
    trace: str
    record: Any
    at: float
