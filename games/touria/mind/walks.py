"""Every walk worth considering, including those that aren't suggested. rules/touria#6.1 to #6.3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from games.touria.components import BLACK, COMPONENTS
from games.touria.mind.estimates import Estimate
from games.touria.mind.plays import NOTHING, Found
from games.touria.model import State
from games.touria.rules.board import MINE_NUMBER, NEIGHBOURS, steps_of
from games.touria.rules.mines import on_offer
from games.touria.rules.reach import cost, here, steps_left

_LONGEST = 9
"""Maximum number of steps of a walk; boots add the steps that they make free, once."""
_WEIGHED = 12
"""The most walks to evaluate exactly, the most promising first."""
_WEIGHED_GEARED = 30
"""Likewise with gear in use, when more walks are nearly as good as others; it's rare."""
_ANY: Mapping[int, int] = {}


class Walk(NamedTuple):
    """A way to the destination: its first space, the mines on the way, its number of steps, and whether it
    begins with a jump."""

    first: str
    mines: tuple[int, ...]
    steps: int
    is_jump: bool = False


@lru_cache(maxsize=1 << 12)
def walks(start: str, destination: str, used: int, most: int, jumps: int = 0) -> tuple[Walk, ...]:
    """Return the shortest walk of at most ``most`` steps past each set of mines, along roads not ``used``.

    Each has exactly ``jumps`` jumps from one mine to another.
    """
    found: dict[tuple[int, ...], Walk] = {}

    def go(space: str, roads: int, begun: Walk, left: int) -> None:
        first, mines, steps, is_jump = begun
        if space == destination and first and not left:
            known = found.get(key := tuple(sorted(mines)))
            if known is None or steps < known.steps:
                found[key] = begun
        for other, road in NEIGHBOURS[space]:
            after, mine = steps + steps_of(road), MINE_NUMBER.get(other)
            if after <= most and not roads >> road & 1 and (mine is None or mine not in mines):
                passed = mines if mine is None else (*mines, mine)
                go(other, roads | 1 << road, Walk(first or other, passed, after, is_jump), left)
        if left and space in MINE_NUMBER and steps < most:
            for other, mine in MINE_NUMBER.items():
                if other != space and mine not in mines:
                    jump = Walk(first or other, (*mines, mine), steps + 1, is_jump or not first)
                    go(other, roads, jump, left - 1)

    go(start, used, Walk("", (), 0), jumps)
    return tuple(sorted(found.values(), key=lambda walk: walk.steps))


def best_walk(state: State, estimate: Estimate, way: str = "", jumps: int = 0) -> Found:
    """Return the gain of the best walk, including the action at its end, and the answer that begins it.

    The walk has exactly ``jumps`` jumps, the first by ``way``, a compass or a mirror as one. What makes them
    possible must be put down already.
    Walks past the same mine twice aren't considered: its new gems would be drawn by chance.
    """
    turn = state.turn
    behind = tuple([MINE_NUMBER[space] for space in turn.path if space in MINE_NUMBER])
    passed, gems = set(behind), [on_offer(state, mine) for mine in range(len(state.mines))]
    longest = _LONGEST + (COMPONENTS.movement.boots_steps if turn.boots else 0)
    left = min(steps_left(state), longest - turn.steps)
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
        for walk in walks(here(state), turn.destination, turn.used, left, jumps)
        if passed.isdisjoint(walk.mines)
    ]
    # Keep only the shortest of the walks past mines with the same gems.
    different = {tuple(sorted([gems[mine] for mine in walk.mines])): walk for walk in known[::-1]}
    weighed = sorted(different.values(), key=promise, reverse=True)
    return max(
        [
            (
                bringing(state, estimate, (*behind, *walk.mines), price(walk)),
                f"{way if walk.is_jump else 'to'} {walk.first}",
            )
            for walk in weighed[: _WEIGHED_GEARED if turn.boots or turn.lantern or jumps else _WEIGHED]
        ],
        default=NOTHING,
    )


def bringing(
    state: State, estimate: Estimate, mines: Sequence[int], price: int, picks: Mapping[int, int] = _ANY
) -> float:
    """Return the gain of a walk past ``mines``, with the best gem of each mine that isn't in ``picks``."""
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
