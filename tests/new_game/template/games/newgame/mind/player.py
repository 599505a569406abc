"""The computer player of New Game: it plays from the view of its seat alone."""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.newgame.view import View


class HighestFirst:
    """Shows the highest card that it has."""

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return the last of the options, which stand in the order of the cards."""
        return (decision.options[-1].id,)
