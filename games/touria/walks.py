"""Every walk that comes into question, also those that are too many to suggest. rules/touria#6.1 to #6.3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from games.touria.board import MINE_NUMBER, NEIGHBOURS, steps_of
from games.touria.components import BLACK
from games.touria.estimates import Estimate
from games.touria.mines import on_offer
from games.touria.model import State
from games.touria.plays import NOTHING, Found
from games.touria.reach import cost, here, steps_left

_LONGEST = 9
"""No walk that is thought of has more steps."""
_WEIGHED = 12
"""How many walks are weighed exactly, the most promising first."""
_ANY: Mapping[int, int] = {}


class Walk(NamedTuple):
    """A way to go on to the destination: the next space, the mines on the whole way, and its steps."""

    first: str
    mines: tuple[int, ...]
    steps: int


@lru_cache(maxsize=1 << 12)
def walks(start: str, destination: str, used: int, most: int) -> tuple[Walk, ...]:
    """Return the shortest walk of at most ``most`` steps past each set of mines, along roads not ``used``."""
    found: dict[tuple[int, ...], Walk] = {}

    def go(space: str, roads: int, first: str, mines: tuple[int, ...], steps: int) -> None:
        if space == destination and first:
            known = found.get(key := tuple(sorted(mines)))
            if known is None or steps < known.steps:
                found[key] = Walk(first, mines, steps)
        for other, road in NEIGHBOURS[space]:
            after, mine = steps + steps_of(road), MINE_NUMBER.get(other)
            if after <= most and not roads >> road & 1 and (mine is None or mine not in mines):
                passed = mines if mine is None else (*mines, mine)
                go(other, roads | 1 << road, first or other, passed, after)

    go(start, used, "", (), 0)
    return tuple(sorted(found.values(), key=lambda walk: walk.steps))


def best_walk(state: State, estimate: Estimate) -> Found:
    """Return what the best walk brings with what can be done at its end, and the step with which it begins.

    Walks past the same mine twice aren't thought of: what lies there then is drawn by chance.
    """
    turn = state.turn
    behind = tuple([MINE_NUMBER[space] for space in turn.path if space in MINE_NUMBER])
    left = min(steps_left(state), _LONGEST - turn.steps)
    gains, losses = estimate.mine_gains(), dict[int, float]()

    def price(walk: Walk) -> int:
        return cost(turn.steps + walk.steps, turn.boots)

    def promise(walk: Walk) -> float:
        coins = price(walk)
        if coins not in losses:
            losses[coins] = estimate.coin_loss(coins)
        return sum([gains[mine] for mine in walk.mines]) - losses[coins]

    known = [
        walk
        for walk in walks(here(state), turn.destination, turn.used, left)
        if not set(behind).intersection(walk.mines)
    ]
    # Of walks past mines that offer the same, the first is the shortest.
    different = {tuple(sorted([on_offer(state, mine) for mine in walk.mines])): walk for walk in known[::-1]}
    weighed = sorted(different.values(), key=promise, reverse=True)[:_WEIGHED]
    return max(
        [
            (bringing(state, estimate, (*behind, *walk.mines), price(walk)), f"to {walk.first}")
            for walk in weighed
        ],
        default=NOTHING,
    )


def bringing(
    state: State, estimate: Estimate, mines: Sequence[int], price: int, picks: Mapping[int, int] = _ANY
) -> float:
    """Return what a walk past ``mines`` brings, with the best gem where ``picks`` names none."""
    offered: list[list[tuple[int, ...]]] = []
    for mine in mines:
        held = on_offer(state, mine)
        if mine in picks:
            offered.append([(picks[mine],)])
        else:
            offered.append([held] if BLACK in held else [(colour,) for colour in sorted(set(held))] or [()])
    return max(
        estimate.arriving(state.turn.destination, [one for some in picked for one in some], price)
        for picked in product(*offered)
    )
