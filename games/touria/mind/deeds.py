"""The options on the way and at its end, with their gains. rules/touria#6 and #7."""

from __future__ import annotations

from games.engine.text import Seat
from games.touria.components import COLOURS, PURPLE
from games.touria.mind.estimates import Estimate
from games.touria.mind.gear import gear
from games.touria.mind.openings import LEAST, free_items
from games.touria.mind.plays import IMPOSSIBLE, Found, answers
from games.touria.mind.suggestions import is_every_way_suggested, suggestions
from games.touria.mind.walks import best_walk, bringing
from games.touria.model import State
from games.touria.rules import reach
from games.touria.rules.board import MINE_NUMBER, PLACES, fewest_steps
from games.touria.rules.phases import arrival, mine, route
from games.touria.rules.places import dragon, thief

_BETTER = 0.02
"""The minimum advantage of a walk that isn't suggested, for it to be declared space by space."""


def flights(state: State, seat: Seat) -> list[Found]:
    """Return the gain of flying to each place."""
    estimate = Estimate(state, seat)
    return [(max(estimate.at(place)[0], 0.0), f"fly {place}") for place in PLACES]


def routes(state: State, seat: Seat) -> list[Found]:
    """Return the ways to continue the route, with their gains including the best action at its end."""
    turn = state.turn
    estimate = Estimate(state, seat)
    found: list[Found] = []
    suggested = suggestions(state)
    for suggestion in suggested:
        picks = dict(suggestion.picks)
        gain = bringing(state, estimate, suggestion.trail.mines, suggestion.cost, picks)
        found.append((gain, suggestion.id))
    here, left = reach.here(state), reach.steps_left(state)
    if here == turn.destination and left >= 0:
        passed = [MINE_NUMBER[space] for space in turn.path if space in MINE_NUMBER]
        price = reach.cost(turn.steps, turn.boots)
        found.append((bringing(state, estimate, passed, price), "arrive"))
    if estimate.own.items:
        found += [one for one in gear(state, estimate) if one[0] > IMPOSSIBLE / 2]
    if not turn.stepwise and suggested and not is_every_way_suggested(turn.origin, turn.destination, left):
        best = best_walk(state, estimate)[0]
        if best > max(found)[0] + _BETTER:
            found.append((best, route.STEPWISE))
    if turn.stepwise or not found:
        # In a route declared step by step, take the shortest way unless there's a plan for a jump.
        found += [
            (-1.0 - _detour(state, name), name)
            for name in route.ids(state)
            if name not in (route.STEPWISE, "arrive") and not name.startswith("route ")
        ]
        gain, step = best_walk(state, estimate)
        if gain > IMPOSSIBLE:
            found.append((gain, step))
    return found


def _detour(state: State, choice: str) -> float:
    """Return the distance to the destination after a step or a jump; movement items come first."""
    verb, _, rest = choice.partition(" ")
    if not rest:
        return 30.0
    steps = fewest_steps(rest, state.turn.destination, state.turn.used, 0)
    return 1.0 + (100.0 if steps is None else steps) + (0.0 if verb == "to" else 0.5)


def best_pick(state: State, seat: Seat) -> str:
    """Return which gem of a mine to take, given the rest of the way and what can be done at its end."""
    estimate, turn = Estimate(state, seat), state.turn
    mines = [MINE_NUMBER[space] for space in turn.path[turn.at :] if space in MINE_NUMBER]
    return max(
        (bringing(state, estimate, mines, 0, {**dict(turn.picks), mines[0]: colour}), name)
        for name, colour in mine.picks(state).items()
    )[1]


def arrivals(state: State, seat: Seat) -> list[Found]:
    """Return the options on arrival with their gains; skipping gains nothing."""
    estimate = Estimate(state, seat)
    found = [(0.0, "skip"), *answers(estimate.ways_at(state.turn.destination))]
    own = state.holdings[seat]
    for way in arrival.ways_twice(state):
        if way == "purple":
            own.gems[PURPLE] -= 1
            found.append((estimate.having("swords", arrival.swords_twice(state)), f"{arrival.TWICE}{way}"))
            own.gems[PURPLE] += 1
        else:
            index = estimate.put_down(way)
            found.append((estimate.having("swords", arrival.swords_twice(state)), f"{arrival.TWICE}{way}"))
            estimate.take_back(way, index)
    if own.items:
        found += [(gain + 0.3, name) for gain, name in free_items(state, seat, estimate) if gain >= LEAST]
    return found


def executions(state: State, seat: Seat) -> list[Found]:
    """Return the ways to continue an execution that was begun, doubled or copied."""
    found = answers(Estimate(state, seat).ways_at(state.turn.destination))
    return [*found, (0.0, "stop")] if state.turn.swaps else found


def paintings(state: State, seat: Seat) -> list[Found]:
    """Return the possible paintings with their gains."""
    return answers(Estimate(state, seat).paintings(state))


def fights(state: State, seat: Seat) -> list[Found]:
    """Return the answers to a roll of the dragon's die, with their gains."""
    estimate, offered = Estimate(state, seat), dragon.roll_ids(state, seat)
    found = [(0.0, "stop"), *answers(estimate.payments(state))]
    if "reroll" in offered:
        found.append((estimate.fights(state.holdings[seat].swords - 1), "reroll"))
    return [one for one in found if one[1] in offered]


def best_loot(state: State, seat: Seat) -> str:
    """Return the most valuable gem that the thief has drawn."""
    gains = Estimate(state, seat).gem_gains()
    return max(
        thief.keep_ids(state),
        key=lambda name: gains[COLOURS.index(name[5:])] if name[5:] in COLOURS else 0.0,
    )
