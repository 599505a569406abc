"""Measures pictures for the bench: times and sizes of drawing and encoding."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import get_args

from games.engine.game import AnyGame
from games.registry import GAMES
from render.encode import Encoded, encode
from render.kit.cache import PIECES
from render.picture import AnyPainter, Picture
from render.positions import PLAIN_NAMES, occupants, states
from render.registry import PAINTERS
from render.shape import Shape
from render.words import words_for

_SEATS = 4
"""The number of seats; if a game doesn't allow it, the nearest that it does."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Times in milliseconds, each the median over the moves of a game; ``cold`` includes loading fonts.

    ``draw`` and ``encode`` measure the public picture, ``draw_private`` and ``draw_tall`` the private one in
    both shapes; ``kilobytes`` is the size of the largest public picture, ``tall_kilobytes`` of the largest
    tall one. ``speed_up`` is how many times faster two threads draw and encode than one.
    """

    draw: float
    draw_private: float
    draw_tall: float
    encode: float
    kilobytes: float
    tall_kilobytes: float
    cold: float
    cache_megabytes: float
    speed_up: float


def measure(game_id: str = "abraca") -> Cost:
    """Measure the pictures of the game ``game_id`` on this machine."""
    public, private, tall = _pictures(GAMES[game_id], PAINTERS[game_id])
    PIECES.clear()
    for picture in (*public, *private, *tall):
        picture.draw()
    draw = _median(picture.draw for picture in public)
    draw_private = _median(picture.draw for picture in private)
    draw_tall = _median(picture.draw for picture in tall)
    images = [picture.draw() for picture in public[::6]]
    encoded = [encode(image) for image in images]
    return Cost(
        draw=draw,
        draw_private=draw_private,
        draw_tall=draw_tall,
        encode=_median(partial(encode, image) for image in images),
        kilobytes=_largest(encoded),
        tall_kilobytes=_largest([encode(picture.draw()) for picture in tall[::6]]),
        cold=cold(game_id),
        cache_megabytes=PIECES.size / 1_000_000,
        speed_up=_speed_up(public[::4]),
    )


def _largest(files: Sequence[Encoded]) -> float:
    return max(len(file.data) for file in files) / 1024


def _pictures(game: AnyGame, painter: AnyPainter) -> tuple[list[Picture], list[Picture], list[Picture]]:
    seats = _seats(game)
    around, words = occupants(PLAIN_NAMES, seats), words_for(None)
    played = list(states(game, seats))
    public = [painter.public(game.view(state, None), around, words)[0] for state in played]
    private, tall = (
        [painter.private(game.view(state, 0), around, words, shape)[0] for state in played]
        for shape in get_args(Shape)
    )
    return public, private, tall


def _milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def _median(works: Iterable[Callable[[], object]]) -> float:
    return statistics.median(_milliseconds(work) for work in works)


def _speed_up(pictures: Sequence[Picture]) -> float:
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(2) as two:
        alone = _milliseconds(lambda: list(one.map(_render, pictures)))
        together = _milliseconds(lambda: list(two.map(_render, pictures)))
    return alone / together


def _render(picture: Picture) -> Encoded:
    return encode(picture.draw())


def first_picture(game_id: str) -> float:
    """Return the milliseconds that the first picture of this process takes, from view to encoded file."""
    game, words = GAMES[game_id], words_for(None)
    seats = _seats(game)
    around, view = occupants(PLAIN_NAMES, seats), game.view(next(states(game, seats)), None)
    return _milliseconds(lambda: encode(PAINTERS[game_id].public(view, around, words)[0].draw()))


def _seats(game: AnyGame) -> int:
    return min(game.seats, key=lambda seats: abs(seats - _SEATS))


def cold(game_id: str) -> float:
    """Return the milliseconds of the first picture in a fresh process."""
    code = f"from render.measure import first_picture; print(first_picture({game_id!r}))"
    done = subprocess.run([sys.executable, "-c", code], check=True, text=True, stdout=subprocess.PIPE)  # noqa: S603
    return float(done.stdout)


if __name__ == "__main__":
    print(measure(*sys.argv[1:2]))
