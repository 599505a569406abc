"""Layout: elements stay inside, don't overlap, and are always laid out the same way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render.kit.layout import (
    Align,
    Blank,
    Box,
    Column,
    Draw,
    Element,
    FirstFit,
    Grid,
    Grow,
    Padding,
    Piece,
    Pinned,
    Row,
    Size,
    Sized,
    Spacer,
    Stack,
    Text,
    arrange,
    draw,
)
from render.kit.theme import INK, PARCHMENT
from render.kit.typesetting import Style


def fill(base: Image.Image, box: Box) -> None:
    base.paste((200, 0, 0), box)


def leaf(width: int, height: int) -> Element:
    return Draw(fill, width, height)


def piece(width: int, height: int) -> Element:
    return Piece(Image.new("L", (width, height), 255))


SIDES = st.integers(0, 60)
GAPS = st.integers(0, 12)
LEAVES = st.builds(leaf, SIDES, SIDES) | st.builds(piece, st.integers(1, 60), st.integers(1, 60))
GROWING = st.builds(Grow, st.just(leaf(0, 0)), st.integers(1, 3))


def several(children: st.SearchStrategy[Element]) -> st.SearchStrategy[Element]:
    """Return a random element that contains some of ``children``."""
    held = st.lists(children, max_size=5)
    lined = st.lists(children | GROWING, max_size=5)
    return (
        st.builds(lambda of, gap: Row(*of, gap=gap), lined, GAPS)
        | st.builds(lambda of, gap: Column(*of, gap=gap), lined, GAPS)
        | st.builds(lambda of: Stack(*of), held)
        | st.builds(
            lambda of, columns, gap, even: Grid(*of, columns=columns, gap=gap, even=even),
            held,
            st.integers(1, 4),
            GAPS,
            st.booleans(),
        )
        | st.builds(Padding, children, GAPS, GAPS, GAPS, GAPS)
        | st.builds(Blank, children)
        | st.builds(
            Align,
            children,
            st.sampled_from(("left", "centre", "right")),
            st.sampled_from(("top", "middle", "bottom")),
        )
    )


TREES = st.recursive(LEAVES, several, max_leaves=12)


def boxes(element: Element, box: tuple[int, int, int, int]) -> list[Box]:
    return [placed.box for placed in arrange(element, box)]


def overlap(one: Box, other: Box) -> bool:
    width = min(one.right, other.right) - max(one.left, other.left)
    height = min(one.bottom, other.bottom) - max(one.top, other.top)
    return width > 0 and height > 0


def inside(inner: Box, outer: Box) -> bool:
    return (
        outer.left <= inner.left <= inner.right <= outer.right
        and outer.top <= inner.top <= inner.bottom <= outer.bottom
    )


@given(TREES, SIDES, SIDES, st.integers(-50, 50), st.integers(-50, 50))
def test_in_as_much_room_as_it_wants_everything_stays_inside(
    tree: Element, more: int, higher: int, left: int, top: int
) -> None:
    size = tree.size()
    room = Box(left, top, left + size.width + more, top + size.height + higher)
    assert all(inside(box, room) for box in boxes(tree, room))


@given(TREES, st.integers(0, 300), st.integers(0, 300))
def test_the_same_is_laid_out_the_same_every_time(tree: Element, width: int, height: int) -> None:
    assert boxes(tree, (0, 0, width, height)) == boxes(tree, (0, 0, width, height))
    assert tree.size(width) == tree.size(width)


@given(TREES, st.integers(0, 300))
def test_what_is_wanted_of_one_side_is_that_of_the_size(tree: Element, width: int) -> None:
    assert tree.wanted_width() == tree.size().width
    assert tree.wanted_height(width) == tree.size(width).height


@given(TREES, st.integers(0, 300))
def test_a_blank_takes_the_room_of_what_it_leaves_out(tree: Element, width: int) -> None:
    blank = Blank(tree)
    assert blank.size(width) == tree.size(width)
    assert blank.wanted_width() == tree.wanted_width()
    assert not boxes(blank, (0, 0, *tree.size()))


@given(st.lists(LEAVES | GROWING, max_size=6), GAPS, st.sampled_from((Row, Column)), SIDES)
def test_what_is_in_a_row_or_column_does_not_overlap(
    children: list[Element], gap: int, kind: type[Row | Column], more: int
) -> None:
    line = kind(*children, gap=gap)
    width, height = line.size()
    found = boxes(line, (0, 0, width + more, height + more))
    assert not any(overlap(one, other) for one, other in combinations(found, 2))


@given(st.lists(LEAVES, max_size=9), st.integers(1, 5), GAPS, st.booleans(), SIDES)
def test_what_is_in_a_grid_does_not_overlap(
    children: list[Element], columns: int, gap: int, even: bool, more: int
) -> None:
    grid = Grid(*children, columns=columns, gap=gap, even=even)
    width, height = grid.size()
    found = boxes(grid, (0, 0, width + more, height + more))
    assert not any(overlap(one, other) for one, other in combinations(found, 2))


@given(st.integers(0, 40), st.integers(0, 40), st.integers(0, 40), st.integers(0, 40))
def test_padding_is_kept(left: int, top: int, right: int, bottom: int) -> None:
    padded = Padding(leaf(10, 20), left, top, right, bottom)
    assert padded.size() == Size(10 + left + right, 20 + top + bottom)
    assert boxes(padded, (0, 0, 200, 100)) == [Box(left, top, 200 - right, 100 - bottom)]


@given(st.lists(st.integers(1, 5), min_size=1, max_size=6), st.integers(0, 400), GAPS)
def test_those_that_grow_share_all_of_the_room(shares: list[int], room: int, gap: int) -> None:
    row = Row(*(Grow(leaf(0, 0), share) for share in shares), gap=gap)
    width = room + gap * (len(shares) - 1)
    found = boxes(row, (0, 0, width, 10))
    assert sum(box.width for box in found) == room
    assert found[-1].right == width


def test_what_lies_deep_is_not_measured_more_often() -> None:
    asked: list[int | None] = []

    class Asked(Spacer):
        def size(self, width: int | None = None) -> Size:
            asked.append(width)
            return Size(10, 10)

    deep: Element = Asked()
    for _ in range(8):
        deep = Row(Column(deep), Grow(Spacer()))
    boxes(deep, (0, 0, *deep.size(300)))
    assert len(asked) < 10


def test_gaps_are_between_and_not_around() -> None:
    found = boxes(Row(leaf(10, 5), leaf(20, 5), gap=7), (0, 0, 100, 5))
    assert found == [Box(0, 0, 10, 5), Box(17, 0, 37, 5)]


def test_a_spacer_that_grows_pushes_the_rest_to_the_end() -> None:
    assert boxes(Row(leaf(10, 5), Grow(Spacer()), leaf(20, 5)), (0, 0, 100, 5))[1] == Box(80, 0, 100, 5)


def test_a_last_row_that_is_not_full_stands_in_the_middle() -> None:
    found = boxes(Grid(*[leaf(10, 10)] * 3, columns=2, gap=10), (0, 0, 110, 40))
    assert found == [Box(0, 0, 50, 10), Box(60, 0, 110, 10), Box(30, 20, 80, 30)]


def test_rows_of_a_grid_are_as_high_as_what_is_in_them_unless_they_are_even() -> None:
    cells = (leaf(10, 10), leaf(10, 30))
    assert [box.height for box in boxes(Grid(*cells, columns=1), (0, 0, 10, 60))] == [10, 30]
    assert [box.height for box in boxes(Grid(*cells, columns=1, even=True), (0, 0, 10, 60))] == [30, 30]


def test_a_size_that_is_said_is_kept() -> None:
    assert Sized(leaf(10, 20), width=30).size() == Size(30, 20)
    assert Sized(leaf(10, 20), height=30).size() == Size(10, 30)


def test_a_piece_keeps_its_size_and_its_margin_takes_no_room() -> None:
    shadowed = Piece(Image.new("L", (30, 30), 255), margin=5, across="right", down="bottom")
    assert shadowed.size() == Size(20, 20)
    assert boxes(shadowed, (0, 0, 100, 50)) == [Box(80, 30, 100, 50)]
    base = Image.new("L", (100, 50))
    draw(base, shadowed)
    assert base.getbbox() == (75, 25, 100, 50)


@pytest.mark.parametrize(
    ("pinned", "box"),
    [
        (Pinned(leaf(10, 20), 50, 40), Box(145, 230, 155, 250)),
        (Pinned(leaf(10, 20), 50, 40, down="bottom"), Box(145, 220, 155, 240)),
        (Pinned(leaf(10, 20), 50, 40, "right", "top"), Box(140, 240, 150, 260)),
        (Pinned(leaf(10, 20), 50.4, 40.6, "left", "top"), Box(150, 241, 160, 261)),
    ],
)
def test_what_is_pinned_is_at_its_point_of_the_box(pinned: Element, box: Box) -> None:
    assert boxes(pinned, (100, 200, 300, 400)) == [box]


def test_of_several_ways_the_first_that_fits_is_shown() -> None:
    ways = FirstFit(leaf(40, 10), leaf(20, 30), leaf(20, 10))
    assert boxes(ways, (0, 0, 40, 10)) == [Box(0, 0, 40, 10)]
    assert ways.size(30) == Size(20, 30)
    shown = FirstFit(Align(leaf(40, 10)), Row(leaf(20, 30), leaf(3, 3)), Row(leaf(20, 10)))
    assert len(boxes(shown, (0, 0, 30, 30))) == 2
    assert len(boxes(shown, (0, 0, 30, 20))) == 1
    assert len(boxes(shown, (0, 0, 5, 5))) == 1


def test_words_are_measured_in_the_lines_that_they_break_into() -> None:
    text = Text("Clockwork Heron", Style("bold", 30), lines=2)
    assert text.size().height == text.size(1000).height
    assert 60 <= text.size(120).height <= 2 * text.size().height
    assert text.size(120).width <= 120


def test_words_in_a_column_push_down_what_is_under_them() -> None:
    column = Column(Text("Clockwork Heron", Style("bold", 30), lines=2), leaf(10, 10))
    assert boxes(column, (0, 0, 120, 200))[1].top == column.size(120).height - 10


def ink(picture: Image.Image) -> tuple[int, int, int, int] | None:
    return picture.convert("L").point([255 if value < 120 else 0 for value in range(256)]).getbbox()


@pytest.mark.parametrize("text", ["Ada", "Maximiliane von Hohenfels-Trautt"])
def test_words_are_drawn_in_their_box(text: str) -> None:
    base = Image.new("RGB", (240, 120), PARCHMENT)
    draw(base, Padding.around(Text(text, Style("bold", 40, INK), lines=2), 20))
    drawn = ink(base)
    assert drawn is not None
    assert inside(Box(*drawn), Box(18, 18, 222, 104))


def test_nothing_but_its_parts_is_drawn() -> None:
    def marks() -> Iterator[Element]:
        yield from (leaf(10, 10), Spacer(10, 10), leaf(10, 10))

    base = Image.new("RGB", (30, 10), PARCHMENT)
    draw(base, Row(*marks()))
    assert base.getpixel((5, 5)) == base.getpixel((25, 5)) == (200, 0, 0)
    assert base.getpixel((15, 5)) == PARCHMENT
