"""Films: the key moments of a game as one animated picture, small enough to be uploaded anywhere."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.engine.highlights import Highlights
from games.engine.text import Text
from render.encode import Encoded
from render.highlighted import sentences
from render.kit import channel, grounds, layout
from render.kit.alt import fit
from render.kit.cache import cached
from render.kit.layout import Element, Padding
from render.kit.layout import Text as Lines
from render.kit.names import drawable_names, with_crests
from render.kit.theme import GOLD, INK, PARCHMENT_LIGHT
from render.kit.typesetting import Style, set_block
from render.picture import Picture
from render.seats import SeatOccupant, seat_names
from render.words import Words, told_together

WIDTH = 700
"""The width of a film in pixels; a phone shows it half as wide."""
CAPTION = 138
"""The height of the caption above the pictures in pixels: room for three lines."""
HEIGHT = CAPTION + round(channel.HEIGHT * WIDTH / channel.WIDTH)
MOST_BYTES = 2_000_000
_LEAST = round(channel.LEAST * WIDTH / channel.WIDTH)
_CAPTION = Style("bold", 40, PARCHMENT_LIGHT, 1, INK)
_QUALITIES = (70, 50, 20)
_FEWEST = 3
_METHOD = 2
"""Method 4 of WebP saves 3% of the bytes but takes twice as long."""
_RULE = 3
_INSETS = 22, 4, 22, 4 + _RULE
"""The margins of the caption: left, top, right, bottom."""
_SENTENCES = 5


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of a film, the sentence above it, and how many seconds it's shown."""

    picture: Picture
    caption: str
    seconds: float


def shot(
    picture: Picture, told: Sequence[Text], occupants: Sequence[SeatOccupant], words: Words, seconds: float
) -> Shot:
    """Return ``picture`` with ``told`` above it."""
    names = with_crests(drawable_names(occupants, words))
    return Shot(picture, told_together([words.say(text, names) for text in told], words), seconds)


def opening_shot(
    picture: Picture, game: str, occupants: Sequence[SeatOccupant], words: Words, seconds: float
) -> Shot:
    """Return the first ``picture`` of a film, with the name of the game and of its players."""
    names = with_crests(drawable_names(occupants, words))
    return Shot(
        picture, words("film-opening", game=words(f"{game}-name"), players=words.listed(names)), seconds
    )


def film_alt(
    game: str,
    occupants: Sequence[SeatOccupant],
    told: Sequence[Text],
    highlights: Highlights | None,
    ending: Text,
    words: Words,
) -> str:
    """Return the alternative text of a film, which tells the game in five sentences.

    It begins with the names of the game and its players, and closes with the ``highlights`` and the
    ``ending``. As many of ``told`` as there's room for come between.
    """
    names = seat_names(occupants, words)
    opening = words("film-alt", game=words(f"{game}-name"), players=words.listed(names))
    close = [] if highlights is None else sentences(highlights, occupants, words)
    close.append(words.say(ending, names))
    between = [words.say(text, names) for text in told[: _SENTENCES - 1 - len(close)]]
    return fit([opening, *between, *close])


def frame(shown: Shot, language: str) -> Image.Image:
    """Return ``shown`` as large as all frames: the caption, and the picture in the middle below it."""
    picture = shown.picture.draw().convert("RGB")
    picture.thumbnail((WIDTH, HEIGHT - CAPTION), Image.Resampling.BICUBIC, reducing_gap=2)
    whole = _ground().copy()
    below = HEIGHT - CAPTION - picture.height
    whole.paste(picture, ((WIDTH - picture.width) // 2, CAPTION + below // 2))
    layout.draw(whole, Padding(_caption(shown.caption, language), *_INSETS), (0, 0, WIDTH, CAPTION))
    return whole


def _caption(text: str, language: str) -> Element:
    """Return ``text`` in large type if three lines of that are enough, else smaller, and cut if need be."""
    left, top, right, bottom = _INSETS
    room = WIDTH - left - right, CAPTION - top - bottom
    block = set_block(text, _CAPTION, room[0], 3, _CAPTION.size, room[1], language)
    least = _CAPTION.size if block.style.size == _CAPTION.size else _LEAST
    return Lines(text, _CAPTION, "centre", 3, least, language, cut=True)


def encoded(frames: Sequence[Image.Image], seconds: Sequence[float]) -> Encoded:
    """Return ``frames`` as an animated WebP of at most ``MOST_BYTES``, which repeats forever.

    If the lowest quality is still too large, every other frame between the first and the last is left out.
    """
    for quality in _QUALITIES:
        data = _webp(frames, seconds, quality)
        if len(data) <= MOST_BYTES or (quality == _QUALITIES[-1] and len(frames) < _FEWEST):
            return Encoded(data, "webp")
    kept = [*range(0, len(frames) - 1, 2), len(frames) - 1]
    return encoded([frames[number] for number in kept], [seconds[number] for number in kept])


def _webp(frames: Sequence[Image.Image], seconds: Sequence[float], quality: int) -> bytes:
    first, *others = frames
    buffer = io.BytesIO()
    first.save(
        buffer,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=[round(1000 * one) for one in seconds],
        loop=0,
        quality=quality,
        method=_METHOD,
    )
    return buffer.getvalue()


@cached
def _ground() -> Image.Image:
    """Return dark wood with a gold line under the caption."""
    picture = grounds.cut("rosewood", WIDTH, HEIGHT).copy()
    picture.paste(GOLD, (0, CAPTION - _RULE, WIDTH, CAPTION))
    return picture
