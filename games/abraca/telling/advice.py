"""Advice on a declaration: the evidence of the stones, its chance of success, and the cost of failure."""

from __future__ import annotations

from games.abraca.components import NUMBERS
from games.abraca.mind.judgement import Position, lacking_chance
from games.abraca.mind.player import position
from games.abraca.rules.course import CAST, END
from games.abraca.view import View
from games.engine.advice import times_in_100
from games.engine.decision import Choice
from games.engine.text import Text


def advice(view: View, choice: Choice) -> Text | None:
    """Return the reason for ``choice``, a declaration or a stop, from the view of the seat that must answer.

    If players must count for themselves (``counter_aid`` is off), it contains no number that counting would
    give.
    """
    if view.active is None or view.viewer != view.active or len(choice) != 1:
        return None
    [picked] = choice
    number = 0 if picked == END else int(picked.removeprefix(CAST))
    if not view.options.counter_aid:
        return Text("abraca-advice-uncounted", {"number": number})
    at = position(view)
    works = working_chances(at)
    likeliest = max(works, key=works.__getitem__)
    if not number:
        return Text("abraca-advice-end", {"number": likeliest, "works": times_in_100(works[likeliest])})
    if number not in works:
        return None
    return Text(
        _advice(works[number]),
        {
            "number": number,
            "copies": at.unseen[number],
            "unseen": sum(at.unseen),
            "stones": len(at.masks),
            "works": times_in_100(works[number]),
        },
    )


def _advice(chance: float) -> str:
    if 0.0 < chance < 1.0:
        return "abraca-advice-cast"
    return "abraca-advice-sure" if chance else "abraca-advice-hopeless"


def working_chances(at: Position) -> dict[int, float]:
    """Return, by number, the chance of each declaration that is legal at ``at``."""
    lowest = 1 if at.any_order else max(at.last, 1)
    total = sum(at.unseen)
    return {
        number: 1 - lacking_chance(number, at.masks, at.unseen, total)
        for number in range(lowest, NUMBERS[-1] + 1)
    }
