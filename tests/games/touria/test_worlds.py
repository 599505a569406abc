"""What a viewer considers possible: rules/touria#11, in every phase and for every viewer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.engine.chance import RandomStream
from games.engine.copying import copied
from games.engine.game import SPECTATOR
from games.engine.play import seen_waiting
from games.engine.text import Seat
from games.touria.model import State
from tests.games.touria.table import TOURIA, Table

WORLDS = 200


def begun(owned: str, group: str = "castle") -> Table:
    """Return a table of three at the start of south's turn, with the named holdings; everybody owns
    an item.
    """
    table = (
        Table(3, group=group).own("south", owned).own("west", "c5 h3 1y rose").own("north", "c4 s1 1g bird")
    )
    table.orders("a1 a2", "b1", "c1").state.before = copied(table.of("south"))
    return table


def flown(place: str, owned: str, *moves: str) -> Table:
    """Return a table where south has flown to ``place`` and made ``moves``."""
    table = begun(f"c4 h2 s2 scale {owned}").tower("sw", "south", "wizard")
    return table.do("tower sw", f"fly {place}", *moves)


def walking(owned: str, *moves: str) -> Table:
    """Return a table where south goes from the dragon to the goldsmith."""
    table = begun(f"scale {owned}", "dragon").tower("se", "south", "goldsmith")
    return table.mine("mine_1", "by").mine("mine_4", "gp").do("tower se", *moves)


def copying(place: str, *moves: str) -> Table:
    """Return a table where west copies what south has done, and north has said that it will."""
    table = flown(place, "2b", *moves, "done")
    return table.own("west", "2r").copies(west="elixir", north="elixir")


WAY = ("stepwise", "to mine_1", "to castle", "to mine_4", "to goldsmith", "arrive")

MOMENTS: dict[str, Callable[[], Table]] = {
    "start": lambda: flown("sword_master", "1b", "execute", "done").copies(),
    "route": lambda: walking("c3 1b"),
    "route on the way": lambda: walking("c3 1b", "stepwise", "to bridge", "to sword_master"),
    "route with boots": lambda: walking("c1 boots 1b", "boots"),
    "route with a jump": lambda: walking("c3 1b compass", "stepwise", "to mine_1", "compass mine_4"),
    "mine": lambda: walking(
        "c3", "stepwise", "to mine_1", "to castle", "to mine_4", "to goldsmith", "arrive"
    ),
    "arrival": lambda: flown("goldsmith", "2b1r"),
    "fly": lambda: begun("s1 broom 1b frog").do("broom"),
    "item in use": lambda: flown("goldsmith", "1b knapsack", "knapsack"),
    "brush in use": lambda: flown("goldsmith", "2b1r paintbrush", "paintbrush"),
    "painted": lambda: flown("goldsmith", "2b1r paintbrush", "paintbrush", "paint red blue"),
    "doubling": lambda: flown("goldsmith", "2b1r1p", "pair blue", "double purple"),
    "order to fulfil": lambda: flown("trader", "2b2r2g1p", "order a1", "double purple"),
    "helmet": lambda: flown("tournament", "helmet", "helmet"),
    "dragon": lambda: flown("dragon", "1b1r", "execute"),
    "thief": lambda: flown("thief", "1b", "execute"),
    "after": lambda: flown("sword_master", "1b", "execute"),
    "copy": lambda: flown("sword_master", "1b", "execute", "done").do("elixir", by="north"),
    "copier's choice": lambda: copying("goldsmith", "sell blue"),
    "copier's dragon": lambda: copying("dragon", "execute", "stop"),
    "end": lambda: flown("sword_master", "hourglass", "execute", "done").copies(),
}


def seen(state: State, viewer: Seat | None) -> object:
    asked = TOURIA.decisions(state)
    own = None if viewer is None else asked.get(viewer)
    return TOURIA.view(state, viewer), sorted(asked), seen_waiting(asked), own


def hidden(state: State, viewer: Seat | None) -> dict[str, object]:
    """Return everything that ``viewer`` doesn't know, by name; the bank as far as it is full."""
    found: dict[str, object] = {"bag": state.bag, "pile": state.pile, "doors": state.doors, "out": state.out}
    found |= {f"{kind} of the bank": getattr(state, kind) for kind in ("hearts", "coins", "swords")}
    for seat, own in enumerate(state.holdings):
        if seat == viewer:
            continue
        found |= {f"{name} of {seat}": getattr(own, name) for name in own.__struct_fields__}
        found[f"wishes of {seat}"] = state.wishes[seat]
        if state.answers[seat]:
            found[f"answer of {seat}"] = state.answers[seat]
    if state.active != viewer and state.before is not None:
        counted = ("hearts", "coins", "swords", "elixirs", "gems")
        found |= {f"{name} before": getattr(state.before, name) for name in counted}
    if state.phase == "route" and state.active != viewer and "compass" not in state.discard:
        found["path"] = state.turn.path
    if any(state.drawn) and state.executor != viewer:
        found["drawn"] = state.drawn
    return found


@pytest.mark.parametrize("name", MOMENTS)
def test_whatever_is_hidden_is_something_else_in_another_world(name: str) -> None:
    """rules/touria#11: holdings and their numbers, including those of a seat in the middle of an action."""
    state = MOMENTS[name]().state
    for viewer in (*range(state.seats), SPECTATOR, None):
        chance = RandomStream(f"{name} {viewer}".encode())
        real = seen(state, viewer)
        constant = {key: repr(value) for key, value in hidden(state, viewer).items()}
        for _ in range(WORLDS):
            world = TOURIA.determinize(state, viewer, chance)
            TOURIA.check(world)
            now = hidden(world, viewer)
            constant = {key: value for key, value in constant.items() if repr(now.get(key)) == value}
            if not constant:
                break
        assert seen(world, viewer) == real
        assert not constant, f"hidden from {viewer}"


@pytest.mark.parametrize("name", MOMENTS)
def test_whoever_is_asked_in_another_world_has_an_answer(name: str) -> None:
    state = MOMENTS[name]().state
    for viewer in (*range(state.seats), None):
        chance = RandomStream(f"{name} {viewer}".encode())
        for _ in range(20):
            world = TOURIA.determinize(state, viewer, chance)
            decision = TOURIA.decisions(world)[world.executor] if world.phase != "copy" else None
            if decision is not None:
                assert len(decision.options) >= max(decision.minimum, 1)
                for option in decision.options if decision.minimum == 1 else ():
                    again = TOURIA.copy(world)
                    TOURIA.apply(again, world.executor, (option.id,), chance)
                    TOURIA.check(again)


def test_who_copies_next_has_not_answered_in_any_world() -> None:
    """rules/touria#8.2: otherwise the copy would already have happened."""
    table = Table(4).tower("sw", "south", "wizard").do("tower sw", "fly sword_master", "execute", "done")
    table.do("elixir", by="east").do("pass", by="west")
    chance = RandomStream(b"worlds of copying")
    drawn = set()
    for viewer in (0, 1, 2, 3, None):
        for _ in range(60):
            world = TOURIA.determinize(table.state, viewer, chance)
            first = next(said for said in world.answers[1:] if said != "pass")
            assert first in ("asked", "again")
            drawn.add(tuple(world.answers))
    assert len(drawn) > 10


def test_a_world_of_a_finished_game_is_the_real_one() -> None:
    table = Table(ending="sudden_marriage").own("south", "h7 c7 s1").do("sword nw")
    assert TOURIA.determinize(table.state, None, RandomStream(b"over")) == table.state
