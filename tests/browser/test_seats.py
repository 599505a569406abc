"""Switching to another person's seat, and seeing who has a question."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from tests.browser.page import Page
from tests.protocol.evening import Evening


async def test_one_press_makes_you_somebody_else(evening: Evening, page: Page) -> None:
    await page.open("Ada")
    names = await page.js(
        "return [...document.querySelectorAll('[data-seat]')].map((one) => one.dataset.seat)"
    )
    assert len(names) >= 5
    await page.sit("Bruno")
    address = await page.js("return location.href")
    assert parse_qs(urlsplit(address).query) == {"person": ["Bruno"], "channel": ["tables"]}
    await page.browser.do(lambda driver: driver.refresh())
    await page.sits("Bruno")
    await page.browser.do(lambda driver: driver.back())
    await page.sits("Ada")


async def test_seats_say_who_they_are(evening: Evening, page: Page) -> None:
    await page.open("Ada")
    label = "document.querySelector(`[data-seat='${arguments[0]}']`).getAttribute('aria-label')"
    assert await page.js(f"return {label}", "Ada") == "You sit as Ada: American English"
    assert await page.js(f"return {label}", "Bruno") == "Sit as Bruno: Italian"
    assert "moderator" in await page.js(f"return {label}", "Mira")
    assert "refuses direct messages" in await page.js(f"return {label}", "Dev")


async def test_mark_where_somebody_is_asked(evening: Evening, page: Page) -> None:
    await page.open("Mira", channel="lounge")
    await evening.begin("Bruno", host="Ada")
    asked = await evening.asked()
    await page.until(
        "document.querySelector(`[data-seat='${arguments[0]}'] .badge`)?.innerText === '1'", asked
    )
    await page.until("document.querySelector('[data-name=tables]').classList.contains('unread')")
    assert not await page.seat_mark("Chloé")

    await page.sit(asked)
    await page.until("document.querySelector('[data-name=tables] .badge')?.innerText === '1'")
    assert (await page.js("return document.title")).startswith("(1) ")
    await page.click("[data-name=tables]")
    await page.until("!document.querySelector('[data-name=tables] .badge')")
    await page.until("!document.querySelector(`[data-seat='${arguments[0]}'] .badge`)", asked)
    await page.until("document.querySelector('.message.pings')")


async def test_direct_message_is_marked_too(evening: Evening, page: Page) -> None:
    await evening.begin("Bruno")
    asked = await evening.asked()
    await page.open("Mira")
    panel = await evening.hand(asked)
    await evening.turn(asked, panel, "direct")
    await page.until(
        "Number(document.querySelector(`[data-seat='${arguments[0]}'] .badge`)?.innerText) >= 2", asked
    )
    await page.sit(asked)
    await page.click("#channels .channel.dm")
    await page.reads("Abraca")
    await page.click(".message:last-child a.button.link")
    await page.until("document.querySelector('#channel-name').innerText.trim() === 'tables'")
    await page.until("document.activeElement.matches('.message')")


async def test_new_messages_have_a_line_above(evening: Evening, page: Page) -> None:
    await page.open("Ada", channel="lounge")
    evening.person("Bruno").say("tables", "one")
    await page.until("document.querySelector('[data-name=tables]').classList.contains('unread')")
    await page.click("[data-name=tables]")
    await page.until("document.querySelector('.divider.new + .message')?.innerText.includes('one')")
