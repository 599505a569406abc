"""The palette: text is readable on its ground, and no seat or spell is told apart by color alone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.abraca import stones
from render.kit import shields, theme
from render.kit.sight import DEFICIENCIES, Deficiency, seen_with
from render.seats import CRESTS


@pytest.mark.parametrize(("text", "ground"), theme.TEXT_PAIRS)
def test_text_stands_out_from_its_ground(text: theme.Colour, ground: theme.Colour) -> None:
    assert theme.contrast(text, ground) >= 4.5


@pytest.mark.parametrize("seat", range(len(CRESTS)))
def test_the_animal_stands_out_from_its_shield(seat: int) -> None:
    assert theme.contrast(shields.charge(seat), shields.colour(seat)) >= 3


@pytest.mark.parametrize("seat", range(len(CRESTS)))
def test_the_rules_of_a_seat_stand_out_from_parchment(seat: int) -> None:
    assert theme.contrast(shields.accent(seat), theme.PARCHMENT_LIGHT) >= 3


@pytest.mark.parametrize("number", stones.KINDS)
def test_icon_and_number_stand_out_from_their_stone(number: int) -> None:
    colour = stones.KINDS[number].colour
    cameo = theme.darker(colour, 0.42)
    edge_of_number = theme.darker(colour, 0.78)
    assert theme.contrast(theme.PARCHMENT_LIGHT, cameo) >= 3
    assert theme.contrast(theme.PARCHMENT_LIGHT, edge_of_number) >= 4.5


def test_contrast_is_that_of_wcag() -> None:
    assert theme.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert theme.contrast(theme.rgb("#777777"), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the largest difference in brightness between two pictures, 0 to 255."""
    greys = [picture.convert("RGBA").convert("L").resize((12, 12)) for picture in (one, other)]
    return float(ImageStat.Stat(ImageChops.difference(*greys)).extrema[0][1])


@pytest.mark.parametrize(("one", "other"), [*combinations(range(len(CRESTS)), 2)])
def test_shields_differ_without_colour(one: int, other: int) -> None:
    assert difference(shields.shield(one, 60), shields.shield(other, 60)) > 25


@pytest.mark.parametrize(("one", "other"), [*combinations(stones.KINDS, 2)])
def test_stones_differ_without_colour(one: int, other: int) -> None:
    assert difference(stones.stone(one, 44).image, stones.stone(other, 44).image) > 25


def test_every_seat_has_a_pattern_of_its_own() -> None:
    assert len({crest.pattern for crest in CRESTS}) == len(CRESTS)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_life_won_and_lost_differ_for_everybody(deficiency: Deficiency) -> None:
    from render.kit import tokens

    won, lost = (seen_with(deficiency, tokens.change(text, 46)) for text in ("+1", "−1"))
    assert difference(won, lost) > 25


def test_protanopia_makes_red_and_green_alike() -> None:
    red, green = (Image.new("RGB", (1, 1), colour) for colour in ((160, 60, 40), (96, 92, 40)))
    before = abs(red.getpixel((0, 0))[0] - green.getpixel((0, 0))[0])
    seen = [seen_with("protanopia", picture).getpixel((0, 0)) for picture in (red, green)]
    assert abs(seen[0][0] - seen[1][0]) < before / 2
