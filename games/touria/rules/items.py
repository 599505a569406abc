"""Using magical items: which ones can be used when, the mirror, and the free items. rules/touria#9."""

from __future__ import annotations

from functools import cache

from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.components import BLACK, NOT_MIRRORED
from games.touria.model import State
from games.touria.rules import mines
from games.touria.rules.act import Act
from games.touria.rules.board import MINES
from games.touria.telling.naming import dweller, effect, gem, item, listed, space

MIRROR = "mirror"
FREE = ("frog", "knapsack", "chest", "crystal_ball")
"""Items that a player may use in every quiet moment of their own turn."""
IN_CASTLE = ("chest", "crystal_ball")
_LOOKS = 2


def ways(state: State, seat: Seat, name: str) -> list[str]:
    """Return how ``seat`` may use the item ``name``: directly, or by the mirror that copies it."""
    owned = state.holdings[seat].items
    found = [name] if name in owned else []
    if MIRROR in owned and seat == state.active and copied(state) == name:
        found.append(MIRROR)
    return found


def copied(state: State) -> str | None:
    """Return the item that a mirror would copy now: the top of the pile; None if it can't be copied."""
    if not state.discard or state.discard[-1] in NOT_MIRRORED:
        return None
    return state.discard[-1]


def use(act: Act, seat: Seat, name: str) -> str:
    """Put the item ``name`` down and return the item with the effect.

    A mirror goes on the pile only after the effect: ``settle`` does that.
    """
    state = act.state
    act.of(seat).items.remove(name)
    if seat == state.active:
        state.turn.spent.append(name)
    if name != MIRROR:
        state.discard.append(name)
        act.tell("touria-event-use", seat, item=item(name))
        return name
    state.mirrored = True
    effective = state.discard[-1]
    act.tell("touria-event-mirror", seat, item=item(effective))
    return effective


def settle(act: Act) -> None:
    """End the pending item, and put down the mirror if it copied one."""
    state = act.state
    state.pending = ""
    if state.mirrored:
        state.mirrored = False
        state.discard.append(MIRROR)


def use_up(act: Act, seat: Seat, name: str) -> str:
    """Use an item that needs no further question, and return the item with the effect."""
    effective = use(act, seat, name)
    settle(act)
    return effective


def usable_ids(state: State, seat: Seat, names: tuple[str, ...]) -> list[str]:
    """Return the items among ``names`` that ``seat`` can use now, the mirror last."""
    owned = state.holdings[seat].items
    found = [name for name in owned if name in names and usable(state, seat, name)]
    if MIRROR in owned and seat == state.active:
        name = copied(state)
        if name is not None and name in names and usable(state, seat, name):
            found.append(MIRROR)
    return found


def usable(state: State, seat: Seat, name: str) -> bool:
    """Return whether the item ``name`` would do anything now; the caller checks whether it's allowed."""
    if name == "frog":
        return state.holdings[seat].gems[BLACK] > 0
    if name == "knapsack":
        return any(state.mines)
    if name == "chest":
        return bool(state.display)
    if name == "crystal_ball":
        return not all(state.open)
    return True


def use_free(act: Act, seat: Seat, name: str) -> None:
    """Use one of the ``FREE`` items, directly or by the mirror."""
    effective = use(act, seat, name)
    if effective == "frog":
        banish(act, seat)
        settle(act)
    elif effective == "knapsack":
        act.state.pending = "knapsack"
    elif effective == "chest":
        act.state.pending = "chest"
    else:
        act.state.pending = "crystal_ball"


def banish(act: Act, seat: Seat) -> None:
    """Remove one black gem of ``seat`` from the game."""
    act.of(seat).gems[BLACK] -= 1
    act.state.out[BLACK] += 1
    act.tell("touria-event-banish", seat)


def target_ids(state: State) -> list[str]:
    """Return the possible targets of the pending item."""
    if state.pending == "knapsack":
        return [f"empty {MINES[number]}" for number, held in enumerate(state.mines) if held]
    if state.pending == "chest":
        return [f"take {name}" for name in state.display]
    return [f"look {door}" for door in closed_doors(state)]


def target_option(state: State, name: str) -> Option:
    """Return the option to use the pending item on the target ``name``."""
    verb, _, rest = name.partition(" ")
    if verb == "empty":
        mine = MINES.index(rest)
        return _mine_option(mine, tuple(state.mines[mine]))
    return take_option(rest) if verb == "take" else _look_option(rest)


def looks(state: State) -> int:
    """Return the number of doors that the crystal ball shows now."""
    return min(_LOOKS, state.open.count(False))


def aim(act: Act, seat: Seat, picked: tuple[str, ...]) -> None:
    """Apply the pending item to the targets ``picked``."""
    state = act.state
    if state.pending == "knapsack":
        mine = MINES.index(picked[0].removeprefix("empty "))
        for colour in state.mines[mine][:]:
            mines.take(act, seat, mine, colour)
        mines.leave(act, mine)
    elif state.pending == "chest":
        take(act, seat, picked[0].removeprefix("take "))
    else:
        _look(act, seat, [name.removeprefix("look ") for name in picked])
    settle(act)


def take(act: Act, seat: Seat, name: str) -> None:
    """Move an item from the display behind the screen of ``seat`` and fill the gap; rules/touria#7.3."""
    act.state.display.remove(name)
    act.of(seat).items.append(name)
    if seat == act.state.active:
        act.state.turn.gained.append(name)
    act.tell("touria-event-take", seat, item=item(name))
    fill_display(act)


def fill_display(act: Act) -> None:
    """Fill the fairy's display as long as items are left, shuffling the discard pile if necessary."""
    state = act.state
    while len(state.display) < 2:
        if not state.pile:
            if not state.discard:
                return
            state.pile, state.discard = state.discard, []
            act.chance.shuffle(state.pile)
        name = state.pile.pop(0)
        state.display.append(name)
        act.tell("touria-event-display", item=item(name), reveals=True)


def closed_doors(state: State) -> list[str]:
    """Return the doors that are still closed."""
    return [f"d{number}" for number, opened in enumerate(state.open, start=1) if not opened]


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


def use_option(state: State, way: str) -> Option:
    """Return the option to use one's own item, or the mirror as its current copy."""
    name = copied(state) if way == MIRROR else way
    assert name is not None, "a mirror is offered where it copies something"
    return _option(way, name)


@cache
def _option(way: str, name: str) -> Option:
    key = "touria-do-mirror" if way == MIRROR else "touria-do-item"
    return Option(way, Text(key, {"item": item(name)}), effect(name))


@cache
def take_option(name: str) -> Option:
    """Return the option to take an item from the display."""
    return Option(f"take {name}", Text("touria-do-take", {"item": item(name)}), effect(name))


@cache
def _mine_option(mine: int, held: tuple[int, ...]) -> Option:
    contents = listed(tuple(gem(colour) for colour in held))
    label = Text("touria-do-empty", {"mine": space(MINES[mine]), "gems": contents})
    return Option(f"empty {MINES[mine]}", label, Text("touria-hint-empty"))


@cache
def _look_option(door: str) -> Option:
    return Option(f"look {door}", Text("touria-do-door", {"door": int(door[1:])}), Text("touria-hint-look"))
