"""Spotlights: one part of a picture stays as it is, the rest is dimmed, and the text says which part
it is.
"""

from __future__ import annotations

from PIL import Image

from render.kit import layout
from render.kit.layout import Named, Row, Sized, Spacer
from render.picture import ALT_LIMIT, Picture
from render.spotlight import lit, regions_of

_GREY = (120, 120, 120)
_SIZE = (400, 200)


def _draw() -> Image.Image:
    picture = Image.new("RGB", _SIZE, _GREY)
    parts = Row(Sized(Named(Spacer(), "left"), 200), Sized(Named(Spacer(), "right"), 200))
    layout.draw(picture, parts, (0, 0, *_SIZE))
    return picture


PLAIN = Picture("two", "On the left a hill. On the right the sea.", _draw)


def test_the_parts_of_a_picture_have_names() -> None:
    assert regions_of(PLAIN) == {"left", "right"}


def test_what_is_marked_stays_as_it_is_and_the_rest_is_dimmed() -> None:
    picture = lit(PLAIN, ["right"], "Lit up: the sea.").draw()
    assert picture.size == _SIZE
    assert picture.getpixel((300, 100)) == _GREY
    dimmed = picture.getpixel((60, 100))
    assert isinstance(dimmed, tuple)
    assert max(dimmed) < 80


def test_the_outline_stays_on_the_picture() -> None:
    picture = lit(PLAIN, ["right"], "Lit up: the sea.").draw()
    for place in ((300, 1), (300, 198), (398, 100)):
        red, _, blue = picture.getpixel(place)  # type: ignore[misc]
        assert red > blue + 40, f"no gold at {place}"


def test_the_alternative_text_says_what_is_marked_and_stays_short_enough() -> None:
    assert lit(PLAIN, ["right"], "Lit up: the sea.").alt == f"Lit up: the sea. {PLAIN.alt}"
    long = Picture("long", "A wave. " * 127, _draw)
    told = lit(long, ["right"], "Lit up: the sea.").alt
    assert told.startswith("Lit up: the sea. A wave.")
    assert told.endswith("A wave.")
    assert len(told) <= ALT_LIMIT


def test_without_a_mark_nothing_changes() -> None:
    assert lit(PLAIN, [], "") is PLAIN
