"""The kit's pieces, checked pixel by pixel where it matters."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from render.kit import grounds, icons, layout, panels, shields, tokens
from render.kit.layout import Box, Draw, arrange
from render.kit.shapes import blurred, cornered, disc, grown, lay, rounded, shade, shaded, softened, tinted
from render.kit.theme import GOLD_PALE, INK, PARCHMENT, VERMILION


def is_near(pixel: tuple[int, ...], colour: tuple[int, int, int], within: int = 40) -> bool:
    return all(abs(a - b) <= within for a, b in zip(pixel[:3], colour, strict=True))


def test_a_rounded_mask_is_open_in_its_corners_and_closed_inside() -> None:
    mask = rounded(40, 30, 10)
    assert mask.getpixel((0, 0)) == 0
    assert mask.getpixel((20, 0)) == 255
    assert mask.getpixel((20, 15)) == 255


@pytest.mark.parametrize("size", [(300, 41), (120, 90), (33, 33), (34, 31), (26, 300)])
@pytest.mark.parametrize(("radius", "inset"), [(14, 0), (14, 11), (9, 1.6), (7, 1.4), (0, 3), (22, 2.5)])
def test_a_mask_of_any_size_is_as_if_all_of_it_were_drawn(
    size: tuple[int, int], radius: int, inset: float
) -> None:
    width, height = size
    large = Image.new("L", (4 * width, 4 * height))
    box = (4 * inset, 4 * inset, 4 * (width - inset) - 1, 4 * (height - inset) - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, 4 * max(0, radius - inset), fill=255)
    assert rounded(width, height, radius, inset).tobytes() == large.reduce(4).tobytes()


@pytest.mark.parametrize("size", [(300, 41), (120, 90), (66, 66), (65, 200), (400, 300)])
@pytest.mark.parametrize("blur", [6, 4.5, 12])
def test_a_soft_mask_of_any_size_is_as_if_all_of_it_were_blurred(size: tuple[int, int], blur: float) -> None:
    whole = blurred(rounded(*size, 14), blur, 0.7)
    assert softened(*size, 14, blur, 0.7).tobytes() == whole.tobytes()


@pytest.mark.parametrize("size", [(30, 200), (1, 1), (7, 300)])
def test_a_shade_is_as_if_every_column_were_mixed(size: tuple[int, int]) -> None:
    ramp = Image.linear_gradient("L").resize(size)
    whole = Image.composite(Image.new("RGB", size, INK), Image.new("RGB", size, PARCHMENT), ramp)
    assert shade(*size, PARCHMENT, INK).tobytes() == whole.tobytes()


def test_an_inset_mask_leaves_its_edge_free() -> None:
    assert rounded(40, 30, 10, 3).getpixel((20, 1)) == 0
    assert disc(30, 4).getpixel((15, 1)) == 0


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
@pytest.mark.parametrize("size", [(300, 200), (60, 43), (30, 28)])
def test_a_rim_that_is_laid_side_by_side_is_the_whole_rim(size: tuple[int, int], mode: str) -> None:
    whole = Image.new(mode, (size[0] + 20, size[1] + 20), PARCHMENT)
    laid = whole.copy()
    lay(whole, panels.rim(*size), (10, 10))
    layout.draw(laid, panels.rimmed(), (10, 10, 10 + size[0], 10 + size[1]))
    assert laid.tobytes() == whole.tobytes()


@pytest.mark.parametrize("corners", range(1, 9))
def test_shapes_with_corners_fill_their_middle_and_touch_no_corner_of_their_box(corners: int) -> None:
    mask = cornered(60, corners)
    assert mask.getpixel((30, 30)) == 255
    assert mask.getpixel((0, 0)) == 0


def test_shapes_with_different_corners_differ() -> None:
    assert len({cornered(60, corners).tobytes() for corners in range(1, 9)}) == 8


def test_a_grown_mask_reaches_beyond_its_shape() -> None:
    mask = grown(rounded(20, 20, 0), 3)
    assert mask.size == (26, 26)
    assert mask.getpixel((2, 13)) > 128


def test_laying_beyond_the_edge_of_transparency_is_cut_off() -> None:
    base = Image.new("RGBA", (10, 10))
    lay(base, Image.new("RGBA", (8, 8), (255, 0, 0, 255)), (-4, 6))
    assert base.getpixel((3, 9)) == (255, 0, 0, 255)
    assert base.getpixel((4, 9))[3] == 0


def test_a_shaded_shape_goes_from_one_colour_to_the_other() -> None:
    piece = shaded(rounded(10, 40, 0), (250, 0, 0), (0, 0, 250))
    assert is_near(piece.getpixel((5, 1)), (250, 0, 0))
    assert is_near(piece.getpixel((5, 38)), (0, 0, 250))


def test_a_tinted_mask_keeps_its_opacity() -> None:
    assert tinted(Image.new("L", (1, 1), 99), (1, 2, 3)).getpixel((0, 0)) == (1, 2, 3, 99)


def test_a_panel_has_paper_inside_an_ink_edge() -> None:
    piece = panels.panel(200, 100, VERMILION)
    assert is_near(piece.getpixel((panels.SHADOW + 100, panels.SHADOW + 50)), PARCHMENT)
    assert is_near(piece.getpixel((panels.SHADOW + 100, panels.SHADOW + 1)), INK)
    assert is_near(piece.getpixel((panels.SHADOW + 100, panels.SHADOW + 8)), VERMILION, 60)


def test_a_panel_throws_its_shadow_downward() -> None:
    piece = panels.panel(200, 100, VERMILION)
    above, below = (piece.getpixel((110, y))[3] for y in (6, piece.height - 7))
    assert below > above


def test_a_dimmed_panel_is_darker_and_its_surroundings_are_not() -> None:
    base = Image.new("RGB", (60, 60), PARCHMENT)
    panels.dim(base, (10, 10), (40, 40))
    assert sum(base.getpixel((30, 30))) < sum(PARCHMENT) - 100
    assert base.getpixel((5, 5)) == PARCHMENT


def test_what_is_in_a_panel_fills_it_without_its_shadow() -> None:
    panel = panels.panel(60, 40, VERMILION)
    seen: list[Box] = []
    filled = panels.filled(panel, Draw(lambda base, box: seen.append(box)))
    margin = panels.SHADOW
    assert seen == [(margin, margin, margin + 60, margin + 40)]
    assert filled.tobytes() == panel.tobytes()
    assert filled is not panel, "the panel may be one that is kept"


def test_what_dims_a_panel_has_its_box() -> None:
    base = Image.new("RGB", (60, 60), PARCHMENT)
    [placed] = arrange(panels.dimmed(), (10, 10, 50, 50))
    placed.item.draw(base, placed.box)
    assert sum(base.getpixel((30, 30))) < 0.75 * sum(PARCHMENT)
    assert base.getpixel((55, 30)) == base.getpixel((5, 30)) == PARCHMENT


def test_a_glow_is_gold_and_fades() -> None:
    halo = panels.glow(60, 60, 8)
    middle, edge = (halo.height // 2, halo.height // 2), (2, halo.height // 2)
    assert is_near(halo.getpixel(middle), GOLD_PALE, 50)
    assert halo.getpixel(edge)[3] < 30 < halo.getpixel(middle)[3]


def test_a_full_heart_is_red_and_a_lost_one_is_not() -> None:
    full, lost = tokens.heart(40, True).getpixel((20, 24)), tokens.heart(40, False).getpixel((20, 24))
    assert full[0] > full[1] + 60
    assert lost[0] < lost[1] + 60


def test_the_signs_of_the_three_results_have_different_outlines() -> None:
    outlines = {tokens.result_mark(mark, 40).getchannel("A").tobytes() for mark in ("hit", "miss", "lower")}
    assert len(outlines) == 3


def test_an_icon_has_an_outline_around_its_fill() -> None:
    piece = icons.icon("hearts", 60, (255, 255, 255), INK, 3)
    assert piece.size == (66, 66)
    assert is_near(piece.getpixel((33, 33)), (240, 240, 240))
    row = [piece.getpixel((x, 28)) for x in range(66)]
    first = next(pixel for pixel in row if pixel[3] > 200)
    assert is_near(first, INK)


@pytest.mark.parametrize("seat", range(6))
def test_a_figure_stands_on_the_lower_edge_of_its_picture(seat: int) -> None:
    piece = shields.figure(seat, 80)
    box = piece.getchannel("A").point([255 if v > 200 else 0 for v in range(256)]).getbbox()
    assert piece.height == 80
    assert box is not None
    assert box[3] >= 76


@pytest.mark.parametrize("height", [80, 430])
def test_the_head_of_a_figure_is_whole(height: int) -> None:
    outline = shields.figure(0, height).getchannel("A")
    _, most = outline.crop((0, 0, outline.width, 1)).getextrema()
    assert most < 200


@pytest.mark.parametrize("ground", ["paper", "wall", "tower", "chamber"])
def test_grounds_are_painted_and_pieces_can_be_cut(ground: str) -> None:
    piece = grounds.cut(ground, 120, 80, 3, 5)
    assert piece.size == (120, 80)
    assert piece.mode == "RGB"


def test_a_piece_larger_than_its_ground_is_stretched() -> None:
    assert grounds.cut("wall", 1300, 700).size == (1300, 700)


def test_a_panel_that_takes_the_size_of_its_box_fills_it() -> None:
    base = Image.new("RGB", (120, 80))
    whole = panels.plate(lambda width, height: panels.panel(width, height, VERMILION), 60, 30)
    assert whole.size() == (60, 30)
    layout.draw(base, whole, (20, 20, 100, 60))
    assert is_near(base.getpixel((60, 40)), PARCHMENT)
    assert all(is_near(base.getpixel((x, 40)), INK) for x in (21, 98))
