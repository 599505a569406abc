"""A seat as somebody saw it when they pressed, and changes of its occupant."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.features.agreements.rules import without
from bot.features.reliability.rules.reliability import require_reliable
from bot.features.watching.rules import may_sit_at
from bot.table.action import Request
from bot.table.actor import (
    Actor,
    Facts,
)
from bot.table.refusals import refused
from bot.table.rows import Offer
from bot.table.situation import Situation, TableStep, line
from bot.table.table import SeatRow
from games.engine.event import Event
from games.engine.text import FormerOccupant, Seat

_SITTING = re.compile(r"(\d{1,2})=(\d{0,20})", re.ASCII)


class SeatAssignment(Struct, frozen=True):
    """A seat as somebody saw it when they pressed, with its person (``None``: nobody).

    >>> str(SeatAssignment(2, 4711)), SeatAssignment.parse("0=")
    ('2=4711', SeatAssignment(seat=0, person=None))
    """

    seat: Seat
    person: int | None

    def __str__(self) -> str:
        return f"{self.seat}={'' if self.person is None else self.person}"

    @classmethod
    def parse(cls, text: str) -> SeatAssignment | None:
        """Return the assignment in ``text``, or ``None`` if it's invalid."""
        match = _SITTING.fullmatch(text)
        return match and cls(int(match[1]), int(match[2]) if match[2] else None)


def read_seat_assignment(request: Request) -> SeatAssignment:
    """Return the seat named in a press.

    :raises Refused: it names none.
    """
    assignment = SeatAssignment.parse(request.argument)
    if assignment is None:
        raise refused("unknown-button")
    return assignment


def require_assignment(table: Facts, assignment: SeatAssignment) -> SeatRow:
    """Return the row of the seat, if the person named in the press still sits there.

    :raises Refused: there's no such seat, or somebody else sits there by now.
    """
    if not 0 <= assignment.seat < len(table.seats):
        raise refused("no-such-seat")
    row = table.seats[assignment.seat]
    if row.person != assignment.person:
        raise refused("seat-changed")
    return row


def seated(at: Situation, seat: Seat, actor: Actor) -> TableStep:
    """Return the step that gives ``actor`` the seat and all its rights and duties, hosting included.

    This is the only way into a running game. All offers of the seat end, and all offers to the person.

    :raises Refused: the person has seen more of the game than the seat may know, or isn't reliable enough.
    """
    if not may_sit_at(at, actor.person, seat):
        raise refused("have-seen-more")
    require_reliable(at, actor.person)
    table = at.table
    row = table.seats[seat]
    taken = replace(emptied(row), person=actor.person, member=actor.member, seen_at=at.now)
    after = at.after(
        seats=at.with_seat(seat, taken),
        host=actor.person if table.host == row.person else table.host,
        proposal=without(table.proposal, seat),
    )
    told = line("log-took-seat", player=actor.named, seat=FormerOccupant(seat, row.member))
    ended = tuple(one for one in at.offers if seat == one.seat or actor.person == one.person)
    # People who arranged a substitute haven't abandoned anybody; people whose time ran out have.
    leavers = frozenset({seat} if row.late and row.stand_in else ())
    return TableStep(after, at.state, (told,), withdrawn=ended, leavers=leavers)


def vacated(
    at: Situation, seat: Seat, told: Event, *, wanted: bool, withdrawn: Sequence[Offer] = ()
) -> TableStep:
    """Return the step that puts a computer in place of the person at ``seat``, who also stops hosting."""
    table = at.table
    leaves_host = table.host == table.seats[seat].person
    left = replace(emptied(table.seats[seat]), wanted=wanted)
    after = at.after(
        seats=at.with_seat(seat, left),
        host=others_at(at.table, seat)[0] if leaves_host else table.host,
        proposal=without(table.proposal, seat),
    )
    return TableStep(after, at.state, (told,), withdrawn=tuple(withdrawn), leavers=frozenset({seat}))


def changed(
    at: Situation,
    seat: Seat,
    events: Sequence[Event],
    **changes: object,
) -> TableStep:
    """Return the step that applies ``changes`` to the row of ``seat`` and logs ``events``."""
    row = replace(at.table.seats[seat], **changes)
    after = at.after(seats=at.with_seat(seat, row))
    return TableStep(after, at.state, tuple(events))


def others_at(table: Facts, seat: Seat) -> list[int]:
    """Return the people at the other seats."""
    return [row.person for other, row in enumerate(table.seats) if other != seat and row.person is not None]


def emptied(row: SeatRow) -> SeatRow:
    """Return an empty seat that keeps only the press that belongs to the seed."""
    return SeatRow(None, None, row.interaction)
