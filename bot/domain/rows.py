"""What is kept beside a table: its moves and log, what is due, how it ended. Times are Unix seconds."""

from __future__ import annotations

from msgspec import Struct

from games.engine.event import Event
from games.engine.text import Seat


class MoveRow(Struct, frozen=True):
    """One move as it was made: the seat, the ids picked, and what chance answered.

    ``member`` is the number of the person who pressed. ``in_time`` is set if it ends a turn with a clock,
    and says whether it was in time; the turn is that of ``member``, even if a stand-in had to play it.
    """

    seat: Seat
    choice: tuple[str, ...]
    chance: tuple[int, ...]
    at: float
    member: int | None = None
    in_time: bool | None = None


class EventRow(Struct, frozen=True, gc=False):
    """One line of a table's log."""

    number: int
    event: Event
    at: float


class SeatClock(Struct, frozen=True):
    """A seat whose clock runs out at ``due_at``."""

    table: int
    seat: Seat
    due_at: float


class KeptSeat(Struct, frozen=True):
    """A seat of a lobby that is kept for a person who is invited, until ``due_at``."""

    table: int
    person: int
    due_at: float


class SetStart(Struct, frozen=True):
    """A lobby whose game begins by itself at ``due_at``."""

    table: int
    due_at: float


class Silence(Struct, frozen=True):
    """A table at which somebody counts as silent from ``due_at`` on."""

    table: int
    due_at: float


class Deadline(Struct, frozen=True):
    """The time at which the question put to a seat at ``revision`` is answered without a press."""

    table: int
    seat: Seat
    revision: int
    due_at: float


class Pace(Struct, frozen=True):
    """How a finished game went: in how many seconds, with how many ``people``, taken back how many times.

    ``presses`` is how many moves each person made.
    """

    guild: int
    game: str
    seats: int
    clock: str
    seconds: float
    people: int
    undone: int
    presses: int = 0


class Departure(Struct, frozen=True):
    """That somebody, by their number, left a game to the others before it was over."""

    member: int
    at: float


class Result(Struct, frozen=True):
    """How one seat ended a finished game; ``person`` and ``member`` are as in ``SeatRow``."""

    seat: Seat
    person: int | None
    rank: int
    score: int
    member: int | None = None


class Offer(Struct, frozen=True):
    """A seat that was offered to a person who has not answered yet."""

    seat: Seat
    person: int
    offered_by: int
    at: float


class Disclosure(Struct, frozen=True):
    """That a person was shown a running game with the eyes of a seat, or of ``SPECTATOR``."""

    person: int
    eyes: Seat


class OutdatedMessage(Struct, frozen=True):
    """A message that should not stand any more: a board that another one has taken the place of, or a notice
    that does not hold and that the bot could not remove."""

    channel: int
    message: int
