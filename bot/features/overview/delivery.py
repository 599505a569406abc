"""Keeps the overview of each server up to date.

A channel that is closed to the bot, or gone, is tried again when something changes there, and from time to
time.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Collection

import discord
from msgspec.structs import replace

from bot.discord.message_sender import Denied, MessageSender, Unreachable
from bot.discord.panel_renderer import PanelRenderer
from bot.discord.panels.panel import RenderedPanel
from bot.discord.sight import Crowd
from bot.features.overview.panel import RESULTS, overview
from bot.features.overview.rules import WEEK, Overview, in_order
from bot.features.standing.delivery import StandingMessages
from bot.stores import Stores
from bot.table.items import see_to
from bot.table.service import TableService
from bot.table.wake_timer import LONGEST_SLEEP, RETRY, WakeTimer
from games.engine.game import Refused
from render.words import ForgivingWords, words_for

_log = logging.getLogger(__name__)

_LOOKED_AT = 100
"""Maximum number of tables, and of results, that are examined to find the ones to list."""


class Overviews:
    """Posts and edits the overview of every server that has a channel for it."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        stores: Stores,
        message_sender: MessageSender,
        panel_renderer: PanelRenderer,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._client = client
        self._tables = tables
        self._stores = stores
        self._message_sender = message_sender
        self._panel_renderer = panel_renderer
        self._now = now
        self._guilds: set[int] | None = None
        """The servers with an overview, ``None`` until they are looked up."""
        self._changed_guilds: set[int] = set()
        self._changed_tables: set[int] = set()
        self._messages = StandingMessages(message_sender, now=now)
        self._looked_at = 0.0
        """When all overviews were last looked at."""
        self.wake_timer = WakeTimer("overviews", self._round)

    def look_at_table(self, table: int) -> None:
        """Look at the overview that may list ``table``, which has changed."""
        if self._guilds != set():
            self._changed_tables.add(table)
            self.wake_timer.wake()

    def look_at(self, guild: int) -> None:
        """Look at the overview of ``guild``, because its settings, channels or roles have changed."""
        if self._guilds is not None:
            self._guilds.add(guild)
        self._changed_guilds.add(guild)
        self.wake_timer.wake()

    def begin_anew(self) -> None:
        """Look at all overviews: this process now handles other servers, or may have missed something."""
        self._guilds = None
        self._messages.begin_anew()
        self.wake_timer.wake()

    async def messages_deleted(self, guild: int, messages: Collection[int]) -> None:
        """Post the overview of ``guild`` again if it's one of the deleted ``messages``."""
        known = await self._stores.overviews.of(guild)
        if known is not None and known.message in messages:
            await self._stores.overviews.keep(replace(known, message=None, shown=""))
            self.look_at(guild)

    async def _round(self) -> float:
        now = self._now()
        if self._guilds is None:
            kept = {known.guild for known in await self._stores.overviews.all()}
            self._guilds = kept | await self._stores.guilds.with_overview()
            self._looked_at = now - LONGEST_SLEEP
        if not 0 <= now - self._looked_at < LONGEST_SLEEP:
            # Results grow old, and not every change of a permission causes an event.
            self._looked_at = now
            self._changed_guilds |= self._guilds
        for table in [*self._changed_tables]:
            with contextlib.suppress(Refused):
                self._changed_guilds.add((await self._tables.row(table)).guild)
            self._changed_tables.discard(table)
        self._changed_guilds &= self._guilds
        return await see_to("overviews", sorted(self._changed_guilds), self._step, table=lambda _: 0)

    async def _step(self, guild: int) -> float | None:
        """Bring the overview of ``guild`` up to date; it stays due while that fails or has to wait."""
        # A change that comes meanwhile makes it due again.
        self._changed_guilds.discard(guild)
        try:
            left = await self._show(guild)
        except BaseException:
            self._changed_guilds.add(guild)
            raise
        if left is not None:
            self._changed_guilds.add(guild)
        return left

    async def _show(self, guild: int) -> float | None:
        """Bring the overview of ``guild`` up to date; return the seconds until that must be tried again."""
        there = self._client.get_guild(guild)
        if not self._tables.covers(guild) or there is None or there.unavailable:
            return None
        known = await self._stores.overviews.of(guild)
        chosen = next(iter((await self._stores.guilds.settings(guild)).overview), None)
        try:
            if known is not None and known.channel != chosen:
                await self._remove(known)
                known = None
            if chosen is None:
                return None
            place = there.get_channel(chosen)

            async def draw() -> RenderedPanel:
                assert place is not None, "a message is drawn for its place"
                return await self._drawn(there, place)

            return await self._messages.show(
                f"o{guild}", known or Overview(chosen, guild=guild), place, draw, self._stores.overviews.keep
            )
        except Unreachable as error:
            _log.warning("an overview is shown later: %s", error)
            return RETRY

    async def _drawn(self, guild: discord.Guild, place: discord.abc.GuildChannel) -> RenderedPanel:
        """Return the overview as everybody who sees ``place`` may see it."""
        crowd = Crowd(place)
        locale = (await self._stores.guilds.settings(guild.id)).locale or guild.preferred_locale.value
        words = ForgivingWords(words_for(locale))
        rows = await self._stores.tables.find(guild.id, limit=_LOOKED_AT)
        seen = [
            await self._tables.look(row.id, None)
            for row in rows
            if not row.is_private and crowd.sees(guild.get_channel_or_thread(row.channel))
        ]
        names = await self._stores.members.names(guild.id)
        won = await self._stores.overviews.won_since(guild.id, self._now() - WEEK, names, _LOOKED_AT)
        listed = [one for one in won if crowd.sees(guild.get_channel_or_thread(one.channel))][:RESULTS]
        return await self._panel_renderer.ready(overview(in_order(seen), listed, words), words)

    async def _remove(self, known: Overview) -> None:
        """Remove the message of an overview that has moved or was turned off."""
        if known.message is not None:
            try:
                await self._message_sender.remove(known.channel, known.message)
            except Denied:
                _log.info("an old overview stays: the bot may not remove it")
        await self._stores.overviews.drop(known.guild)
