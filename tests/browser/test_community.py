"""Moderators and players change servers, seats and files through the page: menus, forms, a file field."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.request import urlopen

from selenium.webdriver.common.keys import Keys

from bot.features.clocks.rules.calendar import QuietHours
from tests.browser.page import Page
from tests.protocol.evening import Evening, choices
from tests.support.phrases import phrase, spoken

_OPTIONS = "[...document.querySelectorAll('.menu-panel .option')]"
_PRIVATE = "#messages .message.private:last-of-type"


async def command(page: Page, *typed: str) -> None:
    """Type a command and its options, each only as far as needed to find it, and send it."""
    await page.click("#box")
    for words in typed:
        await page.keys(words, Keys.ENTER)
    await page.keys(Keys.ENTER)


async def choose(page: Page, menu: str, *labels: str, done: str | None = None) -> None:
    """Choose entries of the menu whose name starts with ``menu``; ``done`` closes a menu that takes
    several.
    """
    await page.click(f"{_PRIVATE} button.menu[aria-label^='{menu}']")
    for label in labels:
        option = f"{_OPTIONS}.find((one) => one.innerText.includes(arguments[0]))"
        await page.until(option, label)
        await page.js(f"{option}.click()", label)
    if done:
        await page.press(done, within=".menu-panel")
    await page.until("!document.querySelector('.menu-panel')")
    await page.until("!document.querySelector('[aria-busy=true]')")


async def fill(page: Page, *values: str) -> None:
    """Fill the lines of the open form from top to bottom, and submit it."""
    await page.until("document.querySelector('dialog.form[open]')")
    for value in values:
        await page.js("document.activeElement.select()")
        await page.keys(value, Keys.TAB)
    await page.press("Submit", within="dialog")
    await page.until("!document.querySelector('dialog')")


async def test_a_moderator_changes_settings(evening: Evening, page: Page) -> None:
    await page.open("Mira")
    await command(page, "/setup panel")
    await page.reads(f"{phrase('setup-channels')}: {phrase('setup-channels-none')}")
    await choose(page, phrase("setup-channels-none"), "lounge", done="Done")
    await page.reads(f"{phrase('setup-channels')}: #lounge")
    await page.press("Tables")
    await choose(page, phrase("setup-per-channel"), "2")
    await page.reads(f"{phrase('setup-per-channel')}: 2")
    await page.press(phrase("setup-page-time"))
    await page.press(phrase("button-setup-quiet"))
    await fill(page, "22:00", "7:30", "Rome")
    await page.reads("Quiet hours: from 22:00 to 07:30 (Europe/Rome)")
    await page.press("History")
    await page.reads(f"{phrase('setup-per-channel')}: {phrase('setup-no-limit')} → 2")

    settings = await evening.bot.services.stores.guilds.settings(evening.playground.guild.id)
    assert settings.channels == (evening.playground.channel("lounge").id,)
    assert settings.per_channel == 2
    assert settings.quiet == QuietHours(22 * 60, 7 * 60 + 30, "Europe/Rome")
    await page.sit("Ada")
    await command(page, "/table new ", "abraca")
    await page.reads(spoken("refused-other-channels", channels="#lounge").replace("`", ""))


async def test_a_form_that_is_refused_can_be_filled_in_again(evening: Evening, page: Page) -> None:
    await page.open("Mira")
    await command(page, "/setup panel")
    await page.press(phrase("setup-page-time"))
    await page.press(phrase("button-setup-quiet"))
    await fill(page, "late", "7:30", "Rome")
    await page.reads(phrase("refused-no-such-time"))
    await page.press(phrase("button-setup-quiet"))
    await fill(page, "23", "7:30", "Rome")
    await page.reads("Quiet hours: from 23:00 to 07:30 (Europe/Rome)")


async def test_a_person_changes_their_settings(evening: Evening, page: Page) -> None:
    await page.open("Bruno")
    await command(page, "/io impostazioni")
    await page.reads(phrase("me-title", "it"))
    await page.press(phrase("me-page-time", "it"))
    await page.press("Cambia")
    await fill(page, "Rome")
    await page.reads("Fuso orario: Europe/Rome")
    await page.press("Aggiungi")
    today = datetime.fromtimestamp(evening.playground.clock.now(), UTC).date()
    first, last = today + timedelta(40), today + timedelta(53)
    await fill(page, str(first), str(last))
    await page.reads(f"{first} – {last}")
    await choose(page, "Giorni liberi", "sabato", "domenica", done="Done")
    await page.press(phrase("me-page-notices", "it"))
    await choose(page, "Avvisi", phrase("me-delivery-direct", "it"))
    await page.reads(phrase("me-letter-sent", "it"))
    await page.until("document.querySelector('#channels .channel.dm .badge')?.innerText === '1'")

    preferences = (await evening.bot.services.stores.people.person(evening.person("Bruno").id)).preferences
    assert preferences.timezone == "Europe/Rome"
    assert preferences.weekend == (5, 6)
    assert preferences.delivery == "direct"
    await page.click("#channels .channel.dm")
    await page.reads(phrase("me-trial-letter", "it").split("`")[0].rstrip())
    await page.until("!document.querySelector('#channels .channel.dm .badge')")


async def test_a_seat_is_offered_and_taken_over(evening: Evening, page: Page) -> None:
    await evening.begin("Bruno")
    await page.open("Mira")
    await page.press("More")
    await page.press("Seats", within=_PRIVATE)
    await choose(page, "Which seat?", "Bruno")
    await choose(page, phrase("panel-offer-choose"), "Chloé")
    await page.reads(phrase("done-offered"))
    await page.until("document.querySelector(`[data-seat='Chloé'] .badge`)?.innerText === '1'")
    await page.sit("Chloé")
    await page.reads(phrase("notice-offer"))
    await page.press("Accept")
    await page.reads(phrase("done-seat-taken"))
    await evening.calm()
    assert await evening.seats() == ["Ada", "Chloé"]


async def test_a_seat_that_is_free_is_taken_from_the_board(evening: Evening, page: Page) -> None:
    await evening.begin("Bruno")
    await page.open("Ada")
    await page.press("More")
    await page.press(phrase("button-want"), within=_PRIVATE)
    await page.reads(phrase("done-want"))
    await page.sit("Dev")
    await page.press(phrase("button-take-seat"))
    await page.reads(phrase("done-seat-taken"))
    await evening.calm()
    assert await evening.seats() == ["Dev", "Bruno"]


async def test_an_exported_game_is_brought_to_another_server(
    evening: Evening, page: Page, tmp_path: Path
) -> None:
    await evening.begin(computers=1)
    while (await evening.table()).status != "over":
        panel = await evening.hand("Ada")
        await evening.pick("Ada", panel, next(iter(choices(panel))))
        await evening.calm()
    await page.open("Ada")
    await command(page, "/table export ")
    await page.until(f"document.querySelector('{_PRIVATE} a.file')")
    address = await page.js(f"return document.querySelector('{_PRIVATE} a.file').href")
    record = tmp_path / "game.json"
    record.write_bytes(await page.browser.do(lambda _: urlopen(address).read()))
    await evening.stop_bot()
    evening.settings.database.unlink()
    await evening.start_bot()

    await command(page, "/table import ")
    await page.keys(Keys.ENTER)
    await page.choose_file("dialog.form input[type=file]", record)
    await page.click("dialog.form [type=submit]")
    await page.reads(phrase("import-done"))
    await page.reads(phrase("board-imported").removeprefix("-# "))
    await page.press("Replay")
    await page.reads("step 0 of")
    await page.press("Last ⏭")
    await page.until("document.querySelector('#messages').innerText.match(/step (\\d+) of \\1 /)")
