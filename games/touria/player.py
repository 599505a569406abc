"""The computer players of Touria: they play from what their seat can see.

Each imagines a full state from its view and weighs its answers there (``answering``).
"""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.text import Seat
from games.touria import answering
from games.touria.imagining import imagine
from games.touria.view import View


class LookingPlayer:
    """Looks as far as the end of its turn, and takes what brings it closest to the castle."""

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return the answer to ``decision`` that leads to the best holdings in this turn."""
        if decision.given is not None:
            return decision.given
        found = answering.weigh(imagine(view, chance), _seat(view), chance)
        return _best_allowed(found, decision)


class NewcomerPlayer:
    """Plays like somebody at their first table.

    It sees what a place brings, but not what lies on the way there; it is unsure which of two things is
    better; it forgets that it could join in, and it keeps its items for later.
    """

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return an answer that looks good to somebody who sees half of it."""
        if decision.given is not None:
            return decision.given
        found = answering.weigh(imagine(view, chance), _seat(view), chance)
        if view.phase == "route" and chance.below(_HURRIES) == 0:
            # The first way that is suggested is the shortest.
            shortest = (decision.options[0].id,)
            found = [(gain, choice) for gain, choice in found if choice == shortest] or found
        elif view.phase == "copy" and chance.below(_FORGETS):
            found = [(1.0, ("pass",))]
        unsure = [
            (min(gain, _SURE) + _UNSURE * chance.below(_STEPS) / _STEPS, choice) for gain, choice in found
        ]
        return _best_allowed(unsure, decision)


_FORGETS = 4
"""Of so many chances to copy, all but one are forgotten."""
_HURRIES = 2
"""On one of so many ways a newcomer looks for nothing."""
_SURE = 2.0
_UNSURE = 0.4
"""By so much, in logits, a newcomer may misjudge what an answer brings."""
_STEPS = 1_000


def _seat(view: View) -> Seat:
    seat = view.viewer
    if seat is None or seat < 0:
        raise ValueError("only a seat has answers to give")
    return seat


def _best_allowed(found: list[tuple[float, Choice]], decision: Decision) -> Choice:
    """Return the best of what was ``found`` that is offered; the first answer if none of it is."""
    for _, choice in sorted(found, reverse=True):
        if decision.allows(choice):
            return choice
    return tuple(option.id for option in decision.options[: max(decision.minimum, 1)])
