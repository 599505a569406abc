"""The time limit named in a mention: when the time of its people ends."""

from __future__ import annotations

from collections.abc import Collection

from bot.features.notices.rules.notice import NoticeKind
from bot.table.perspective import Perspective


def moment_named(table: Perspective, kind: NoticeKind, people: Collection[int]) -> float | None:
    """Return when the time of the first of ``people`` ends; ``None`` if a mention of ``kind`` has no time."""
    seats = {seat for seat, row in enumerate(table.seats) if row.person in people}
    match kind:
        case "turn" | "last" | "secret":
            ends = [at for seat, at in table.due.items() if seat in seats]
        case "short":
            ends = [at for seat in seats if (at := table.seats[seat].due_at) is not None]
        case _:
            ends = []
    return min(ends, default=None)
