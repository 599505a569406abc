"""Moderators' presses on the webhook of their server."""

from __future__ import annotations

from functools import partial

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import Handlers, only
from bot.discord.responder import Responder
from bot.features.servers.presses import require_moderator
from bot.features.webhooks.panel import Risky, address_form, confirm, secret_note, webhook_panel
from bot.features.webhooks.rules.address import host_of, read_address
from bot.features.webhooks.rules.signature import new_secret
from bot.features.webhooks.rules.webhook import Webhook, failure_text
from bot.services import Services
from bot.table.refusals import refused
from games.engine.text import Typed


async def panel(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the server's webhook."""
    guild = await require_moderator(services, responder.interaction)
    await _show(services, responder, guild.id)


async def ask_address(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form for the address."""
    await require_moderator(services, responder.interaction)
    await responder.open(address_form(responder.words))


async def set_address(services: Services, responder: Responder, press: CustomId) -> None:
    """Send to the address that was typed from now on, and show the new secret once."""
    guild = await require_moderator(services, responder.interaction)
    typed = only(responder.filled.get("address", ()))
    url = read_address(typed, local=services.webhooks.allows_local)
    now, person, secret = services.tables.now(), responder.interaction.user.id, new_secret()
    await services.stores.webhooks.name(Webhook(guild.id, url, secret, person, now))
    done = responder.words("webhook-named", host=Typed(host_of(url)))
    await _show(services, responder, guild.id, f"{done}\n{secret_note(secret, responder.words)}")


async def test(services: Services, responder: Responder, press: CustomId) -> None:
    """Send a test, and show whether it was accepted."""
    guild = await require_moderator(services, responder.interaction)
    failure = await services.webhooks.test(guild.id)
    words = responder.words
    why = "" if failure is None else words.say(failure_text(failure))
    note = words("webhook-accepted") if failure is None else words("webhook-refused", why=why)
    await _show(services, responder, guild.id, note)


async def ask(verb: Risky, services: Services, responder: Responder, press: CustomId) -> None:
    """Ask whether to do what ``verb`` says."""
    webhook = await _webhook(services, responder)
    await responder.show(confirm(verb, webhook, responder.words))


async def renew(services: Services, responder: Responder, press: CustomId) -> None:
    """Make a new secret, and show it once."""
    webhook = await _webhook(services, responder)
    secret = new_secret()
    await services.stores.webhooks.renew(webhook.guild, secret)
    await _show(services, responder, webhook.guild, secret_note(secret, responder.words))


async def remove(services: Services, responder: Responder, press: CustomId) -> None:
    """Send nothing from now on."""
    webhook = await _webhook(services, responder)
    person, now = responder.interaction.user.id, services.tables.now()
    await services.stores.webhooks.remove(webhook.guild, person, now)
    await _show(services, responder, webhook.guild, responder.words("webhook-removed"))


async def _webhook(services: Services, responder: Responder) -> Webhook:
    """Return the webhook of the asking moderator's server.

    :raises Refused: they may not change it, or there's none.
    """
    guild = await require_moderator(services, responder.interaction)
    webhook = await services.stores.webhooks.of(guild.id)
    if webhook is None:
        raise refused("no-webhook")
    return webhook


async def _show(services: Services, responder: Responder, guild: int, note: str | None = None) -> None:
    store = services.stores.webhooks
    webhook, waiting = await store.of(guild), await store.waiting(guild)
    await responder.show(webhook_panel(webhook, waiting, responder.words, note))


HANDLERS: Handlers = {
    "webhook": (panel, "new"),
    "webhook-address": (ask_address, "form"),
    "webhook-set": (set_address, "new", "webhook-address"),
    "webhook-test": (test, "new"),
    "webhook-renew": (partial(ask, "webhook-renew"), "new"),
    "webhook-renew-yes": (renew, "new"),
    "webhook-remove": (partial(ask, "webhook-remove"), "new"),
    "webhook-remove-yes": (remove, "new"),
}
