"""Several settings at once, in a form: only what was filled in differently changes."""

from __future__ import annotations

from typing import Any

from playground import Message, Reply
from tests.protocol.evening import Evening, read
from tests.protocol.test_forms_again import opened, own_time, time_page
from tests.protocol.test_me import page, preferences
from tests.support.phrases import phrase

AT_EIGHT = 1_700_000_000 // 86_400 * 86_400 + 8 * 3_600
"""A moment at 8:00 in UTC, in Unix seconds."""


async def fill(evening: Evening, panel: Message, opener: str, **values: Any) -> Reply:
    """Let Mira submit the form with these fields."""
    form = await opened(evening, panel, opener, values)
    reply = await evening.person("Mira").submit(form, values)
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
