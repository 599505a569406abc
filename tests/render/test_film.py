"""Films: frames of one size, readable captions, and a file small enough to upload anywhere."""

from __future__ import annotations

import io
from functools import partial

import pytest
from PIL import Image

from games.engine.highlights import Highlights
from games.engine.text import SeatName, Text
from render.film import HEIGHT, MOST_BYTES, WIDTH, Shot, encoded, film_alt, frame
from render.kit import channel
from render.picture import ALT_LIMIT, Picture
from render.positions import HARD_NAMES, PLAIN_NAMES, occupants
from render.words import words_for
from tests.render.reading import setting

LEAST = channel.LEAST * WIDTH / channel.WIDTH
LONG = "Ada goes to the Trader, picks up one green gem and gives two red gems and one green gem. " * 4


def picture(width: int, height: int) -> Picture:
    return Picture("board", "", partial(Image.effect_noise, (width, height), 80))


@pytest.mark.parametrize("caption", ["", "Ada wins.", LONG])
@pytest.mark.parametrize("size", [(1200, 1350), (1200, 1200), (400, 300)])
def test_every_frame_has_one_size_and_letters_to_read(caption: str, size: tuple[int, int]) -> None:
    with setting() as texts:
        drawn = frame(Shot(picture(*size), caption, 1), "en")
    assert drawn.size == (WIDTH, HEIGHT)
    assert [text.block.style.size >= LEAST - 1 for text in texts if text.text] == [True] * bool(caption)


def test_a_film_keeps_its_times() -> None:
    seconds = [2.5, 1.0, 1.0, 6.0]
    frames = [Image.new("RGB", (WIDTH, HEIGHT), (60 * number, 0, 0)) for number in range(4)]
    film = encoded(frames, seconds)
    with Image.open(io.BytesIO(film.data)) as moving:
        shown = []
        for number in range(4):
            moving.seek(number)
            moving.load()
            shown.append(moving.info["duration"])
    assert shown == [2500, 1000, 1000, 6000]


def test_a_film_is_never_too_large() -> None:
    # Noise is the hardest thing to compress.
    frames = [Image.effect_noise((WIDTH, HEIGHT), 120).convert("RGB") for _ in range(9)]
    film = encoded(frames, [1.0] * 9)
    assert len(film.data) <= MOST_BYTES
    with Image.open(io.BytesIO(film.data)) as moving:
        assert 2 <= getattr(moving, "n_frames", 1) < 9


@pytest.mark.parametrize("names", [PLAIN_NAMES, HARD_NAMES])
def test_an_alternative_text_tells_the_game_in_five_sentences(names: tuple[str, ...]) -> None:
    told = [Text("picture-winner", {"player": SeatName(seat)}) for seat in range(4)]
    highlights = Highlights(told[2], told[3])
    words, around = words_for("en"), occupants(names, 4)
    for known in (highlights, None):
        alt = film_alt("abraca", around, told, known, told[1], words)
        assert len(alt) <= ALT_LIMIT
        assert alt.startswith(words("film-alt", game=words("abraca-name"), players="")[:20])
        assert len(alt.split(" wins")) == 5
