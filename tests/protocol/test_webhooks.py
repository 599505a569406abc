"""A server's webhook: named, tested, delivered, failing for a day, and silent about everything private."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

import pytest

from bot.database.statements import execute_each
from bot.features.webhooks import service
from bot.features.webhooks.rules.webhook import GIVE_UP, MOST_WAITING
from bot.features.webhooks.store import reporting
from games.engine.text import Typed
from playground import Message, Permission
from render.words import as_typed
from tests.protocol.course import play_out
from tests.protocol.evening import PEOPLE, Evening, verb
from tests.support.phrases import phrase, spoken
from tests.support.receiver import Receiver, receiving

MODERATOR = "Olga"
HOST = as_typed(Typed("127.0.0.1"))


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as running:
        yield running


async def panel(evening: Evening) -> Message:
    """Return the webhook's panel, as a moderator opens it."""
    settings = await evening.slash(MODERATOR, "setup panel")
    page = await evening.person(MODERATOR).press(settings, phrase("setup-page-programs"))
    return await pressed(evening, await page.result(), "webhook")


async def pressed(evening: Evening, message: Message, what: str) -> Message:
    """Let the moderator press a button of their panel; return the updated panel."""
    reply = await evening.person(MODERATOR).press(message, verb(message, what))
    return await reply.result()


async def name(evening: Evening, url: str) -> Message:
    """Let the moderator enter a URL; return the answer."""
    form = (
        await evening.person(MODERATOR).press(shown := await panel(evening), verb(shown, "webhook-address"))
    ).modal
    assert form is not None
    reply = await evening.person(MODERATOR).submit(form, {"address": url})
    await evening.calm()
    result = await reply.result()
    return reply.followups[-1] if reply.followups else result


def secret_in(message: Message) -> str:
    """Return the secret that ``message`` shows."""
    return next(part for part in message.text.split("`") if part.startswith("whsec_"))


def letters(evening: Evening) -> list[Message]:
    """Return the moderator's direct messages, oldest first."""
    return evening.playground.world.history(evening.person(MODERATOR).open_dm().id)


async def test_openings_and_results_arrive(evening: Evening, receiver: Receiver) -> None:
    shown = await name(evening, receiver.url)
    secret = secret_in(shown)
    assert shown.ephemeral
    assert not receiver.tries, "nothing is sent before something happens"
    await evening.begin("Bruno", computers=1)
    assert receiver.types() == ["table.opened"]
    opened = receiver.got[0]["data"]
    assert opened["players"] == [{"kind": "person", "name": "Ada", "strength": None}]
    assert opened["free_seats"] == opened["most_players"] - 1
    await play_out(evening)
    await evening.calm()
    assert receiver.types() == ["table.opened", "game.finished"]
    players = receiver.got[1]["data"]["players"]
    assert [one["name"] for one in players] == ["Ada", "Bruno", None]
    outcome = (await evening.table()).outcome
    assert outcome is not None
    assert [one["place"] for one in players] == list(outcome.ranks)
    assert all(receiver.is_genuine(secret, place) for place in (0, 1))
    assert not receiver.is_genuine("whsec_" + "A" * 43 + "=")
    ids = [one["webhook-id"] for one in receiver.headers]
    assert ids == ["test_1_opened", "test_1_finished"]
    assert all(str(evening.person(one).id) not in body.decode() for body in receiver.bodies for one in PEOPLE)


async def test_the_secret_is_shown_once_and_can_be_renewed(evening: Evening, receiver: Receiver) -> None:
    first = secret_in(await name(evening, receiver.url))
    shown = await panel(evening)
    assert "whsec_" not in shown.text
    assert "in-secret" not in shown.text
    assert HOST in shown.text
    asked = await pressed(evening, shown, "webhook-renew")
    second = secret_in(await pressed(evening, asked, "webhook-renew-yes"))
    assert second != first
    said = await pressed(evening, await panel(evening), "webhook-test")
    assert phrase("webhook-accepted") in said.text
    assert receiver.types() == ["test"]
    assert receiver.is_genuine(second)
    assert not receiver.is_genuine(first)
    history = await evening.slash(MODERATOR, "setup history")
    assert HOST in history.text
    assert "in-secret" not in history.text


async def test_what_is_private_stays_here(evening: Evening, receiver: Receiver) -> None:
    await name(evening, receiver.url)
    await evening.slash("Ada", "table new", "lounge", game="abraca", private=True)
    everybody = evening.playground.guild.roles[evening.playground.guild.id]
    evening.playground.admin.permit("tables", everybody, deny=Permission.VIEW_CHANNEL)
    evening.playground.admin.permit_bot("tables", allow=Permission.VIEW_CHANNEL)
    evening.permit("Bruno", "tables", Permission.VIEW_CHANNEL, allow=True)
    await evening.heard()
    await evening.open_table("Bruno")
    assert not receiver.tries
    guild, chosen = evening.playground.guild.id, evening.playground.channel("tables").id
    await evening.bot.services.stores.guilds.change(guild, 1, 0.0, public_channels=(chosen,))
    await evening.open_table("Bruno")
    assert receiver.types() == ["table.opened"]


async def test_people_may_stay_unnamed(evening: Evening, receiver: Receiver) -> None:
    await name(evening, receiver.url)
    await evening.wish(evening.person("Ada").id, named=False)
    await evening.open_table("Ada")
    assert receiver.got[0]["data"]["players"][0]["name"] is None
    assert "Ada" not in receiver.bodies[0].decode()


async def test_somebody_who_is_forgotten_before_it_is_sent_has_no_name(
    evening: Evening, receiver: Receiver
) -> None:
    await name(evening, receiver.url)
    receiver.status = 500
    await evening.begin("Bruno")
    await play_out(evening)
    await evening.bot.services.privacy.forget(evening.person("Ada").id)
    receiver.status = 200
    await evening.pass_time(60)
    assert receiver.types() == ["game.finished"], "that the table was opened is no news anymore"
    assert [one["name"] for one in receiver.got[-1]["data"]["players"]] == [None, "Bruno"]


async def test_a_receiver_that_fails_for_a_day(
    evening: Evening, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    caplog.set_level(logging.DEBUG, "bot")
    secret = secret_in(await name(evening, receiver.url))
    receiver.status = 500
    await evening.open_table("Ada")
    assert receiver.tries == 1
    assert not letters(evening)
    await evening.pass_time(11)
    assert receiver.tries == 2
    await evening.restart_bot()
    for _ in range(int(GIVE_UP / 1800) + 2):
        await evening.pass_time(1800)
    assert 10 <= receiver.tries <= 20
    assert receiver.most_at_once == 1
    told = [one.text for one in letters(evening)]
    assert len(told) == 2, "once that it fails, once that it is off"
    server = as_typed(Typed(evening.playground.guild.name))
    assert all(server in one and HOST in one and "in-secret" not in one for one in told)
    before = receiver.tries
    await evening.open_table("Bruno")
    await evening.pass_time(600)
    assert receiver.tries == before, "it is off"
    assert await evening.bot.services.stores.webhooks.waiting(evening.playground.guild.id) == 0
    shown = await panel(evening)
    assert "⛔" in shown.text
    said = await pressed(evening, shown, "webhook-test")
    assert spoken("webhook-status", status="500") in said.text
    assert "⛔" in said.text
    receiver.status = 200
    said = await pressed(evening, said, "webhook-test")
    assert phrase("webhook-accepted") in said.text
    assert "✅ Messages" in said.text
    await evening.open_table("Chloé")
    assert receiver.types() == ["test", "table.opened"]
    log = caplog.text
    assert secret not in log
    assert "in-secret" not in log


async def test_a_slow_receiver_keeps_nobody_waiting(
    evening: Evening, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "PATIENCE", 0.05)
    await name(evening, receiver.url)
    receiver.delay = 30.0
    await evening.begin("Bruno")
    assert not receiver.got
    said = await pressed(evening, await panel(evening), "webhook-test")
    assert phrase("webhook-late") in said.text
    receiver.delay = 0.0
    await evening.pass_time(60)
    assert receiver.types() == ["table.opened"]
    assert receiver.got[0]["data"]["status"] == "playing"


async def test_a_redirect_is_not_followed(evening: Evening, receiver: Receiver) -> None:
    async with receiving() as elsewhere:
        await name(evening, receiver.url)
        receiver.location = elsewhere.url
        said = await pressed(evening, await panel(evening), "webhook-test")
        assert spoken("webhook-redirect", status="302") in said.text
        assert not elsewhere.tries


async def test_nobody_is_there(evening: Evening, receiver: Receiver) -> None:
    async with receiving() as gone:
        url = gone.url
    await name(evening, url)
    said = await pressed(evening, await panel(evening), "webhook-test")
    assert phrase("webhook-unreachable") in said.text


async def test_only_so_many_wait(
    evening: Evening, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MOST_WAITING == 100
    await name(evening, receiver.url)
    receiver.status = 500
    guild, store = evening.playground.guild.id, evening.bot.services.stores.webhooks
    await evening.open_table("Ada")
    for _ in range(MOST_WAITING):
        one = reporting("opened", 1, guild, 0.0)
        await evening.bot.database.run(lambda connection, one=one: execute_each(connection, [one]))  # type: ignore[misc]
    assert await store.waiting(guild) == MOST_WAITING


async def test_removing_it_stops_everything(evening: Evening, receiver: Receiver) -> None:
    await name(evening, receiver.url)
    receiver.status = 500
    await evening.open_table("Ada")
    asked = await pressed(evening, await panel(evening), "webhook-remove")
    said = await pressed(evening, asked, "webhook-remove-yes")
    assert phrase("webhook-removed") in said.text
    before = receiver.tries
    await evening.open_table("Bruno")
    await evening.pass_time(3600)
    assert receiver.tries == before


async def test_resetting_the_settings_removes_it(evening: Evening, receiver: Receiver) -> None:
    await name(evening, receiver.url)
    shown = await evening.slash(MODERATOR, "setup panel")
    asked = await pressed(evening, shown, "setup-reset")
    await pressed(evening, asked, "setup-reset-yes")
    await evening.open_table("Ada")
    assert not receiver.tries


@pytest.mark.parametrize("url", ["https://10.0.0.1/", "http://example.org/", "hello"])
async def test_an_address_that_cannot_be_used(evening: Evening, url: str) -> None:
    said = await name(evening, url)
    assert "nothing changed" in said.text
    assert verb(said, "webhook-address")
    assert phrase("webhook-none") in (await panel(evening)).text


async def test_only_moderators_press(evening: Evening, receiver: Receiver) -> None:
    await name(evening, receiver.url)
    board = await evening.open_table("Ada")
    for press in ("webhook", "webhook-test", "webhook-renew-yes", "webhook-remove-yes"):
        assert phrase("refused-not-your-settings") in await evening.forge("Ada", board, f"test:0:0:{press}:")
    assert receiver.types() == ["table.opened"]


async def test_a_person_finds_in_the_export_that_they_named_it(evening: Evening, receiver: Receiver) -> None:
    secret = secret_in(await name(evening, receiver.url))
    olga = evening.person(MODERATOR).id
    everything = await evening.bot.services.privacy.everything(olga)
    assert [one["guild"] for one in everything["webhooks"]] == [evening.playground.guild.id]
    assert secret not in str(everything)
    assert "in-secret" not in str(everything)
    await evening.bot.services.privacy.forget(olga)
    kept = await evening.bot.services.stores.webhooks.of(evening.playground.guild.id)
    assert kept is not None
    assert kept.person == 0
    await evening.open_table("Ada")
    assert receiver.types() == ["table.opened"], "it is the server's, so it goes on"
