"""A private panel that a person has open shows what has happened since, without a press."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.config import Config
from bot.discord.panels.panel import Panel
from bot.discord.responder import Responder
from bot.features.play import service as open_hands
from playground import Message
from tests.protocol.evening import Evening, choices
from tests.support.phrases import phrase

pytestmark = pytest.mark.whole_games


@pytest.fixture
def settings(settings: Config) -> Config:
    return replace(settings, hand_pause=0.001)


async def move_on(evening: Evening) -> None:
    """Let the person whose turn it is end it, from a panel of their own."""
    asked = await evening.asked()
    panel = await evening.hand(asked)
    while await evening.asked() == asked:
        offered = choices(panel)
        panel = await evening.pick(asked, panel, "end" if "end" in offered else next(iter(offered)))


async def opened(evening: Evening) -> tuple[str, str, Message]:
    """Return the person with the question, another person, and the panel that the latter has open."""
    await evening.begin("Dev")
    asked = await evening.asked()
    [other] = {"Ada", "Dev"} - {asked}
    return asked, other, await evening.hand(other)


async def test_who_is_asked_finds_the_question_in_the_panel_that_was_open(evening: Evening) -> None:
    _, other, panel = await opened(evening)
    assert not choices(panel)
    await move_on(evening)
    await evening.calm()
    assert await evening.asked() == other
    assert choices(panel), "nobody pressed"
    assert phrase("hand-news") in panel.text
    before = (await evening.table()).revision
    await evening.pick(other, panel, next(iter(choices(panel))))
    assert (await evening.table()).revision > before


async def test_what_was_shown_by_itself_stays_news_until_something_is_pressed(evening: Evening) -> None:
    asked, other, panel = await opened(evening)
    own = await evening.hand(asked)
    told = []
    for _ in range(2):
        offered = choices(own)
        if await evening.asked() != asked:
            break
        own = await evening.pick(asked, own, next(iter(offered)))
        await evening.calm()
        told.append(panel.text.count("-# "))
    assert told == sorted(told)
    assert told[0] > 0
    shown = await evening.turn(other, panel, "log")
    assert phrase("hand-news") not in shown.text


async def test_a_panel_that_shows_something_else_by_now_is_left_alone(evening: Evening) -> None:
    _, other, panel = await opened(evening)
    log = await evening.turn(other, panel, "log")
    assert log is panel
    before = panel.text
    await move_on(evening)
    await evening.calm()
    assert panel.text == before


async def test_a_panel_is_left_as_it_is_once_discord_takes_no_more_edits(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_hands, "OPEN_FOR", -1.0)
    _, _, panel = await opened(evening)
    await move_on(evening)
    await evening.calm()
    assert not choices(panel)
    assert evening.playground.rejected == []


async def test_of_the_panels_of_a_person_only_the_newest_is_brought_up_to_date(evening: Evening) -> None:
    _, other, panel = await opened(evening)
    again = await evening.hand(other)
    assert again.id != panel.id
    before = panel.text
    await move_on(evening)
    await evening.calm()
    assert choices(again)
    assert panel.text == before


async def test_a_panel_that_was_put_away_is_tried_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[bool] = []
    show_anew = Responder.show_anew

    async def counted(self: Responder, panel: Panel) -> bool:
        tried.append(await show_anew(self, panel))
        return tried[-1]

    monkeypatch.setattr(Responder, "show_anew", counted)
    _, _, panel = await opened(evening)
    evening.playground.messages.delete(panel)
    for _ in range(2):
        await move_on(evening)
        await evening.calm()
    assert tried.count(False) == 1


async def test_all_who_are_asked_at_once_find_the_next_question(evening: Evening) -> None:
    await evening.begin("Dev", "Mira", game="towers")
    panels = {name: await evening.hand(name) for name in ("Ada", "Dev", "Mira")}
    before = {name: choices(panel) for name, panel in panels.items()}
    for name, panel in panels.items():
        await evening.pick(name, panel, next(iter(choices(panel))))
    await evening.calm()
    assert all(choices(panel) and choices(panel) != before[name] for name, panel in panels.items())


async def test_the_end_of_a_game_shows_in_the_panels_that_are_open(evening: Evening) -> None:
    _, _, panel = await opened(evening)
    await evening.press("Ada", await evening.slash("Ada", "table end"), phrase("button-end-yes"))
    await evening.calm()
    assert not choices(panel)
    assert panel.text.count("ended") or panel.text.count("over")
