"""Commands on a message or a person, opened by right click, long press or keyboard."""

from __future__ import annotations

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.browser.page import Page
from tests.protocol.evening import Evening
from tests.support.phrases import phrase

ENTRIES = "[...document.querySelectorAll('.apps [role=menuitem]')].map((one) => one.innerText.trim())"
BOARD = "#messages li.message:last-of-type .body"
_TOUCH = """
const target = document.querySelector(arguments[0]), box = target.getBoundingClientRect();
const at = {clientX: box.x + 30, clientY: box.y + 12, pointerType: "touch", bubbles: true, cancelable: true};
target.dispatchEvent(new PointerEvent("pointerdown", at));
"""
_INSIDE = """
const box = document.querySelector(".apps").getBoundingClientRect();
return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
"""


async def right_click(page: Page, selector: str) -> None:
    """Right-click the element that matches a selector."""
    await page.until("document.querySelector(arguments[0])", selector)
    await page.browser.do(
        lambda driver: (
            ActionChains(driver).context_click(driver.find_element(By.CSS_SELECTOR, selector)).perform()
        )
    )


async def test_a_right_click_on_a_board(evening: Evening, page: Page) -> None:
    await evening.begin("Bruno")
    await page.open("Ada")
    await right_click(page, BOARD)
    listed = await page.until(f"{ENTRIES}.length && {ENTRIES}")
    assert listed == [phrase(f"menu-{name}") for name in ("hand", "bookmark", "moment")]
    await page.press(phrase("menu-hand"), within=".apps")
    await page.reads(f"used {phrase('menu-hand')}")
    await page.until("document.querySelector('.message.private .container')")


async def test_a_form_from_a_long_press_on_a_phone(evening: Evening, page: Page) -> None:
    await page.browser.size(390, 844, scale=2, touch=True)
    await evening.begin("Bruno")
    await page.open("Ada")
    await page.until("document.querySelector(arguments[0])", BOARD)
    await page.js(_TOUCH, BOARD)
    await page.until(f"{ENTRIES}.length === 3")
    assert await page.js(_INSIDE)
    small = (
        "[...document.querySelectorAll('.apps button')].some((e) => e.getBoundingClientRect().height < 40)"
    )
    assert not await page.js(f"return {small}")
    await page.press(phrase("menu-bookmark"), within=".apps")
    await page.until("document.querySelector('dialog.form[open]')")
    await page.click("dialog textarea")
    await page.keys("How bold")
    await page.click("dialog.form [type=submit]")
    await page.reads("Bookmarked in Abraca")


async def test_people_in_the_row_of_seats(evening: Evening, page: Page) -> None:
    await page.open("Ada")
    await right_click(page, "[data-seat=Bruno]")
    listed = await page.until(f"{ENTRIES}.length && {ENTRIES}")
    assert listed == [phrase(f"menu-{name}") for name in ("invite", "our-games", "block")]
    await page.keys(Keys.ARROW_DOWN, Keys.ENTER)
    await page.reads(phrase("our-games-none"))


async def test_the_menu_closes_and_private_messages_have_none(evening: Evening, page: Page) -> None:
    await evening.begin("Bruno")
    await page.open("Bruno")
    await right_click(page, BOARD)
    await page.until(f"{ENTRIES}.includes(arguments[0])", phrase("menu-hand", "it"))
    await page.keys(Keys.ESCAPE)
    await page.until(f"{ENTRIES}.length === 0")
    await page.press(phrase("button-hand"))
    await page.until("document.querySelector('.message.private .container')")
    await right_click(page, ".message.private .body")
    assert await page.js(f"return {ENTRIES}") == []
