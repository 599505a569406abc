"""The random player, which can play any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.game import Player
from games.engine.policy import Choices


class RandomPlayer:
    """Picks any allowed answer, each number of picks and each option equally likely."""

    def choose(self, view: object, decision: Decision, chance: Chance) -> Choice:
        """Return a random answer that ``decision`` allows; ``view`` is ignored."""
        ids = [option.id for option in decision.options]
        most = min(decision.maximum, len(ids))
        count = decision.minimum + chance.below(most - decision.minimum + 1)
        if count != 1:
            ids = [option.id for option in decision.options if not option.is_preference]
        return _picked(ids, min(count, len(ids)), chance)


class LearningPlayer:
    """Mixes the answers of two players: ``sensible`` and ``mistaken``.

    ``grasps`` is how many of 100 answers are sensible ones.
    """

    def __init__(self, sensible: Player[Any], mistaken: Player[Any], *, grasps: int) -> None:
        self._sensible, self._mistaken, self._grasps = sensible, mistaken, grasps

    def choose(self, view: Any, decision: Decision, chance: Chance) -> Choice:
        """Return the answer of one of the two players, chosen at random."""
        player = self._sensible if chance.below(100) < self._grasps else self._mistaken
        return player.choose(view, decision, chance)


def any_of(choices: Choices, chance: Chance) -> Choice:
    """Return a random answer from ``choices``, each number of picks and each option equally likely."""
    count = choices.minimum
    if count != choices.maximum:
        count += chance.below(choices.maximum - count + 1)
    return _picked(choices.ids, count, chance)


def _picked(ids: Sequence[str], count: int, chance: Chance) -> Choice:
    if count == 1:
        return (ids[chance.below(len(ids))],)
    order = list(range(len(ids)))
    chance.shuffle(order)
    return tuple(ids[index] for index in sorted(order[:count]))
