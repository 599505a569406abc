"""Advice on a declaration: what the stones tell, how likely it is to work, what a failure costs."""

from __future__ import annotations

from games.abraca.components import NUMBERS
from games.abraca.judgement import lacking_chance
from games.abraca.player import position
from games.abraca.rules import CAST, END
from games.abraca.view import View
from games.engine.decision import Choice
from games.engine.text import Text


def advice(view: View, choice: Choice) -> Text | None:
    """Return the reasons for ``choice``, a declaration or a stop, from the view of the seat that is asked."""
    if view.active is None or view.viewer != view.active or len(choice) != 1:
        return None
    at, [picked] = position(view), choice
    total = sum(at.unseen)
    lowest = 1 if at.any_order else max(at.last, 1)
    works = {
        number: round(100 * (1 - lacking_chance(number, at.masks, at.unseen, total)))
        for number in range(lowest, NUMBERS[-1] + 1)
    }
    if picked == END:
        best = max(works, key=works.__getitem__)
        return Text("abraca-advice-end", {"number": best, "works": works[best]})
    number = int(picked.removeprefix(CAST))
    if number not in works:
        return None
    return Text(
        "abraca-advice-cast",
        {
            "number": number,
            "copies": at.unseen[number],
            "unseen": total,
            "stones": len(at.masks),
            "works": works[number],
        },
    )
