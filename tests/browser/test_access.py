"""The page without a mouse, without eyes, in the dark and in the sun."""

from __future__ import annotations

import pytest
from selenium.webdriver.common.keys import Keys

from playground import Playground
from tests.browser.page import Page
from tests.browser.showcase import Showcase, everything, files, show
from tests.protocol.evening import Evening
from tests.support.phrases import phrase

_NAMELESS = """
const kinds = "button, a, input, textarea, select, img, dialog, nav, main, aside, [role=listbox]";
const named = (e) => [
  e.getAttribute("aria-label"), e.innerText?.trim(), e.alt, e.title, e.labels?.[0]?.innerText,
  document.getElementById(e.getAttribute("aria-labelledby"))?.innerText].some(Boolean);
return [...document.querySelectorAll(kinds)]
  .filter((e) => e.checkVisibility() && !named(e)).map((e) => e.outerHTML.slice(0, 160));
"""
_DOUBLE_IDS = """
const ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
return ids.filter((id, at) => ids.indexOf(id) !== at);
"""
_FAINT = """
const parse = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number);
const over = ([r, g, b, a = 1], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a)];
const ground = (e) => {
  const layers = [];
  for (let at = e; at; at = at.parentElement) layers.push(parse(getComputedStyle(at).backgroundColor));
  return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
};
const light = (colour) => {
  const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const [r, g, b] = colour.map((v) => linear(v / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const faint = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const e = node.parentElement;
  if (!node.data.trim() || !e.checkVisibility({visibilityProperty: true})) continue;
  if (e.closest(":disabled, .spoiler, .unseen, script")) continue;
  const below = ground(e);
  const [a, b] = [light(over(parse(getComputedStyle(e).color), below)), light(below)].sort((x, y) => y - x);
  const ratio = (a + 0.05) / (b + 0.05);
  const where = `${e.tagName}.${e.className}: ${node.data.slice(0, 40)}`;
  if (ratio < arguments[0]) faint.push(`${ratio.toFixed(2)} ${where}`);
}
return faint;
"""


@pytest.fixture
async def busy_page(showcase: Showcase, playground: Playground, page: Page) -> Page:
    """A page with every component, a private message, a mention, and the drawer open."""
    await show(showcase, playground, view=everything(), files=files())
    words = "# Heading\n-# small\n> quote\n`code` <@{}> https://example.org **bold**"
    await show(showcase, playground, content=words.format(playground.person("Ada").id))
    playground.person("Bruno").say("lounge", f"<@{playground.person('Ada').id}>")
    await page.open("Ada")
    await page.press("Secret")
    await page.press("Secret")
    await page.reads("Between us")
    await page.click("#developer")
    await page.until("document.querySelector('#drawer tbody tr')")
    return page


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_contrast(busy_page: Page, theme: str) -> None:
    await busy_page.browser.theme(theme)
    await busy_page.until("document.documentElement.dataset.theme === arguments[0]", theme)
    assert await busy_page.js(_FAINT, 4.5) == []


async def test_everything_has_a_name(busy_page: Page) -> None:
    assert await busy_page.js(_NAMELESS) == []
    assert await busy_page.js(_DOUBLE_IDS) == []
    await busy_page.js("document.querySelector('[data-custom-id=some]').click()")
    await busy_page.until("document.querySelector('.menu-panel')")
    assert await busy_page.js(_NAMELESS) == []


async def test_theme_switch_is_remembered(playground: Playground, page: Page) -> None:
    await page.open("Ada")
    assert await page.js("return document.documentElement.dataset.theme") == "dark"
    await page.click("#theme")
    await page.browser.do(lambda driver: driver.refresh())
    await page.sits("Ada")
    assert await page.js("return document.documentElement.dataset.theme") == "light"


async def test_keyboard_order(evening: Evening, page: Page) -> None:
    await evening.open_table("Ada")
    await page.open("Ada")
    await page.js("document.body.focus()")
    seen = []
    for _ in range(8):
        await page.keys(Keys.TAB)
        seen.append(await page.focus())
    assert seen[:3] == ["Skip to the messages", "Skip to the message box", "channel tables"]
    assert "Switch to the light theme" in seen, "one stop for the whole list of channels"
    visible = "getComputedStyle(document.activeElement).outlineStyle !== 'none'"
    assert await page.js(f"return {visible}"), "the focus can be seen"


async def test_skip_links(evening: Evening, page: Page) -> None:
    await page.open("Ada")
    await page.js("document.querySelector('.skip + .skip').focus()")
    await page.keys(Keys.ENTER)
    await page.until("document.activeElement.id === 'box'")


async def test_arrow_keys_within_lists(evening: Evening, page: Page) -> None:
    for words in ("one", "two", "three"):
        evening.person("Bruno").say("tables", words)
    await page.open("Ada")
    await page.js("document.querySelector('[data-name=tables]').focus()")
    await page.keys(Keys.ARROW_DOWN)
    assert await page.focus() == "channel lounge"
    await page.keys(Keys.END)
    assert "Tavolata" in await page.focus()
    await page.js("document.querySelector('.message[tabindex=\"0\"]').focus()")
    await page.keys(Keys.ARROW_UP)
    assert "two" in await page.focus()
    await page.keys(Keys.HOME)
    assert "one" in await page.focus()


async def test_focus_stays_when_a_message_changes(evening: Evening, page: Page) -> None:
    await evening.open_table("Ada")
    await page.open("Ada")
    button = "[...document.querySelectorAll('.button')].find((b) => b.innerText === arguments[0])"
    await page.js(f"{button}.focus()", phrase("button-add-computer"))
    await page.keys(Keys.ENTER)
    await page.reads("Clockwork")
    assert await page.focus() == phrase("button-add-computer")


async def test_new_messages_are_read_aloud(evening: Evening, page: Page) -> None:
    await page.open("Ada")
    assert await page.js("return document.querySelector('#live').ariaLive") == "polite"
    evening.person("Bruno").say("tables", "hello there")
    await page.until("document.querySelector('#live').textContent === 'Bruno: hello there'")


async def test_pictures_have_words(evening: Evening, page: Page) -> None:
    await evening.begin("Bruno")
    await page.open("Ada")
    alt = await page.until("document.querySelector('.picture img').alt")
    assert alt == evening.board().alt_texts[0]
