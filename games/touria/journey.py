"""The group's way: declaring a route, its cost, flying, and what happens on the way. rules/touria#6.

A route is declared in small steps that change nothing yet: a suggested route at once, or one space after the
other. Every offered step leaves a way to arrive that can be paid, if need be with the player's own items.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from games.engine.decision import Option
from games.engine.text import Argument, Seat, Text
from games.touria import mines
from games.touria.act import Act
from games.touria.board import (
    LONGEST_SUGGESTION,
    MINE_NUMBER,
    MINES,
    NEIGHBOURS,
    PLACES,
    Trail,
    fewest_steps,
    steps_of,
    trails,
)
from games.touria.components import BLACK, COLOURS, COMPONENTS, PURPLE
from games.touria.items import MIRROR, copied, settle, use, use_option, use_up, ways
from games.touria.model import Journey, State, Turn
from games.touria.naming import gem, item, listed, space

_MOVEMENT = COMPONENTS.movement
_STEPWISE = Option("stepwise", Text("touria-do-stepwise"), Text("touria-hint-stepwise"))
_STEPWISE_IDLY = Option(_STEPWISE.id, _STEPWISE.label, Text("touria-hint-stepwise-idle"), is_idle=True)
SUGGESTIONS = 4
"""At most so many routes are suggested."""
FLIGHTS = ("wizard", "broom")
VARIANTS = 9
"""The most suggestions, counting a route once for each gem that it may take."""


class Suggestion(NamedTuple):
    """A route that is suggested; ``picks`` are the gems to take, by mine, where two different ones lie.

    ``offered`` are the gems that its mines offer, in the order of the way.
    """

    number: int
    trail: Trail
    cost: int
    picks: tuple[tuple[int, int], ...]
    id: str
    offered: tuple[tuple[int, ...], ...]


def steps_left(state: State) -> int:
    """Return how many more steps the active player can pay for with what is declared so far."""
    turn = state.turn
    free = _MOVEMENT.free_steps + _MOVEMENT.boots_steps * turn.boots
    return state.holdings[state.active].coins + free - turn.steps


def cost(steps: int, boots: int) -> int:
    """Return the coins that a route costs; rules/touria#6.2."""
    return max(0, steps - _MOVEMENT.free_steps - _MOVEMENT.boots_steps * boots)


def here(state: State) -> str:
    """Return the space to which the route is declared so far."""
    return state.turn.path[-1] if state.turn.path else state.turn.origin


def can_reach(
    origin: str, destination: str, used: int, left: int, items: Collection[str], top: str | None
) -> bool:
    """Return whether a route is left for ``left`` steps with boots, compass and mirror among ``items``.

    ``top`` is the item that a mirror would copy now. The order of use is free, so a mirror may copy boots or
    compass when they have just been used, or what lies on top already.
    """
    direct = fewest_steps(origin, destination, used, 0)
    if direct is not None and direct <= left:
        return True
    boots, compass = "boots" in items, "compass" in items
    plans = [(int(boots), int(compass))]
    if MIRROR in items:
        if boots or top == "boots":
            plans.append((boots + 1, int(compass)))
        if compass or top == "compass":
            plans.append((int(boots), compass + 1))
    for worn, jumps in plans:
        steps = fewest_steps(origin, destination, used, jumps)
        if steps is not None and steps <= left + worn * _MOVEMENT.boots_steps:
            return True
    return False


def can_walk_to(state: State, seat: Seat, destination: str) -> bool:
    """Return whether ``seat`` can reach and pay for a walk from the group's space to ``destination``."""
    own = state.holdings[seat]
    left = own.coins + _MOVEMENT.free_steps
    return can_reach(state.group, destination, 0, left, own.items, copied(state))


def route_ids(state: State) -> list[str]:
    """Return how the route may go on from where it is declared to."""
    turn = state.turn
    items = state.holdings[state.active].items
    place, left, goal = here(state), steps_left(state), turn.destination
    found = [suggestion.id for suggestion in suggestions(state)]
    if place == goal and left >= 0:
        found.append("arrive")
    if found and not turn.stepwise:
        found.append(_STEPWISE.id)
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


def route_options(state: State) -> list[Option]:
    """Return how the route may go on, with words."""
    turn, offered = state.turn, route_ids(state)
    found = [_trail_option(suggestion) for suggestion in suggestions(state)]
    for name in offered[len(found) :]:
        verb, _, rest = name.partition(" ")
        if name == "arrive":
            found.append(_arrive_option(turn.destination, cost(turn.steps, turn.boots), not turn.path))
        elif name == _STEPWISE.id:
            # Movement items, if any can be used, follow it.
            idly = name == offered[-1] and _is_every_way_suggested(
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


def _top_after(way: str, name: str) -> str | None:
    return None if way == MIRROR else name


def declare(act: Act, choice: str) -> None:
    """Carry out one choice of the declaration of a route."""
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
    elif verb == "stepwise":
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
    elif use_up(act, state.active, verb) == "boots":
        turn.boots += 1
    else:
        turn.lantern = True


def _set_out(act: Act) -> None:
    """Pay for the declared route and go it; rules/touria#6.2 and #6.3."""
    state, turn = act.state, act.state.turn
    turn.under_way = True
    turn.cost = cost(turn.steps, turn.boots)
    act.pay(state.active, "coins", turn.cost)
    declared, turn.stepwise = turn.stepwise, False
    if turn.path:
        state.last_journey = None
        # A way that was declared space by space was known to its player alone.
        where = space(turn.destination)
        act.tell("touria-event-walk", state.active, place=where, steps=turn.steps, reveals=declared)
    else:
        act.tell("touria-event-stay", state.active, place=space(turn.destination))
    walk_on(act)


def walk_on(act: Act) -> None:
    """Go on along the path, until the player has to choose a gem or the group arrives."""
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
    """Return the gems between which the player has to choose, with their colours; rules/touria#6.3."""
    return {f"pick {COLOURS[colour]}": colour for colour in state.mines[MINE_NUMBER[state.group]]}


def pick(act: Act, choice: str) -> None:
    """Take the chosen gem and go on."""
    state = act.state
    mine = MINE_NUMBER[state.group]
    mines.take(act, state.active, mine, picks(state)[choice])
    state.turn.at += 1
    walk_on(act)


def fly_options() -> tuple[Option, ...]:
    """Return where the wizard and the broom take the group."""
    return tuple(_fly_option(place) for place in PLACES)


def fly(act: Act, choice: str) -> None:
    """Fly to a place; no road, no mine, no step."""
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
    """Return where ``seat`` has led the group in ``turn``; ``None`` if the group has stayed where it was."""
    if not turn.under_way or not turn.path:
        return None
    return Journey(seat, (turn.origin, *turn.path[: turn.at]), turn.action in FLIGHTS)


def mount_broom(act: Act, way: str) -> None:
    """Use the broom, or the mirror as one, instead of a tower."""
    use(act, act.state.active, way)
    settle(act)
    act.state.turn.action = "broom"
    act.state.phase = "fly"


def suggestions(state: State) -> tuple[Suggestion, ...]:
    """Return the cheapest route and those that gain most on the way, while none is declared yet.

    A route past two different gems is listed once for each, which spares a question on the way; where that
    makes too many answers, the last mines ask.
    """
    turn = state.turn
    if turn.stepwise:
        return ()
    mines = tuple(map(tuple, state.mines))
    return _suggested(turn.origin, turn.destination, steps_left(state), turn.boots, turn.lantern, mines)


@lru_cache(maxsize=1 << 10)
def _suggested(
    origin: str, destination: str, left: int, boots: int, lantern: bool, mines: tuple[tuple[int, ...], ...]
) -> tuple[Suggestion, ...]:
    known = [trail for trail in trails(origin, destination) if trail.steps <= left]
    if not known:
        return ()
    worth = [_worth(gems, lantern) for gems in mines]

    def merit(trail: Trail) -> float:
        gained = sum([worth[mine] for mine in trail.mines])
        return gained - 1.5 * cost(trail.steps, boots) - trail.steps / 100

    routes = (known[0], *sorted(known[1:], key=merit, reverse=True)[: SUGGESTIONS - 1])
    found: list[Suggestion] = []
    for number, trail in enumerate(routes, 1):
        price = cost(trail.steps, boots)
        offered = tuple([_offered(mines[mine], lantern) for mine in trail.mines])
        choices = [
            [(mine, colour) for colour in gems]
            for mine, gems in zip(trail.mines, offered, strict=True)
            if is_choice(gems)
        ]
        room = VARIANTS - len(found) - (len(routes) - number)
        while math.prod(map(len, choices)) > room:
            choices.pop()
        for picked in product(*choices):
            colours = "".join(f" {COLOURS[colour]}" for _, colour in picked)
            name = f"{trail.name} take{colours}" if picked else trail.name
            found.append(Suggestion(number, trail, price, picked, name, offered))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _is_every_way_suggested(origin: str, destination: str, left: int) -> bool:
    """Return whether any other way of at most ``left`` steps is longer than a suggested one past the same
    mines."""
    affordable = [trail for trail in trails(origin, destination) if trail.steps <= left]
    return len(affordable) <= SUGGESTIONS and left <= LONGEST_SUGGESTION


def on_offer(state: State, mine: int) -> tuple[int, ...]:
    """Return the gems that passing ``mine`` offers now; by lantern light the black ones are put back."""
    return _offered(tuple(state.mines[mine]), state.turn.lantern)


def _offered(gems: tuple[int, ...], lantern: bool) -> tuple[int, ...]:
    return tuple(colour for colour in gems if colour != BLACK) if lantern else gems


def is_choice(gems: tuple[int, ...]) -> bool:
    """Return whether the player has to choose between the gems that a mine offers; rules/touria#6.3."""
    return len(gems) == 2 and gems[0] != gems[1] and BLACK not in gems


def is_uncertain(state: State, mine: int) -> bool:
    """Return whether the lantern will draw a gem into ``mine``, which nobody knows yet."""
    return state.turn.lantern and state.options.lantern == "swap_black" and BLACK in state.mines[mine]


def _worth(gems: Sequence[int], lantern: bool) -> float:
    """Return roughly what passing a mine is worth, in coins."""
    if BLACK in gems and not lantern:
        return -3.0 + (len(gems) - 1)
    coloured = [colour for colour in gems if colour != BLACK]
    return 1.5 if PURPLE in coloured else float(bool(coloured))


def _held(state: State, name: str) -> tuple[int, ...] | None:
    """Return the gems at a space as its hint tells them; ``None`` where no mine is."""
    mine = MINE_NUMBER.get(name)
    return None if mine is None else tuple(state.mines[mine])


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
    """Return what passing a mine with these gems gives, as a text."""
    if not held:
        return Text("touria-yield-nothing")
    if len(held) == 1 or (held[0] == held[1] != BLACK):
        return gem(held[0])
    kind = "both" if BLACK in held else "either"
    return Text(f"touria-yield-{kind}", {"first": gem(held[0]), "second": gem(held[1])})


@lru_cache(maxsize=1 << 10)
def _step_option(name: str, held: tuple[int, ...] | None) -> Option:
    if held is None:
        return Option(f"to {name}", Text("touria-do-step", {"space": space(name)}), Text("touria-hint-step"))
    label = Text("touria-do-step-mine", {"space": space(name), "gems": _yield(held)})
    return Option(f"to {name}", label, Text("touria-hint-step"))


@lru_cache(maxsize=1 << 10)
def _jump_option(way: str, mine: str, held: tuple[int, ...]) -> Option:
    label = Text("touria-do-jump", {"item": item(way), "mine": space(mine)})
    return Option(f"{way} {mine}", label, Text("touria-hint-gems", {"gems": _yield(held)}))


@lru_cache(maxsize=1 << 10)
def _arrive_option(goal: str, price: int, staying: bool) -> Option:
    if staying:
        return Option("arrive", Text("touria-do-stay", {"place": space(goal)}), Text("touria-hint-stay"))
    label = Text("touria-do-arrive", {"place": space(goal), "cost": price})
    return Option("arrive", label, Text("touria-hint-arrive"))


@cache
def pick_option(name: str) -> Option:
    """Return the option to take a gem of ``picks``."""
    colour = COLOURS.index(name.removeprefix("pick "))
    return Option(name, Text("touria-do-pick", {"gem": gem(colour)}), Text("touria-hint-pick"))


@cache
def _fly_option(place: str) -> Option:
    return Option(
        f"fly {place}", Text("touria-do-fly", {"place": space(place)}), Text(f"touria-about-{place}")
    )
