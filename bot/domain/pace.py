"""How long a game takes, and what is usual at it: what others want to know before they sit down."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from msgspec import Struct

from bot.domain.answer_times import usual_median
from bot.domain.rows import Pace
from bot.domain.table import Table
from games.engine.text import Text

FEWEST = 3
"""Of fewer games nothing is said: it would be a guess."""
_DAY, _HOUR, _MINUTE = 86_400, 3_600, 60


class Usual(Struct, frozen=True):
    """What was usual at so many finished ``games`` of one kind, on this server (``here``) or on all.

    ``seconds`` and ``presses`` (of each person) are medians. ``undo``, ``computers`` and ``rated`` say
    whether most of them had moves taken back, computer players, and at least two people, who were rated.
    """

    games: int
    here: bool
    seconds: float
    presses: int
    undo: bool
    computers: bool
    rated: bool


def usual(paces: Sequence[Pace], *, here: bool) -> Usual | None:
    """Return what was usual at games that went by ``paces``; ``None`` where they are too few to say."""
    if len(paces) < FEWEST:
        return None

    def most(said: Sequence[bool]) -> bool:
        return 2 * sum(said) > len(said)

    return Usual(
        games=len(paces),
        here=here,
        seconds=median(pace.seconds for pace in paces),
        presses=round(median(pace.presses for pace in paces)),
        undo=most([pace.undone > 0 for pace in paces]),
        computers=most([pace.people < pace.seats for pace in paces]),
        rated=most([pace.people > 1 for pace in paces]),
    )


def pace_of(table: Table) -> Pace | None:
    """Return how a game went whose end is the last step of ``table``; ``None`` if nobody noted its beginning.

    How often people pressed is counted by the store.
    """
    people = sum(row.person is not None for row in table.seats)
    if table.started_at is None or not people:
        return None
    seconds = max(0.0, table.changed_at - table.started_at)
    return Pace(table.guild, table.game, len(table.seats), table.clock, seconds, people, table.undone)


def usual_answer(usual: Usual | None, table: Table) -> float | None:
    """Return the seconds that half of the answers usually take on the server of ``table``.

    None if too few such games were played there.
    """
    if usual is None or not usual.here:
        return None
    people = sum(row.person is not None for row in table.seats)
    return usual_median(usual.seconds, usual.presses * people)


def about(seconds: float) -> Text:
    """Return the text of roughly so many seconds: whole days, hours or minutes."""
    if seconds >= 1.5 * _DAY:
        return Text("duration-days", {"count": round(seconds / _DAY)})
    if seconds >= 1.5 * _HOUR:
        return Text("duration-hours", {"count": round(seconds / _HOUR)})
    return Text("duration-minutes", {"count": max(1, round(seconds / _MINUTE))})
