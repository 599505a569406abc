"""The player of the figures in rules/abraca#18: it declares what is likely enough, whatever that brings."""

from __future__ import annotations

from games.abraca.judgement import lacking_chance
from games.abraca.player import position
from games.abraca.rules import END
from games.abraca.view import View
from games.engine.chance import Chance
from games.engine.decision import Choice, Decision

CONFIDENCE = 0.55
"""The chance of owning a stone from which on a number is declared."""


class DeducingPlayer:
    """Declares the lowest number that it owns with a chance of 55 % or more, otherwise stops if it may.

    Where it must declare and no number reaches that, it takes the likeliest.
    """

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return what to declare, or to end the turn; ``chance`` is not used."""
        at = position(view)
        lowest = 1 if view.options.easy_order else max(view.last, 1)
        total = sum(at.unseen)
        lacking = {number: lacking_chance(number, at.masks, at.unseen, total) for number in range(lowest, 9)}
        for number, chance_of_none in lacking.items():
            if chance_of_none <= 1 - CONFIDENCE:
                return (f"cast {number}",)
        return (END,) if view.last else (f"cast {min(lacking, key=lacking.__getitem__)}",)
