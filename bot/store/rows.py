"""What the database holds, as typed rows. Times are Unix seconds; ids are Discord's unless said otherwise."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from games.engine.event import Event
from games.engine.text import Seat

Status = Literal["lobby", "playing", "held", "over", "ended"]
"""A table waits in its lobby, is played, is held by an incident, is over, or was ended early."""


NoticeKind = Literal["turn", "last"]
"""Somebody is asked, or is the last of several who has not answered yet."""


class SeatRow(Struct, frozen=True):
    """Who sits where. ``person`` and ``name`` are ``None`` for a computer player."""

    person: int | None
    name: str | None
    interaction: int


class Table(Struct):
    """One table. ``asked`` has, by seat, the revision at which its open decision was put to it."""

    id: int
    guild: int
    channel: int
    game: str
    options: dict[str, bool | str]
    locale: str
    host: int
    status: Status
    secret: bytes
    rules_version: int
    created_at: float
    changed_at: float
    revision: int = 1
    published_revision: int = 0
    message: int | None = None
    message_at: float | None = None
    posts: int = 1
    started_by: int | None = None
    snapshot: bytes | None = None
    counter: int = 0
    asked: dict[Seat, int] = {}
    reference: str | None = None
    origin: int | None = None
    rematch_of: int | None = None
    seats: list[SeatRow] = []

    def seat_of(self, person: int) -> Seat | None:
        """Return the seat of ``person``, or ``None``."""
        for seat, row in enumerate(self.seats):
            if row.person == person:
                return seat
        return None


class MoveRow(Struct, frozen=True):
    """One move as it was made: the seat, the ids picked, and what chance answered."""

    seat: Seat
    choice: tuple[str, ...]
    chance: tuple[int, ...]
    at: float


class EventRow(Struct, frozen=True):
    """One line of a table's log."""

    number: int
    event: Event
    at: float


class Notice(Struct, frozen=True):
    """A message owed to a person: unique by table, revision, seat and kind.

    ``channel`` is written before the message is sent there and ``message`` afterwards, so that a delivery
    which was cut short can be told.
    """

    id: int
    table: int
    revision: int
    seat: Seat
    kind: NoticeKind
    person: int
    due_at: float
    state: Literal["due", "sent", "done"]
    channel: int | None = None
    message: int | None = None


class NewNotice(Struct, frozen=True):
    """A notice that a change of a table makes due."""

    seat: Seat
    person: int
    due_at: float
    kind: NoticeKind = "turn"


class Deadline(Struct, frozen=True):
    """The time at which the question put to a seat at ``revision`` is answered without a press."""

    table: int
    seat: Seat
    revision: int
    due_at: float


class Person(Struct, frozen=True):
    """What a person asked for: private panels by direct message, and the language last seen."""

    person: int
    wants_dm: bool = False
    locale: str | None = None


class Leftover(Struct, frozen=True):
    """A board that another one has taken the place of, still to be removed."""

    channel: int
    message: int


class Change(Struct, frozen=True):
    """All that one step of a table writes at once."""

    table: Table
    moves: tuple[MoveRow, ...] = ()
    events: tuple[Event, ...] = ()
    notices: tuple[NewNotice, ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    seats_changed: bool = False
    leftover: Leftover | None = None


class Incident(Struct, frozen=True):
    """A step that failed inside the rules, kept for the person who runs the bot. ``record`` holds secrets."""

    reference: str
    table: int
    trace: str
    record: Any
    at: float
