"""Every component is shown and works."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui
from selenium.webdriver.common.keys import Keys

from playground import Playground, emojis
from tests.browser.page import Page
from tests.browser.showcase import PIXEL, Showcase, everything, files, show


@pytest.fixture
async def shown(showcase: Showcase, playground: Playground, page: Page) -> Page:
    """The page, open on a message with every component."""
    await show(showcase, playground, view=everything(), files=files())
    await page.open("Ada")
    await page.reads("Beside a picture")
    return page


async def test_everything_is_there(shown: Page) -> None:
    count = "document.querySelectorAll('#messages ' + arguments[0]).length"
    for selector, number in {
        ".container.accented": 1,
        ".section": 2,
        ".thumbnail img[alt='A thumbnail']": 1,
        "hr.separator.large": 1,
        ".gallery.of-3 .picture": 3,
        ".button:disabled": 1,
        "a.button.link": 1,
        "button.menu": 6,
        "a.file": 1,
        "time[data-relative]": 1,
        ".heading-1": 1,
    }.items():
        assert await shown.js(f"return {count}", selector) == number, selector
    colours = await shown.js(
        "return [...document.querySelectorAll('.button')].map((b) => getComputedStyle(b).backgroundColor)"
    )
    assert len(set(colours)) >= 4, "every style has its own colour"


@pytest.mark.parametrize(
    ("placeholder", "custom_id", "choice"),
    [
        ("Choose one", "one", "Second"),
        ("Choose a person", "user", "Bruno"),
        ("Choose your role", "role", "Moderator"),
        ("Choose anybody", "mentionable", "Mira"),
        ("Choose a channel", "channel", "lounge"),
    ],
)
async def test_choose_one(
    shown: Page, showcase: Showcase, playground: Playground, placeholder: str, custom_id: str, choice: str
) -> None:
    await shown.click(f"[data-custom-id='{custom_id}']")
    await shown.until("document.querySelectorAll('.menu-panel .option').length >= 3")
    entries = "[...document.querySelectorAll('.menu-panel .option')]"
    await shown.js(f"{entries}.find((o) => o.innerText.includes(arguments[0])).click()", choice)
    await shown.until("!document.querySelector('.menu-panel')")
    await playground.until(lambda: showcase.chosen)
    [(menu, [value])] = showcase.chosen
    assert menu == custom_id
    names = {
        choice,
        *(str(person.id) for person in playground.world.users.values() if person.global_name == choice),
        *(str(role.id) for role in playground.guild.roles.values() if role.name == choice),
        *(str(channel.id) for channel in playground.world.channels.values() if channel.name == choice),
    }
    assert value in names
    await shown.reads(choice)


async def test_choose_several_by_keyboard(shown: Page, showcase: Showcase, playground: Playground) -> None:
    await shown.js("document.querySelector('[data-custom-id=some]').focus()")
    await shown.keys(Keys.ENTER, Keys.ENTER)
    assert await shown.js("return document.querySelector('.menu-foot button').disabled"), "two are wanted"
    await shown.keys(Keys.ARROW_UP, Keys.ENTER, Keys.TAB, Keys.ENTER)
    await playground.until(lambda: showcase.chosen)
    assert showcase.chosen == [("some", ["First", "Third"])]
    assert await shown.focus() == "Choose some: First, Third"


async def test_escape_leaves_a_menu_as_it_was(shown: Page, showcase: Showcase) -> None:
    await shown.js("document.querySelector('[data-custom-id=one]').focus()")
    await shown.keys(Keys.ENTER, Keys.ARROW_DOWN, Keys.ESCAPE)
    await shown.until("!document.querySelector('.menu-panel')")
    assert await shown.focus() == "Choose one: nothing chosen"
    assert not showcase.chosen


async def test_form(shown: Page) -> None:
    await shown.press("Form")
    await shown.until("document.querySelector('dialog.form[open]')")
    assert await shown.js("return document.activeElement.labels[0].innerText") == "Your name"
    await shown.keys("Ada L.", Keys.TAB, "Once", Keys.TAB, Keys.ENTER)
    await shown.until("document.querySelector('dialog .menu-panel')")
    await shown.keys(Keys.ARROW_DOWN, Keys.ENTER, Keys.TAB, Keys.ENTER)
    await shown.press("Submit", within="dialog")
    await shown.reads("Ada L. likes green")


async def test_form_keeps_what_is_missing(shown: Page) -> None:
    await shown.press("Form")
    await shown.until("document.querySelector('dialog.form[open]')")
    await shown.press("Submit", within="dialog")
    assert await shown.js(
        "return document.querySelector('dialog :invalid input, dialog input:invalid') !== null"
    )
    await shown.keys(Keys.ESCAPE)
    await shown.until("!document.querySelector('dialog')")


async def test_form_with_menus_and_a_file(
    showcase: Showcase, playground: Playground, page: Page, tmp_path: Path
) -> None:
    record = tmp_path / "a.txt"
    record.write_text("hello")
    playground.person("Bruno").start_thread("lounge", "side")
    await page.open("Mira")
    await page.js("document.querySelector('#box').focus()")
    await page.keys("/settings", Keys.ENTER, Keys.ENTER)
    await page.until("document.querySelector('dialog.form[open]')")
    await page.press("Submit", within="dialog")
    await page.reads("Something is still to be chosen.", within="dialog")
    for label, choice in (("Hosts", "Moderator"), ("Who", "Bruno"), ("Where", "side")):
        await page.js("document.querySelector(`dialog .menu[aria-label^='${arguments[0]}']`).click()", label)
        options = "[...document.querySelectorAll('.menu-panel .option')]"
        option = f"{options}.find((one) => one.innerText.includes(arguments[0]))"
        await page.until(option, choice)
        await page.js(f"{option}.click()", choice)
        if label == "Hosts":
            await page.press("Done", within="dialog")
    await page.until("!document.querySelector('.menu-panel')")
    await page.choose_file("dialog input[type=file]", record)
    await page.press("Submit", within="dialog")
    await page.reads("set: Moderator, bruno, side, hello")
    await page.until("!document.querySelector('dialog')")


async def test_form_can_be_sent_again_if_nobody_answers(
    shown: Page, showcase: Showcase, playground: Playground
) -> None:
    await shown.press("Form")
    await shown.until("document.querySelector('dialog.form[open]')")
    await shown.keys("Ada", Keys.TAB, Keys.TAB, Keys.ENTER, Keys.ENTER, Keys.TAB, Keys.ENTER)
    playground.faults.fail_next(10, match="/callback")
    await shown.press("Submit", within="dialog")
    await playground.until(lambda: playground.interactions.unanswered)
    playground.advance(3)
    await shown.reads("This interaction failed. The form can be sent again.", within="dialog")
    playground.faults.clear()
    await shown.keys(Keys.ESCAPE)
    await shown.until("!document.querySelector('dialog')")


async def test_presets_are_chosen_and_can_be_taken_away(
    showcase: Showcase, playground: Playground, page: Page
) -> None:
    bruno, lounge = playground.person("Bruno"), playground.channel("lounge")
    view = ui.LayoutView(timeout=None)
    menus: list[Any] = [
        ui.UserSelect(
            custom_id="who", placeholder="Who", default_values=[discord.Object(bruno.id)], min_values=0
        ),
        ui.ChannelSelect(
            custom_id="where",
            placeholder="Where",
            channel_types=[discord.ChannelType.text],
            default_values=[discord.Object(lounge.id)],
            min_values=0,
            max_values=3,
        ),
    ]
    for menu in menus:
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        row.add_item(menu)
        view.add_item(row)
    playground.person("Ada").start_thread("lounge", "side")
    await show(showcase, playground, view=view)
    await page.open("Ada")
    await page.until("document.querySelector('[data-custom-id=who]')?.innerText === 'Bruno'")
    await page.click("[data-custom-id=who]")
    await page.keys("Bruno", Keys.ENTER)
    await playground.until(lambda: showcase.chosen)
    await page.click("[data-custom-id=where]")
    names = "[...document.querySelectorAll('.menu-panel .option-label')].map((one) => one.innerText).join()"
    await page.until(f"{names} === 'tables,lounge,news'")
    await page.keys("lounge", Keys.ENTER)
    await page.press("Done", within=".menu-panel")
    await playground.until(lambda: len(showcase.chosen) == 2)
    assert showcase.chosen == [("who", []), ("where", [])]
    bruno.leave()
    await page.click("[data-custom-id=who]")
    await page.until(f"{names}.includes('Mira') && !{names}.includes('Bruno')")


async def test_thinking_then_answer(shown: Page) -> None:
    await shown.press("Slow")
    await shown.reads("Tavolata is thinking…")
    await shown.reads("At last")
    await shown.lacks("is thinking")


async def test_private_message_and_dismissal(shown: Page) -> None:
    await shown.press("Secret")
    await shown.reads("Between us")
    assert await shown.js(
        "return document.querySelector('.message.private').innerText.includes('Only you can see this')"
    )
    await shown.sit("Bruno")
    await shown.lacks("Between us")
    await shown.sit("Ada")
    await shown.press("Dismiss")
    await shown.lacks("Between us")


async def test_bot_that_does_not_answer(shown: Page, playground: Playground) -> None:
    await shown.press("Silent")
    playground.advance(3)
    await shown.reads("This interaction failed")
    await shown.press("Secret")
    await shown.lacks("This interaction failed")


async def test_picture_enlarged(shown: Page) -> None:
    await shown.click(".gallery .picture:nth-child(2)")
    await shown.until("document.querySelector('dialog.lightbox[open] img')?.alt === 'Dot 2'")
    await shown.keys(Keys.ARROW_RIGHT)
    await shown.until("document.querySelector('dialog.lightbox .caption').innerText === 'Dot 3'")
    await shown.keys(Keys.ESCAPE)
    await shown.until("!document.querySelector('dialog')")
    assert (await shown.focus()).startswith("Enlarge: Dot 2")


async def test_spoilers_are_covered(showcase: Showcase, playground: Playground, page: Page) -> None:
    await show(showcase, playground, content="who did it? ||the ~~gardener~~ cook||")
    await page.open("Ada")
    await page.press("Spoiler, press to reveal")
    assert await page.js("return document.querySelector('.spoiler.shown').innerText") == "the gardener cook"


async def test_plain_words_replies_and_deletion(
    showcase: Showcase, playground: Playground, page: Page
) -> None:
    await page.open("Ada")
    await page.say("hello @Bruno in #lounge")
    await page.reads("hello @Bruno in #lounge")
    assert playground.world.history(playground.channel("tables").id)[-1].mentions == [
        playground.person("Bruno").id
    ]
    await page.press("Delete this message")
    await page.lacks("hello @Bruno")
    await page.click("[data-name=news]")
    await page.until("document.querySelector('#box').disabled")


async def test_emojis_of_the_application_are_pictures(
    showcase: Showcase, playground: Playground, page: Page
) -> None:
    image = base64.b64encode(PIXEL).decode()
    dot = emojis.create(playground.world, {"name": "dot", "image": f"data:image/png;base64,{image}"})
    face = discord.PartialEmoji(name="dot", id=dot.id)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"# Beside a dot {face}"))
    view.add_item(ui.ActionRow(ui.Button(label="Dotted", custom_id="dotted", emoji=face)))
    options = [discord.SelectOption(label="With a dot", emoji=face)]
    view.add_item(ui.ActionRow(ui.Select(custom_id="dots", placeholder="Choose a dot", options=options)))
    await show(showcase, playground, view=view)
    await page.open("Ada")
    await page.reads("Beside a dot")
    await page.press("Choose a dot")
    await page.reads("With a dot", within="body")
    for place in (".heading", ".button", ".options"):
        picture = "document.querySelector(arguments[0] + ' img.custom-emoji')?.naturalWidth > 0"
        assert await page.until(picture, place), place
