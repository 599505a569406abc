"""The group's way: declaring a route, flying, and events on the way. rules/touria#6.

A route is declared in small steps that change nothing yet: a suggested route at once, or one space after the
other. Every offered step leaves a way to arrive that the player can pay for, if necessary with their items.
"""

from __future__ import annotations

from games.engine.text import Seat
from games.touria.components import COLOURS, COMPONENTS
from games.touria.mind.suggestions import suggestions
from games.touria.model import Journey, State, Turn
from games.touria.rules import mines
from games.touria.rules.act import Act
from games.touria.rules.board import MINE_NUMBER, MINES, NEIGHBOURS, PLACES, steps_of
from games.touria.rules.items import MIRROR, copied, settle, use, use_up, ways
from games.touria.rules.reach import can_reach, cost, here, steps_left
from games.touria.telling.naming import space

_BOOTS_STEPS = COMPONENTS.movement.boots_steps
STEPWISE = "stepwise"
"""The answer to declare the route space by space although some are suggested."""
FLIGHTS = ("wizard", "broom")
FLY_IDS = tuple([f"fly {place}" for place in PLACES])
"""The destinations of the wizard and the broom."""


def route_ids(state: State) -> list[str]:
    """Return the ways to continue the route from its last declared space."""
    turn = state.turn
    items = state.holdings[state.active].items
    place, left, goal = here(state), steps_left(state), turn.destination
    found = [suggestion.id for suggestion in suggestions(state)]
    if place == goal and left >= 0:
        found.append("arrive")
    if found and not turn.stepwise:
        found.append(STEPWISE)
    else:
        top = copied(state)
        for other, road in NEIGHBOURS[place]:
            bit = 1 << road
            after = left - steps_of(road)
            if not turn.used & bit and can_reach(other, goal, turn.used | bit, after, items, top):
                found.append(f"to {other}")
    return found + _gear_ids(state, place, left) if items else found


def _gear_ids(state: State, place: str, left: int) -> list[str]:
    """Return the movement items that may be used now and still leave a way to arrive."""
    turn, goal = state.turn, state.turn.destination
    items = state.holdings[state.active].items
    found: list[str] = []
    for name, further in (("boots", left + _BOOTS_STEPS), ("lantern", left)):
        if name == "lantern" and turn.lantern:
            continue
        for way in ways(state, state.active, name):
            rest = [other for other in items if other != way]
            if can_reach(place, goal, turn.used, further, rest, _top_after(way, name)):
                found.append(way)
    if place in MINE_NUMBER:
        for way in ways(state, state.active, "compass"):
            rest = [other for other in items if other != way]
            top = _top_after(way, "compass")
            found += [
                f"{way} {mine}"
                for mine in MINES
                if mine != place and can_reach(mine, goal, turn.used, left - 1, rest, top)
            ]
    return found


def _top_after(way: str, name: str) -> str | None:
    return None if way == MIRROR else name


def declare(act: Act, choice: str) -> None:
    """Apply one choice in the declaration of a route."""
    state = act.state
    turn = state.turn
    verb, _, rest = choice.partition(" ")
    if verb == "route":
        chosen = next(one for one in suggestions(state) if one.id == choice)
        turn.path = list(chosen.trail.path)
        turn.used = chosen.trail.roads
        turn.steps = chosen.trail.steps
        turn.picks = list(chosen.picks)
        _set_out(act)
    elif verb == "arrive":
        _set_out(act)
    elif verb == STEPWISE:
        turn.stepwise = True
    elif verb == "to":
        road = next(road for other, road in NEIGHBOURS[here(state)] if other == rest)
        turn.path.append(rest)
        turn.stepwise = True
        turn.used |= 1 << road
        turn.steps += steps_of(road)
    elif rest:
        use_up(act, state.active, verb)
        turn.stepwise = True
        turn.path.append(rest)
        turn.steps += 1
    else:
        # Keep offering single steps, along with the whole routes that boots bring within reach.
        turn.stepwise = turn.stepwise or not suggestions(state)
        if use_up(act, state.active, verb) == "boots":
            turn.boots += 1
        else:
            turn.lantern = True


def _set_out(act: Act) -> None:
    """Pay for the declared route and set out; rules/touria#6.2 and #6.3."""
    state, turn = act.state, act.state.turn
    turn.under_way = True
    turn.cost = cost(turn.steps, turn.boots)
    act.pay(state.active, "coins", turn.cost)
    declared, turn.stepwise = turn.stepwise, False
    if turn.path:
        state.last_journey = None
        # Until now, only its player knew a way declared space by space.
        where = space(turn.destination)
        act.tell("touria-event-walk", state.active, place=where, steps=turn.steps, reveals=declared)
    else:
        act.tell("touria-event-stay", state.active, place=space(turn.destination))
    walk_on(act)


def walk_on(act: Act) -> None:
    """Move along the path until the player has to choose a gem or the group arrives."""
    state, turn = act.state, act.state.turn
    while turn.at < len(turn.path):
        state.group = turn.path[turn.at]
        mine = MINE_NUMBER.get(state.group)
        if mine is not None and not mines.enter(act, state.active, mine):
            colour = dict(turn.picks).get(mine)
            if colour not in state.mines[mine]:
                state.phase = "mine"
                return
            mines.take(act, state.active, mine, colour)
        turn.at += 1
    state.phase = "arrival"


def picks(state: State) -> dict[str, int]:
    """Return the gems that the player has to choose from, with their colors; rules/touria#6.3."""
    return {f"pick {COLOURS[colour]}": colour for colour in state.mines[MINE_NUMBER[state.group]]}


def pick(act: Act, choice: str) -> None:
    """Take the chosen gem and continue."""
    state = act.state
    mine = MINE_NUMBER[state.group]
    mines.take(act, state.active, mine, picks(state)[choice])
    state.turn.at += 1
    walk_on(act)


def fly(act: Act, choice: str) -> None:
    """Fly to a place; it takes no roads, mines or steps."""
    state, turn = act.state, act.state.turn
    turn.destination = choice.removeprefix("fly ")
    turn.path = [turn.destination]
    turn.at = 1
    turn.under_way = True
    state.last_journey = None
    state.group = turn.destination
    state.phase = "arrival"
    act.tell("touria-event-fly", state.active, place=space(turn.destination))


def gone(seat: Seat, turn: Turn) -> Journey | None:
    """Return the way that ``seat`` has led the group in ``turn``; None if the group has stayed."""
    if not turn.under_way or not turn.path:
        return None
    return Journey(seat, (turn.origin, *turn.path[: turn.at]), turn.action in FLIGHTS)


def mount_broom(act: Act, way: str) -> None:
    """Use the broom, or the mirror as one, instead of a tower."""
    use(act, act.state.active, way)
    settle(act)
    act.state.turn.action = "broom"
    act.state.phase = "fly"
