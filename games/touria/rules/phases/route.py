"""The declaration of a route, and setting out on it. rules/touria#6.

A route is declared in small steps that change nothing yet: a suggested route at once, or one space after the
other. Every offered step leaves a way to arrive that the player can pay for, if necessary with their items.
"""

from __future__ import annotations

from functools import lru_cache

from games.engine.decision import Decision, Option
from games.engine.text import Argument, Seat, Text
from games.touria.components import BLACK, COMPONENTS
from games.touria.mind.suggestions import Suggestion, is_every_way_suggested, suggestions
from games.touria.model import State
from games.touria.rules.act import Act
from games.touria.rules.board import MINE_NUMBER, MINES, NEIGHBOURS, steps_of
from games.touria.rules.items import MIRROR, copied, use_option, use_up, ways
from games.touria.rules.phases import Phase
from games.touria.rules.phases.mine import walk_on
from games.touria.rules.reach import can_reach, cost, here, steps_left
from games.touria.rules.towers import seen_on
from games.touria.telling.naming import gem, listed, space, the_item, to_space, tower

_MOVEMENT = COMPONENTS.movement
STEPWISE = "stepwise"
"""The answer to declare the route space by space although some are suggested."""
_STEPWISE = Option(STEPWISE, Text("touria-do-stepwise"), Text("touria-hint-stepwise"))
_STEPWISE_IDLY = Option(STEPWISE, _STEPWISE.label, Text("touria-hint-stepwise-idle"), is_idle=True)


def ids(state: State) -> list[str]:
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
    for name, further in (("boots", left + _MOVEMENT.boots_steps), ("lantern", left)):
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


def _apply(act: Act, seat: Seat, name: str) -> None:
    state = act.state
    turn = state.turn
    verb, _, rest = name.partition(" ")
    if verb == "route":
        chosen = next(one for one in suggestions(state) if one.id == name)
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
        use_up(act, seat, verb)
        turn.stepwise = True
        turn.path.append(rest)
        turn.steps += 1
    else:
        # Keep offering single steps, along with the whole routes that boots bring within reach.
        turn.stepwise = turn.stepwise or not suggestions(state)
        if use_up(act, seat, verb) == "boots":
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
        where = to_space(turn.destination)
        act.tell("touria-event-walk", state.active, place=where, steps=turn.steps, reveals=declared)
    else:
        act.tell("touria-event-stay", state.active, place=to_space(turn.destination))
    walk_on(act)


def _decision(state: State, seat: Seat) -> Decision:
    turn = state.turn
    if turn.steps:
        price, left = cost(turn.steps, turn.boots), max(steps_left(state), 0)
        prompt = _prompt_on(turn.destination, turn.steps, price, left)
    else:
        prompt = _prompt(turn.destination, turn.tower, seen_on(state, seat, turn.tower))
    return Decision(prompt, tuple(options(state)))


@lru_cache(maxsize=1 << 12)
def _prompt(place: str, name: str, seen: str) -> Text:
    return Text(
        "touria-prompt-route", {"place": to_space(place), "tower": tower(name), "seen": to_space(seen)}
    )


@lru_cache(maxsize=1 << 12)
def _prompt_on(place: str, steps: int, cost: int, left: int) -> Text:
    return Text(
        "touria-prompt-route-on", {"place": to_space(place), "steps": steps, "cost": cost, "left": left}
    )


def options(state: State) -> list[Option]:
    """Return the options to continue the route."""
    turn, offered = state.turn, ids(state)
    found = [_trail_option(suggestion) for suggestion in suggestions(state)]
    for name in offered[len(found) :]:
        verb, _, rest = name.partition(" ")
        if name == "arrive":
            found.append(_arrive_option(turn.destination, cost(turn.steps, turn.boots), not turn.path))
        elif name == STEPWISE:
            # Movement items, if any can be used, come after it.
            idly = name == offered[-1] and is_every_way_suggested(
                turn.origin, turn.destination, steps_left(state)
            )
            found.append(_STEPWISE_IDLY if idly else _STEPWISE)
        elif verb == "to":
            found.append(_step_option(rest, _held(state, rest)))
        elif rest:
            found.append(_jump_option(verb, rest, tuple(state.mines[MINE_NUMBER[rest]])))
        else:
            found.append(use_option(state, name))
    return found


@lru_cache(maxsize=1 << 14)
def _trail_option(suggestion: Suggestion) -> Option:
    number, trail, price, picked, name, offered = suggestion
    way: dict[str, Argument] = {"number": number, "steps": trail.steps, "cost": price}
    if not trail.mines:
        return Option(name, Text("touria-do-route-direct", way), Text("touria-hint-no-mines"))
    chosen = dict(picked)
    gains = [
        gem(chosen[mine]) if mine in chosen else _yield(gems)
        for mine, gems in zip(trail.mines, offered, strict=True)
    ]
    return Option(
        name,
        Text("touria-do-route", {**way, "gems": listed(gains)}),
        Text("touria-hint-mines", {"mines": listed([space(MINES[mine]) for mine in trail.mines])}),
    )


def _yield(held: tuple[int, ...]) -> Text:
    """Return in words the yield of passing a mine with these gems."""
    if not held:
        return Text("touria-yield-nothing")
    if len(held) == 1 or (held[0] == held[1] != BLACK):
        return gem(held[0])
    kind = "both" if BLACK in held else "either"
    return Text(f"touria-yield-{kind}", {"first": gem(held[0]), "second": gem(held[1])})


@lru_cache(maxsize=1 << 10)
def _step_option(name: str, held: tuple[int, ...] | None) -> Option:
    if held is None:
        return Option(
            f"to {name}", Text("touria-do-step", {"space": to_space(name)}), Text("touria-hint-step")
        )
    label = Text("touria-do-step-mine", {"space": to_space(name), "gems": _yield(held)})
    return Option(f"to {name}", label, Text("touria-hint-step"))


def _held(state: State, name: str) -> tuple[int, ...] | None:
    """Return the gems at a space for its hint; None if it isn't a mine."""
    mine = MINE_NUMBER.get(name)
    return None if mine is None else tuple(state.mines[mine])


@lru_cache(maxsize=1 << 10)
def _jump_option(way: str, mine: str, held: tuple[int, ...]) -> Option:
    label = Text("touria-do-jump", {"item": the_item(way), "mine": to_space(mine)})
    return Option(f"{way} {mine}", label, Text("touria-hint-gems", {"gems": _yield(held)}))


@lru_cache(maxsize=1 << 10)
def _arrive_option(goal: str, price: int, staying: bool) -> Option:
    if staying:
        return Option("arrive", Text("touria-do-stay", {"place": to_space(goal)}), Text("touria-hint-stay"))
    label = Text("touria-do-arrive", {"place": to_space(goal), "cost": price})
    return Option("arrive", label, Text("touria-hint-arrive"))


def _refused(state: State, seat: Seat, answer: str) -> Text:
    if state.phase != "route":
        return Text("touria-refused-route-later")
    verb, _, rest = answer.partition(" ")
    if verb != "to":
        return Text("touria-refused-route")
    if suggestions(state) and not state.turn.stepwise:
        return Text("touria-refused-stepwise")
    last = here(state)
    road = next((road for other, road in NEIGHBOURS.get(last, ()) if other == rest), None)
    if road is None:
        return Text("touria-refused-road", {"space": to_space(last)})
    if state.turn.used >> road & 1:
        return Text("touria-refused-road-twice")
    coins = state.holdings[seat].coins
    return Text("touria-refused-coins", {"coins": coins, "free": _MOVEMENT.free_steps})


PHASE = Phase(
    lambda state, seat: ids(state), _decision, _apply, verbs=("to", "route", "arrive"), refused=_refused
)
