"""Several settings at once in a form: only changed fields change anything."""

from __future__ import annotations

from typing import Any

from bot.features.clocks.rules.clocks import own_clock
from playground import Message, Reply
from playground.replies import Modal
from tests.protocol.agreeing import agree_on
from tests.protocol.evening import Evening, read
from tests.protocol.filling import by_id, parts, shown
from tests.protocol.test_forms_again import opened, own_time, time_page
from tests.protocol.test_me import page, preferences
from tests.support.phrases import phrase

AT_EIGHT = 1_700_000_000 // 86_400 * 86_400 + 8 * 3_600
"""A time at 8:00 UTC, in Unix seconds."""


async def fill(evening: Evening, panel: Message, opener: str, **values: Any) -> Reply:
    """Let Mira submit the form with these fields."""
    form = await opened(evening, panel, opener, values)
    reply = await evening.person("Mira").submit(form, by_id(form, values))
    await evening.calm()
    return reply


async def test_notices_in_one_form(evening: Evening) -> None:
    panel = await page(evening, "Mira", "notices")
    await fill(evening, panel, "me-form", delivery="both", reminder_hours="8", early=True)
    found = await preferences(evening, "Mira")
    assert (found.delivery, found.reminder_hours, found.early) == ("both", 8, True)
    assert phrase("me-letter-sent") in panel.text


async def test_days_off_and_quiet_hours_in_one_form(evening: Evening) -> None:
    panel = await own_time(evening)
    at_ten = f"<t:{AT_EIGHT + 14 * 3_600}:t>"
    await fill(evening, panel, "me-form", weekend=["5", "6"], start=at_ten, end=f"<t:{AT_EIGHT}:F>")
    found = await preferences(evening, "Mira")
    assert (found.weekend, found.quiet) == ((5, 6), (22 * 60, 8 * 60))
    await fill(evening, panel, "me-form", start="", end="")
    found = await preferences(evening, "Mira")
    assert (found.weekend, found.quiet) == ((5, 6), None), "what stands in the form isn't changed by it"


async def test_a_form_changes_everything_or_nothing(evening: Evening) -> None:
    panel = await own_time(evening)
    before = await preferences(evening, "Mira")
    reply = await fill(evening, panel, "me-form", weekend=["5"], start="late", end="8")
    assert phrase("refused-no-such-time") in await read(reply)
    assert await preferences(evening, "Mira") == before


async def test_settings_of_a_server_in_one_form(evening: Evening) -> None:
    panel = await evening.slash("Mira", "setup panel")
    lounge = evening.playground.channel("lounge")
    await fill(evening, panel, "setup-form", channels=[lounge], threads=True)
    settings = await evening.bot.services.stores.guilds.settings(evening.playground.guild.id)
    assert (settings.channels, settings.threads) == ((lounge.id,), True)
    panel = await time_page(evening)
    moment = f"<t:{AT_EIGHT}:t>"
    await fill(evening, panel, "setup-form", days_off="60", start="23", end=moment, timezone="Rome")
    settings = await evening.bot.services.stores.guilds.settings(evening.playground.guild.id)
    assert settings.quiet is not None
    assert (settings.days_off, settings.quiet.end) == (60, 9 * 60), "a timestamp is read in the zone typed"
    history = (await evening.slash("Mira", "setup history")).text
    assert all(phrase(f"setup-{name}") in history for name in ("channels", "threads", "quiet", "days-off"))
    form = await opened(evening, panel, "setup-form", {"clock": "day"})
    dev = evening.person("Dev")
    forged = await dev.submit_forged(panel, custom_id=form.custom_id, values={"clock": "day"})
    assert phrase("refused-not-your-settings") in await read(forged)


async def both_opened(evening: Evening, panel: Message, opener: str, name: str) -> tuple[Modal, Modal]:
    """Let Mira open the form with the field ``name`` twice, as on two devices."""
    first = await opened(evening, panel, opener, {name: ""})
    return first, await opened(evening, panel, opener, {name: ""})


async def submitted(evening: Evening, form: Modal, **values: Any) -> Reply:
    """Let Mira submit ``form`` with ``values``; all other fields stay as the form showed them."""
    reply = await evening.person("Mira").submit(form, by_id(form, values))
    await evening.calm()
    return reply


async def test_two_forms_of_ones_own_settings_keep_each_others_changes(evening: Evening) -> None:
    panel = await page(evening, "Mira", "notices")
    first, second = await both_opened(evening, panel, "me-form", "reminder_hours")
    await submitted(evening, first, reminder_hours="8")
    await submitted(evening, second, early=True)
    found = await preferences(evening, "Mira")
    assert (found.reminder_hours, found.early) == (8, True)


async def test_two_forms_of_a_servers_settings_keep_each_others_changes(evening: Evening) -> None:
    panel = await time_page(evening)
    first, second = await both_opened(evening, panel, "setup-form", "days_off")
    await submitted(evening, first, start="23:00", end="7:30", timezone="Rome")
    await submitted(evening, second, days_off="60")
    settings = await evening.bot.services.stores.guilds.settings(evening.playground.guild.id)
    assert settings.quiet is not None
    assert (settings.days_off, settings.quiet.start) == (60, 23 * 60)


async def test_two_forms_of_a_tables_terms_keep_each_others_changes(evening: Evening) -> None:
    await evening.open_table("Mira")
    panel = await evening.turn("Mira", evening.board(), "options")
    first, second = await both_opened(evening, panel, "change", "extensions")
    await submitted(evening, first, clock="own", reserve="3 d", refill="12 h", cap="5 d")
    await submitted(evening, second, extensions="3")
    table = await evening.table()
    assert (table.extensions, table.clock) == (3, own_clock(3 * 86_400, 43_200, 5 * 86_400))


async def test_a_form_tried_again_shows_what_others_changed_and_keeps_it(evening: Evening) -> None:
    await evening.open_table("Mira")
    panel = await evening.turn("Mira", evening.board(), "options")
    form = await opened(evening, panel, "change", {"extensions": ""})
    refused = await submitted(evening, form, clock="own", reserve="a while", refill="1 h", cap="2 d")
    await agree_on(evening, "Mira", extensions="4")
    said = (refused.followups or [await refused.result()])[-1]
    [button] = said.buttons
    form = (await evening.person("Mira").press(said, str(button.custom_id))).modal or form
    assert shown(form).items() >= {"extensions": "4", "clock": "own", "reserve": "a while"}.items()
    await submitted(evening, form, reserve="1 d")
    table = await evening.table()
    assert (table.extensions, table.clock) == (4, own_clock(86_400, 3_600, 2 * 86_400))


async def test_the_values_shown_can_be_forged_only_for_ones_own_form(evening: Evening) -> None:
    panel = await page(evening, "Mira", "notices")
    form = await opened(evening, panel, "me-form", {"reminder_hours": ""})
    mira, before = evening.person("Mira"), await preferences(evening, "Mira")
    for mark in ("", "=", "=zzzzzzzz", "=" * 40):
        forged = {f"reminder_hours{mark}": "7", f"early{mark}": "perhaps"}
        said = await read(await mira.submit_forged(panel, custom_id=form.custom_id, values=forged))
        assert phrase("refused-no-such-setting") in said
        assert await preferences(evening, "Mira") == before
    assert parts(form)
