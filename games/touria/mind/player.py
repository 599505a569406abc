"""The computer players of Touria, which play from the view of their seat alone.

Each imagines a full state from its view and weighs its answers there (``answering``).
"""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.text import Seat
from games.touria.mind import answering
from games.touria.mind.imagining import imagine
from games.touria.view import View


class LookingPlayer:
    """Looks ahead to the end of its turn, and picks the answer that improves its position most."""

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return the allowed answer with the highest gain in this turn."""
        if decision.given is not None:
            return decision.given
        found = answering.weigh(imagine(view, chance), _seat(view), chance)
        return _best_allowed(found, decision)


class NewcomerPlayer:
    """Plays like somebody at their first table.

    It knows the gain of a place, but often ignores the mines on the way there. It's unsure which of two good
    answers is better, and it often forgets that it could copy.
    """

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return an answer that looks good to a beginner."""
        if decision.given is not None:
            return decision.given
        found = answering.weigh(imagine(view, chance), _seat(view), chance)
        if view.phase == "route" and chance.below(_HURRIES) == 0:
            # The first suggested route is the shortest.
            shortest = (decision.options[0].id,)
            found = [(gain, choice) for gain, choice in found if choice == shortest] or found
        elif view.phase == "copy" and chance.below(_FORGETS):
            found = [(1.0, ("pass",))]
        unsure = [
            (min(gain, _SURE) + _UNSURE * chance.below(_STEPS) / _STEPS, choice) for gain, choice in found
        ]
        return _best_allowed(unsure, decision)


_FORGETS = 4
"""It forgets all but one in this many chances to copy."""
_HURRIES = 2
"""It takes the shortest route one time in this many."""
_SURE = 2.0
"""Higher gains, in logits, look equally good to a newcomer."""
_UNSURE = 0.4
"""The most by which a newcomer overrates an answer, in logits."""
_STEPS = 1_000


def _seat(view: View) -> Seat:
    seat = view.viewer
    if seat is None or seat < 0:
        raise ValueError("only a seat has answers to give")
    return seat


def _best_allowed(found: list[tuple[float, Choice]], decision: Decision) -> Choice:
    """Return the best answer in ``found`` that ``decision`` allows; its first options if there's none."""
    for _, choice in sorted(found, reverse=True):
        if decision.allows(choice):
            return choice
    return tuple(option.id for option in decision.options[: max(decision.minimum, 1)])
