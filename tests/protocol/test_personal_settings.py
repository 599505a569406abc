"""Every personal setting through the real client, and what others see of some of them."""

from __future__ import annotations

import pytest

from bot.features.people.rules.people import Preferences
from bot.features.people.rules.preferences import PAGES, PREFERENCES, SETTINGS, Personal
from bot.table.setting import Menu, Setting, Switch
from playground import Message
from playground.components import Kind
from tests.protocol.evening import Evening, seat_of, verb
from tests.protocol.test_me import choose, fill, menu, page, preferences, switch
from tests.support.acting import agree_on_clock
from tests.support.phrases import phrase

PRESSED = [setting for setting in SETTINGS if isinstance(setting.kind, Menu | Switch)]


def here(panel: Message) -> list[str | None]:
    """Return the page labels that the panel shows as current."""
    named = {phrase(f"me-page-{name}") for name in PAGES}
    return [button.label for button in panel.buttons if button.label in named and button.disabled]


@pytest.mark.parametrize("setting", PRESSED, ids=lambda setting: setting.name)
async def test_whatever_is_declared_is_offered_set_and_kept(
    evening: Evening, setting: Setting[Personal]
) -> None:
    if setting.name == "digest_hour":
        await evening.wish(evening.person("Ada").id, delivery="digest")
    panel, before = await page(evening, "Ada", setting.page), await preferences(evening, "Ada")
    value = getattr(before, setting.name)
    if isinstance(setting.kind, Switch):
        custom_id, kind = switch(panel, setting.name), Kind.BUTTON
        await evening.press("Ada", panel, custom_id)
        forged, wanted = custom_id[: custom_id.rindex("=")] + "=maybe", not value
    else:
        assert isinstance(setting.kind, Menu)
        other = next(option for option in setting.kind.options() if option.value not in {value, None})
        forged, kind = menu(panel, setting.name), Kind.STRING_SELECT
        await choose(evening, "Ada", panel, setting.name, other.id)
        wanted = setting.kind.read([other.id])
    assert here(panel) == [phrase(f"me-page-{setting.page}")], "whoever presses stays where they are"
    assert getattr(await preferences(evening, "Ada"), setting.name) == wanted
    await evening.restart_bot()
    sent = await evening.forge("Ada", panel, forged, kind=kind, values=["maybe"])
    assert phrase("refused-no-such-setting") in sent
    assert getattr(await preferences(evening, "Ada"), setting.name) == wanted


async def test_quiet_hours_are_repeated_as_they_were_understood(evening: Evening) -> None:
    panel = await page(evening, "Ada", "time")
    await fill(evening, "Ada", panel, "me-timezone", zone="Roma")
    await fill(evening, "Ada", panel, "me-quiet", start="10 pm", end="8")
    assert "No pings between 22:00 and 08:00 (Europe/Rome)." in panel.text
    assert (await preferences(evening, "Ada")).quiet == (22 * 60, 8 * 60)
    opened = await evening.person("Ada").press(panel, verb(panel, "me-quiet"))
    assert opened.modal is not None
    assert [str(part["value"]) for part in opened.modal.inputs.values()] == ["22:00", "08:00"]


@pytest.mark.parametrize("way", ["an empty form", "a button"])
async def test_quiet_hours_are_removed(evening: Evening, way: str) -> None:
    await evening.wish(evening.person("Ada").id, quiet=(22 * 60, 8 * 60))
    panel = await page(evening, "Ada", "time")
    if way == "a button":
        await evening.press("Ada", panel, verb(panel, "me-remove"))
    else:
        await fill(evening, "Ada", panel, "me-quiet", start=" ", end="")
    assert phrase("me-quiet-gone") in panel.text
    assert await preferences(evening, "Ada") == Preferences()


@pytest.mark.parametrize(
    ("start", "end", "why"),
    [
        ("22:00", "10 pm", "own-quiet-empty"),
        ("8", "7", "own-quiet-too-long"),
        ("22:00", "", "no-such-time"),
        ("late", "8", "no-such-time"),
    ],
)
async def test_quiet_hours_that_make_no_sense_are_refused(
    evening: Evening, start: str, end: str, why: str
) -> None:
    panel = await page(evening, "Ada", "time")
    reply = await fill(evening, "Ada", panel, "me-quiet", start=start, end=end)
    assert phrase(f"refused-{why}") in reply.text
    assert (await preferences(evening, "Ada")).quiet is None


async def test_a_stored_week_of_free_days_stops_a_clock_on_three_of_them(evening: Evening) -> None:
    for name in ("Ada", "Dev"):
        await evening.wish(evening.person(name).id, weekend=(0, 1, 2, 3, 4, 5))
    await evening.begin("Dev")
    table = await evening.table()
    calendar = table.seats[seat_of(table, await evening.asked())].calendar
    assert calendar is not None
    assert calendar.weekend == (0, 1, 2)
    panel = await page(evening, "Ada", "time")
    weekend = PREFERENCES.setting("weekend").kind
    assert isinstance(weekend, Menu)
    [shown] = [one for one in panel.selects if one.custom_id == menu(panel, "weekend")]
    assert shown.max_values == weekend.most


async def test_a_lobby_says_who_may_hear_of_their_turn_too_late(evening: Evening) -> None:
    await evening.wish(evening.person("Dev").id, delivery="digest")
    await evening.wish(evening.person("Mira").id, delivery="none")
    board = await evening.open_table()
    service, ada = evening.bot.services.tables, evening.person("Ada").id
    for name in ("Dev", "Mira"):
        await evening.press(name, board, "Join")
    for clock, daily, never in (("relaxed", 0, 1), ("day", 1, 1), ("live", 1, 1), ("none", 0, 0)):
        await agree_on_clock(service, 1, ada, clock)
        await evening.calm()
        text = evening.board().text
        assert text.count(phrase("lobby-told-daily")) == daily, clock
        assert text.count(phrase("lobby-told-never")) == never, clock
    await agree_on_clock(service, 1, ada, "live")
    await evening.calm()
    [line] = [line for line in evening.board().text.splitlines() if phrase("lobby-told-daily") in line]
    assert "Dev" in line
    panel = await page(evening, "Dev", "notices")
    await choose(evening, "Dev", panel, "delivery", "channel")
    assert phrase("lobby-told-daily") not in evening.board().text, "it says what is true now"
    assert phrase("lobby-told-never") in evening.board().text
    await evening.press("Ada", board, "Start")
    await evening.calm()
    assert phrase("lobby-told-never") not in evening.board().text


async def test_a_lobby_hears_of_a_change_that_is_made_in_a_hand(evening: Evening) -> None:
    await evening.wish(evening.person("Ada").id, delivery="none")
    await evening.begin("Dev")
    await evening.open_table()
    game, lobby = evening.boards()
    assert phrase("lobby-told-never") in lobby.text
    await evening.turn("Ada", await evening.hand("Ada", game), "direct")
    await evening.calm()
    assert phrase("lobby-told-never") not in evening.board().text
