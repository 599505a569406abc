"""The client: it connects, wires the rooms together, and hands every press to the router."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection
from functools import partial
from typing import Any

import discord

from bot import metrics
from bot.attempts import counting
from bot.cluster import Cluster, Pace
from bot.commands.common import Tree
from bot.commands.learn import add_learn_command
from bot.commands.lookup import add_lookup_command
from bot.commands.me import add_me_commands
from bot.commands.reading import add_reading_commands
from bot.commands.setup import add_setup_commands
from bot.commands.stats import add_stats_command
from bot.commands.tables import add_table_commands
from bot.commands.translation import Translator
from bot.config import Config
from bot.delivery.emojis import PAUSE, EmojiKeeper
from bot.delivery.greeter import Greeter
from bot.delivery.message_sender import MessageSender
from bot.delivery.notice_reconciler import NoticeReconciler
from bot.delivery.notice_scheduler import NoticeScheduler
from bot.delivery.notice_sender import NoticeSender
from bot.delivery.panel_renderer import PanelRenderer
from bot.delivery.publisher import Publisher
from bot.panels.emojis import Emojis
from bot.presses.router import Router, Seen
from bot.service.admission import Admission
from bot.service.coaching import Coaching
from bot.service.computers import Computers
from bot.service.days_off import DaysOff
from bot.service.deadline_scheduler import DeadlineScheduler
from bot.service.idle_tables import IdleTables
from bot.service.open_hands import OpenHands
from bot.service.privacy import Privacy
from bot.service.rating import Ratings
from bot.service.recaps import Recaps
from bot.service.reviews import Reviews
from bot.service.service import TableService
from bot.service.thinking import Thinking
from bot.service.wake_timer import LONGEST_SLEEP, RETRY, WakeTimer
from bot.services import Services
from bot.store.announcements import Kind
from bot.store.database import Database
from bot.store.due import DueStore
from bot.store.errors import StoreError
from bot.store.explanations import ExplanationStore
from bot.store.follows import FollowStore
from bot.store.guilds import GuildStore
from bot.store.lease import Lease
from bot.store.lessons import LessonStore
from bot.store.members import MemberStore
from bot.store.notices import NoticeStore
from bot.store.people import PeopleStore
from bot.store.personal import PersonalStore
from bot.store.presets import PresetStore
from bot.store.ratings import RatingStore
from bot.store.read_markers import ReadMarkerStore
from bot.store.reviews import ReviewStore
from bot.store.shards import Holding
from bot.store.table_notes import TableNoteStore
from bot.store.tables import TableStore
from bot.thinking.thinkers import Thinkers
from games.registry import GAMES
from render.registry import PAINTERS
from render.render_pool import RenderPool

_log = logging.getLogger(__name__)

# The bot does not speak, so discord.py need not warn that it could not.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


READY_TIMEOUT = 1.0
"""Seconds without another server after which all of them are taken to be there."""
NOTICES_WAIT = 30.0
"""Seconds after which people are notified although not all shards are connected."""
_LAST_ANSWERS = 5.0
"""Seconds that the bot takes at its end for answering what has been pressed."""


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
        """Put the bot together: one that may use ``database`` by its ``membership``, and holds ``holding``.

        Without it, it holds every shard that Discord recommends. ``pace`` says when one may identify itself.
        """
        shards: dict[str, Any] = {}
        if holding is not None:
            shards = {"shard_ids": sorted(holding.wanted), "shard_count": holding.count}
        super().__init__(
            **shards,
            intents=discord.Intents(guilds=True),
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
        tables, people, guilds = TableStore(database), PeopleStore(database), GuildStore(database)
        members, table_notes = MemberStore(database), TableNoteStore(database)
        coaching = Coaching(people, ExplanationStore(database), GAMES)
        self._render_pool, message_sender = RenderPool(config.drawing_threads), MessageSender(self)
        emojis = Emojis()
        panel_renderer = PanelRenderer(self._render_pool, tables, database.identity, emojis=emojis, now=now)
        service = TableService(
            tables,
            guilds,
            people,
            members,
            GAMES,
            now=now,
            notice_delay=config.notice_delay,
            covers=database.scope.covers,
        )
        publisher = Publisher(
            service, tables, message_sender, panel_renderer, PAINTERS, pause=config.board_pause, now=now
        )
        thinker = Thinkers(config.thinking_processes) if config.thinking_time else None
        self.thinking = Thinking(tables, thinker, config.thinking_time, now=now)
        self.services = Services(
            service=service,
            tables=tables,
            people=people,
            members=members,
            guilds=guilds,
            looks=ReadMarkerStore(database),
            follows=FollowStore(database),
            table_notes=table_notes,
            lessons=LessonStore(database),
            coaching=coaching,
            ratings=RatingStore(database),
            presets=PresetStore(database),
            admission=Admission(guilds, tables),
            privacy=Privacy(service, people, members, PersonalStore(database)),
            days_off=DaysOff(service, tables, guilds),
            thinking=self.thinking,
            publisher=publisher,
            panel_renderer=panel_renderer,
            reviews=Reviews(service.archive, ReviewStore(database), tables, GAMES, thinker, now=now),
            open_hands=OpenHands(config.hand_pause),
            games=GAMES,
            painters=PAINTERS,
            identities=database.identities,
            is_alone=database.scope.is_alone,
            goes_first=database.scope.covers,
        )
        self.greeter = Greeter(message_sender, panel_renderer, people, guilds)
        sets = [PAINTERS[game].emojis for game in GAMES]
        self.emoji_keeper = EmojiKeeper(
            self, emojis, sets, database.scope.covers, pause=PAUSE if config.token else 0.0
        )
        recaps = Recaps(service, config.recap_pause, publisher.is_denied, now=now)
        self.computers = Computers(service, tables, self.thinking, config.computer_pause, recaps)
        due = DueStore(database)
        self.clock = DeadlineScheduler(service, due, now=now)
        self.idle = IdleTables(service, due, now=now)
        self.ratings = Ratings(self.services.ratings, people)
        notices = NoticeStore(database)
        self.notices = NoticeScheduler(
            service,
            people,
            notices,
            NoticeReconciler(tables, notices, GAMES, config.notice_delay),
            NoticeSender(service, message_sender, panel_renderer, PAINTERS, table_notes, coaching),
            publisher.leave,
            now=now,
        )
        service.changed += [
            self.services.open_hands.wake,
            publisher.workers.wake,
            self.computers.workers.wake,
            self.notices.wake,
            self.clock.wake_timer.wake,
            self.ratings.wake_timer.wake,
        ]
        publisher.settled.append(self.computers.look_again)
        publisher.reopened.append(self.notices.try_again)
        publisher.tried_again.append(self.notices.try_again_at)
        people.changed.append(self.notices.look_at)
        database.heard.append(self._hear)
        database.scope.changed.append(self._look_anew)
        seen = Seen()
        self.tree = Tree(self, seen)
        self._was_started = False
        self.catch_up = WakeTimer("look for what is behind", self._catch_up)
        self._connecting: dict[int, asyncio.Task[None]] = {}
        self._let_go: set[int] = set()
        """The shards that were closed because another process is to hold them."""
        self._looking: asyncio.Task[None] | None = None
        self._router = Router(self.services, seen)

    async def setup_hook(self) -> None:
        """Register the commands and take up what was left undone; called once, after the login."""
        await self.tree.set_translator(Translator())
        add_table_commands(self.tree, self.services)
        add_reading_commands(self.tree, self.services)
        add_lookup_command(self.tree, self.services)
        add_learn_command(self.tree, self.services)
        add_setup_commands(self.tree, self.services)
        add_me_commands(self.tree, self.services)
        add_stats_command(self.tree, self.services)
        await self.tree.register(self.services.people)
        self.services.publisher.wake_timer.start()
        # At first it looks through all tables, and connecting needs the machine more.
        asyncio.get_running_loop().call_later(NOTICES_WAIT, self.notices.wake_timer.start)
        # While another process was there, nothing was missed.
        was_away = not isinstance(self.membership, Cluster) or self.membership.is_first
        await self.clock.start(was_away=was_away)
        await self.idle.start(was_away=was_away)
        self.ratings.wake_timer.start()
        await self.computers.start()

    async def on_ready(self) -> None:
        """Say that all shards are connected; later ones are not waited for."""
        if isinstance(self.membership, Cluster):
            self.membership.follow(self._hold)
        self.notices.wake_timer.start()
        self.catch_up.start()
        self.emoji_keeper.wake_timer.start()
        _log.info("connected as %s on %d servers", self.user, len(self.guilds))

    @property
    def connected_shards(self) -> int:
        """How many shards are connected now."""
        return sum(not shard.is_closed() for shard in self.shards.values())

    async def on_shard_ready(self, number: int) -> None:
        """Bring every channel up to date after each new connection."""
        if isinstance(self.membership, Cluster):
            self.membership.connected(number)
        self.catch_up.wake()

    async def on_shard_resumed(self, number: int) -> None:
        """Note that a shard is connected again."""
        if isinstance(self.membership, Cluster):
            self.membership.connected(number)

    async def on_shard_disconnect(self, number: int) -> None:
        """Note that a shard is not connected for now."""
        if isinstance(self.membership, Cluster):
            self.membership.disconnected(number)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until the shard may identify itself."""
        await self._pace.may_identify(shard_id or 0)

    async def _hold(self, wanted: Collection[int]) -> None:
        """Connect the shards ``wanted`` that are not, and close all others."""
        for number, task in self._connecting.items():
            if number not in wanted:
                task.cancel()
        unwanted = {number: shard for number, shard in self.shards.items() if number not in wanted}
        self._let_go |= unwanted.keys()
        if any(not shard.is_closed() for shard in unwanted.values()):
            await self.services.in_flight.done(_LAST_ANSWERS)
            for shard in unwanted.values():
                await shard.disconnect()
        for number in wanted:
            is_missing = number not in self.shards or number in self._let_go
            if is_missing and number not in self._connecting:
                # Shards wait for each other before they identify themselves, and signs of life must not.
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
        """Bring every channel up to date after an interruption."""
        self.catch_up.wake()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say what there is to do first, and show the tables of a server that let the bot in again."""
        self.catch_up.wake()
        try:
            await self.greeter.greet(guild)
        except StoreError as error:
            _log.warning("a server was not greeted: %s", error)

    async def on_guild_available(self, _: object) -> None:
        """Show the tables of a server that is there again after an outage of Discord."""
        self.catch_up.wake()

    async def on_guild_channel_update(self, _: object, __: object) -> None:
        """Try again what could not be written: a permission may have been given."""
        self.catch_up.wake()

    async def on_guild_role_update(self, _: object, __: object) -> None:
        """Try again what could not be written: a permission may have been given."""
        self.catch_up.wake()

    async def _catch_up(self) -> float:
        """Bring up to date what may be shown again; a thousand servers that come at once are one reason."""
        try:
            await self.services.publisher.catch_up()
        except StoreError as error:
            _log.warning("what is left to do is looked at later: %s", error)
            return RETRY
        self.notices.try_again()
        return LONGEST_SLEEP

    def _hear(self, kind: Kind, number: int, guild: int) -> None:
        """Forget what another process has changed, and handle what follows from it here."""
        match kind:
            case "table":
                self.services.service.has_changed(number, guild)
            case "person":
                self.services.people.forget(number)
            case "guild":
                self.services.guilds.forget(number)
            case "members":
                self.services.members.forget(number)
            case "shards":
                self._look_at_shards()
            case "everything":
                self._look_at_shards()
                self.services.people.forget_all()
                self.services.guilds.forget()
                self.services.members.forget()
                self._look_anew()

    def _look_at_shards(self) -> None:
        if isinstance(self.membership, Cluster):
            self.membership.look()

    def _look_anew(self) -> None:
        """Look for everything due: this process has other servers than before, or has missed something."""
        if self.is_ready():
            self.notices.begin_anew()
            self.look_at_clock()
            self.ratings.wake_timer.wake()
            self.emoji_keeper.wake_timer.wake()
            self._looking = asyncio.create_task(self._wake_all(), name="looking anew")

    async def _wake_all(self) -> None:
        try:
            await self.computers.wake_all()
        except StoreError as error:
            # When the database is back, all is looked at.
            _log.warning("what is left to do is looked at later: %s", error)
        self.catch_up.wake()

    def look_at_clock(self) -> None:
        """Handle what is due now: for a clock that was moved, like the local Discord's."""
        self.services.publisher.wake_timer.wake()
        self.notices.wake_timer.wake()
        self.clock.wake_timer.wake()
        self.idle.wake_timer.wake()
        self.computers.wake_timer.wake()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Hand a press or a form to the router; commands reach their tree by themselves."""
        if interaction.type in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            await self._router(interaction)

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and stay connected until ``close``."""
        # discord.py cannot close what was never started.
        self._was_started = True
        await super().start(token, reconnect=reconnect)

    async def close(self) -> None:
        """Stop everything, finish what is being written, and give the database back."""
        if self.is_closed():
            return
        self.database.scope.changed.clear()
        self.database.heard.clear()
        for task in (self._looking, *self._connecting.values()):
            if task:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self.services.in_flight.done(_LAST_ANSWERS)
        for part in (
            self.services.open_hands.workers,
            self.computers,
            self.services.reviews,
            self.thinking,
            self.services.publisher.wake_timer,
            self.services.publisher.workers,
            self.catch_up,
            self.notices.wake_timer,
            self.clock.wake_timer,
            self.idle.wake_timer,
            self.ratings.wake_timer,
            self.emoji_keeper.wake_timer,
        ):
            await part.close()
        try:
            if self._was_started:
                await super().close()
        finally:
            self._render_pool.close()
            with contextlib.suppress(Exception):
                await self.membership.release()
            await self.database.close()
