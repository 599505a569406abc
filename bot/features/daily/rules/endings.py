"""How a daily ends: what is left of a day, and the row of symbols for a finished game."""

from __future__ import annotations

from bot.table.situation import Situation, TableStep, line
from games.engine.outline import Outline

_AHEAD, _LEVEL, _BEHIND = "🟩", "🟨", "🟥"
MOST_SYMBOLS = 12
"""The most symbols in a row; a longer game shows every second or third of its parts."""
_PARTS = 8
"""The number of symbols for a game that has no chapters."""


def closed(at: Situation) -> TableStep | None:
    """Return the step that ends a try when its day is over; ``None`` if it's over or ended already."""
    if at.table.status in {"over", "ended"}:
        return None
    return TableStep(at.after(status="ended"), at.state, (line("log-daily-over"),))


def symbol(lead: int) -> str:
    """Return the symbol for being ahead by ``lead``: it reveals nothing about the deal."""
    return _AHEAD if lead > 0 else _LEVEL if lead == 0 else _BEHIND


def stops(outline: Outline) -> list[int]:
    """Return the last step of each chapter, or of equal parts of a game without chapters, thinned out."""
    ends = {turn.chapter: turn.last for turn in outline.turns}
    last = outline.turns[-1].last
    if len(ends) > 1:
        steps = [end for _, end in sorted(ends.items())]
    else:
        turns = outline.turns
        steps = sorted({turns[-1 - number * len(turns) // _PARTS].last for number in range(_PARTS)})
    if len(steps) > MOST_SYMBOLS:
        apart = -(-len(steps) // MOST_SYMBOLS)
        steps = steps[::-1][::apart][::-1]
    return steps if steps and steps[-1] == last else [*steps, last]
