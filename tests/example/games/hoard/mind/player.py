"""The computer player of Let It Sleep, which plays from its seat's view alone."""

from __future__ import annotations

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.hoard.model import CARDS
from games.hoard.rules.course import NAME, WAKE
from games.hoard.view import Place, View


class EstimatingThief:
    """Takes coins at random, and names a little less than the total it expects."""

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return the coins to take, or the number to say."""
        offered = [option.id for option in decision.options]
        numbers = [int(option.removeprefix(NAME)) for option in offered if option.startswith(NAME)]
        if not numbers and WAKE not in offered:
            return (chance.pick(offered),)
        likely = sum(map(_likely, view.places))
        if WAKE in offered and (not numbers or (view.named or 0) > likely):
            return (WAKE,)
        modest = round(likely) - 1 - chance.below(3)
        return (f"{NAME}{max(numbers[0], modest)}",)


def _likely(place: Place) -> float:
    """Return the coins that a thief took this night: the exact number if known, otherwise the average."""
    left = [card for card in CARDS if card not in place.open]
    return sum(left) / len(left) if place.card is None else place.card
