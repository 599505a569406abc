"""Golden pictures: what a change of the code does to a picture is seen before it is accepted.

Look at the new pictures, then accept them: ``UPDATE_GOLDENS=1 pytest tests/render/towers/test_golden.py``.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from render.picture import Picture
from render.positions import HARD_NAMES, PLAIN_NAMES, sitters
from render.towers import TowersPainter
from render.words import words_for
from tests.render.towers.positions import view

_GOLDEN = Path(__file__).parent / "golden"
_WIDTH = 350
_BLOCK = 10
_TOLERANCE = 10.0
"""How far, of 255, the mean of one block may be off: other builds of FreeType draw edges differently."""

PAINTER = TowersPainter()
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
    "lobby-en": PAINTER.lobby(sitters((*PLAIN_NAMES[:2], None), 3), range(2, 5), ENGLISH),
    "board-4-en": PAINTER.public(view(), sitters(PLAIN_NAMES, 4), ENGLISH)[0],
    "board-3-it": PAINTER.public(view(3), sitters(HARD_NAMES, 3), ITALIAN)[0],
    "board-2-en": PAINTER.public(view(2), sitters(PLAIN_NAMES, 2), ENGLISH)[0],
    "covered-4-it": PAINTER.public(view(is_open=False), sitters(HARD_NAMES, 4), ITALIAN)[0],
    "reveal-4-en": PAINTER.public(view(fresh=True), sitters(PLAIN_NAMES, 4), ENGLISH)[1],
    "reveal-3-it": PAINTER.public(view(3, after_tower=True), sitters(HARD_NAMES, 3), ITALIAN)[1],
    "passing-2-en": PAINTER.public(view(2, after_tower=True), sitters(PLAIN_NAMES, 2), ENGLISH)[2],
    "result-4-it": PAINTER.public(view(over=True), sitters(PLAIN_NAMES, 4), ITALIAN)[0],
    "hand-4-en": PAINTER.private(view(viewer=0), sitters(PLAIN_NAMES, 4), ENGLISH)[0],
    "hand-3-it": PAINTER.private(view(3, viewer=1), sitters(HARD_NAMES, 3), ITALIAN)[0],
    "watcher-3-en": PAINTER.private(view(3, viewer=-1), sitters(PLAIN_NAMES, 3), ENGLISH)[0],
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_picture_is_the_one_that_was_accepted(name: str) -> None:
    drawn, file = small(PICTURES[name].draw()), _GOLDEN / f"{name}.png"
    if os.environ.get("UPDATE_GOLDENS"):
        drawn.save(file, optimize=True)
    with Image.open(file) as golden:
        assert worst_block(drawn, golden.convert("RGB")) <= _TOLERANCE


def test_a_choice_taken_back_would_be_noticed() -> None:
    before = view()
    undecided = msgspec.structs.replace(before.places[3], committed=False)
    after = msgspec.structs.replace(before, places=(*before.places[:3], undecided))
    one, other = (
        small(PAINTER.public(seen, sitters(PLAIN_NAMES, 4), ENGLISH)[0].draw()) for seen in (before, after)
    )
    assert worst_block(one, other) > _TOLERANCE
