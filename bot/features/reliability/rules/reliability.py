"""Reliability: whether people answer turns in time and finish games, for others to know beforehand.

Only turns with a clock count, so it reveals nothing about secret questions, which have none. A turn isn't
late if the clock was extended or stopped: by more time, given or taken, a pause, or days off.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.features.reliability.rules.record import Reliability
from bot.table.refusals import refused
from bot.table.rows import MoveRow
from bot.table.situation import Situation, TableStep
from bot.table.table import SeatRow

TURNS = 50
"""Maximum number of somebody's last turns that count."""
REMEMBERED = 180 * 86_400.0
"""Seconds for which a turn, or an abandoned game, counts."""
NEWCOMER = 10
"""With fewer turns than this, it's too early to judge somebody's reliability."""
LEAST: Sequence[int] = (0, 50, 60, 70, 80, 90, 95)
"""The shares of turns in time, in percent, that a table or a server may demand; 0 demands nothing."""


def is_newcomer(known: Reliability) -> bool:
    """Return whether it's too early to judge somebody's reliability."""
    return known.turns < NEWCOMER


def asked_of(at: Situation) -> int:
    """Return the percentage of turns in time that people need to sit down at the table."""
    return max(at.table.least_in_time, at.settings.least_in_time)


def require_reliable(at: Situation, person: int) -> None:
    """Check that ``person`` is reliable enough for the table and its server; the host may always sit there.

    Newcomers may always sit down, unless the server limits them to tables that demand nothing themselves. The
    server's own demand never keeps them away, or nobody new could ever play there.

    :raises Refused: they aren't; the sentence says their figure.
    """
    if person != at.table.host:
        known = at.reliability.get(person, Reliability())
        needs_record = at.table.least_in_time > 0 and not at.settings.newcomers
        require_in_time(known, asked_of(at), needs_record=needs_record)


def require_in_time(known: Reliability, least: int, *, needs_record: bool = False) -> None:
    """Check that somebody has answered ``least`` of a hundred turns in time, 0 for no limit.

    It's too early to say that of newcomers; they pass unless everybody ``needs_record``.

    :raises Refused: they haven't; the sentence says their figure.
    """
    if not least:
        return
    if is_newcomer(known):
        if needs_record:
            raise refused("newcomer", turns=known.turns, needed=NEWCOMER)
    elif known.percent < least:
        raise refused(
            "unreliable", in_time=known.in_time, turns=known.turns, percent=known.percent, least=least
        )


def with_turns_noted(
    before: Sequence[SeatRow], after: Sequence[SeatRow], step: TableStep
) -> tuple[tuple[MoveRow, ...], list[SeatRow]]:
    """Return the moves of ``step``; a move that ends a turn with a clock says whether it came in time.

    ``before`` and ``after`` are the seats, with their clocks, before and after it. A turn counts once: with
    the move that ends it or, if it was missed, with the first move after its time was up, by the person or by
    a stand-in. An automatic answer for somebody who hasn't pressed doesn't count for or against them.
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
    """Return whether a move from ``was`` to ``now`` ends a turn in time; ``None`` if it ends no turn."""
    if was.late == "unnoted" or was.timed_out:
        return False
    # A turn of several questions ends when the clock stops; the rest of a missed turn doesn't count.
    ends = was.since is not None and now.since is None
    return True if ends and was.late is None else None


def _settled(row: SeatRow) -> SeatRow:
    """Return ``row``, which keeps the mark of a missed turn only while that goes on or a stand-in plays."""
    is_done = row.late == "noted" and row.since is None and row.stand_in is None
    return replace(row, late=None) if is_done else row
