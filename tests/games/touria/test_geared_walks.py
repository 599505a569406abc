"""The routes with boots, lantern, compass and mirror, checked against a search of every walk with every set
of tools.

``TOURIA_POSITIONS=2000`` checks more positions than the suite has time for.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from games.engine.chance import RandomStream
from games.engine.copying import copied
from games.engine.text import Seat
from games.touria.components import BLACK, ITEMS
from games.touria.mind import deeds
from games.touria.mind.estimates import Estimate
from games.touria.mind.openings import starts
from games.touria.model import State
from games.touria.rules import course
from games.touria.rules.board import MINE_NUMBER, MINES, NEIGHBOURS, steps_of
from games.touria.rules.reach import cost
from tests.games.touria import test_walks

POSITIONS = int(os.environ.get("TOURIA_POSITIONS", "40"))
CLOSE = 0.05
"""How much better, in logits, an unlisted route may be: less than any hint can show."""
_TOOLS = ("boots", "lantern", "compass", "mirror")


def position(number: int) -> tuple[State, Seat]:
    """Return a random table where the active seat declares a route and may own tools for it."""
    state, seat = test_walks.position(number)
    chance = RandomStream(f"tools {number}".encode().ljust(32))
    own = state.holdings[seat]
    state.coins += own.coins
    own.coins = chance.below(4)
    state.coins -= own.coins
    own.items = [name for name in _TOOLS if chance.below(2)]
    state.discard = ["frog"]
    rest = [name for name in ITEMS if name not in (*own.items, *state.discard)]
    state.display, state.pile = rest[:2], rest[2:]
    return state, seat


def ways(
    goal: str, most: int, here: str, used: int, steps: int, mines: tuple[str, ...], jumps: int
) -> Iterator[tuple[tuple[str, ...], int]]:
    """Yield the mines and steps of every route with this many jumps, past each mine at most once."""
    if here == goal and not jumps:
        yield mines, steps
    for other, road in NEIGHBOURS[here]:
        after = steps + steps_of(road)
        if not used >> road & 1 and after <= most and other not in mines:
            passed = (*mines, other) if other in MINE_NUMBER else mines
            yield from ways(goal, most, other, used | 1 << road, after, passed, jumps)
    if jumps and here in MINE_NUMBER and steps < most:
        for other in MINES:
            if other != here and other not in mines:
                yield from ways(goal, most, other, used, steps + 1, (*mines, other), jumps - 1)


def worn(items: Sequence[str]) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """Yield every set of tools to put down, and what the tools work as: a mirror works as another one of
    them.
    """
    for size in range(len(items) + 1):
        for used in combinations(items, size):
            plain = [name for name in used if name != "mirror"]
            if "mirror" not in used:
                yield used, plain
            else:
                yield from ((used, [*plain, name]) for name in plain if name != "lantern")


def best(state: State, seat: Seat) -> float | None:
    """Return the gain of the best route with any tools; ``None`` if there is no route."""
    base, found = Estimate(state, seat).base, list[float]()
    for used, tools in worn(state.holdings[seat].items):
        world = copied(state)
        own, turn = world.holdings[seat], world.turn
        own.items = [name for name in own.items if name not in used]
        turn.boots, turn.lantern = tools.count("boots"), "lantern" in tools
        estimate, most = Estimate(world, seat), own.coins + 3 + 3 * turn.boots
        cheapest: dict[tuple[str, ...], int] = {}
        for mines, steps in ways(turn.destination, most, turn.origin, 0, 0, (), tools.count("compass")):
            key = tuple(sorted(mines))
            cheapest[key] = min(steps, cheapest.get(key, steps))
        for mines, steps in cheapest.items():
            held = [world.mines[MINE_NUMBER[mine]] for mine in mines]
            taken = [
                [tuple(gems)]
                if BLACK in gems and not turn.lantern
                else [(colour,) for colour in set(gems) if colour != BLACK] or [()]
                for gems in held
            ]
            for picked in product(*taken):
                gained = [colour for gems in picked for colour in gems]
                gain = estimate.arriving(turn.destination, gained, cost(steps, turn.boots))
                found.append(gain + estimate.base - base)
    return max(found, default=None)


def test_no_way_with_any_tools_is_better_than_what_is_listed() -> None:
    compared = 0
    for number in range(POSITIONS):
        state, seat = position(number)
        exact = best(state, seat)
        if exact is None:
            continue
        compared += 1
        gain, name = max(deeds.routes(state, seat))
        assert exact <= gain + CLOSE, (number, exact, gain, name)
        assert gain <= exact + 1e-6, (number, exact, gain, name)
    assert compared > POSITIONS / 2


def test_a_way_with_tools_brings_what_was_said() -> None:
    followed = 0
    for number in range(POSITIONS):
        state, seat = position(number)
        gain, name = max(deeds.routes(state, seat), default=(0.0, ""))
        if name.startswith("route") or not name or state.turn.destination == "thief":
            # The gain of a theft depends on the gems in the mines after they are refilled.
            continue
        followed += 1
        got = test_walks.brought(state, seat)
        assert got >= gain - CLOSE, (number, gain, got)
    assert followed


def test_a_tower_is_valued_with_the_tools_that_its_way_takes() -> None:
    compared = 0
    for number in range(POSITIONS // 4):
        state, seat = position(number)
        state.phase = "start"
        state.turn = type(state.turn)(state.group)
        for gain, name in starts(state, seat):
            if not name.startswith("tower"):
                continue
            world = copied(state)
            course.make(world, seat, (name,), RandomStream(bytes(32)))
            if world.phase != "route":
                continue
            tools = world.holdings[seat].items
            listed = max([found for found, way in deeds.routes(world, seat) if way in tools], default=None)
            if listed is not None:
                compared += 1
                assert listed <= gain + CLOSE, (number, name, listed, gain)
    assert compared
