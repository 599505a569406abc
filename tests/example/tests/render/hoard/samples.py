"""What the shared tests draw of Let It Sleep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.engine.chance import RandomStream
from games.engine.play import play
from games.engine.text import Seat
from games.hoard.game import GAME
from games.hoard.model import Options, State
from render.positions import HARD_NAMES, states
from tests.render.samples import Sample, views


def _bragging(seats: int, *named: int) -> State:
    """Return the first night, in which the thieves ``named`` these numbers in turn."""
    chance = RandomStream(bytes(32))
    state = GAME.setup(seats, Options(), chance)
    for seat in range(seats):
        play(GAME, state, seat, (f"take {seat % 5}",), chance)
    for count in named:
        play(GAME, state, state.active, (f"name {count}",), chance)
    return state


def _woken(seats: int) -> State:
    """Return the end of that night."""
    state = _bragging(seats, 3, 5)
    play(GAME, state, state.active, ("wake",), RandomStream(bytes(32)))
    return state


def _over(seats: int, viewer: Seat | None = None) -> Any:
    return GAME.view(list(states(GAME, seats))[-1], viewer)


GOLDENS = {
    "board-4-en": Sample(GAME.view(_bragging(4, 3, 5), None)),
    "board-6-it": Sample(GAME.view(_woken(6), None), HARD_NAMES, "it"),
    "hand-5-en": Sample(GAME.view(_bragging(5, 3, 5), 0), HARD_NAMES),
    "result-4-it": Sample(_over(4), locale="it"),
}

CHANGES = {"a thief has spoken": (GAME.view(_bragging(4, 3), None), GAME.view(_bragging(4, 3, 5), None))}


def moments(seats: int) -> Iterator[Any]:
    """Yield a night, its end, and the end of a whole game."""
    played = list(states(GAME, seats, seed=2))
    yield from views("hoard", (played[0], played[1], _bragging(seats, 3), _woken(seats), played[-1]))
