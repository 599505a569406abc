"""The computer player of New Game, which plays from its seat's view alone."""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.newgame.view import View


class HighestFirst:
    """Shows its highest card."""

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return the last option; options are in the order of the cards."""
        return (decision.options[-1].id,)
