"""A resting table can't be mistaken for an active one, neither in its picture nor in its description."""

from __future__ import annotations

from PIL import Image, ImageStat

from render.kit.theme import PARCHMENT_LIGHT, VERMILION
from render.picture import ALT_LIMIT, Picture
from render.resting import at_rest
from render.words import words_for


def test_the_picture_is_muted_and_bears_the_sign() -> None:
    bright = Image.new("RGB", (640, 400), VERMILION)
    resting = at_rest(Picture("board", "A board.", lambda: bright), words_for("en")).draw()
    assert resting.size == bright.size
    assert max(ImageStat.Stat(resting.crop((0, 0, 50, 50))).mean) < max(VERMILION) / 2 + 1
    bars = [x for x in range(640) if resting.getpixel((x, 200)) == PARCHMENT_LIGHT]
    runs = sum(x + 1 not in bars for x in bars)
    assert runs == 2
    assert bright.getpixel((320, 200)) == VERMILION, "the picture may be one that is kept"


def test_the_alternative_text_says_it_first_and_fits() -> None:
    for locale, word in (("en", "Paused."), ("it", "In pausa.")):
        resting = at_rest(Picture("board", "A board. " * 200, Image.new), words_for(locale))  # type: ignore[arg-type]
        assert resting.alt.startswith(word)
        assert len(resting.alt) <= ALT_LIMIT
