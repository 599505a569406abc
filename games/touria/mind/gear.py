"""The value of boots, lantern and compass before a way is declared."""

from __future__ import annotations

from games.touria.mind.estimates import Estimate
from games.touria.mind.plays import IMPOSSIBLE, NOTHING, Found
from games.touria.mind.suggestions import suggestions
from games.touria.mind.walks import best_walk
from games.touria.model import State, Turn
from games.touria.rules import items
from games.touria.rules.phases.route import STEPWISE


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
    """Return the gain of the best walk, or of staying, with the gear in use now."""
    turn = state.turn
    staying = max(estimate.at(turn.destination)[0], 0.0) if turn.origin == turn.destination else IMPOSSIBLE
    return max(best_walk(state, estimate)[0], staying)


def _best_jump(state: State, estimate: Estimate, way: str) -> Found:
    """Return the gain of the best way with jumps, and how it continues from the part declared so far."""
    index = estimate.put_down(way)
    gain, answer = _jumping(state, estimate, way, 1)
    if items.MIRROR in estimate.own.items:
        # It copies the compass that has just been put down.
        mirrored = estimate.put_down(items.MIRROR)
        gain, answer = max((gain, answer), _jumping(state, estimate, way, 2))
        estimate.take_back(items.MIRROR, mirrored)
    estimate.take_back(way, index)
    if not answer.startswith(way) and not state.turn.stepwise and suggestions(state):
        answer = STEPWISE
    return gain, answer


def _jumping(state: State, estimate: Estimate, way: str, jumps: int) -> Found:
    anew = Estimate(state, estimate.seat)
    gain, answer = best_walk(state, anew, way, jumps)
    return gain + anew.base - estimate.base, answer


def geared(state: State, estimate: Estimate, destination: str) -> float:
    """Return the gain of the best way from the group's space to ``destination`` with such gear."""
    turn = state.turn
    state.turn = Turn(state.group, action=destination, destination=destination)
    gain = max(gear(state, estimate), default=NOTHING)[0]
    state.turn = turn
    return gain
