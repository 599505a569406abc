"""The targets of items: a gem for the brush; a mine, an item or doors for others. rules/touria#9."""

from __future__ import annotations

from functools import cache

from games.engine.decision import Decision, Option
from games.engine.text import Seat, Text
from games.touria.components import COLOURS
from games.touria.model import State
from games.touria.rules import castle, execution, items, mines, payments
from games.touria.rules.act import Act
from games.touria.rules.board import MINES
from games.touria.rules.phases import Phase
from games.touria.telling.naming import dweller, gem, listed, space

_LOOKS = 2


def _ids(state: State, seat: Seat) -> list[str]:
    if state.pending == "knapsack":
        return [f"empty {MINES[number]}" for number, held in enumerate(state.mines) if held]
    if state.pending == "chest":
        return [f"take {name}" for name in state.display]
    return [f"look {door}" for door in castle.closed_doors(state)]


def _count(state: State) -> int:
    """Return the number of targets: the crystal ball shows two doors, if as many are closed."""
    return min(_LOOKS, state.open.count(False)) if state.pending == "crystal_ball" else 1


def _apply(act: Act, seat: Seat, name: str) -> None:
    state = act.state
    if state.pending == "knapsack":
        mine = MINES.index(name.removeprefix("empty "))
        for colour in state.mines[mine][:]:
            mines.take(act, seat, mine, colour)
        mines.leave(act, mine)
    elif state.pending == "chest":
        items.take(act, seat, name.removeprefix("take "))
    else:
        _look(act, seat, [one.removeprefix("look ") for one in name.split(", ")])
    items.settle(act)


def _look(act: Act, seat: Seat, doors: list[str]) -> None:
    state = act.state
    for door in doors:
        act.tell("touria-event-look", seat, door=int(door[1:]))
    for door in doors:
        if door not in state.looked[seat]:
            state.looked[seat].append(door)
        number = int(door[1:])
        found = state.doors[number - 1]
        act.whisper(seat, "touria-event-saw", door=number, dweller=dweller(found))


def _decision(state: State, seat: Seat) -> Decision:
    pending, count = state.pending, _count(state)
    options = tuple([_option(state, name) for name in _ids(state, seat)])
    return Decision(Text(f"touria-prompt-{pending}"), options, count, count)


def _option(state: State, name: str) -> Option:
    verb, _, rest = name.partition(" ")
    if verb == "take":
        return items.take_option(rest)
    if verb == "look":
        return Option(name, Text("touria-do-door", {"door": int(rest[1:])}), Text("touria-hint-look"))
    contents = listed(tuple(gem(colour) for colour in state.mines[MINES.index(rest)]))
    label = Text("touria-do-empty", {"mine": space(rest), "gems": contents})
    return Option(name, label, Text("touria-hint-empty"))


TARGET = Phase(_ids, _decision, _apply, count=_count)


def paint_ids(state: State, seat: Seat) -> list[str]:
    """Return the answers that paint one gem in another color and make a payment possible."""
    found = payments.paintings(state, seat)
    return [f"paint {COLOURS[source]} {COLOURS[target]}" for source, target in found]


def paint(act: Act, seat: Seat, name: str) -> None:
    """Make a gem count as one of another color."""
    source, target = map(COLOURS.index, name.split(" ")[1:])
    act.state.turn.paint.append((source, target))
    act.tell("touria-event-paint", seat, gem=gem(source), target=gem(target))
    items.settle(act)
    execution.begin(act.state)


def _paint_decision(state: State, seat: Seat) -> Decision:
    options = tuple([paint_option(name) for name in paint_ids(state, seat)])
    return Decision(Text("touria-prompt-paintbrush"), options)


@cache
def paint_option(name: str) -> Option:
    """Return the option of a painting."""
    source, target = map(COLOURS.index, name.split(" ")[1:])
    label = Text("touria-do-paint", {"gem": gem(source), "target": gem(target)})
    return Option(name, label, Text("touria-hint-paint"))


PAINT = Phase(paint_ids, _paint_decision, paint)
