"""The words of the answers in a turn: at its start, on arrival, after the action and at its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.engine.decision import Option
from games.engine.text import Text
from games.touria.components import COMPONENTS
from games.touria.model import State
from games.touria.rules import castle, items, place_words
from games.touria.rules.board import BY_SWORD, TOWERS, Rotation, fewest_steps, shown, turned
from games.touria.rules.reach import cost
from games.touria.rules.towers import WIZARD
from games.touria.rules.turns import DONE, END, LINGER, SKIP, TWICE, has_hourglass, start_ids, swords_twice
from games.touria.telling.naming import space, tower

_SKIP = Option(SKIP, Text("touria-do-skip"), Text("touria-hint-skip"))
_DONE = Option(DONE, Text("touria-do-done"), Text("touria-hint-done"))
_DONE_BEFORE_HOURGLASS = Option(DONE, _DONE.label, Text("touria-hint-done-hourglass"))
_LINGER = Option(LINGER, Text("touria-do-linger"), Text("touria-hint-linger"))
_LINGER_IDLY = Option(LINGER, _LINGER.label, Text("touria-hint-linger-idle"), is_idle=True)
_END = Option(END, Text("touria-do-end"), Text("touria-hint-end"))
_PURPLE = Option("double purple", Text("touria-do-double-purple"), Text("touria-hint-double"))
_BIRD = Option("double bird", Text("touria-do-double-bird"), Text("touria-hint-double"))
_BIRD_BY_MIRROR = Option("double mirror", Text("touria-do-double-mirror"), Text("touria-hint-double"))
_AFTER = {option.id: option for option in (_DONE, _PURPLE, _BIRD, _BIRD_BY_MIRROR, _LINGER)}
_TWICE_LABELS = {
    "purple": "touria-do-twice-purple",
    "bird": "touria-do-twice-bird",
    items.MIRROR: "touria-do-twice-mirror",
}


def start_options(state: State) -> list[Option]:
    """Return the options of the active player at the start of the turn."""
    return [_start_option(state, name) for name in start_ids(state)]


def _start_option(state: State, name: str) -> Option:
    verb, _, rest = name.partition(" ")
    if not rest:
        return castle.ENTER if name == castle.ENTER.id else items.use_option(state, name)
    number = TOWERS.index(rest)
    turns, side = state.towers[number], state.sides[state.active]
    if verb == "tower":
        return _tower_option(number, turns, side, state.group, state.options.turn_rotation)
    return _sword_option(number, turns, side) if verb == "sword" else _forced_option(number)


def arrival_option(state: State, name: str) -> Option:
    """Return the option ``name`` on arrival."""
    if name == SKIP:
        return _SKIP
    if name.startswith(TWICE):
        return _twice_option(name.removeprefix(TWICE), swords_twice(state))
    return place_words.option(state, state.active, name)


def after_options(state: State, offered: Sequence[str]) -> tuple[Option, ...]:
    """Return the ``offered`` answers after the first execution as options."""
    known = dict(_AFTER)
    if has_hourglass(state):
        known[DONE] = _DONE_BEFORE_HOURGLASS
    # A player with the hourglass is asked after the copies anyway, and copies make no other item useful.
    if all(name in _AFTER for name in offered):
        known[LINGER] = _LINGER_IDLY
    return tuple([known.get(name) or items.use_option(state, name) for name in offered])


def end_option(state: State, name: str) -> Option:
    """Return the option ``name`` at the end of the turn."""
    return _END if name == END else items.use_option(state, name)


@lru_cache(maxsize=1 << 12)
def _tower_option(number: int, turns: int, side: str, group: str, rotation: Rotation) -> Option:
    action, coming = shown(number, turns, side), shown(number, turned(turns, rotation), side)
    steps = None if action == WIZARD else fewest_steps(group, action, 0, 0)
    price = COMPONENTS.movement.wizard_cost if steps is None else cost(steps, 0)
    label = Text("touria-do-tower", {"action": space(action), "tower": tower(TOWERS[number]), "cost": price})
    if steps is None:
        hint = Text("touria-hint-wizard", {"next": space(coming)})
    else:
        hint = Text("touria-hint-walk", {"steps": steps, "cost": price, "next": space(coming)})
    return Option(f"tower {TOWERS[number]}", label, hint)


@lru_cache(maxsize=1 << 6)
def _sword_option(number: int, turns: int, side: str) -> Option:
    coming = shown(number, turned(turns, BY_SWORD), side)
    label = Text("touria-do-sword", {"tower": tower(TOWERS[number]), "action": space(coming)})
    return Option(f"sword {TOWERS[number]}", label, Text("touria-hint-sword"))


@lru_cache(maxsize=1 << 3)
def _forced_option(number: int) -> Option:
    label = Text("touria-do-forced", {"tower": tower(TOWERS[number])})
    return Option(f"pass {TOWERS[number]}", label, Text("touria-hint-forced"))


@lru_cache(maxsize=1 << 4)
def _twice_option(way: str, count: int) -> Option:
    label = Text(_TWICE_LABELS[way])
    return Option(f"{TWICE}{way}", label, Text("touria-hint-twice", {"count": count}))
