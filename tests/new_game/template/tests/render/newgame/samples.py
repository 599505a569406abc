"""What the shared tests draw of New Game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.newgame.game import GAME
from render.positions import HARD_NAMES, states
from tests.render.samples import Sample, views


def _at(moves: int, viewer: int | None = None, seats: int = 4) -> Any:
    return GAME.view(list(states(GAME, seats))[moves], viewer)


GOLDENS = {
    "board-4-en": Sample(_at(5)),
    "hand-6-it": Sample(_at(3, viewer=1, seats=6), HARD_NAMES, "it"),
    "result-4-it": Sample(_at(-1), locale="it"),
}

CHANGES = {"a card is shown": (_at(4), _at(5))}


def moments(seats: int) -> Iterator[Any]:
    """Yield the start, the middle and the end of a whole game."""
    played = list(states(GAME, seats, seed=2))
    yield from views("newgame", (played[0], played[seats], played[-1]))
