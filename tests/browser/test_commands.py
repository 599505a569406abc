"""Commands typed on the keyboard alone: the list, options, choices and live suggestions."""

from __future__ import annotations

from pathlib import Path

from selenium.webdriver.common.keys import Keys

from playground import Playground
from tests.browser.page import Page
from tests.browser.showcase import Showcase
from tests.protocol.evening import Evening

LISTED = "[...document.querySelectorAll('.suggestions .option-label')].map((one) => one.innerText)"
MARKED = "document.querySelector('.suggestions .option.active')?.innerText"
FIELDS = "[...document.querySelectorAll('.option-field')].map((one) => one.dataset.option)"


async def focus_box(page: Page) -> None:
    await page.js("document.querySelector('#box').focus()")


async def test_command_by_keyboard(evening: Evening, page: Page) -> None:
    await evening.open_table("Bruno")
    await page.open("Ada")
    await focus_box(page)
    await page.keys("/tab")
    await page.until(f"{LISTED}.length > 4")
    assert all("tab" in name for name in await page.js(f"return {LISTED}"))
    await page.keys("le show")
    await page.until(f"{MARKED}?.startsWith('/table show')")
    await page.keys(Keys.ENTER)
    await page.until(f"{LISTED}.join() === 'table,text'")
    await page.keys(Keys.ARROW_DOWN, Keys.ENTER)
    await page.until(f"{FIELDS}.join() === 'table'")
    await page.until(f"{MARKED}?.includes('table 1')")
    await page.keys("zzz")
    await page.until(f"{LISTED}.length === 0")
    await page.keys(Keys.BACKSPACE * 3, "abra")
    await page.until(f"{MARKED}?.includes('table 1')")
    await page.keys(Keys.TAB, Keys.ENTER)
    await page.reads("Ada used /table show")
    assert not evening.playground.rejected


async def test_choices_people_and_truth(showcase: Showcase, playground: Playground, page: Page) -> None:
    await page.open("Ada")
    await focus_box(page)
    await page.keys("/paint ")
    await page.until(f"{LISTED}.join() === 'Amber,Azure,Crimson,Emerald'")
    await page.keys("a")
    await page.until(f"{LISTED}.join() === 'Amber,Azure,Emerald' || {LISTED}.length === 4")
    await page.keys("zu")
    await page.until(f"{LISTED}.join() === 'Azure'")
    await page.keys(Keys.ENTER)
    await page.until(f"{LISTED}.join() === 'size,who,quick'")
    for typed in ("who", "Bru", "quick", "t", "size", "l"):
        await page.keys(typed)
        await page.keys(Keys.ENTER)
    await page.keys(Keys.ENTER)
    await page.reads("painted Azure, Large, for Bruno, True")
    assert await page.js("return document.activeElement.id") == "box"


async def test_a_file_and_bounds(
    showcase: Showcase, playground: Playground, page: Page, tmp_path: Path
) -> None:
    record = tmp_path / "game.json"
    record.write_text("hello")
    playground.person("Bruno").start_thread("lounge", "side")
    await page.open("Ada")
    await focus_box(page)
    await page.keys("/place ")
    await page.until(f"{FIELDS}.join() === 'record'")
    await page.reads("A record · a file of at most 10 MB", within=".suggestions-title")
    await page.choose_file(".option-field input[type=file]", record)
    await page.until("document.activeElement.classList.contains('tail')")
    await page.keys("seats", Keys.ENTER)
    await page.reads("How many · a whole number, 2 to 6", within=".suggestions-title")
    await page.keys("7", Keys.ENTER)
    await page.reads("This value does not fit.", within=".suggestions-title")
    await page.keys(Keys.BACKSPACE, "6", Keys.TAB)
    await page.click(".tail")
    await page.keys("where", Keys.ENTER)
    await page.until(f"{LISTED}.join() === '#side'")
    await page.keys(Keys.ENTER, "role", Keys.ENTER)
    await page.until(f"{LISTED}.includes('Moderator')")
    await page.keys("Mod", Keys.ENTER, "title", Keys.ENTER)
    await page.reads("A title · 1 to 5 characters", within=".suggestions-title")
    await page.keys("short", Keys.ENTER)
    await page.reads("placed game.json (hello), 6, short, side, Moderator")


async def test_a_file_that_is_too_large(showcase: Showcase, page: Page, tmp_path: Path) -> None:
    record = tmp_path / "large.bin"
    record.write_bytes(bytes(10 * 1024 * 1024 + 1))
    await page.open("Ada")
    await focus_box(page)
    await page.keys("/place ")
    await page.choose_file(".option-field input[type=file]", record)
    await page.until("document.activeElement.classList.contains('tail')")
    await page.keys(Keys.ENTER)
    await page.reads("large.bin is larger than 10 MB.", within="#passing")
    assert await page.js("return !document.querySelector('.command').hidden"), "the command is still there"


async def test_only_what_one_may_call_is_offered(
    showcase: Showcase, playground: Playground, page: Page
) -> None:
    for person, offered in (("Ada", False), ("Mira", True)):
        await page.open(person)
        await focus_box(page)
        await page.keys("/")
        listed = await page.until(f"{LISTED}.includes('/paint') && {LISTED}")
        assert ("/settings" in listed) is offered
    playground.admin.take_role(playground.person("Mira"), "Moderator")
    await page.until("!window.playground.store.commands.find((c) => c.name === 'settings').in_server")


async def test_missing_option_is_asked_for(showcase: Showcase, page: Page) -> None:
    await page.open("Ada")
    await focus_box(page)
    await page.keys("/paint ")
    await page.until(f"{LISTED}.length === 4")
    await page.keys(Keys.ESCAPE, Keys.ENTER)
    await page.reads("This option is required.", within=".suggestions")
    assert (await page.focus()).startswith("colour")
    await page.keys(Keys.ESCAPE, Keys.ESCAPE)
    await page.until("document.activeElement.id === 'box' && document.querySelector('.command').hidden")


async def test_backspace_takes_the_command_apart(showcase: Showcase, page: Page) -> None:
    await page.open("Ada")
    await focus_box(page)
    await page.keys("/paint ")
    await page.until("document.activeElement.closest('.option-field')")
    await page.keys(Keys.BACKSPACE)
    await page.until("document.querySelector('#box').value === '/paint'")


async def test_own_language(evening: Evening, page: Page) -> None:
    await page.open("Bruno")
    await focus_box(page)
    await page.keys("/")
    words = await page.until("document.querySelector('.suggestions .options').innerText")
    assert "tavolo" in words.lower()


async def test_nobody_answers_a_command(showcase: Showcase, playground: Playground, page: Page) -> None:
    showcase.silent = True
    await page.open("Ada")
    await focus_box(page)
    await page.keys("/paint Amber", Keys.TAB, Keys.ENTER)
    await page.reads("is thinking")
    playground.advance(3)
    await page.reads("This interaction failed")
    await page.press("Dismiss")
    await page.lacks("This interaction failed")


async def test_direct_messages_lack_what_needs_a_server(evening: Evening, page: Page) -> None:
    await page.open("Ada")
    await page.click("[data-channel=dm]")
    await page.until("document.querySelector('#box').getAttribute('aria-label') === 'Message @Tavolata'")
    await focus_box(page)
    await page.keys("/")
    listed = await page.until(LISTED)
    assert "/help" in listed
    assert "/table new" not in listed
