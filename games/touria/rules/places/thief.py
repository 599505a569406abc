"""The thieves' den: three gems are drawn, and one of them is kept. rules/touria#7.5."""

from __future__ import annotations

from functools import cache

from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.components import BLACK, COLOURED, COLOURS, COMPONENTS
from games.touria.model import State
from games.touria.rules import mines, wording
from games.touria.rules.act import Act
from games.touria.rules.execution import BEGIN
from games.touria.rules.places import Place
from games.touria.telling.naming import gem

_DRAWN = COMPONENTS.rewards.thief_draw
_BEGIN = Option(BEGIN, Text("touria-do-thief"), Text("touria-about-thief"))


def _ids(state: State, seat: Seat) -> list[str]:
    if state.phase == "thief":
        return keep_ids(state)
    return [] if mines.is_bag_empty(state) else [BEGIN]


def _do(act: Act, seat: Seat, name: str) -> bool:
    if name != BEGIN:
        _keep(act, seat, name.removeprefix("keep "))
        return True
    act.tell("touria-event-reach", seat)
    draw_loot(act)
    act.state.phase = "thief"
    return False


def draw_loot(act: Act) -> None:
    """Draw three gems, and further single ones if all are black."""
    state = act.state
    drawn, bag, chance = state.drawn, state.bag, act.here("thief")
    for _ in range(min(_DRAWN, sum(bag))):
        drawn[mines.draw(bag, chance)] += 1
    while sum(drawn) == drawn[BLACK] and any(bag):
        drawn[mines.draw(bag, chance)] += 1


def keep_ids(state: State) -> list[str]:
    """Return the answers to keep a drawn gem; after three black ones, only the colored one drawn next."""
    drawn = state.drawn
    if not any(drawn[colour] for colour in COLOURED):
        return ["keep nothing"]
    first_were_black = sum(drawn) > _DRAWN
    return [
        f"keep {COLOURS[colour]}"
        for colour, count in enumerate(drawn)
        if count and not (colour == BLACK and first_were_black)
    ]


def _keep(act: Act, seat: Seat, name: str) -> None:
    """Keep one drawn gem and return the others."""
    state = act.state
    if name == "nothing":
        act.tell("touria-event-keep-nothing", seat)
    else:
        colour = COLOURS.index(name)
        state.drawn[colour] -= 1
        act.of(seat).gems[colour] += 1
        act.tell("touria-event-keep", seat)
    for colour, count in enumerate(state.drawn):
        state.bag[colour] += count
    state.drawn = [0] * len(COLOURS)


@cache
def _option_of(name: str) -> Option:
    if name == BEGIN:
        return _BEGIN
    rest = name.removeprefix("keep ")
    if rest == "nothing":
        return Option(name, Text("touria-do-keep-nothing"), Text("touria-hint-keep-nothing"))
    return Option(name, Text("touria-do-keep", {"gem": gem(COLOURS.index(rest))}), Text("touria-hint-keep"))


def _prompt(state: State, seat: Seat) -> Text:
    if state.phase != "thief":
        return wording.executing(state, seat)
    return Text("touria-prompt-thief")


PLACE = Place(_ids, lambda state, seat, name: _option_of(name), _do, _prompt)
