"""Each check of display lists detects its fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import partial

import pytest
from PIL import Image

from render.kit.cache import PIECES
from render.kit.layout import Box, Draw, Element, Padding, Row, Stack, Text, arrange
from render.kit.theme import GOLD_PALE, INK, NIGHT, PARCHMENT, PARCHMENT_LIGHT, Colour
from render.kit.typesetting import Style, measure
from tests.render.displayed import assert_laid_out_well, watched
from tests.render.inkless import without_ink
from tests.render.pieces import ReadPieces
from tests.render.reading import reading, setting
from tests.render.samples import picture, samples_of
from tests.render.stripes import letters_as_stripes

PLAIN = Text("Ada", Style("bold", 30, INK))


def check(element: Element, ground: Colour = PARCHMENT) -> None:
    base = Image.new("RGB", (200, 60), ground)
    assert_laid_out_well([watched(base, arrange(element, (0, 0, 200, 60)))])


@pytest.fixture(params=["letters", "stripes"])
def printed(request: pytest.FixtureRequest) -> Iterator[None]:
    """Letters as they are, and stripes in their place."""
    PIECES.clear()
    with nullcontext() if request.param == "letters" else letters_as_stripes():
        yield
    PIECES.clear()


def fill(base: Image.Image, box: Box) -> None:
    base.paste(NIGHT, box)


def fill_ink(base: Image.Image, box: Box) -> None:
    base.paste(INK, box)


def fill_end(base: Image.Image, box: Box) -> None:
    base.paste(PARCHMENT, (box.left + measure(PLAIN.text, PLAIN.style) - 8, box.top, box.right, box.bottom))


def fill_corner(base: Image.Image, box: Box) -> None:
    base.paste(NIGHT, (box.left, box.top, box.left + 8, box.bottom))


@pytest.mark.usefixtures("printed")
@pytest.mark.parametrize(
    ("element", "ground"),
    [
        (PLAIN, PARCHMENT),
        (Text("Ada", Style("bold", 30, GOLD_PALE)), NIGHT),
        (Text("Ada", Style("bold", 30, PARCHMENT_LIGHT, 2, INK)), PARCHMENT),
        (Row(PLAIN, PLAIN, gap=10), PARCHMENT),
        (Stack(Draw(fill), Text("Ada", Style("bold", 30, GOLD_PALE))), PARCHMENT),
    ],
)
def test_what_is_laid_out_well_is_let_pass(element: Element, ground: Colour) -> None:
    check(element, ground)


@pytest.mark.usefixtures("printed")
@pytest.mark.parametrize(
    ("element", "ground"),
    [
        pytest.param(Padding(PLAIN, left=-10), PARCHMENT, id="outside"),
        pytest.param(Stack(PLAIN, PLAIN), PARCHMENT, id="on other words"),
        pytest.param(Stack(PLAIN, Draw(fill)), PARCHMENT, id="covered"),
        pytest.param(Stack(PLAIN, Draw(fill_ink)), PARCHMENT, id="covered by its own colour"),
        pytest.param(Stack(PLAIN, Draw(fill_end)), PARCHMENT, id="covered at its end"),
        pytest.param(PLAIN, NIGHT, id="too dark"),
        pytest.param(Text("Ada", Style("bold", 30, GOLD_PALE)), PARCHMENT, id="too pale"),
        pytest.param(
            Stack(Draw(fill_corner), Text("Ada", Style("bold", 30, GOLD_PALE))),
            PARCHMENT,
            id="too pale but for a corner",
        ),
        pytest.param(Padding(PLAIN, top=45), PARCHMENT, id="too low a room"),
        pytest.param(Draw(fill), PARCHMENT, id="no words at all"),
    ],
)
def test_a_fault_is_noticed(element: Element, ground: Colour) -> None:
    with pytest.raises(AssertionError):
        check(element, ground)


@pytest.mark.parametrize("without", [without_ink, partial(without_ink, but_letters=True), reading])
def test_what_is_drawn_without_ink_or_letters_is_drawn_with_them_again(
    without: Callable[[], AbstractContextManager[object]],
) -> None:
    hand = picture("saga", samples_of("saga").GOLDENS["hand-4-en"])
    PIECES.clear()
    with without():
        bare = hand.draw().tobytes()
    drawn = hand.draw().tobytes()
    PIECES.clear()
    assert hand.draw().tobytes() == drawn != bare


def test_on_a_piece_that_is_kept_there_is_as_much_to_read_as_when_it_was_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tests.render.reading.READ", ReadPieces(PIECES))
    hand = picture("towers", samples_of("towers").GOLDENS["hand-4-en"])
    found = []
    for _ in range(2):
        with reading() as (fitted, displayed):
            hand.draw()
        words = Counter(words.lettering.text for each in displayed for words in each.words)
        found.append((Counter(each.text for each in fitted), words))
    PIECES.clear()
    with setting() as every:
        hand.draw()
    drawn, kept = found
    assert kept == drawn
    assert Counter(each.text for each in every) == drawn[0]
    assert len(drawn[1]) > 10
