"""Reliability: whether turns are answered in time and games played on, as others need to know beforehand.

Only turns with a clock count, so it reveals nothing about secret questions, which have none. Whatever keeps
the clock going isn't a miss: more time, given or taken, a pause, days off.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.people import Reliability
from bot.domain.refusals import refused
from bot.domain.rows import MoveRow
from bot.domain.situation import Situation, TableStep
from bot.domain.table import SeatRow

TURNS = 50
"""How many of the last turns of somebody count."""
REMEMBERED = 180 * 86_400.0
"""For how many seconds a turn, or a game that was left, counts."""
NEWCOMER = 10
"""With fewer turns than this, too little is known of somebody to say how reliable they are."""
LEAST: Sequence[int] = (0, 50, 60, 70, 80, 90, 95)
"""How many of a hundred turns in time a table or a server may ask for; 0 is nothing."""


def is_newcomer(known: Reliability) -> bool:
    """Return whether too little is known of somebody to say how reliable they are."""
    return known.turns < NEWCOMER


def asked_of(at: Situation) -> int:
    """Return how many of a hundred turns somebody has to have answered in time who sits down at the table."""
    return max(at.table.least_in_time, at.settings.least_in_time)


def require_reliable(at: Situation, person: int) -> None:
    """Return if ``person`` is reliable enough for the table and its server; the host may always sit there.

    Newcomers may always sit down, unless the server limits them to tables that demand nothing themselves.
    The server's own demand never keeps them away, or nobody new could ever play there.

    :raises Refused: they are not; the sentence says their figure.
    """
    least = asked_of(at)
    if not least or person == at.table.host:
        return
    known = at.reliability.get(person, Reliability())
    if is_newcomer(known):
        if at.table.least_in_time and not at.settings.newcomers:
            raise refused("newcomer", turns=known.turns, needed=NEWCOMER)
    elif known.percent < least:
        raise refused(
            "unreliable", in_time=known.in_time, turns=known.turns, percent=known.percent, least=least
        )


def with_turns_noted(
    before: Sequence[SeatRow], after: Sequence[SeatRow], step: TableStep
) -> tuple[tuple[MoveRow, ...], list[SeatRow]]:
    """Return the moves of ``step`` with whose turn they end, if a clock ran for it, and whether in time.

    ``before`` and ``after`` are the seats, with their clocks, before and after it. A turn counts once: with
    the move that ends it or, where it was missed, with the first one that is made after its time was up, by
    the person or by a stand-in. What is answered for somebody who has pressed nothing says nothing of them.
    """
    seats, moves = list(after), step.moves
    if step.kept_moves is None and not step.is_absent and len(moves) == 1 and moves[0].seat in step.movers:
        seat = moves[0].seat
        in_time = _in_time(before[seat], after[seat])
        if in_time is not None:
            moves = (replace(moves[0], member=before[seat].member, in_time=in_time),)
        if in_time is False:
            seats[seat] = replace(after[seat], late="noted")
    return moves, [_settled(row) for row in seats]


def _in_time(was: SeatRow, now: SeatRow) -> bool | None:
    """Return whether a move from ``was`` to ``now`` ends a turn in time; ``None`` where it ends none."""
    if was.late == "unnoted" or was.timed_out:
        return False
    # A turn of several questions ends when the clock stands still; what is left of a missed one is none.
    ends = was.since is not None and now.since is None
    return True if ends and was.late is None else None


def _settled(row: SeatRow) -> SeatRow:
    """Return ``row``, which knows of a missed turn only as long as that goes on, or a stand-in plays."""
    is_done = row.late == "noted" and row.since is None and row.stand_in is None
    return replace(row, late=None) if is_done else row
