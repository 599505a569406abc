"""The task that runs sets of duplicate tables and posts about them in their channels."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

import discord

from bot.discord.message_sender import Denied, MessageGone, MessageSender, TooOld, Unreachable
from bot.discord.panel_renderer import PanelRenderer
from bot.discord.panels.panel import Panel
from bot.discord.permissions import missing, needed
from bot.features.duplicates.panel import SetView, announcement, end_panel
from bot.features.duplicates.rules.duplicate import Duplicate
from bot.features.duplicates.service import Duplicates
from bot.features.duplicates.store import SetState
from bot.stores import Stores
from bot.table.items import see_to
from bot.table.wake_timer import LONGEST_SLEEP, WakeTimer
from render.words import ForgivingWords, Words, words_for

_log = logging.getLogger(__name__)


class DuplicateRunner:
    """Does everything that is due for the sets of this process's servers."""

    def __init__(
        self,
        client: discord.Client,
        duplicates: Duplicates,
        stores: Stores,
        message_sender: MessageSender,
        panel_renderer: PanelRenderer,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._client = client
        self._duplicates = duplicates
        self._stores = stores
        self._message_sender = message_sender
        self._panel_renderer = panel_renderer
        self._now = now
        self.wake_timer = WakeTimer("duplicates", self._round)

    async def locale_of(self, duplicate: Duplicate) -> str:
        """Return the language of the server of a set."""
        return (await self._words(duplicate)).locale

    async def announce(self, state: SetState) -> None:
        """Post a new set with a button to enter."""
        await self._post(state, f"d{state.duplicate.id}", announcement)

    async def ended(self, state: SetState) -> None:
        """Post the standings of a set, or that too few people entered it."""
        await self._post(state, f"s{state.duplicate.id}", end_panel)

    async def _round(self) -> float:
        running = [one for one in await self._stores.duplicates.running() if self._client.is_ready()]
        return await see_to("duplicates", running, self._advance, table=lambda _: 0)

    async def _advance(self, duplicate: Duplicate) -> float:
        left = await self._duplicates.advance(duplicate.id, self)
        return min(LONGEST_SLEEP, max(0.0, left))

    async def _post(self, state: SetState, nonce: str, panel: Callable[[SetView, Words], Panel]) -> None:
        """Post a panel about a set if the channel allows it; the page of the set says the same."""
        duplicate = state.duplicate
        words = await self._words(duplicate)
        guild = self._client.get_guild(duplicate.guild)
        place = None if guild is None or guild.unavailable else guild.get_channel_or_thread(duplicate.channel)
        if place is None or missing(place.permissions_for(place.guild.me), needed(place)):
            return
        view = SetView(state, await self._stores.members.names(duplicate.guild), self._now())
        drawn = await self._panel_renderer.ready(panel(view, words), words)
        try:
            await self._message_sender.post(place.id, drawn, nonce)
        except (Denied, MessageGone, TooOld, Unreachable) as error:
            _log.info("a message about a set was not posted: %s", type(error).__name__)

    async def _words(self, duplicate: Duplicate) -> ForgivingWords:
        settings = await self._stores.guilds.settings(duplicate.guild)
        guild = self._client.get_guild(duplicate.guild)
        spoken = guild.preferred_locale.value if guild is not None else None
        return ForgivingWords(words_for(settings.locale or spoken))
