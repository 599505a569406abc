"""Using magical items: which ones can be used when, the mirror, and the free items. rules/touria#9."""

from __future__ import annotations

from functools import cache

from games.engine.decision import Option
from games.engine.text import Seat, Text
from games.touria.components import BLACK, NOT_MIRRORED
from games.touria.model import State
from games.touria.rules.act import Act
from games.touria.telling.naming import effect, item, the_item

MIRROR = "mirror"
FREE = ("frog", "knapsack", "chest", "crystal_ball")
"""Items that a player may use in every quiet moment of their own turn."""
IN_CASTLE = ("chest", "crystal_ball")


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


def effective(state: State, way: str) -> str | None:
    """Return the item whose effect the answer ``way`` has: itself, or what the mirror copies."""
    return copied(state) if way == MIRROR else way


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
        act.tell("touria-event-use", seat, item=the_item(name))
        return name
    state.mirrored = True
    top = state.discard[-1]
    act.tell("touria-event-mirror", seat, item=the_item(top))
    return top


def settle(act: Act) -> None:
    """End the pending item, and put down the mirror if it copied one."""
    state = act.state
    state.pending = ""
    if state.mirrored:
        state.mirrored = False
        state.discard.append(MIRROR)


def use_up(act: Act, seat: Seat, name: str) -> str:
    """Use an item that needs no further question, and return the item with the effect."""
    used = use(act, seat, name)
    settle(act)
    return used


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
    used = use(act, seat, name)
    if used == "frog":
        banish(act, seat)
        settle(act)
    elif used == "knapsack":
        act.state.pending = "knapsack"
    elif used == "chest":
        act.state.pending = "chest"
    else:
        act.state.pending = "crystal_ball"


def banish(act: Act, seat: Seat) -> None:
    """Remove one black gem of ``seat`` from the game."""
    act.of(seat).gems[BLACK] -= 1
    act.state.out[BLACK] += 1
    act.tell("touria-event-banish", seat)


def take(act: Act, seat: Seat, name: str) -> None:
    """Move an item from the display behind the screen of ``seat`` and fill the gap; rules/touria#7.3."""
    act.state.display.remove(name)
    act.of(seat).items.append(name)
    if seat == act.state.active:
        act.state.turn.gained.append(name)
    act.tell("touria-event-take", seat, item=the_item(name))
    fill_display(act)


def fill_display(act: Act) -> None:
    """Fill the fairy's display as long as items are left, shuffling the discard pile if necessary."""
    state = act.state
    while len(state.display) < 2:
        if not state.pile:
            if not state.discard:
                return
            state.pile, state.discard = state.discard, []
            act.chance.of("items").shuffle(state.pile)
        name = state.pile.pop(0)
        state.display.append(name)
        act.tell("touria-event-display", item=the_item(name), reveals=True)


def use_option(state: State, way: str) -> Option:
    """Return the option to use one's own item, or the mirror as its current copy."""
    name = effective(state, way)
    assert name is not None, "a mirror is offered where it copies something"
    return _option(way, name)


@cache
def _option(way: str, name: str) -> Option:
    if way == MIRROR:
        return Option(way, Text("touria-do-mirror", {"item": the_item(name)}), effect(name))
    return Option(way, Text("touria-do-item", {"item": item(name)}), effect(name))


@cache
def take_option(name: str) -> Option:
    """Return the option to take an item from the display."""
    return Option(f"take {name}", Text("touria-do-take", {"item": the_item(name)}), effect(name))


def refused(state: State, seat: Seat, name: str) -> Text:
    """Return why ``seat`` can't use the item ``name`` now."""
    if name not in state.holdings[seat].items:
        return Text("touria-refused-not-owned", {"item": the_item(name)})
    if name == MIRROR and copied(state) is None:
        return Text("touria-refused-mirror")
    return Text("touria-refused-window", {"item": the_item(name)})
