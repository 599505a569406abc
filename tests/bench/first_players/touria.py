"""The first computer player of Touria: it looks one turn ahead and takes whatever is worth most.

It imagines a full state from its view and tries its answers there, each with the best continuation in its own
turn; chance is sampled once. The worth of holdings is a hand-made estimate.
"""

from __future__ import annotations

from itertools import combinations

from games.engine.chance import Chance, RandomStream
from games.engine.copying import copied
from games.engine.decision import Choice, Decision
from games.engine.text import Seat
from games.touria.components import BLACK, COLOURED, COLOURS, PURPLE
from games.touria.mind.imagining import imagine
from games.touria.model import State
from games.touria.rules import castle, course
from games.touria.view import View

_EFFORT = 800
"""Answers tried for one decision; the branches get equal shares."""

_UNTRIED = ("to", "stepwise", "sword", "linger", "ask", "advance")
"""Answers that only take a detour: tried if there is nothing else."""

_EXTRA_TURN = 9.0
"""The worth of the hourglass's extra turn."""

_ITEM_WORTH = {
    "rose": 9.0,
    "paintbrush": 5.0,
    "compass": 2.0,
    "scale": 6.0,
    "crystal_ball": 3.0,
    "helmet": 4.0,
    "frog": 7.0,
    "chest": 4.0,
    "mirror": 4.0,
    "hourglass": 7.0,
    "knapsack": 4.0,
    "flagon": 4.0,
    "boots": 2.5,
    "broom": 4.0,
    "lantern": 3.5,
    "bird": 5.0,
}


class LookingPlayer:
    """Greedy on its view with one turn of look-ahead; see the module's docstring."""

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return the answer to ``decision`` that leads to the best holdings in this turn."""
        if decision.given is not None:
            return decision.given
        seat = view.viewer
        if seat is None or seat < 0:
            raise ValueError("only a seat has answers to give")
        if view.phase == "bonus":
            return (_bonus(decision),)
        choices = _choices(decision)
        if len(choices) == 1:
            return choices[0]
        state = imagine(view, chance)
        search = _Search(seat, chance)
        share = _EFFORT // len(choices)
        return max(choices, key=lambda choice: search.value_of(state, choice, share))


class _Search:
    """Tries the answers of one seat until its turn ends."""

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self.seat = seat
        self.seed = bytes(chance.below(256) for _ in range(4))

    def value_of(self, state: State, choice: Choice, effort: int) -> float:
        """Return the worth of the best continuation after ``choice``, found by trying up to ``effort``
        answers.
        """
        world = copied(state)
        course.apply(world, self.seat, choice, RandomStream(self.seed))
        if state.phase == "end" and world.phase != "end" and world.active == self.seat:
            return worth(world, self.seat) + _EXTRA_TURN
        if effort > 1 and self._goes_on(world):
            choices = _choices(course.decisions(world)[self.seat])
            share = (effort - 1) // len(choices)
            return max(self.value_of(world, following, share) for following in choices) - 0.01
        return worth(world, self.seat)

    def _goes_on(self, world: State) -> bool:
        """Return whether the seat has another question in the same turn; it doesn't foresee the luck of the
        dice.
        """
        if world.winners or world.executor != self.seat or world.phase in ("copy", "doors"):
            return False
        return not (world.phase == "start" and world.turn.untouched)


def worth(state: State, seat: Seat) -> float:
    """Return a rough estimate of ``seat``'s progress, in tenths of a heart."""
    if state.winners:
        return 1000.0 if seat in state.winners else -1000.0
    own, target = state.holdings[seat], state.target
    if state.chapel[seat]:
        return 500.0 + own.coins + 2 * own.swords + 2 * own.elixirs + sum(own.gems) + 2 * len(own.items)
    hearts = own.hearts + ("rose" in own.items)
    total = 10.0 * min(hearts, target) + 1.0 * max(hearts - target, 0)
    total += 5.0 * min(own.coins, target) + 0.8 * max(own.coins - target, 0)
    lacking = max(target - hearts, 0) + max(target - own.coins, 0) / 2
    total += _gems_worth(own.gems, max(target - hearts, 0), max(target - own.coins, 0))
    total -= (5.0 + 12.0 / (1.0 + lacking)) * own.gems[BLACK]
    total += 4.0 * min(own.swords, 3) + 0.4 * max(own.swords - 3, 0)
    total += 4.0 * min(own.elixirs, 2) + 1.0 * max(own.elixirs - 2, 0)
    best_items = sorted((_ITEM_WORTH[name] for name in own.items if name != "rose"), reverse=True)
    total += sum(best_items[:3]) + 0.2 * sum(best_items[3:])
    if castle.ready(own, target):
        total += 60.0
    return total


def _gems_worth(gems: list[int], hearts: int, coins: int) -> float:
    """Return the worth of gems to a seat that lacks ``hearts`` and ``coins``; three of a color buy two
    hearts.
    """
    total, rest = 0.0, 0
    for held in gems[BLACK + 1 :]:
        count = held
        for size, gain in ((3, 2), (2, 1)):
            while count >= size and hearts > 0:
                count -= size
                hearts -= gain
                total += 7.5 * gain
        rest += count
    total += 2.8 * min(rest, 3 + coins) + 0.3 * max(rest - 3 - coins, 0)
    return total + 2.0 * min(gems[PURPLE], 1)


def _choices(decision: Decision) -> list[Choice]:
    """Return the answers worth trying; detours only if there is nothing else."""
    ids = [option.id for option in decision.options]
    if decision.minimum > 1:
        return list(combinations(ids, decision.minimum))[:12]
    direct = [name for name in ids if name.partition(" ")[0] not in _UNTRIED]
    return [(name,) for name in direct or ids]


def _bonus(decision: Decision) -> str:
    offered = [option.id for option in decision.options]
    wanted = [f"gem {COLOURS[colour]}" for colour in COLOURED]
    return next((name for name in ("sword", *wanted) if name in offered), offered[0])
