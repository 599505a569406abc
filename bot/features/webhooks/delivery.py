"""Sends what waits in the outbox of each server to its webhook, one message at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from weakref import WeakValueDictionary

import discord
import msgspec
from msgspec.structs import replace

from bot.database.errors import DatabaseSilent
from bot.discord.message_sender import ClosedDoor, MessageSender, Unreachable
from bot.discord.panel_renderer import PanelRenderer
from bot.discord.sight import is_published
from bot.features.webhooks.panel import Trouble, trouble
from bot.features.webhooks.rules.message import Message, message_of, trial
from bot.features.webhooks.rules.signature import signed_headers
from bot.features.webhooks.rules.webhook import (
    LEASE,
    Delivery,
    Failure,
    Webhook,
    failed,
    must_be_told,
    wait,
    worked,
)
from bot.features.webhooks.service import WebhookSender
from bot.stores import Stores
from bot.table.items import has_failed
from bot.table.refusals import refused
from bot.table.service import TableService
from bot.table.wake_timer import LONGEST_SLEEP, RETRY, WakeTimer
from games.engine.game import Refused
from games.engine.text import Typed
from render.words import ForgivingWords, words_for

_log = logging.getLogger(__name__)

_CONNECTIONS = 20
"""Maximum number of receivers connected at the same time."""


class Webhooks:
    """Delivers the messages of all servers of this process, and the tests of their moderators."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        stores: Stores,
        sender: WebhookSender,
        message_sender: MessageSender,
        panel_renderer: PanelRenderer,
        *,
        identity: str,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._client = client
        self._tables = tables
        self._stores = stores
        self._sender = sender
        self._message_sender = message_sender
        self._panel_renderer = panel_renderer
        self._identity = identity
        self._now = now
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A server gets one message at a time, tests included."""
        self._connections = asyncio.Semaphore(_CONNECTIONS)
        self.wake_timer = WakeTimer("webhooks", self._round)

    @property
    def allows_local(self) -> bool:
        """Whether receivers may be on this machine."""
        return self._sender.allow_local

    async def _round(self) -> float:
        """Send one message to each server for which one is due; return the seconds until the next ones."""
        now = self._now()
        waits = {guild: wait(at, now) for guild, at in (await self._stores.webhooks.due(now)).items()}
        ready = [guild for guild, left in waits.items() if not left]
        pauses = await asyncio.gather(*(self._attended(guild) for guild in ready))
        return min([LONGEST_SLEEP, *pauses, *filter(None, waits.values())])

    async def _attended(self, guild: int) -> float:
        """Send the oldest message of ``guild``; return the seconds until the next one may be due."""
        try:
            async with self._connections:
                return await self._next(guild)
        except DatabaseSilent:
            raise
        except Exception as error:
            has_failed("webhooks", 0, error)
            return RETRY

    async def _next(self, guild: int) -> float:
        if not self._tables.covers(guild) or self._client.get_guild(guild) is None:
            return LONGEST_SLEEP
        async with self._turns.setdefault(guild, asyncio.Lock()):
            now = self._now()
            claimed = await self._stores.webhooks.claim(guild, now, now + LEASE)
            if claimed is None:
                return LEASE  # another process may be sending it
            webhook, delivery = claimed
            message = await self._message(webhook, delivery)
            if message is None:
                # It wasn't a success, so earlier failures still count.
                await self._stores.webhooks.settle(webhook, delivery)
                return 0.0
            name = f"{self._identity}_{delivery.table}_{delivery.kind}"
            failure = await self._post(webhook, message, name)
            after = await self._noted(webhook, failure, delivery)
        await self._tell(webhook, after)
        return wait(after.due_at, self._now()) if after.off_at is None else LONGEST_SLEEP

    async def test(self, guild: int) -> Failure | None:
        """Send a test to the webhook of ``guild``; return why it failed, ``None`` if it was accepted.

        If it works, a webhook that was failing or switched off is on again.

        :raises Refused: there's no webhook.
        """
        async with self._turns.setdefault(guild, asyncio.Lock()):
            webhook = await self._stores.webhooks.of(guild)
            if webhook is None:
                raise refused("no-webhook")
            now = self._now()
            failure = await self._post(webhook, trial(guild, now), f"{self._identity}_test_{now:.3f}")
            if failure is None:
                await self._stores.webhooks.settle(worked(webhook), None)
                self.wake_timer.wake()
            return failure

    async def _post(self, webhook: Webhook, message: Message, name: str) -> Failure | None:
        body = msgspec.json.encode(message)
        headers = signed_headers(webhook.secret, name, int(self._now()), body)
        return await self._sender.post(webhook.url, headers, body)

    async def _noted(self, webhook: Webhook, failure: Failure | None, delivery: Delivery) -> Webhook:
        """Store the outcome of sending ``delivery``, and return the webhook afterwards."""
        if failure is None:
            after = worked(webhook)
            await self._stores.webhooks.settle(after, delivery)
            return after
        after = failed(webhook, failure, self._now())
        _log.info("the webhook of server %d failed: %s %d", webhook.guild, failure.reason, failure.status)
        await self._stores.webhooks.settle(after, None)
        return after

    async def _message(self, webhook: Webhook, delivery: Delivery) -> Message | None:
        """Return the message for ``delivery``; ``None`` if it's no longer news, or may not be published."""
        guild = self._client.get_guild(webhook.guild)
        try:
            table = await self._tables.look(delivery.table, None)
        except Refused:
            return None
        settings = await self._stores.guilds.settings(webhook.guild)
        if guild is None or not is_published(guild, table.channel, settings.public_channels):
            return None
        people = {row.person for row in table.seats if row.person is not None}
        return message_of(delivery, table, await self._stores.people.unnamed(people))

    async def _tell(self, before: Webhook, after: Webhook) -> None:
        """Tell the moderator who named the address, if the webhook is off now or has failed for an hour.

        ``/setup`` says the same, so it doesn't matter if they can't be reached.
        """
        kind: Trouble | None = None
        if after.off_at is not None and before.off_at is None:
            kind = "off"
        elif must_be_told(after, self._now()):
            kind = "failing"
        if kind is None:
            return
        if kind == "failing":
            await self._stores.webhooks.settle(replace(after, told=True), None)
        guild = self._client.get_guild(after.guild)
        if guild is None or not after.person:
            return
        person = await self._stores.people.person(after.person)
        words = ForgivingWords(words_for(person.preferences.language or person.locale))
        drawn = await self._panel_renderer.ready(trouble(kind, after, Typed(guild.name), words), words)
        try:
            await self._message_sender.write_to(after.person, drawn, f"k{after.guild}.{after.tries}")
        except (ClosedDoor, Unreachable) as error:
            _log.info("a moderator wasn't told of a failing webhook: %s", type(error).__name__)
