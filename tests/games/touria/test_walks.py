"""The listed routes, checked against a search of every walk that the rules allow.

``TOURIA_POSITIONS=2000`` checks more positions than the suite has time for.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product

from games.engine.chance import RandomStream
from games.engine.text import Seat
from games.touria.components import BLACK, GEMS
from games.touria.mind import answering, deeds
from games.touria.mind.estimates import Estimate
from games.touria.model import Options, State, Turn
from games.touria.rules import course
from games.touria.rules.board import MINE_NUMBER, MINES, NEIGHBOURS, PLACES, steps_of
from games.touria.rules.reach import cost, steps_left

POSITIONS = int(os.environ.get("TOURIA_POSITIONS", "250"))
CLOSE = 0.05
"""How much better, in logits, an unlisted walk may be: less than any hint can show."""


def position(number: int) -> tuple[State, Seat]:
    """Return a random table where the active seat declares a route."""
    chance = RandomStream(f"route {number}".encode().ljust(32))
    state = course.setup(2, Options(), chance)
    state.phase, state.active = "route", chance.below(2)
    seat = state.executor = state.active
    own = state.holdings[seat]
    own.hearts, own.coins, own.swords = chance.below(8), chance.below(6), chance.below(3)
    state.hearts -= own.hearts
    state.coins -= own.coins
    state.swords -= own.swords
    left = [count - sum(mine.count(colour) for mine in state.mines) for colour, count in enumerate(GEMS)]
    own.gems = [min(chance.below(3), count) for count in left]
    state.bag = [count - held for count, held in zip(left, own.gems, strict=True)]
    spaces = (*PLACES, *MINES)
    state.group = spaces[chance.below(len(spaces))]
    place = PLACES[chance.below(len(PLACES))]
    state.turn = Turn(state.group, tower="nw", action=place, destination=place, untouched=False)
    return state, seat


def walks(state: State, here: str, used: int, steps: int, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield every affordable walk to the destination, past each mine at most once."""
    if here == state.turn.destination:
        yield path
    for other, road in NEIGHBOURS[here]:
        after = steps + steps_of(road)
        is_new = other not in MINE_NUMBER or other not in path
        if not used >> road & 1 and after <= steps_left(state) and is_new:
            yield from walks(state, other, used | 1 << road, after, (*path, other))


def steps_on(state: State, path: tuple[str, ...]) -> int:
    """Return the fewest steps of a walk along ``path``."""
    here, steps = state.turn.origin, 0
    for space in path:
        steps += min(steps_of(road) for other, road in NEIGHBOURS[here] if other == space)
        here = space
    return steps


def best(state: State, seat: Seat) -> float | None:
    """Return the gain of the best walk with the best action at its end; ``None`` if there is no walk."""
    cheapest: dict[tuple[int, ...], int] = {}
    for path in walks(state, state.turn.origin, 0, 0, ()):
        mines = tuple(sorted(MINE_NUMBER[space] for space in path if space in MINE_NUMBER))
        price = cost(steps_on(state, path), 0)
        cheapest[mines] = min(price, cheapest.get(mines, price))
    estimate, found = Estimate(state, seat), list[float]()
    for mines, price in cheapest.items():
        held = [state.mines[mine] for mine in mines]
        taken = [[gems] if BLACK in gems else [[colour] for colour in set(gems)] or [[]] for gems in held]
        for picked in product(*taken):
            gained = [colour for gems in picked for colour in gems]
            found.append(estimate.arriving(state.turn.destination, gained, price))
    return max(found, default=None)


def brought(state: State, seat: Seat) -> float:
    """Let ``seat`` walk, and return the gain of the walk and the best action at its end, in logits."""
    before, chance = Estimate(state, seat).base, RandomStream(bytes(32))
    while state.phase in ("route", "mine"):
        course.make(state, seat, answering.answer(state, seat, chance), chance)
    estimate = Estimate(state, seat)
    return estimate.base - before + max(estimate.at(state.turn.destination)[0], 0.0)


def test_no_walk_that_the_rules_allow_is_better_than_what_is_listed() -> None:
    stepwise = compared = 0
    for number in range(POSITIONS):
        state, seat = position(number)
        exact = best(state, seat)
        if exact is None:
            continue
        gain, name = max(deeds.routes(state, seat))
        compared += 1
        stepwise += name == "stepwise"
        assert exact <= gain + CLOSE, (number, exact, gain, name)
        assert gain <= exact + 1e-6, (number, exact, gain, name)
    assert compared > POSITIONS / 2
    assert stepwise, "some walks are worth declaring though they are not suggested"


def test_a_walk_that_is_declared_step_by_step_brings_what_was_said() -> None:
    followed = 0
    for number in range(POSITIONS):
        state, seat = position(number)
        gain, name = max(deeds.routes(state, seat), default=(0.0, ""))
        if name != "stepwise" or state.turn.destination == "thief":
            # The gain of a theft depends on the gems in the mines after they are refilled.
            continue
        followed += 1
        got = brought(state, seat)
        assert got >= gain - CLOSE, (number, gain, got)
    assert followed
