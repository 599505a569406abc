"""The developer's drawer: the same faults that the tests use, switched on by hand."""

from __future__ import annotations

from playground import Permission
from playground.access import in_channel
from tests.browser.page import Page
from tests.protocol.evening import Evening
from tests.support.phrases import phrase


async def open_drawer(page: Page) -> None:
    await page.click("#developer")
    await page.until("!document.querySelector('#drawer').hidden")


async def choose(page: Page, words: str, value: str) -> None:
    """Choose an entry in one of the drawer's own menus."""
    await page.js(
        "const choices = [...document.querySelectorAll('#drawer .choice')];"
        "const select = choices.find((l) => l.innerText.includes(arguments[0])).querySelector('select');"
        "select.value = arguments[1]; select.dispatchEvent(new Event('change'))",
        words,
        value,
    )


async def test_closed_until_it_is_wanted(evening: Evening, page: Page) -> None:
    await page.open()
    assert await page.js("return document.querySelector('#drawer').hidden")
    await open_drawer(page)
    await evening.open_table()
    await page.until("document.querySelectorAll('#drawer tbody tr').length > 1")
    rows = await page.js(
        "return [...document.querySelectorAll('#drawer tbody tr')].map((row) => row.innerText)"
    )
    assert any("POST /channels/" in row and "\t200\t" in row for row in rows)
    await page.click("#drawer button")
    await page.until("document.querySelector('#drawer').hidden && document.activeElement.id === 'developer'")


async def test_rejected_payload_is_shown_with_its_faults(evening: Evening, page: Page) -> None:
    await page.open()
    await open_drawer(page)
    channel = evening.playground.channel("tables").id
    route = f"{evening.playground.url}/api/v10/channels/{channel}/messages"
    session = evening.bot.http._HTTPClient__session  # type: ignore[attr-defined]
    body = {"content": "x" * 2001}
    async with session.post(route, json=body, headers={"Authorization": "Bot local"}) as response:
        assert response.status == 400
    await page.reads("Invalid Form Body (50035)", within="#drawer tbody")
    await page.reads("content: Must be 2000 or fewer in length.", within="#drawer tbody")
    body = {"content": "x" * 40_000_000}
    async with session.post(route, json=body, headers={"Authorization": "Bot local"}) as response:
        assert response.status == 413
    await page.reads("Request entity too large (40005)", within="#drawer tbody")
    assert len(evening.playground.rejected) == 2
    evening.playground.rejected.clear()  # this test caused them on purpose


async def test_double_delivery(evening: Evening, page: Page) -> None:
    await evening.open_table("Bruno")
    await page.open("Ada")
    await open_drawer(page)
    await page.press("Next press arrives twice", within="#drawer")
    await page.reads("1 × delivered twice", within="#drawer")
    await page.press("Join")
    await evening.calm()
    assert await evening.seats() == ["Bruno", "Ada"]
    await page.reads("Nothing is planned.", within="#drawer")
    assert "This interaction failed" not in "".join(await page.messages())


async def test_server_errors(evening: Evening, page: Page) -> None:
    await evening.open_table("Ada")
    await page.open("Ada")
    await open_drawer(page)
    await page.press("Next 3 requests fail (5xx)", within="#drawer")
    await page.reads("3 × 5xx", within="#drawer")
    assert "on" in await page.js("return document.querySelector('#developer').className")
    await page.press("All faults off", within="#drawer")
    await page.reads("Nothing is planned.", within="#drawer")
    evening.playground.faults.fail_next(2, match="/messages/")
    await page.press(phrase("button-add-computer"))
    await page.until("document.querySelector('#messages').innerText.includes('Clockwork')", timeout=15)


async def test_dropped_gateway(evening: Evening, page: Page) -> None:
    await evening.open_table("Ada")
    await page.open("Ada")
    await open_drawer(page)
    for fault in ("Drop the gateway", "Invalidate the session"):
        await page.press(fault, within="#drawer")
        await page.until("!document.querySelector('#away').hidden || true")
        await evening.playground.until(lambda: evening.playground.gateway.connected, timeout=20)
    await page.until("document.querySelector('#away').hidden", timeout=20)
    await page.press(phrase("button-add-computer"))
    await page.reads("Clockwork")


async def test_bot_away_is_said(evening: Evening, page: Page) -> None:
    await page.open("Ada")
    await evening.stop_bot()
    await page.reads("The bot is not connected.", within="#away")
    await evening.start_bot()
    await page.until("document.querySelector('#away').hidden")


async def test_closed_direct_messages(evening: Evening, page: Page) -> None:
    await evening.begin("Bruno")
    asked = await evening.asked()
    await page.open(asked)
    await open_drawer(page)
    await page.click("#drawer input[type=checkbox]")
    await page.until(
        "document.querySelector(`[data-seat='${arguments[0]}']`).ariaLabel.includes('refuses')", asked
    )
    await page.click("#drawer header button")
    await page.press("My hand")
    direct = phrase("me-delivery-direct") if asked == "Ada" else phrase("button-direct", "it")
    await page.press("More" if asked == "Ada" else "Altro", within=".message.private")
    await page.press(direct)
    assert not evening.person(asked).dms()
    refusal = "direct messages" if asked == "Ada" else "messaggi"
    await page.until(
        f"[...document.querySelectorAll('.message.private')].at(-1).innerText.includes('{refusal}')"
    )


async def test_slow_network_shows_what_is_waited_for(evening: Evening, page: Page) -> None:
    await page.open("Ada")
    await open_drawer(page)
    await choose(page, "Delay", "1")
    await page.until("document.querySelector('#developer').classList.contains('on')")
    await evening.playground.until(lambda: evening.playground.faults.latency == 1)
    await page.click("#box")
    await page.keys("/help", "\ue007", "\ue007")
    await page.reads("is thinking")
    await page.until("!document.querySelector('#messages').innerText.includes('is thinking')", timeout=8)
    await page.reads("/table", timeout=8)
    await page.press("All faults off", within="#drawer")


async def test_clock_forward(evening: Evening, page: Page) -> None:
    await evening.begin("Bruno")
    await page.open("Ada")
    times = "[...document.querySelectorAll('time[data-relative]')]"
    await page.until(f"{times}.length")
    await open_drawer(page)
    await page.press("+ 1 hour", within="#drawer")
    await page.reads("1 hours ahead", within="#drawer")
    await page.until(f"{times}.some((time) => time.innerText === '1 hour ago')")
    await page.press("+ 1 day", within="#drawer")
    await page.until(f"{times}.some((time) => time.innerText === 'yesterday')")


async def switch(page: Page, words: str) -> None:
    """Toggle the drawer's checkbox with this label."""
    find = "[...document.querySelectorAll('#drawer .tick-line')].find((l) => l.innerText === arguments[0])"
    await page.until(find, words)
    await page.js(f"{find}.click()", words)


async def ticked(page: Page, words: str, on: bool) -> None:
    await page.until(
        "[...document.querySelectorAll('#drawer .tick-line')]"
        ".find((l) => l.innerText === arguments[0])?.querySelector('input').checked === arguments[1]",
        words,
        on,
    )


async def test_a_week_forward(evening: Evening, page: Page) -> None:
    await page.open("Ada")
    await open_drawer(page)
    await page.press("+ 1 week", within="#drawer")
    await page.reads("168 hours ahead", within="#drawer")


async def test_what_the_bot_may_do_here(evening: Evening, page: Page) -> None:
    tables = evening.playground.channel("tables")
    await page.open("Ada")
    await open_drawer(page)
    for words, permission in (
        ("Tavolata may write", Permission.SEND_MESSAGES),
        ("Tavolata may attach files", Permission.ATTACH_FILES),
    ):
        await switch(page, words)
        await ticked(page, words, False)
        granted = in_channel(evening.playground.world, tables, evening.playground.world.bot_id)
        assert permission not in granted
    await switch(page, "Tavolata may write")
    await ticked(page, "Tavolata may write", True)
    await ticked(page, "Tavolata may attach files", False)


async def test_roles_and_membership(evening: Evening, page: Page) -> None:
    admin, ada = evening.playground.admin, evening.person("Ada")
    role = admin.create_role("Hosts")
    await page.open("Ada")
    await open_drawer(page)
    await switch(page, "Ada has the role Hosts")
    await ticked(page, "Ada has the role Hosts", True)
    assert evening.playground.guild.members[ada.id].roles == [role.id]
    await page.js("[...document.querySelectorAll('[data-switch$=Hosts]')].at(-1).click()")
    await page.press("Really delete role Hosts", within="#drawer")
    await page.lacks("Hosts", within="#drawer")
    assert role.id not in evening.playground.guild.roles
    await switch(page, "Ada is in the server")
    await page.reads("Nothing to see", within="#channel-name")
    await page.until("document.querySelector('[data-seat=Ada]').innerText.includes('Not in the server')")
    await switch(page, "Ada is in the server")
    await page.until("document.querySelector('#channel-name').innerText === 'tables'")


async def test_the_bot_goes_and_comes(evening: Evening, page: Page) -> None:
    await page.open("Ada")
    await open_drawer(page)
    await switch(page, "Tavolata is in the server")
    await ticked(page, "Tavolata is in the server", False)
    await evening.playground.until(lambda: not evening.bot.guilds)
    await switch(page, "Tavolata is in the server")
    await ticked(page, "Tavolata is in the server", True)
    await evening.playground.until(lambda: evening.bot.guilds)


async def test_threads_and_channels_come_and_go(evening: Evening, page: Page) -> None:
    await page.open("Ada", "lounge")
    await open_drawer(page)
    await page.press("Start a thread", within="#drawer")
    await page.reads("started a thread: Thread 1")
    await page.press("Thread 1")
    await page.until("document.querySelector('#channel-name').innerText === 'Thread 1'")
    await page.press("Archive and lock", within="#drawer")
    await page.reads("Bring back", within="#drawer")
    assert evening.playground.channel("Thread 1").locked
    await page.press("Bring back", within="#drawer")
    await page.reads("Delete the thread", within="#drawer")
    await page.press("Delete the thread", within="#drawer")
    await page.press("Really delete Thread 1", within="#drawer")
    await page.until("document.querySelector('#channel-name').innerText === 'tables'")
    await page.click("[data-name=lounge]")
    await page.press("Delete the channel", within="#drawer")
    await page.press("Really delete lounge", within="#drawer")
    await page.until("!document.querySelector('[data-name=lounge]')")


async def test_language_of_a_person(evening: Evening, page: Page) -> None:
    await page.open("Ada")
    await open_drawer(page)
    await choose(page, "Language", "it")
    await page.until("document.querySelector('[data-seat=Ada]').ariaLabel.includes('Italian')")
    assert evening.person("Ada").user.locale == "it"
