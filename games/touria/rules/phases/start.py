"""The start of a turn: a tower, a sword, an item, or the castle. rules/touria#5.1."""

from __future__ import annotations

from functools import lru_cache

from games.engine.decision import Decision, Option
from games.engine.text import Seat, Text
from games.touria.components import COMPONENTS
from games.touria.model import State
from games.touria.rules import castle, items
from games.touria.rules.act import Act
from games.touria.rules.board import BY_SWORD, TOWERS, Rotation, fewest_steps, shown, turned
from games.touria.rules.phases import UNKNOWN, Phase
from games.touria.rules.reach import cost
from games.touria.rules.towers import WIZARD, can_choose, facing, turn_tower
from games.touria.telling.naming import space, to_space, tower

_ENTER = Option("enter", Text("touria-do-enter"), Text("touria-hint-enter"))
_BY_SWORD = [f"sword {name}" for name in TOWERS]
_FORCED = [f"pass {name}" for name in TOWERS]


def _ids(state: State, seat: Seat) -> list[str]:
    own = state.holdings[seat]
    found = [_ENTER.id] if castle.can_enter(state) else []
    if found and state.options.castle_entry == "forced" and state.turn.untouched:
        return found
    towers = [
        f"tower {name}"
        for name, action in zip(TOWERS, facing(state, seat), strict=True)
        if can_choose(state, seat, action)
    ]
    found += towers
    if own.items:
        found += items.usable_ids(state, seat, ("broom", *items.FREE))
    if own.swords:
        found += _BY_SWORD
    return found if towers else [*found, *_FORCED]


def _apply(act: Act, seat: Seat, name: str) -> None:
    state = act.state
    verb, _, rest = name.partition(" ")
    state.turn.untouched = False
    if verb == "enter":
        castle.enter(act)
    elif verb == "tower":
        _choose(act, seat, TOWERS.index(rest))
    elif verb == "sword":
        act.pay(seat, "swords", 1)
        turn_tower(state, TOWERS.index(rest), BY_SWORD)
        act.tell("touria-event-sword", seat, tower=tower(rest))
    elif verb == "pass":
        turn_tower(state, TOWERS.index(rest), state.options.turn_rotation)
        act.tell("touria-event-forced", seat, tower=tower(rest))
        state.phase = "end"
    elif items.effective(state, verb) == "broom":
        items.use_up(act, seat, verb)
        state.turn.action = "broom"
        state.phase = "fly"
    else:
        items.use_free(act, seat, verb)


def _choose(act: Act, seat: Seat, number: int) -> None:
    """Choose a tower: turn it, and set the group's destination."""
    state, turn = act.state, act.state.turn
    turn.tower = TOWERS[number]
    turn.action = facing(state, seat)[number]
    turn_tower(state, number, state.options.turn_rotation)
    act.tell("touria-event-tower", seat, tower=tower(turn.tower), action=to_space(turn.action))
    if turn.action == WIZARD:
        act.pay(seat, "coins", COMPONENTS.movement.wizard_cost)
        state.phase = "fly"
    else:
        turn.destination = turn.action
        state.phase = "route"


def _decision(state: State, seat: Seat) -> Decision:
    return Decision(Text("touria-prompt-start"), tuple(options(state)))


def options(state: State) -> list[Option]:
    """Return the options of the active player."""
    return [_option(state, name) for name in _ids(state, state.active)]


def _option(state: State, name: str) -> Option:
    verb, _, rest = name.partition(" ")
    if not rest:
        return _ENTER if name == _ENTER.id else items.use_option(state, name)
    number = TOWERS.index(rest)
    turns, side = state.towers[number], state.sides[state.active]
    if verb == "tower":
        return _tower_option(number, turns, side, state.group, state.options.turn_rotation)
    return _sword_option(number, turns, side) if verb == "sword" else _forced_option(number)


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
    label = Text("touria-do-sword", {"tower": tower(TOWERS[number]), "action": to_space(coming)})
    return Option(f"sword {TOWERS[number]}", label, Text("touria-hint-sword"))


@lru_cache(maxsize=1 << 3)
def _forced_option(number: int) -> Option:
    label = Text("touria-do-forced", {"tower": tower(TOWERS[number])})
    return Option(f"pass {TOWERS[number]}", label, Text("touria-hint-forced"))


def _refused(state: State, seat: Seat, answer: str) -> Text:
    verb, _, rest = answer.partition(" ")
    if verb == "enter":
        if castle.ready(state.holdings[seat], state.target):
            return Text("touria-refused-enter-later")
        return Text("touria-refused-enter", {"target": state.target})
    if rest not in TOWERS:
        return UNKNOWN
    if state.phase != "start":
        return Text("touria-refused-tower-later")
    if verb == "sword":
        return Text("touria-refused-sword")
    return Text("touria-refused-tower", {"place": to_space(facing(state, seat)[TOWERS.index(rest)])})


PHASE = Phase(_ids, _decision, _apply, verbs=("tower", "sword", "enter"), refused=_refused)
