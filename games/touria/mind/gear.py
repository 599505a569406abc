"""The value of boots, lantern and compass before a way is declared."""

from __future__ import annotations

from games.touria.mind.estimates import Estimate
from games.touria.mind.plays import IMPOSSIBLE, NOTHING, Found
from games.touria.mind.suggestions import suggestions
from games.touria.model import State
from games.touria.rules import items
from games.touria.rules.board import MINE_NUMBER, MINES, NEIGHBOURS, fewest_steps, steps_of
from games.touria.rules.reach import cost, here, steps_left

Leg = list[tuple[str, int]]
"""Spaces in walking order, each with the road that leads to it."""


def gear(state: State, estimate: Estimate) -> list[Found]:
    """Return the gains from putting on boots, lighting the lantern, or taking a way with a jump."""
    owned = state.holdings[estimate.seat].items
    if not {"boots", "lantern", "compass", items.MIRROR}.intersection(owned):
        return []
    turn, found = state.turn, list[Found]()
    if not turn.path:
        for way in items.ways(state, estimate.seat, "boots"):
            turn.boots += 1
            found.append((_best_with(state, estimate, way), way))
            turn.boots -= 1
        for way in [] if turn.lantern else items.ways(state, estimate.seat, "lantern"):
            turn.lantern = True
            found.append((_best_with(state, estimate, way), way))
            turn.lantern = False
    for way in items.ways(state, estimate.seat, "compass"):
        found.append(_best_jump(state, estimate, way))
    return found


def _best_with(state: State, estimate: Estimate, way: str) -> float:
    """Return the gain of the best walk once ``way`` is put down, with further gear if that is better."""
    index = estimate.put_down(way)
    anew = Estimate(state, estimate.seat)
    gain = max(_best_walk(state, anew), max(gear(state, anew), default=NOTHING)[0])
    estimate.take_back(way, index)
    return gain + anew.base - estimate.base


def _best_walk(state: State, estimate: Estimate) -> float:
    """Return the gain of the best walk with the gear in use now."""
    turn = state.turn
    gain, trail = estimate.best_trail(turn.origin, turn.destination)
    if trail is None:
        return max(gain, 0.0) + max(estimate.at(turn.destination)[0], 0.0) if gain > IMPOSSIBLE else gain
    price = cost(trail.steps, turn.boots)
    return estimate.arriving(turn.destination, estimate.taken(trail.mines), price)


def _best_jump(state: State, estimate: Estimate, way: str) -> Found:
    """Return the gain of the best way with one jump, and how it continues from the part declared so far."""
    turn, start, left = state.turn, here(state), steps_left(state)
    loss = estimate.without(way)
    best: Found = (IMPOSSIBLE, "")
    for first in MINES:
        before = leg(start, first, turn.used)
        if before is None or len(before) >= left:
            continue
        used = turn.used | sum(1 << road for _, road in before)
        for second in MINES:
            after = None if second == first else leg(second, turn.destination, used)
            if after is None:
                continue
            steps = sum(steps_of(road) for _, road in before) + 1 + len(after)
            if steps > left:
                continue
            spaces = [*(space for space, _ in before), second, *(space for space, _ in after)]
            passed = [MINE_NUMBER[space] for space in spaces if space in MINE_NUMBER]
            price = min(cost(turn.steps + steps, turn.boots), estimate.own.coins)
            gain = estimate.arriving(turn.destination, estimate.taken(passed), price) - loss
            if gain > best[0]:
                best = gain, f"to {before[0][0]}" if before else f"{way} {second}"
    if not best[1].startswith(way) and not turn.stepwise and suggestions(state):
        return best[0], "stepwise"
    return best


def leg(start: str, end: str, used: int) -> Leg | None:
    """Return a shortest walk that avoids the roads in the mask ``used``, or ``None`` if there is none."""
    found: Leg = []
    while start != end:
        left = fewest_steps(start, end, used, 0)
        if left is None:
            return None
        for other, road in NEIGHBOURS[start]:
            if not used >> road & 1:
                after = fewest_steps(other, end, used | 1 << road, 0)
                if after is not None and after + steps_of(road) == left:
                    break
        else:
            return None
        found.append((other, road))
        used |= 1 << road
        start = other
    return found
