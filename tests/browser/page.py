"""The page as a person uses it: methods that press, type and look, and wait until the page is done."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import Browser

LOOK_AGAIN = 0.03
WATCH = 1.0
"""Seconds that a script in the page polls a condition before the test asks again."""
PATIENCE = 30.0
_MOVED = (
    StaleElementReferenceException,
    ElementClickInterceptedException,
    ElementNotInteractableException,
)
_WATCH = """
const given = arguments, end = performance.now() + %d;
function look() { return (%s); }
return new Promise((resolve, reject) => (function again() {
  try {
    const value = look(...given);
    if (value || performance.now() > end) resolve(value);
    else setTimeout(again, %d);
  } catch (error) { reject(error); }
})());
"""
_PRESSABLE = """
const named = (element) => [element.innerText.trim(), element.getAttribute("aria-label")];
const there = [...document.querySelectorAll(arguments[1])].filter(
  (element) => named(element).includes(arguments[0]) && !element.disabled && element.checkVisibility());
return there.at(-1) ?? null;
"""


class Page:
    """A browser window on the playground at ``url``."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url

    # Looking

    async def js(self, script: str, *arguments: Any) -> Any:
        """Return the result of a script."""
        return await self.browser.do(lambda driver: driver.execute_script(script, *arguments))

    async def until(self, expression: str, *arguments: Any, timeout: float = PATIENCE) -> Any:  # noqa: ASYNC109
        """Return the first true value of a JavaScript expression.

        :raises AssertionError: it's still not true after ``timeout`` seconds; the message quotes the page.
        """
        watch = _WATCH % (WATCH * 1000, expression, LOOK_AGAIN * 1000)
        deadline = time.monotonic() + timeout
        while not (value := await self.js(watch, *arguments)):
            if time.monotonic() > deadline:
                words = await self.js("return document.body.innerText")
                raise AssertionError(f"not true after {timeout} s: {expression}\n{words[-3000:]}")
        return value

    async def reads(self, words: str, within: str = "#messages", timeout: float = PATIENCE) -> None:  # noqa: ASYNC109
        """Wait until a text is on the page."""
        await self.until(
            "[...document.querySelectorAll(arguments[0])]"
            ".some((e) => e.innerText.replace(/\\s+/g, ' ').includes(arguments[1]))",
            within,
            words,
            timeout=timeout,
        )

    async def lacks(self, words: str, within: str = "#messages") -> None:
        """Wait until a text is no longer on the page."""
        await self.until(
            "!document.querySelector(arguments[0])?.innerText.includes(arguments[1])", within, words
        )

    async def messages(self) -> list[str]:
        """Return the text of every message shown, oldest first."""
        words: list[str] = await self.js(
            "return [...document.querySelectorAll('#messages .body')].map((body) => body.innerText)"
        )
        return words

    async def seat_mark(self, name: str) -> str:
        """Return the unread mark on a person's seat, or an empty string."""
        mark: str = await self.js(
            "return document.querySelector(`[data-seat='${arguments[0]}'] .badge`)?.innerText ?? ''", name
        )
        return mark

    # Doing

    async def open(self, person: str = "Ada", channel: str = "tables") -> None:
        """Open the page as a person, and wait until it is complete."""
        await self.browser.do(lambda driver: driver.get(f"{self.url}/?person={person}&channel={channel}"))
        await self.sits(person)

    async def open_window(self, person: str, channel: str = "tables") -> str:
        """Open another window as a person; return its handle."""
        await self.browser.do(lambda driver: driver.switch_to.new_window("window"))
        await self.open(person, channel)
        return await self.window()

    async def window(self) -> str:
        """Return the handle of the current window."""
        return await self.browser.do(lambda driver: driver.current_window_handle)

    async def go_to_window(self, handle: str) -> None:
        """Switch to another window."""
        await self.browser.do(lambda driver: driver.switch_to.window(handle))

    async def sits(self, person: str) -> None:
        """Wait until the page shows what a person sees."""
        await self.until(
            "document.querySelector('#seats [aria-current]')?.dataset.seat === arguments[0]"
            " && document.querySelector('#channels [aria-current]')"
            " && document.querySelector('#messages').children.length > 0",
            person,
        )

    async def sit(self, person: str) -> None:
        """Press a person's seat."""
        await self.click(f"[data-seat='{person}']")
        await self.sits(person)

    async def press(self, name: str, within: str = "#messages") -> None:
        """Press the last thing with this label, and wait until the bot has acknowledged it."""
        selector = f"{within} :is(button, a.button)"
        deadline = time.monotonic() + PATIENCE
        while not await self._try_click(_PRESSABLE, name, selector):
            if time.monotonic() > deadline:
                raise AssertionError(f"nothing is called {name!r}\n" + "\n---\n".join(await self.messages()))
            await asyncio.sleep(LOOK_AGAIN)
        await self.until("!document.querySelector('[aria-busy=true]')")

    async def click(self, selector: str) -> None:
        """Press the first element that matches a selector."""
        deadline = time.monotonic() + PATIENCE
        while not await self._try_click("return document.querySelector(arguments[0])", selector):
            if time.monotonic() > deadline:
                raise AssertionError(f"nothing is found by {selector}")
            await asyncio.sleep(LOOK_AGAIN)

    async def press_until_gone(self, selector: str) -> None:
        """Press what matches a selector until it is gone; a press on a moving element may miss."""
        gone = "!document.querySelector(arguments[0])"
        deadline = time.monotonic() + PATIENCE
        while not await self.js(f"return {gone}", selector):
            if time.monotonic() > deadline:
                raise AssertionError(f"{selector} does not go away, however often it is pressed")
            if await self._try_click("return document.querySelector(arguments[0])", selector):
                with contextlib.suppress(AssertionError):
                    await self.until(gone, selector, timeout=PATIENCE / 5)

    async def choose_file(self, selector: str, file: Path) -> None:
        """Choose a file in the field that matches a selector."""
        await self.until("document.querySelector(arguments[0])", selector)
        await self.browser.do(
            lambda driver: driver.find_element(By.CSS_SELECTOR, selector).send_keys(str(file))
        )

    async def keys(self, *keys: str) -> None:
        """Type on the keyboard into whatever has the focus."""
        await self.browser.do(lambda driver: ActionChains(driver).send_keys(*keys).perform())

    async def say(self, words: str) -> None:
        """Type a message into the message box and send it."""
        await self.click("#box")
        await self.keys(words, Keys.ENTER)

    async def focus(self) -> str:
        """Return the accessible name, or else the text, of the focused element."""
        name: str = await self.js(
            "const e = document.activeElement;"
            "return e.getAttribute('aria-label') ?? e.innerText?.trim() ?? e.tagName"
        )
        return name

    async def _try_click(self, script: str, *arguments: Any) -> bool:
        def work(driver: webdriver.Chrome) -> bool:
            element = driver.execute_script(script, *arguments)
            if element is None:
                return False
            try:
                driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
                element.click()
            except _MOVED:
                return False
            return True

        return await self.browser.do(work)
