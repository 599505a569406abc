"""The page draws emojis with its own font, whatever fonts the machine has."""

from __future__ import annotations

from tests.browser.page import Page

CLOCK = "\N{MANTELPIECE CLOCK}\N{VARIATION SELECTOR-16}"


async def fonts_of(page: Page, selector: str) -> set[str]:
    """Return the families that Chromium draws the text of an element with."""
    browser = page.browser
    for domain in ("DOM", "CSS"):
        await browser.command(f"{domain}.enable", {})
    document = await browser.command("DOM.getDocument", {})
    found = await browser.command(
        "DOM.querySelector", {"nodeId": document["root"]["nodeId"], "selector": selector}
    )
    used = await browser.command("CSS.getPlatformFontsForNode", {"nodeId": found["nodeId"]})
    return {font["familyName"] for font in used["fonts"] if font["isCustomFont"]}


async def test_an_emoji_is_drawn_by_the_font_of_the_page(page: Page) -> None:
    await page.open("Ada")
    await page.js(
        "document.querySelector('#messages').innerHTML = `<p id='emoji'>${arguments[0]}</p>`;"
        "return document.fonts.load('16px \"Tavolata Emoji\"', arguments[0]).then(() => true)",
        CLOCK,
    )
    assert await fonts_of(page, "#emoji") == {"Noto Color Emoji"}
