"""The Discord client: connects, starts the background work, and passes every press to the router."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection
from functools import partial
from typing import Any

import discord

from bot import metrics
from bot.app import Wiring
from bot.config import Config
from bot.database.cluster.announcements import Kind
from bot.database.cluster.cluster import Cluster, Pace
from bot.database.cluster.lease import Lease
from bot.database.cluster.shards import Holding
from bot.database.database import Database
from bot.database.errors import StoreError
from bot.discord.attempts import counting
from bot.discord.commands.common import Tree
from bot.discord.commands.translation import Translator
from bot.discord.presses.router import Router, Seen
from bot.features.registry import COMMANDS, PRESSES
from bot.table.items import see_to
from bot.table.wake_timer import LONGEST_SLEEP, RETRY, WakeTimer

_log = logging.getLogger(__name__)

# The bot has no voice, so discord.py need not warn about missing libraries for it.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


READY_TIMEOUT = 1.0
"""Seconds without another server after which all servers count as arrived."""
NOTICES_WAIT = 30.0
"""Seconds after which notices start even if not all shards are connected."""
_TABLES_IN_A_CHANNEL = 1_000
"""Maximum number of tables looked up when a channel is deleted."""
_LAST_ANSWERS = 5.0
"""Seconds that the closing bot waits for presses that are still being answered."""


class Tavolata(discord.AutoShardedClient):
    """The bot. It asks for no privileged intent and keeps no members or messages in memory."""

    def __init__(
        self,
        config: Config,
        database: Database,
        membership: Lease | Cluster,
        pace: Pace | Cluster,
        holding: Holding | None = None,
        *,
        now: Callable[[], float],
    ) -> None:
        """Build a bot that ``membership`` lets use ``database``, and that holds the shards of ``holding``.

        Without ``holding``, it has every shard that Discord recommends. ``pace`` decides when a shard may
        identify itself.
        """
        shards: dict[str, Any] = {}
        if holding is not None:
            shards = {"shard_ids": sorted(holding.wanted), "shard_count": holding.count}
        super().__init__(
            **shards,
            # Messages come without content, because the bot only needs to know when a board is deleted.
            intents=discord.Intents(guilds=True, guild_messages=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            guild_ready_timeout=READY_TIMEOUT,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=counting(metrics.request_trace()),
        )
        self.database = database
        self.membership = membership
        self._pace = pace
        wiring = Wiring(self, config, database, now=now)
        self.services = wiring.services
        self.thinking = wiring.thinking
        self.computers = wiring.computers
        self.notices = wiring.notices
        self.clock = wiring.clock
        self.idle = wiring.idle
        self.ratings = wiring.ratings
        self.overviews = wiring.overviews
        self.greeter = wiring.greeter
        self.emoji_keeper = wiring.emoji_keeper
        self._wiring = wiring
        database.heard.append(self._hear)
        database.scope.changed.append(self._look_anew)
        seen = Seen()
        self.tree = Tree(self, seen)
        self._was_started = False
        self.catch_up = WakeTimer("catching up", self._catch_up)
        self._connecting: dict[int, asyncio.Task[None]] = {}
        self._let_go: set[int] = set()
        """Shards closed because another process takes them."""
        self._looking: asyncio.Task[None] | None = None
        self._router = Router(self.services, PRESSES, seen)

    async def setup_hook(self) -> None:
        """Register the commands and resume unfinished work; called once, after the login."""
        await self.tree.set_translator(Translator())
        for add in COMMANDS:
            add(self.tree, self.services)
        await self.tree.register(self.services.stores.people)
        self.services.publisher.wake_timer.start()
        # At first it goes through all tables, and the machine is busy connecting.
        asyncio.get_running_loop().call_later(NOTICES_WAIT, self.notices.wake_timer.start)
        # If another process was running, nothing was missed.
        was_away = not isinstance(self.membership, Cluster) or self.membership.is_first
        await self.clock.start(was_away=was_away)
        await self.idle.start(was_away=was_away)
        self.ratings.wake_timer.start()
        await self.computers.start()

    async def on_ready(self) -> None:
        """Start all work that needs the gateway, without waiting for further shards."""
        if isinstance(self.membership, Cluster):
            self.membership.follow(self._hold)
        self.notices.wake_timer.start()
        self.catch_up.start()
        self.overviews.wake_timer.start()
        for competition in self.services.competitions:
            competition.wake_timer.start()
        self.services.dailies.wake_timer.start()
        self.services.queue.wake_timer.start()
        self.services.webhooks.wake_timer.start()
        self.emoji_keeper.wake_timer.start()
        _log.info("connected as %s on %d servers", self.user, len(self.guilds))

    @property
    def connected_shards(self) -> int:
        """The number of connected shards."""
        return sum(not shard.is_closed() for shard in self.shards.values())

    async def on_shard_ready(self, number: int) -> None:
        """Catch up with all channels after each new connection."""
        if isinstance(self.membership, Cluster):
            self.membership.connected(number)
        self.catch_up.wake()

    async def on_shard_resumed(self, number: int) -> None:
        """Note that a shard is connected again."""
        if isinstance(self.membership, Cluster):
            self.membership.connected(number)

    async def on_shard_disconnect(self, number: int) -> None:
        """Note that a shard is disconnected for now."""
        if isinstance(self.membership, Cluster):
            self.membership.disconnected(number)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until the shard may identify itself."""
        await self._pace.may_identify(shard_id or 0)

    async def _hold(self, wanted: Collection[int]) -> None:
        """Connect the missing shards of ``wanted``, and close all others."""
        for number, task in self._connecting.items():
            if number not in wanted:
                task.cancel()
        unwanted = {number: shard for number, shard in self.shards.items() if number not in wanted}
        self._let_go |= unwanted.keys()
        if any(not shard.is_closed() for shard in unwanted.values()):
            await self.services.guards.in_flight.done(_LAST_ANSWERS)
            for shard in unwanted.values():
                await shard.disconnect()
        for number in wanted:
            is_missing = number not in self.shards or number in self._let_go
            if is_missing and number not in self._connecting:
                # Shards wait for each other to identify themselves, which must not delay heartbeats.
                self._connecting[number] = task = asyncio.create_task(self._connect(number))
                task.add_done_callback(partial(self._no_longer_connecting, number))

    def _no_longer_connecting(self, number: int, _: asyncio.Task[None]) -> None:
        del self._connecting[number]

    async def _connect(self, number: int) -> None:
        if number in self.shards:
            await self.shards[number].connect()
        else:
            await self.launch_shard(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, number)
        self._let_go.discard(number)

    async def on_resumed(self) -> None:
        """Catch up with all channels after an interruption."""
        self.catch_up.wake()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet the server with the first steps, and show its tables if it invited the bot again."""
        self.catch_up.wake()
        try:
            await self.greeter.greet(guild)
        except StoreError as error:
            _log.warning("a server was not greeted: %s", error)

    async def on_guild_available(self, _: object) -> None:
        """Catch up with the tables of a server that is back after an outage of Discord."""
        self.catch_up.wake()

    async def on_guild_channel_update(self, _: object, __: object) -> None:
        """Retry failed messages: the bot may have been given a permission."""
        self.catch_up.wake()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Handle the tables of a deleted channel at once, to notify their people in another way."""
        await self._try_tables_in(channel.guild.id, channel.id)
        self.overviews.look_at(channel.guild.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Handle the tables of a deleted thread at once."""
        await self._try_tables_in(thread.guild_id, thread.thread_id)

    async def on_raw_thread_update(self, _: object) -> None:
        """Retry failed messages: a thread may have been unlocked."""
        self.catch_up.wake()

    async def on_raw_message_delete(self, message: discord.RawMessageDeleteEvent) -> None:
        """Post a deleted board again."""
        await self._try_boards(message.guild_id, message.channel_id, {message.message_id})

    async def on_raw_bulk_message_delete(self, messages: discord.RawBulkMessageDeleteEvent) -> None:
        """Post boards again that were deleted in bulk."""
        await self._try_boards(messages.guild_id, messages.channel_id, messages.message_ids)

    async def _try_boards(self, guild: int | None, channel: int, messages: Collection[int]) -> None:
        own = self.services.publisher.message_sender.removed
        deleted = [message for message in messages if message not in own]
        if guild is None or not deleted:
            return
        try:
            for table, board in (await self.services.stores.tables.shown_by(guild, channel, deleted)).items():
                self.services.publisher.board_deleted(table, board)
            await self.overviews.messages_deleted(guild, deleted)
            await self.services.leagues.messages_deleted(guild, deleted)
        except StoreError as error:
            _log.warning("a deleted board comes back with the next change: %s", error)

    async def _try_tables_in(self, guild: int, channel: int) -> None:
        try:
            found = await self.services.stores.tables.find(guild, channel=channel, limit=_TABLES_IN_A_CHANNEL)
            await see_to("boards", found, self.services.publisher.lost, table=lambda table: table.id)
        except StoreError as error:
            _log.warning("a deleted channel is noticed later: %s", error)

    async def on_guild_role_update(self, _: object, __: object) -> None:
        """Retry failed messages: the bot may have been given a permission."""
        self.catch_up.wake()

    async def _catch_up(self) -> float:
        """Update everything that can be shown again: one run serves many servers that arrive at once."""
        try:
            await self.services.publisher.catch_up()
        except StoreError as error:
            _log.warning("what is left to do is looked at later: %s", error)
            return RETRY
        self.notices.try_again()
        self.overviews.begin_anew()
        self.services.leagues.begin_anew()
        self.services.webhooks.wake_timer.wake()
        return LONGEST_SLEEP

    def _hear(self, kind: Kind, number: int, guild: int) -> None:
        """Drop cached data that another process has changed, and handle the consequences in this process."""
        match kind:
            case "table":
                self.services.tables.signals.send(number, guild)
            case "person":
                self.services.stores.people.forget(number)
            case "guild":
                self.services.stores.guilds.forget(number)
            case "members":
                self.services.stores.members.forget(number)
            case "shards":
                self._look_at_shards()
            case "everything":
                self._look_at_shards()
                self.services.stores.people.forget_all()
                self.services.stores.guilds.forget()
                self.services.stores.members.forget()
                self._look_anew()

    def _look_at_shards(self) -> None:
        if isinstance(self.membership, Cluster):
            self.membership.look()

    def _look_anew(self) -> None:
        """Look for everything due, because this process has gained servers or missed changes."""
        if self.is_ready():
            self.notices.begin_anew()
            self.look_at_clock()
            self.ratings.wake_timer.wake()
            self.services.queue.begin_anew()
            self.overviews.begin_anew()
            for competition in self.services.competitions:
                competition.begin_anew()
            self.emoji_keeper.wake_timer.wake()
            self._looking = asyncio.create_task(self._wake_all(), name="looking anew")

    async def _wake_all(self) -> None:
        try:
            await self.computers.wake_all()
        except StoreError as error:
            # When the database is back, everything is checked again.
            _log.warning("what is left to do is looked at later: %s", error)
        self.catch_up.wake()

    def look_at_clock(self) -> None:
        """Handle everything due after the clock has jumped, as the local Discord's can."""
        self.services.publisher.wake_timer.wake()
        self.notices.wake_timer.wake()
        self.clock.wake_timer.wake()
        self.idle.wake_timer.wake()
        self.computers.wake_timer.wake()
        self.overviews.wake_timer.wake()
        for competition in self.services.competitions:
            competition.wake_timer.wake()
        self.services.dailies.wake_timer.wake()
        self.services.queue.wake_timer.wake()
        self.services.webhooks.wake_timer.wake()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Pass a press or a form to the router; discord.py passes commands to their tree."""
        if interaction.type in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            await self._router(interaction)

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and stay connected until ``close``."""
        # discord.py can't close a client that was never started.
        self._was_started = True
        await super().start(token, reconnect=reconnect)

    async def close(self) -> None:
        """Stop everything, finish pending writes, and release the database."""
        if self.is_closed():
            return
        self.database.scope.changed.clear()
        self.database.heard.clear()
        for task in (self._looking, *self._connecting.values()):
            if task:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self.services.guards.in_flight.done(_LAST_ANSWERS)
        for part in (self.catch_up, *self._wiring.workers):
            await part.close()
        try:
            if self._was_started:
                await super().close()
        finally:
            self._wiring.render_pool.close()
            with contextlib.suppress(Exception):
                await self.membership.release()
            await self.database.close()
