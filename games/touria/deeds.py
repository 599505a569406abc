"""What can be done on the way and where it leads, and what it brings. rules/touria#6 and #7."""

from __future__ import annotations

from games.engine.text import Seat
from games.touria import items, journey, mines, payments, places, reach
from games.touria.board import PLACES, fewest_steps
from games.touria.components import BLACK, COLOURS
from games.touria.estimates import IMPOSSIBLE, NOTHING, Estimate, Found
from games.touria.gear import gear
from games.touria.model import State
from games.touria.openings import LEAST, free_items
from games.touria.suggestions import suggestions


def flights(state: State, seat: Seat) -> list[Found]:
    """Return what each place brings to which the group could fly."""
    estimate = Estimate(state, seat)
    return [(max(estimate.at(place)[0], 0.0), f"fly {place}") for place in PLACES]


def routes(state: State, seat: Seat) -> list[Found]:
    """Return how the route may go on, and what it brings with what can be done at its end."""
    turn = state.turn
    estimate = Estimate(state, seat)
    found: list[Found] = []
    suggested = suggestions(state)
    gem_gains, mine_gains = estimate.gem_gains(), estimate.mine_gains()
    for suggestion in suggested:
        picked = dict(suggestion.picks)
        gain = -estimate.coin_loss(suggestion.cost)
        gained: list[int] = []
        for mine in suggestion.trail.mines:
            if mine in picked:
                gain += gem_gains[picked[mine]]
                gained.append(picked[mine])
            else:
                gain += mine_gains[mine]
                held = mines.on_offer(state, mine)
                gained += held if BLACK in held else held[:1]
        gain += max(estimate.gain_at(turn.destination, gained, suggestion.cost), 0.0)
        found.append((gain, suggestion.id))
    here, left = reach.here(state), reach.steps_left(state)
    if here == turn.destination and left >= 0:
        price = reach.cost(turn.steps, turn.boots)
        found.append((max(estimate.at(turn.destination)[0], 0.0) - estimate.coin_loss(price), "arrive"))
    if estimate.own.items:
        found += [one for one in gear(state, estimate) if one[0] > IMPOSSIBLE / 2]
    if turn.stepwise or not found:
        # What is declared space by space goes on by the shortest way, if there is no plan for a jump.
        found += [
            (-1.0 - _detour(state, name), name)
            for name in journey.route_ids(state)
            if name not in ("stepwise", "arrive")
        ]
    return found


def _detour(state: State, choice: str) -> float:
    """Return how far it is to the destination after a step or a jump; movement items come first."""
    verb, _, rest = choice.partition(" ")
    if not rest:
        return 30.0
    steps = fewest_steps(rest, state.turn.destination, state.turn.used, 0)
    return 1.0 + (100.0 if steps is None else steps) + (0.0 if verb == "to" else 0.5)


def best_pick(state: State, seat: Seat) -> str:
    """Return which gem of a mine to take."""
    gains = Estimate(state, seat).gem_gains()
    return max((gains[colour], name) for name, colour in journey.picks(state).items())[1]


def arrivals(state: State, seat: Seat) -> list[Found]:
    """Return what may be done where the group has arrived, and what it brings; to skip brings nothing."""
    estimate = Estimate(state, seat)
    found = [(0.0, "skip"), *estimate.ways_at(state.turn.destination)]
    if state.holdings[seat].items:
        found += [(gain + 0.3, name) for gain, name in free_items(state, seat, estimate) if gain >= LEAST]
        found += tools(state, seat, estimate)
    return found


def tools(state: State, seat: Seat, estimate: Estimate) -> list[Found]:
    """Return what brush and helmet bring, where they help."""
    place, found = state.turn.destination, list[Found]()
    if place == "tournament" and not state.turn.swaps:
        for way in items.ways(state, seat, "helmet"):
            own = state.holdings[seat]
            if own.swords > 1:
                gain = 2 * max(estimate.ways_at(place))[0] - estimate.without(way)
                found.append((gain, way))
    elif place in ("goldsmith", "trader") and not state.turn.paint:
        for way in items.ways(state, seat, "paintbrush"):
            if payments.brushes(state, seat):
                found.append((_painted_gain(state, estimate) - estimate.without(way), way))
    return found


def _painted_gain(state: State, estimate: Estimate) -> float:
    """Return what the best payment here brings with one gem painted."""
    gems, best = estimate.own.gems, IMPOSSIBLE
    for name in payments.paint_ids(state, estimate.seat):
        _, source, target = name.split(" ")
        one, other = COLOURS.index(source), COLOURS.index(target)
        base = estimate.base
        gems[one] -= 1
        gems[other] += 1
        best = max(best, max(estimate.ways_at(state.turn.destination), default=NOTHING)[0])
        gems[one] += 1
        gems[other] -= 1
        estimate.base = base
    return best


def executions(state: State, seat: Seat) -> list[Found]:
    """Return how an execution may go on that was begun, doubled or copied."""
    estimate = Estimate(state, seat)
    offered = places.ids(state, seat)
    found = [one for one in estimate.ways_at(state.turn.destination) if one[1] in offered]
    found += [(gain, name) for gain, name in tools(state, seat, estimate) if name in offered]
    if "stop" in offered:
        found.append((0.0, "stop"))
    return found or [(0.0, name) for name in offered]


def fights(state: State, seat: Seat) -> list[Found]:
    """Return what may be done about a roll of the dragon's die, and what it brings."""
    estimate = Estimate(state, seat)
    gain = estimate.dragon_gains()[state.die]
    found = [(0.0, "stop")]
    if gain > 0.0:
        found.append((gain, "pay"))
    swords = state.holdings[seat].swords
    if swords and not (gain > 0.0 and state.options.dragon_reroll == "only_without_match"):
        again = estimate.fights(swords - 1) - estimate.sword_loss()
        if state.options.dragon_reroll == "any_failure" or not state.holdings[seat].gems[state.die]:
            found.append((again, "reroll"))
    return found


def best_loot(state: State, seat: Seat) -> str:
    """Return which of the gems to keep that a thief has drawn."""
    gains = Estimate(state, seat).gem_gains()
    return max(
        places.keep_ids(state),
        key=lambda name: gains[COLOURS.index(name[5:])] if name[5:] in COLOURS else 0.0,
    )
