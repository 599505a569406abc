"""Golden pictures: what a change of the code does to a picture is seen before it is accepted.

Look at the new pictures, then accept them: ``UPDATE_GOLDENS=1 pytest tests/render/saga/test_golden.py``.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from render.picture import Picture
from render.positions import HARD_NAMES, PLAIN_NAMES, sitters
from render.saga import SagaPainter
from render.words import words_for
from tests.render.saga.positions import challenge, entries, view

_GOLDEN = Path(__file__).parent / "golden"
_WIDTH = 350
_BLOCK = 10
_TOLERANCE = 10.0
"""How far, of 255, the mean of one block may be off: other builds of FreeType draw edges differently."""

PAINTER = SagaPainter()
ENGLISH, ITALIAN = words_for("en"), words_for("it")


def small(picture: Image.Image) -> Image.Image:
    height = round(_WIDTH * picture.height / picture.width)
    return picture.convert("RGB").resize((_WIDTH, height), Image.Resampling.BOX)


def worst_block(one: Image.Image, other: Image.Image) -> float:
    """Return the largest mean difference of any block of the two pictures, 0 to 255."""
    assert one.size == other.size
    difference = ImageChops.difference(one, other)
    return max(
        max(ImageStat.Stat(difference.crop((x, y, x + _BLOCK, y + _BLOCK))).mean)
        for y in range(0, one.height, _BLOCK)
        for x in range(0, one.width, _BLOCK)
    )


PICTURES: dict[str, Picture] = {
    "lobby-en": PAINTER.lobby(sitters((*PLAIN_NAMES[:2], None), 3), range(2, 7), ENGLISH),
    "start-2-it": PAINTER.public(view(seats=2, told=0, phase="mulligan"), sitters(PLAIN_NAMES, 2), ITALIAN)[
        0
    ],
    "window-4-en": PAINTER.public(view(), sitters(PLAIN_NAMES, 4), ENGLISH)[0],
    "window-6-it": PAINTER.public(view(seats=6, told=22), sitters(HARD_NAMES, 6), ITALIAN)[0],
    "ended-3-it": PAINTER.public(view(seats=3, told=5, phase="main"), sitters(PLAIN_NAMES, 3), ITALIAN)[0],
    "hand-4-en": PAINTER.private(view(0), sitters(PLAIN_NAMES, 4), ENGLISH)[0],
    "hand-5-it": PAINTER.private(view(2, seats=5), sitters(HARD_NAMES, 5), ITALIAN)[0],
    "result-4-it": PAINTER.public(
        view(phase="over", winners=(1, 3), how="objective", told=14), sitters(PLAIN_NAMES, 4), ITALIAN
    )[0],
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_the_one_that_was_accepted(name: str) -> None:
    drawn, file = small(PICTURES[name].draw()), _GOLDEN / f"{name}.png"
    if os.environ.get("UPDATE_GOLDENS"):
        drawn.save(file, optimize=True)
    with Image.open(file) as golden:
        assert worst_block(drawn, golden.convert("RGB")) <= _TOLERANCE


def changed(**changes: object) -> float:
    """Return how far the board differs from the usual one after ``changes`` of the view."""
    before = view()
    after = msgspec.structs.replace(before, **changes)
    one, other = (
        small(PAINTER.public(seen, sitters(PLAIN_NAMES, 4), ENGLISH)[0].draw()) for seen in (before, after)
    )
    return worst_block(one, other)


def test_a_changed_characteristic_would_be_noticed() -> None:
    assert changed(characteristics=(4, 3, 2, 5, 6)) > _TOLERANCE


def test_a_play_that_no_longer_counts_would_be_noticed() -> None:
    story = entries(9, 4, is_open=True)
    plays = challenge(story).plays
    dead = (*plays[:-1], msgspec.structs.replace(plays[-1], live=False))
    assert changed(challenge=challenge(story, plays=dead)) > _TOLERANCE
