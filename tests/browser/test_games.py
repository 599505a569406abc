"""Whole games through the page: the page and the protocol play on the same table."""

from __future__ import annotations

import pytest
from selenium.webdriver.common.keys import Keys

from bot.config import Config
from games.engine.record import Record
from playground import Playground
from tests.browser.page import Page
from tests.protocol.evening import Evening, choices
from tests.support.phrases import phrase

SEED = bytes([207] * 32)
"""The secret of the shortest of 256 games in which everybody always takes the first choice."""
_CHOICES = """
[...document.querySelectorAll("#messages .message.private")].at(-1)
  ?.querySelectorAll("button:is([data-custom-id*=':pick:'], [data-custom-id*=':choose:']):not(:disabled)")
"""


@pytest.fixture
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shuffle every table alike; otherwise the ids of presses would be part of the seed."""
    monkeypatch.setattr("bot.features.archive.rules.seed_of", lambda *_: SEED)


async def play_on_the_page(evening: Evening, page: Page) -> Record:
    """Let Ada and Bruno play in a window each; they always take the first choice."""
    await page.open("Ada")
    await page.click("#box")
    await page.keys("/table new ", "abraca", Keys.ENTER, Keys.ENTER)
    await page.press(phrase("button-add-computer"))
    await page.press(phrase("button-remove-computer"))
    await page.sit("Bruno")
    await page.press("Join")
    await page.sit("Ada")
    await page.press("Start")
    await evening.calm()
    windows = {"Ada": await page.window(), "Bruno": await page.open_window("Bruno")}
    for _ in range(300):
        if (await evening.table()).status == "over":
            break
        await page.go_to_window(windows[await evening.asked()])
        if not await page.js(f"return {_CHOICES.strip()}?.length"):
            await page.press("My hand")
        await page.until(f"{_CHOICES}?.length")
        offered = await page.js(f"return [...{_CHOICES}].map((one) => one.dataset.customId)")
        # Until the answer is shown, the old choices would be mistaken for new ones.
        if ":choose:" in offered[0]:
            await page.click(f"[data-custom-id='{offered[0]}']")
            await page.click(".menu-panel .option")
            await page.until(f"""!document.querySelector("[data-custom-id='{offered[0]}']")""")
        else:
            await page.press_until_gone(f"[data-custom-id='{offered[0]}']")
        await evening.calm()
    await page.go_to_window(windows["Ada"])
    await page.reads("Game over")
    await page.press(phrase("button-verify"))
    await page.reads(phrase("verify-good"))
    return await evening.bot.services.tables.archive.record(1)


async def play_by_protocol(evening: Evening) -> Record:
    """Let Ada and Bruno make the same choices without a page."""
    await evening.begin("Bruno")
    for _ in range(300):
        if (await evening.table()).status == "over":
            break
        name = await evening.asked()
        panel = await evening.hand(name)
        await evening.pick(name, panel, next(iter(choices(panel))))
        await evening.calm()
    return await evening.bot.services.tables.archive.record(1)


@pytest.mark.slow
async def test_page_and_protocol_give_the_same_record(
    evening: Evening, page: Page, same_cards: None, settings: Config
) -> None:
    on_the_page = await play_on_the_page(evening, page)
    assert len(on_the_page.moves) > 10
    assert not evening.playground.failed_interactions
    assert not evening.playground.rejected
    await evening.stop_bot()
    settings.database.unlink()

    async with Playground(rate_limits=False) as other:
        again = Evening(other, settings)
        await again.start_bot()
        by_protocol = await play_by_protocol(again)
        await again.stop_bot()
    assert on_the_page == by_protocol


@pytest.mark.pictures
async def test_two_windows_are_two_people(evening: Evening, page: Page) -> None:
    await evening.begin("Bruno")
    first = await evening.asked()
    other = "Bruno" if first == "Ada" else "Ada"
    await page.open(other)
    watching = await page.window()
    await page.open_window(first)
    await page.press("My hand")
    await page.until(f"{_CHOICES}?.length")
    assert await page.js("return document.querySelector('.picture img').naturalWidth") > 600
    await page.click("#messages .message.private:last-of-type button[data-custom-id*=':choose:']")
    await page.click(".menu-panel .option")
    await evening.calm()

    await page.go_to_window(watching)
    await page.until("document.querySelectorAll('#messages .message').length > 0")
    assert not await page.js(f"return {_CHOICES.strip()}?.length"), (
        "what is private stays with the one who asked"
    )
    told = (await evening.table()).own_revision
    await page.until(f"document.querySelector('[data-custom-id*=\":1:{told}:\"]')")
