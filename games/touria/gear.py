"""The value of boots, lantern and compass before a way is declared."""

from __future__ import annotations

from games.touria import items
from games.touria.board import MINE_NUMBER, MINES, NEIGHBOURS, fewest_steps, steps_of
from games.touria.estimates import Estimate
from games.touria.model import State
from games.touria.plays import IMPOSSIBLE, Found
from games.touria.reach import cost, here, steps_left
from games.touria.suggestions import suggestions

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
            found.append((_best_walk(state, estimate) - estimate.without(way), way))
            turn.boots -= 1
        if not turn.lantern:
            for way in items.ways(state, estimate.seat, "lantern"):
                turn.lantern = True
                found.append((_best_walk(state, estimate) - estimate.without(way), way))
                turn.lantern = False
    for way in items.ways(state, estimate.seat, "compass"):
        found.append(_best_jump(state, estimate, way))
    return found


def _best_walk(state: State, estimate: Estimate) -> float:
    """Return the gain of the best walk with the gear in use now."""
    anew = Estimate(state, estimate.seat)
    gain, trail = anew.best_trail(state.turn.origin, state.turn.destination)
    if trail is None:
        return max(gain, 0.0) + max(anew.at(state.turn.destination)[0], 0.0)
    price = cost(trail.steps, state.turn.boots)
    return gain + max(anew.gain_at(state.turn.destination, anew.passed(trail), price), 0.0)


def _best_jump(state: State, estimate: Estimate, way: str) -> Found:
    """Return the gain of the best way with one jump, and how it continues from the part declared so far."""
    turn, start, left = state.turn, here(state), steps_left(state)
    gains = estimate.mine_gains()
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
            gain = sum([gains[mine] for mine in passed]) - estimate.coin_loss(price) - loss
            gain += max(estimate.gain_at(turn.destination, estimate.taken(passed), price), 0.0)
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
