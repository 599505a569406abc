"""The page on a phone: nothing overflows, nothing is covered, everything is large enough for a thumb."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Part, Row, Select
from games.registry import GAMES
from playground import Message, Playground
from playground.components import Kind
from render.shape import TALL_WIDTH
from tests.browser.page import Page
from tests.browser.showcase import Showcase, everything, files, show
from tests.protocol.evening import Evening
from tests.support.phone import part_height
from tests.support.phrases import phrase

THUMB = 40
_SCREEN = 844
_DRAWN = """(() => {
  const pictures = [...document.querySelectorAll(".message.private .picture img")];
  const drawn = pictures.at(-1);
  if (!drawn || !drawn.complete || !drawn.naturalWidth) return false;
  return (drawn.naturalWidth === arguments[1]) === (arguments[0] === "tall");
})()"""
_TOO_WIDE = """
return [...document.querySelectorAll("body *")]
  .filter((e) => e.checkVisibility() && !e.closest("pre, .unseen, .people, .sidebar, .skip"))
  .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
  .map((e) => e.tagName + "." + e.className);
"""
_SMALL = """
return [...document.querySelectorAll("button, a.button, a.file, textarea")]
  .filter((e) => e.checkVisibility({visibilityProperty: true}) && !e.matches(".skip, .text *, .used *"))
  .filter((e) => e.getBoundingClientRect().height < arguments[0])
  .map((e) => e.outerHTML.slice(0, 120));
"""
_COVERED = """
const covered = [];
for (const e of document.querySelectorAll(arguments[0])) {
  if (!e.checkVisibility({visibilityProperty: true}) || e.matches(":disabled")) continue;
  if (e.closest("#scroller")) e.scrollIntoView({block: "center"});
  const box = e.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!top || !(e.contains(top) || top.contains(e))) covered.push(e.outerHTML.slice(0, 120));
}
return covered;
"""


@pytest.fixture(params=[320, 390])
async def phone(request: pytest.FixtureRequest, page: Page) -> Page:
    await page.browser.size(request.param, 780, scale=2, touch=True)
    return page


async def expect_room(page: Page) -> None:
    """Expect that the page, in its current state, fits the phone."""
    assert await page.js("return document.documentElement.scrollWidth <= innerWidth")
    assert await page.js(
        "const s = document.querySelector('#scroller'); return s.scrollWidth <= s.clientWidth"
    )
    assert await page.js(_TOO_WIDE) == []
    assert await page.js(_SMALL, THUMB) == []
    assert await page.js(_COVERED, ".main button, .people button, .main a.button, #box") == []


async def test_every_component_fits(phone: Page, showcase: Showcase, playground: Playground) -> None:
    long = "w" * 300 + " https://example.org/" + "x" * 200 + "\n```\n" + "c" * 300 + "\n```"
    await show(showcase, playground, content=long)
    await show(showcase, playground, view=everything(), files=files())
    await phone.open("Ada")
    await phone.reads("Beside a picture")
    await expect_room(phone)


@pytest.mark.pictures
@pytest.mark.emojis
async def test_a_game_fits(phone: Page, evening: Evening) -> None:
    await evening.bot.emoji_keeper.wake_timer.quiet.wait()
    await evening.begin("Bruno")
    await phone.open(await evening.asked())
    await phone.press("My hand")
    await phone.until("document.querySelector('.message.private .picture img')")
    await expect_room(phone)
    width = await phone.js(
        "return document.querySelector('.picture img').getBoundingClientRect().width / innerWidth"
    )
    assert width > 0.85, "pictures fill the width"
    await phone.click(".picture")
    await phone.until("document.querySelector('dialog.lightbox[open]')")
    await phone.press("Full size", within="dialog")
    assert await phone.js("const s = document.querySelector('.stage'); return s.scrollWidth > s.clientWidth")
    await phone.press("Close the picture", within="dialog")


_HAND = """
const message = [...document.querySelectorAll(".message.private")].at(-1);
const top = message.getBoundingClientRect().top;
const choice = message.querySelector(arguments[0]).getBoundingClientRect();
const picture = message.querySelector(".picture img").getBoundingClientRect();
return {panel: message.getBoundingClientRect().height, choice: choice.bottom - top, picture: picture.height};
"""
_CHOICE = ":is([data-custom-id*=':pick:'], [data-custom-id*=':choose:'])"


@pytest.mark.pictures
@pytest.mark.parametrize("game", GAMES)
async def test_choices_are_reached_without_scrolling_past_a_screen(
    page: Page, evening: Evening, game: str
) -> None:
    await page.browser.size(390, _SCREEN, scale=2, touch=True)
    await evening.begin("Dev", computers=max(0, GAMES[game].seats[0] - 2), game=game)
    waiting = (await evening.table()).waiting
    # The page doesn't say who has a secret question; at the start of such a game that's everybody.
    await page.open(await evening.asked() if waiting else "Ada")
    await page.press("My hand")
    await page.until(_DRAWN, "wide", TALL_WIDTH)
    await page.press("Phone")
    await page.until(_DRAWN, "tall", TALL_WIDTH)
    hand = await page.js(_HAND, _CHOICE)
    assert hand["choice"] <= _SCREEN, hand
    assert "Phone" not in await page.js("return document.querySelector('#messages').innerText"), "asked once"


_HEIGHTS = """
const panel = [...document.querySelectorAll(".message.private .container")].at(-1);
const parts = [...panel.children].filter((part) => !part.classList.contains("gallery"));
return parts.map((part) => part.getBoundingClientRect().height);
"""


def parts_of(panel: Message) -> Iterator[Part]:
    """Yield the parts of ``panel`` other than pictures, as ``tests/support/phone.py`` measures them."""
    [container] = panel.components
    for part in container["components"]:
        match part["type"]:
            case Kind.TEXT_DISPLAY:
                yield part["content"]
            case Kind.ACTION_ROW if part["components"][0]["type"] == Kind.BUTTON:
                yield Row(
                    [Button(one["label"], symbol=one.get("emoji") and "x") for one in part["components"]]
                )
            case Kind.ACTION_ROW:
                yield Select(CustomId(0, 0, "choose"), "", [])


@pytest.mark.parametrize("game", GAMES)
async def test_the_model_of_a_phone_is_as_high_as_the_page(page: Page, evening: Evening, game: str) -> None:
    await page.browser.size(390, _SCREEN, scale=2, touch=True)
    await evening.begin("Dev", computers=max(0, GAMES[game].seats[0] - 2), game=game)
    name = await evening.asked() if (await evening.table()).waiting else "Ada"
    panel = await evening.hand(name)
    await page.open(name)
    await page.until("document.querySelector('.message.private .container')")
    seen, modelled = await page.js(_HEIGHTS), [part_height(part) for part in parts_of(panel)]
    assert len(seen) == len(modelled)
    assert sum(modelled) == pytest.approx(sum(seen), rel=0.1), list(zip(seen, modelled, strict=True))


async def test_settings_and_lists_fit(phone: Page, evening: Evening) -> None:
    evening.playground.admin.give_role(evening.person("Bruno"), "Moderator")
    await evening.begin("Bruno", game="saga", language="it")
    for command in ("setup panel", "setup check", "me settings", "tables", "stats", "help"):
        await evening.slash("Bruno", command)
    await phone.open("Bruno")
    await phone.reads(phrase("me-title", "it"))
    await phone.press(phrase("setup-page-time", "it"))
    await phone.press("Altro")
    await phone.reads(phrase("picture-alt-own-seat", "it"))
    await expect_room(phone)
    await phone.press(phrase("button-setup-quiet", "it"))
    await phone.until("document.querySelector('dialog.form[open]')")
    assert await phone.js("return document.documentElement.scrollWidth <= innerWidth")
    assert await phone.js(_TOO_WIDE) == []
    assert await phone.js(_COVERED, "dialog button, dialog input") == []


async def test_channels_behind_a_button(phone: Page, evening: Evening) -> None:
    await phone.open("Ada")
    assert not await phone.js(
        "return document.querySelector('[data-name=lounge]').checkVisibility({visibilityProperty: true})"
    )
    await phone.click("#panel-opener")
    await phone.until("document.querySelector('#sidebar').getBoundingClientRect().x === 0")
    assert await phone.js(_COVERED, "#channels button") == []
    await phone.click("[data-name=lounge]")
    await phone.until("document.querySelector('#channel-name').innerText.trim() === 'lounge'")
    await phone.until("!document.querySelector('#sidebar').checkVisibility({visibilityProperty: true})")


async def test_seats_and_drawer_in_one_press(phone: Page, evening: Evening) -> None:
    await phone.open("Ada")
    await phone.sit("Bruno")
    await phone.click("#developer")
    await phone.until("document.querySelector('#drawer').checkVisibility()")
    assert await phone.js("return document.documentElement.scrollWidth <= innerWidth")
