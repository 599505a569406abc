"""A page that stays open while the playground restarts, and other things that can go wrong."""

from __future__ import annotations

import aiohttp
from selenium.webdriver.common.keys import Keys

from playground import Playground
from tests.browser.page import Page
from tests.browser.showcase import Showcase, show
from tests.protocol.evening import Evening
from tests.support.phrases import phrase


async def test_page_comes_back_after_a_restart(playground: Playground, page: Page) -> None:
    await page.open("Bruno", channel="lounge")
    playground.person("Ada").say("lounge", "before")
    await page.reads("before")
    port = int(playground.url.rpartition(":")[2])
    await playground.stop()
    await page.reads("This page connects again by itself.", within="#banner")
    await page.say("into the void")
    await page.reads("Not sent", within="#passing")

    async with Playground(rate_limits=False) as other:
        await other.stop()
        await other.start(port)
        assert other.url == playground.url
        await page.reads("Connected again.", within="#banner", timeout=10)
        await page.sits("Bruno")
        other.person("Ada").say("lounge", "after")
        await page.reads("after")
        assert "before" not in "".join(await page.messages()), (
            "the new playground knows nothing of the old one"
        )
        await page.until("document.querySelector('#banner').hidden")


async def test_bot_restart_keeps_buttons_working(evening: Evening, page: Page) -> None:
    await evening.open_table("Ada")
    await page.open("Ada")
    await evening.restart_bot()
    await page.press(phrase("button-add-computer"))
    await page.reads("Clockwork")


async def test_nobody_of_that_name(playground: Playground, page: Page) -> None:
    await page.browser.do(lambda driver: driver.get(f"{page.url}/?person=Zorro"))
    await page.sits("Ada")
    await page.reads("There is nobody called Zorro", within="#passing")
    await page.browser.complaints()


async def test_malformed_frames_are_answered(playground: Playground) -> None:
    address = f"{playground.url}/playground/socket?person=Ada"
    async with aiohttp.ClientSession() as session, session.ws_connect(address) as socket:
        for frame in (
            "{",
            '{"type": "fly"}',
            '{"type": "press"}',
            '{"type": "send", "channel_id": "x", "text": "a"}',
        ):
            await socket.send_str(frame)
            while (answer := await socket.receive_json())["type"] != "error":
                pass
            assert answer["message"].endswith(".")


async def test_frame_that_the_page_does_not_understand(playground: Playground, page: Page) -> None:
    await page.open("Ada")
    await page.js("window.playground.socket.receive('{')")
    await page.reads("no JSON", within="#passing")
    await page.say("still here")
    await page.reads("still here")


async def test_too_long_a_message(playground: Playground, page: Page) -> None:
    await page.open("Ada")
    await page.js("const box = document.querySelector('#box'); box.value = 'x'.repeat(2001); box.focus()")
    await page.keys("y", "\ue007")
    await page.reads("Too long: 2002 of at most 2000 characters.", within="#passing")


async def test_files_are_taken_for_commands_only(showcase: Showcase, page: Page) -> None:
    drop = (
        "const data = new DataTransfer(); data.items.add(new File(['hello'], 'x.txt'));"
        "const drop = new DragEvent('drop', {dataTransfer: data, cancelable: true});"
        "document.querySelector('#composer').dispatchEvent(drop)"
    )
    await page.open("Ada")
    await page.js(drop)
    await page.reads("takes files from people only with commands", within="#passing")
    await page.js("document.querySelector('#box').focus()")
    await page.keys("/place ")
    await page.until("document.activeElement.type === 'file'")
    await page.js(drop)
    await page.keys(Keys.ENTER)
    await page.reads("placed x.txt (hello)")


async def test_browser_without_websockets(playground: Playground, page: Page) -> None:
    script = {"source": "delete window.WebSocket"}
    added = await page.browser.command("Page.addScriptToEvaluateOnNewDocument", script)
    try:
        await page.browser.do(lambda driver: driver.get(page.url))
        await page.reads("This browser has no websockets", within="#banner")
    finally:
        await page.browser.command("Page.removeScriptToEvaluateOnNewDocument", added)


async def test_older_messages_on_request(showcase: Showcase, playground: Playground, page: Page) -> None:
    for number in range(70):
        playground.person("Bruno").say("lounge", f"line {number}")
    await show(showcase, playground, content="elsewhere")
    await page.open("Ada", channel="lounge")
    await page.reads("line 69")
    assert len(await page.messages()) == 50
    await page.press("Show older messages")
    await page.until("document.querySelectorAll('#messages .message').length === 70")
    await page.reads("This is the beginning of #lounge.")


async def test_changes_arrive_while_reading(showcase: Showcase, playground: Playground, page: Page) -> None:
    await page.open("Ada")
    message = await show(showcase, playground, content="first")
    await page.reads("first")
    target = showcase.get_channel(message.channel_id).get_partial_message(message.id)  # type: ignore[union-attr]
    await target.edit(content="second")
    await page.reads("second")
    await target.delete()
    await page.lacks("second")
    async with target.channel.typing():
        await page.reads("Tavolata typing…", within="#typing")


async def test_threads_come_and_go(showcase: Showcase, playground: Playground, page: Page) -> None:
    await page.open("Ada")
    message = await show(showcase, playground, content="talk below")
    target = showcase.get_channel(message.channel_id)
    thread = await target.get_partial_message(message.id).create_thread(name="below")  # type: ignore[union-attr]
    await page.click("[data-name=below]")
    await page.until("document.querySelector('#channel-name').innerText.trim() === 'below'")
    await thread.send("in the thread")
    await page.reads("in the thread")
    await page.until("document.querySelector('[data-name=below]').ariaLabel === 'thread below'")
    playground.world.delete_channel(playground.channel("below"))
    await page.until("document.querySelector('#channel-name').innerText.trim() === 'tables'")
    await page.until("!document.querySelector('[data-name=below]')")
