"""The page of a finished game in Chromium: on a phone and a large screen, with and without scripts."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from bot.database.lane import Lane
from bot.features.replay.service import ReplayedGame
from bot.features.sharing.service.pages import MadePage, page_of
from games.registry import GAMES
from render.positions import HARD_NAMES, occupants
from render.registry import PAINTERS
from render.render_pool import RenderPool
from render.words import words_for
from tests.bot.features.sharing.played import played
from tests.browser.chromium import Browser

PHONE, SCREEN = (390, 844), (1360, 900)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the URL of the page of an Italian game of Saga, on disk."""
    game = GAMES["saga"]
    replayed = ReplayedGame(game, played(game, 4, 3), everything=True)
    replayed.play_at_once()
    around = occupants(HARD_NAMES, 4)

    async def made() -> MadePage:
        pool = RenderPool(1)
        try:
            return await page_of(replayed, around, PAINTERS["saga"], words_for("it"), pool, Lane())
        finally:
            pool.close()

    file = tmp_path_factory.mktemp("page") / "saga.html"
    file.write_bytes(asyncio.run(made()).html)
    return file.as_uri()


SEEN = """JSON.stringify([
  [...document.querySelectorAll(".step")].filter((one) => one.checkVisibility())
    .map((one) => Number(one.id.slice(5))),
  document.documentElement.scrollWidth > innerWidth, document.querySelectorAll(".step").length])"""
PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PATIENCE = 30.0


async def opened(browser: Browser, address: str, size: tuple[int, int], *, script: bool = True) -> None:
    """Open the page and wait until it's painted: Chromium drops touches before that."""
    await browser.size(*size, touch=size == PHONE)
    await browser.scripts(script)
    await browser.do(lambda driver: driver.get("about:blank"))
    await browser.do(lambda driver: driver.get(address))
    if script:
        await browser.command("Runtime.evaluate", {"expression": PAINTED, "awaitPromise": True})


async def shows(browser: Browser, *steps: int) -> int:
    """Wait until only ``steps`` are shown, in a page no wider than the window; return how many steps it has.

    Without ``steps``, all of them must be shown.
    """
    deadline = time.monotonic() + PATIENCE
    while True:
        found = await browser.command("Runtime.evaluate", {"expression": SEEN})
        shown, too_wide, count = json.loads(found["result"].get("value", "[[], false, 0]"))
        if count and not too_wide and shown == list(steps or range(1, count + 1)):
            return int(count)
        assert time.monotonic() < deadline, (shown, too_wide, count, found)
        await asyncio.sleep(0.05)


def keys(*pressed: str) -> Any:
    def press(driver: webdriver.Chrome) -> None:
        for key in pressed:
            ActionChains(driver).send_keys(key).perform()

    return press


@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
async def test_one_step_at_a_time_by_keys_and_buttons(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    await opened(browser, address, size)
    count = await shows(browser, 1)
    assert count > 10
    await browser.do(keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT))
    await shows(browser, 2)
    await browser.do(keys(Keys.END))
    await shows(browser, count)
    await browser.do(lambda driver: driver.find_element("css selector", "[data-go=back]").click())
    await shows(browser, count - 1)
    await browser.do(keys(Keys.HOME))
    await shows(browser, 1)
    assert not await browser.complaints()


async def test_by_touch(browser: Browser, address: str) -> None:
    await opened(browser, address, PHONE)
    await shows(browser, 1)
    for start, end, step in ((300, 80, 2), (300, 80, 3), (80, 300, 2)):
        for kind, x in (("touchStart", start), ("touchMove", (start + end) // 2), ("touchMove", end)):
            points = [{"x": x, "y": 420}]
            await browser.command("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        await browser.command("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        await shows(browser, step)


async def test_an_address_leads_to_a_step(browser: Browser, address: str) -> None:
    await opened(browser, f"{address}#step-5", PHONE)
    await shows(browser, 5)


@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
async def test_without_a_script_everything_is_there(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    await opened(browser, address, size, script=False)
    await shows(browser)


def test_it_loads_nothing_else(address: str) -> None:
    text = Path(address.removeprefix("file://")).read_text(encoding="utf-8")
    assert 'lang="it" dir="ltr"' in text
    assert "://" not in text
    assert text.count("data:image/webp;base64,") == text.count('class="step"')
    assert 'property="og:image" content="data:image/jpeg;base64,' in text
