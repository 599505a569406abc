"""The duration of games and what's usual at them, for people who think about sitting down."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from msgspec import Struct

from bot.features.computers.rules.answer_times import usual_median
from bot.table.rows import Pace
from bot.table.table import Table
from games.engine.text import Text

FEWEST = 3
"""The fewest finished games for a statement about what's usual; with fewer, it would be a guess."""
_DAY, _HOUR, _MINUTE = 86_400, 3_600, 60


class Usual(Struct, frozen=True):
    """Typical values of finished ``games`` of one kind, on this server (``here``) or on all servers.

    ``games`` is their number; ``seconds`` and ``presses`` (per person) are medians. ``undo``, ``computers``
    and ``rated``: most of the games had moves taken back, computer players, or at least two people (who were
    rated).
    """

    games: int
    here: bool
    seconds: float
    presses: int
    undo: bool
    computers: bool
    rated: bool


def usual(paces: Sequence[Pace], *, here: bool) -> Usual | None:
    """Return the typical values of games with these ``paces``; ``None`` if they are too few."""
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
    """Return the pace of the game that the last step of ``table`` ended; ``None`` if its start isn't stored.

    The store counts how often people pressed.
    """
    people = sum(row.person is not None for row in table.seats)
    if table.started_at is None or not people:
        return None
    seconds = max(0.0, table.changed_at - table.started_at)
    return Pace(table.guild, table.game, len(table.seats), table.clock, seconds, people, table.undone)


def usual_answer(usual: Usual | None, table: Table) -> float | None:
    """Return the usual median seconds of an answer on the server of ``table``.

    ``None`` if too few such games were played there.
    """
    if usual is None or not usual.here:
        return None
    people = sum(row.person is not None for row in table.seats)
    return usual_median(usual.seconds, usual.presses * people)


def about(seconds: float) -> Text:
    """Return a text of roughly ``seconds``, in whole days, hours or minutes."""
    if seconds >= 1.5 * _DAY:
        return Text("duration-days", {"count": round(seconds / _DAY)})
    if seconds >= 1.5 * _HOUR:
        return Text("duration-hours", {"count": round(seconds / _HOUR)})
    return Text("duration-minutes", {"count": max(1, round(seconds / _MINUTE))})
