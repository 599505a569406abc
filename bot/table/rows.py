"""Data stored beside a table: its moves and log, due times, results. Times are Unix seconds."""

from __future__ import annotations

from msgspec import Struct

from games.engine.event import Event
from games.engine.text import Seat


class MoveRow(Struct, frozen=True):
    """One move: the seat, the ids picked, and the answers of chance.

    ``member`` is the number of the person who pressed. ``in_time`` is set if the move ends a turn with a
    clock, and says whether it was in time; the turn belongs to ``member``, even if a stand-in had to play it.
    ``waited`` is how many seconds the others waited for the answer; ``None`` if they didn't, or if the move
    isn't the person's first answer to them.
    """

    seat: Seat
    choice: tuple[str, ...]
    chance: tuple[int, ...]
    at: float
    member: int | None = None
    in_time: bool | None = None
    waited: float | None = None


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
    """A lobby seat kept for an invited person until ``due_at``."""

    table: int
    person: int
    due_at: float


class SetStart(Struct, frozen=True):
    """A lobby whose game begins by itself at ``due_at``."""

    table: int
    due_at: float


class Silence(Struct, frozen=True):
    """A table where somebody counts as silent from ``due_at`` on."""

    table: int
    due_at: float


class Deadline(Struct, frozen=True):
    """The time at which the question put to a seat at ``revision`` is answered without a press.

    ``is_planned``: the seat's plan answers it, rather than its preference or silence.
    """

    table: int
    seat: Seat
    revision: int
    due_at: float
    is_planned: bool = False


class Pace(Struct, frozen=True):
    """The course of a finished game: its duration, number of ``people``, and number of undos.

    ``presses`` is the number of moves per person.
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
    """An abandoned game: the number of the member who left it to the others, and when."""

    member: int
    at: float


class Result(Struct, frozen=True):
    """The result of one seat in a finished game; ``person`` and ``member`` are as in ``SeatRow``.

    ``score`` is ``None`` in a game without scores.
    """

    seat: Seat
    person: int | None
    rank: int
    score: int | None
    member: int | None = None


class DealResult(Struct, frozen=True):
    """What a seat reached at a table with a shared ``deal``, as the game's ``score`` defines it.

    ``member`` is as in ``SeatRow``. ``version`` is that of the rules when the game began.
    """

    deal: str
    seat: Seat
    member: int | None
    points: int
    lead: int
    rank: int
    version: int
    at: float

    @property
    def total(self) -> int:
        """The number by which results of the same deal and seat are compared: more is better."""
        return self.points + self.lead


class Offer(Struct, frozen=True):
    """An offer of a seat to a person who hasn't answered yet."""

    seat: Seat
    person: int
    offered_by: int
    at: float


class Disclosure(Struct, frozen=True):
    """A record that a person was shown a running game through the eyes of a seat, or of ``SPECTATOR``."""

    person: int
    eyes: Seat


class OutdatedMessage(Struct, frozen=True):
    """A message to remove: a replaced board, or a notice that no longer applies but couldn't be removed."""

    channel: int
    message: int
