"""The shape of private pictures: asked once, remembered for all tables, and used wherever private pictures
are shown.
"""

from __future__ import annotations

import pytest

from games.registry import GAMES
from playground import Message
from render.shape import TALL_WIDTH
from tests.protocol.evening import Evening, verb
from tests.protocol.test_me import choose, page, preferences
from tests.support.phrases import phrase

QUESTION = phrase("hand-picture")


def width(panel: Message) -> int | None:
    """Return the width of a panel's picture."""
    [picture] = panel.attachments
    return picture.width


@pytest.mark.pictures
@pytest.mark.parametrize("game", GAMES)
async def test_whoever_reads_on_a_phone_says_so_once(evening: Evening, game: str) -> None:
    board = await evening.begin("Dev", computers=max(0, GAMES[game].seats[0] - 2), game=game)
    panel = await evening.hand("Ada", board)
    assert QUESTION in panel.text
    assert width(panel) != TALL_WIDTH
    panel = await (await evening.person("Ada").press(panel, "Phone")).result()
    assert width(panel) == TALL_WIDTH
    assert QUESTION not in panel.text
    assert (await preferences(evening, "Ada")).picture == "tall"
    panel = await evening.hand("Ada", board)
    assert width(panel) == TALL_WIDTH, "it is kept"
    assert width(await evening.hand("Dev", board)) != TALL_WIDTH, "everybody has their own"
    await evening.turn("Ada", panel, "direct")
    assert width(evening.person("Ada").dms()[-1]) == TALL_WIDTH


@pytest.mark.pictures
async def test_lessons_are_drawn_in_it_too(evening: Evening) -> None:
    await evening.wish(evening.person("Ada").id, picture="wide")
    assert width(await evening.slash("Ada", "learn", game="abraca")) != TALL_WIDTH
    panel = await page(evening, "Ada", "play")
    await choose(evening, "Ada", panel, "picture", "tall")
    assert width(await evening.slash("Ada", "learn", game="abraca")) == TALL_WIDTH


async def test_on_a_computer_nothing_changes_but_the_question(evening: Evening) -> None:
    board = await evening.begin("Dev")
    panel = await (await evening.person("Ada").press(await evening.hand("Ada"), "Computer")).result()
    assert QUESTION not in panel.text
    assert (await preferences(evening, "Ada")).picture == "wide"
    assert QUESTION not in (await evening.hand("Ada", board)).text


async def test_it_is_changed_in_the_settings(evening: Evening) -> None:
    await evening.begin("Dev")
    panel = await page(evening, "Ada", "play")
    await choose(evening, "Ada", panel, "picture", "tall")
    assert (await preferences(evening, "Ada")).picture == "tall"
    assert QUESTION not in (await evening.hand("Ada")).text
    await choose(evening, "Ada", panel, "picture", "wide")
    assert (await preferences(evening, "Ada")).picture == "wide"


async def test_who_only_watches_is_not_asked(evening: Evening) -> None:
    await evening.begin("Dev")
    assert QUESTION not in (await evening.hand("Mira")).text


async def test_no_other_shape_is_taken(evening: Evening) -> None:
    await evening.begin("Dev")
    panel = await evening.hand("Ada")
    forged = verb(panel, "more").replace(":more", ":picture:square")
    assert phrase("refused-unknown-button") in await evening.forge("Ada", evening.board(), forged)
    assert (await preferences(evening, "Ada")).picture is None
