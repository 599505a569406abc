"""The words of the answers on the way: routes, steps, gems and flights."""

from __future__ import annotations

from functools import cache, lru_cache

from games.engine.decision import Option
from games.engine.text import Argument, Text
from games.touria.components import BLACK, COLOURS
from games.touria.mind.suggestions import Suggestion, is_every_way_suggested, suggestions
from games.touria.model import State
from games.touria.rules.board import MINE_NUMBER, MINES, PLACES
from games.touria.rules.items import use_option
from games.touria.rules.journey import STEPWISE, route_ids
from games.touria.rules.reach import cost, steps_left
from games.touria.telling.naming import gem, item, listed, space

_STEPWISE = Option(STEPWISE, Text("touria-do-stepwise"), Text("touria-hint-stepwise"))
_STEPWISE_IDLY = Option(STEPWISE, _STEPWISE.label, Text("touria-hint-stepwise-idle"), is_idle=True)


def route_options(state: State) -> list[Option]:
    """Return the options to continue the route."""
    turn, offered = state.turn, route_ids(state)
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


@cache
def pick_option(name: str) -> Option:
    """Return the option to take a gem from ``picks``."""
    colour = COLOURS.index(name.removeprefix("pick "))
    return Option(name, Text("touria-do-pick", {"gem": gem(colour)}), Text("touria-hint-pick"))


def fly_options() -> tuple[Option, ...]:
    """Return the options for the destinations of the wizard and the broom."""
    return tuple(_fly_option(place) for place in PLACES)


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
        return Option(f"to {name}", Text("touria-do-step", {"space": space(name)}), Text("touria-hint-step"))
    label = Text("touria-do-step-mine", {"space": space(name), "gems": _yield(held)})
    return Option(f"to {name}", label, Text("touria-hint-step"))


def _held(state: State, name: str) -> tuple[int, ...] | None:
    """Return the gems at a space for its hint; None if it's no mine."""
    mine = MINE_NUMBER.get(name)
    return None if mine is None else tuple(state.mines[mine])


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
def _fly_option(place: str) -> Option:
    return Option(
        f"fly {place}", Text("touria-do-fly", {"place": space(place)}), Text(f"touria-about-{place}")
    )
