"""The chances of a team to end up as the strongest or the weakest of its floor.

The weights were fitted to 600 to 1,200 games of self-play for each number of players, in which some answers
were only the second or third best. The forecasts match the frequencies
(``tests/games/towers/test_forecast.py``).
"""

from __future__ import annotations

from math import exp

from msgspec import Struct

from games.towers.components import COMPONENTS
from games.towers.mind.stakes import at_stake
from games.towers.rules.teams import ARTIFACTS
from games.towers.view import View

_TYPICAL_CARD = 3.7
"""The average value that a card not shown yet adds to a team."""
_DOUBLED = 4.0
"""The average value that an artifact adds to an incomplete team."""

_Weights = tuple[float, float, float, float, float]
"""Weights of a constant, the lead over the strongest and the weakest rival, the gain from the treasure, and
the loss from the monster. The weighted sum is the log-odds of a place against the places in between."""
_STRONGEST: dict[int, dict[int, _Weights]] = {
    2: {
        3: (1.626, 0.309, 0.0, -0.112, -0.112),
        2: (1.739, 0.699, 0.0, -0.183, -0.125),
        1: (1.07, 1.64, 0.0, -0.165, -0.091),
    },
    3: {
        3: (0.808, 0.157, 0.157, -0.139, -0.084),
        2: (0.477, 0.532, 0.128, -0.201, -0.065),
        1: (-0.117, 1.312, 0.198, -0.214, -0.002),
    },
    4: {
        3: (0.023, 0.218, 0.218, -0.21, -0.108),
        2: (-0.36, 0.699, 0.143, -0.313, -0.064),
        1: (-0.421, 1.476, 0.159, -0.341, -0.004),
    },
}
"""By number of players, and of cards each rival lacks. With two players, the other one is the weakest."""
_WEAKEST: dict[int, dict[int, _Weights]] = {
    3: {
        3: (-1.375, -0.148, -0.148, 0.116, 0.123),
        2: (-1.392, 0.018, -0.549, 0.165, 0.153),
        1: (-0.491, 0.335, -1.724, 0.146, 0.138),
    },
    4: {
        3: (-2.321, -0.192, -0.192, 0.14, 0.188),
        2: (-2.271, 0.115, -0.741, 0.182, 0.269),
        1: (-0.95, 0.28, -1.83, 0.145, 0.191),
    },
}


class Forecast(Struct, frozen=True):
    """The chances of a team to be the strongest and the weakest of its floor, 0 to 1."""

    strongest: float
    weakest: float


def forecast(view: View, total: float) -> Forecast:
    """Return the chances of the viewer's team on the floor in play, given its expected ``total``.

    :raises ValueError: the viewer has no seat.
    """
    viewer, players = view.viewer, len(view.places)
    if viewer is None or not 0 <= viewer < players:
        raise ValueError("only a seat has a team")
    missing = COMPONENTS.team_size - len(view.places[viewer].team.lines)
    rivals = [
        place.team.value
        + _TYPICAL_CARD * missing
        + (0.0 if ARTIFACTS.isdisjoint(place.team.cards) else _DOUBLED)
        for seat, place in enumerate(view.places)
        if seat != viewer
    ]
    lying = view.floors[view.floor - 1]
    won = [(place.treasures or ()) + (place.monsters or ()) for place in view.places]
    gain = at_stake(won, viewer, lying.treasure, view.tower, view.floor)
    loss = -at_stake(won, viewer, lying.monster, view.tower, view.floor)
    found = (1.0, total - max(rivals), total - min(rivals), gain, loss)
    strongest = _odds(_STRONGEST[players][missing], found)
    if players not in _WEAKEST:
        return Forecast(strongest / (strongest + 1), 1 / (strongest + 1))
    weakest = _odds(_WEAKEST[players][missing], found)
    either = strongest + weakest + 1
    return Forecast(strongest / either, weakest / either)


def _odds(weights: _Weights, found: _Weights) -> float:
    return exp(sum(weight * one for weight, one in zip(weights, found, strict=True)))
