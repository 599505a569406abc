"""The gains of options at the start of a turn: a tower, a sword, a free item. rules/touria#5.1."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.engine.text import Seat
from games.touria.components import BLACK, COLOURS, PURPLE
from games.touria.mind.estimates import Estimate
from games.touria.mind.gear import geared
from games.touria.mind.plays import IMPOSSIBLE, NOTHING, Found
from games.touria.model import State
from games.touria.rules import castle, items, towers
from games.touria.rules.board import BY_SWORD, TOWERS
from games.touria.rules.reach import cost

LEAST = 0.01
"""Minimum gain for doing something."""
_SWORD_MORE = 0.03
"""Minimum gain from turning a tower by a sword beyond the sword's value."""


def bonuses(state: State, seat: Seat) -> list[Found]:
    """Return the values of the starting bonuses."""
    estimate = Estimate(state, seat)
    gains = estimate.gem_gains()
    found = [
        (gains[colour], f"gem {name}")
        for colour, name in enumerate(COLOURS)
        if colour not in (BLACK, PURPLE) and state.bag[colour]
    ]
    return [*found, (estimate.having("coins", 1), "coin"), (estimate.having("swords", 1), "sword")]


def unknown_doors(state: State, seat: Seat) -> list[str]:
    """Return the closed doors that ``seat`` has not looked behind."""
    return [door for door in castle.closed_doors(state) if door not in state.looked[seat]]


def starts(state: State, seat: Seat) -> list[Found]:
    """Return the options at the start of a turn, with the likely gain of the turn, including way and place.

    An option that is better done before anything else is worth more than all others.
    """
    if castle.can_enter(state):
        return [(FIRST, "enter")]
    estimate = Estimate(state, seat)
    free = free_items(state, seat, estimate)
    if free and max(free)[0] >= LEAST:
        gain, name = max(free)
        return [(FIRST + gain, name), *_towers(state, estimate, towers.facing(state, seat), "tower", {})]
    gains: dict[str, float] = {}
    found = _towers(state, estimate, towers.facing(state, seat), "tower", gains)
    best = max(found, default=NOTHING)[0]
    if state.holdings[seat].swords:
        loss = -estimate.having("swords", -1)
        coming = towers.next_facing(state, seat, BY_SWORD)
        found += [
            (gain - loss - _SWORD_MORE, name)
            for gain, name in _towers(state, estimate, coming, "sword", gains)
        ]
    if state.holdings[seat].items:
        for way in items.ways(state, seat, "broom"):
            found.append((estimate.best_place()[0] - estimate.without(way), way))
    if best <= IMPOSSIBLE:
        found += [(-1.0, f"pass {name}") for name in TOWERS]
    return found


FIRST = 100.0
"""The extra gain of an option that is better done before anything else."""


def _towers(
    state: State, estimate: Estimate, facing: Sequence[str], verb: str, gains: dict[str, float]
) -> list[Found]:
    """Return the gains of the towers that show the actions ``facing``, if they lead anywhere.

    ``gains`` caches the gains of actions.
    """
    found: list[Found] = []
    for number, action in enumerate(facing):
        if action not in gains:
            gains[action] = action_gain(state, estimate, action)
        gain = gains[action]
        if gain > IMPOSSIBLE / 2:
            found.append((gain, f"{verb} {TOWERS[number]}"))
    return found


def action_gain(state: State, estimate: Estimate, action: str) -> float:
    """Return the gain of the tower action: on the way, and at its end if that is worth doing."""
    if action == towers.WIZARD:
        if not estimate.own.coins:
            return IMPOSSIBLE
        return estimate.best_place()[0] - estimate.coin_loss(1)
    return max(_walking(state, estimate, action), geared(state, estimate, action))


def _walking(state: State, estimate: Estimate, action: str) -> float:
    """Return the gain of the tower action without further gear; 0 if only gear leads there."""
    gain, trail = estimate.best_trail(state.group, action)
    if trail is None:
        if gain <= IMPOSSIBLE:
            return 0.0 if towers.can_choose(state, estimate.seat, action) else IMPOSSIBLE
        return max(estimate.at(action)[0], 0.0)
    price = cost(trail.steps, state.turn.boots)
    return estimate.arriving(action, estimate.taken(trail.mines), price)


def free_items(state: State, seat: Seat, estimate: Estimate) -> list[Found]:
    """Return the gains of the items that may be used in any quiet moment."""
    own = state.holdings[seat]
    if not own.items:
        return []
    found: list[Found] = []
    for name in items.FREE:
        for way in items.ways(state, seat, name):
            if items.usable(state, seat, name):
                found.append((_FREE_GAINS[name](estimate) - estimate.without(way), way))
    return found


def _frog_gain(estimate: Estimate) -> float:
    return estimate.at("fountain_fairy")[0] + 0.2


def _knapsack_gain(estimate: Estimate) -> float:
    gains = estimate.gem_gains()
    return max(sum([gains[colour] for colour in held]) for held in estimate.state.mines)


def _chest_gain(estimate: Estimate) -> float:
    return max(estimate.with_item(name) for name in estimate.state.display)


def _crystal_gain(estimate: Estimate) -> float:
    """Return the gain of looking behind doors: only in the castle or just before it."""
    state = estimate.state
    unknown = len(unknown_doors(state, estimate.seat))
    if state.chapel[estimate.seat] or castle.can_enter(state):
        return 1.0 if unknown > 1 else 0.0
    return 0.0


_FREE_GAINS: dict[str, Callable[[Estimate], float]] = {
    "frog": _frog_gain,
    "knapsack": _knapsack_gain,
    "chest": _chest_gain,
    "crystal_ball": _crystal_gain,
}
