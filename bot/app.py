"""Composition root: builds every component and injects its dependencies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import discord

from bot.config import Config
from bot.database.database import Database
from bot.discord.emojis import PAUSE, EmojiKeeper
from bot.discord.message_sender import MessageSender
from bot.discord.panel_renderer import PanelRenderer
from bot.discord.panels.emojis import Emojis
from bot.discord.press_guards import PressGuards
from bot.discord.server_posts import ServerPosts
from bot.features.api.service import PublicApi
from bot.features.api.store import ListedStore
from bot.features.board.delivery.publisher import Publisher
from bot.features.clocks.service.days_off import DaysOff
from bot.features.clocks.service.deadline_scheduler import DeadlineScheduler
from bot.features.clocks.store import ClockedStore, DueStore
from bot.features.coach.service import Coaching
from bot.features.coach.store import ExplanationStore
from bot.features.computers.service.computers import Computers
from bot.features.computers.service.recaps import Recaps
from bot.features.computers.service.thinking import Thinking
from bot.features.daily.service import Dailies
from bot.features.duplicates.delivery import DuplicateRunner
from bot.features.duplicates.service import Duplicates
from bot.features.ladders.delivery import LadderRunner
from bot.features.ladders.service import Ladders
from bot.features.leagues.delivery import LeagueRunner
from bot.features.leagues.service import Leagues
from bot.features.lifecycle.service import IdleTables
from bot.features.notices.delivery.closed_channels import ClosedChannels
from bot.features.notices.delivery.notice_reconciler import NoticeReconciler
from bot.features.notices.delivery.notice_scheduler import NoticeScheduler
from bot.features.notices.delivery.notice_sender import NoticeSender
from bot.features.opening.service.admission import Admission
from bot.features.overview.delivery import Overviews
from bot.features.people.service import Privacy
from bot.features.people.store.personal import PersonalStore
from bot.features.play.service import OpenHands
from bot.features.queue.delivery import QueueRunner
from bot.features.queue.service.queue import Queue
from bot.features.ratings.service import Ratings
from bot.features.reviews.service import Reviews
from bot.features.reviews.store import ReviewStore
from bot.features.servers.delivery import Greeter
from bot.features.sharing.service.sharing import Sharing
from bot.features.titles.service import Titles
from bot.features.titles.store import FeatStore
from bot.features.tournaments.delivery import TournamentRunner
from bot.features.tournaments.service import Tournaments
from bot.features.webhooks.delivery import Webhooks
from bot.features.webhooks.service import WebhookSender
from bot.services import Services
from bot.stores import Stores
from bot.table.service import TableService
from bot.thinking.thinkers import Thinkers
from games.registry import GAMES
from render.registry import PAINTERS
from render.render_pool import RenderPool


class Worker(Protocol):
    """A background worker that runs until it is closed."""

    async def close(self) -> None:
        """Stop working."""
        ...


class Wiring:
    """The components of one bot."""

    def __init__(
        self, client: discord.Client, config: Config, database: Database, *, now: Callable[[], float]
    ) -> None:
        """Build the components of the bot with this Discord ``client``."""
        stores = Stores.of(database)
        people, guilds = stores.people, stores.guilds
        coaching = Coaching(people, ExplanationStore(database), GAMES)
        self.render_pool = RenderPool(config.drawing_threads, config.picture_format)
        message_sender = MessageSender(client)
        emojis = Emojis()
        panel_renderer = PanelRenderer(
            self.render_pool, stores.tables, database.identity, emojis=emojis, now=now
        )
        tables = TableService(
            stores.tables,
            guilds,
            people,
            stores.members,
            GAMES,
            now=now,
            notice_delay=config.notice_delay,
            covers=database.scope.covers,
            owner_of=message_sender.owner_of,
        )
        closed_channels = ClosedChannels(tables, stores.notices, people)
        publisher = Publisher(
            tables,
            stores.tables,
            message_sender,
            panel_renderer,
            PAINTERS,
            closed_channels,
            pause=config.board_pause,
            now=now,
        )
        thinker = Thinkers(config.thinking_processes) if config.thinking_time else None
        self.thinking = Thinking(stores.tables, thinker, config.thinking_time, now=now)
        titles = Titles(stores.statistics, FeatStore(database), people, GAMES)
        admission = Admission(guilds, stores.openings)
        posts = ServerPosts(client, stores, message_sender, panel_renderer)
        self.services = Services(
            stores=stores,
            tables=tables,
            coaching=coaching,
            admission=admission,
            privacy=Privacy(tables, people, stores.members, PersonalStore(database)),
            days_off=DaysOff(tables, stores.tables, ClockedStore(database), guilds),
            thinking=self.thinking,
            reviews=Reviews(tables.archive, ReviewStore(database), stores.tables, GAMES, thinker, now=now),
            sharing=Sharing(tables.replays, stores.tables.lane, self.render_pool, PAINTERS, now=now),
            titles=titles,
            open_hands=OpenHands(config.hand_pause),
            dailies=Dailies(tables, stores.dailies, guilds, GAMES, covers=database.scope.covers, now=now),
            leagues=LeagueRunner(Leagues(tables, stores), stores, posts, now=now),
            ladders=LadderRunner(Ladders(tables, stores), stores, posts, now=now),
            duplicates=DuplicateRunner(Duplicates(tables, stores), stores, posts, now=now),
            tournaments=TournamentRunner(Tournaments(tables, stores), stores, posts, now=now),
            queue=QueueRunner(
                Queue(tables, stores, admission),
                stores,
                posts,
                scope=database.scope,
                now=now,
            ),
            publisher=publisher,
            webhooks=Webhooks(
                client,
                tables,
                stores,
                # Without a token, everything is on this machine.
                WebhookSender(allow_local=config.token is None),
                message_sender,
                panel_renderer,
                identity=database.identity,
                now=now,
            ),
            panel_renderer=panel_renderer,
            games=GAMES,
            painters=PAINTERS,
            identity=database.identity,
            public_api=PublicApi(
                client, tables, ListedStore(database), guilds, people, stores.members, stores.ratings
            ),
            has_api=config.api,
            guards=PressGuards(is_alone=database.scope.is_alone, goes_first=database.scope.covers),
        )
        self.overviews = Overviews(client, tables, stores, message_sender, panel_renderer, now=now)
        self.greeter = Greeter(message_sender, panel_renderer, people, guilds)
        sets = [PAINTERS[game].emojis for game in GAMES]
        self.emoji_keeper = EmojiKeeper(
            client, emojis, sets, database.scope.covers, pause=PAUSE if config.token else 0.0
        )
        recaps = Recaps(tables, config.recap_pause, publisher.is_denied, now=now)
        self.computers = Computers(tables, stores.tables, self.thinking, config.computer_pause, recaps)
        due = DueStore(database)
        self.clock = DeadlineScheduler(tables, due, now=now)
        self.idle = IdleTables(tables, due, now=now)
        self.ratings = Ratings(stores.ratings, people, titles)
        self.notices = NoticeScheduler(
            tables,
            people,
            stores.notices,
            NoticeReconciler(stores.tables, stores.notices, GAMES, config.notice_delay),
            NoticeSender(
                tables, message_sender, panel_renderer, PAINTERS, stores.table_notes, coaching, titles
            ),
            publisher.leave,
            closed_channels,
            now=now,
        )
        tables.signals.changed += [
            self.services.open_hands.wake,
            publisher.workers.wake,
            self.computers.workers.wake,
            self.notices.wake,
            self.overviews.look_at_table,
        ]
        tables.signals.due.append(self.clock.look_at)
        tables.signals.ended += [
            self.ratings.wake_timer.wake,
            *(one.look_at_table for one in self.services.competitions),
            self.services.webhooks.wake_timer.wake,
        ]
        publisher.settled.append(self.computers.look_again)
        publisher.reopened.append(self.notices.try_again)
        publisher.tried_again.append(self.notices.try_again_at)
        people.changed.append(self.notices.look_at)
        guilds.changed += [lambda _: self.notices.look_at_all(), self.overviews.look_at]

    @property
    def workers(self) -> Sequence[Worker]:
        """All background workers, in the order in which they are closed."""
        return (
            self.services.open_hands.workers,
            self.computers,
            self.services.reviews,
            self.thinking,
            self.services.publisher.wake_timer,
            self.services.publisher.workers,
            self.notices.wake_timer,
            self.clock.wake_timer,
            self.idle.wake_timer,
            self.ratings.wake_timer,
            self.overviews.wake_timer,
            *(one.wake_timer for one in self.services.competitions),
            self.services.dailies.wake_timer,
            self.services.queue.wake_timer,
            self.services.webhooks.wake_timer,
            self.emoji_keeper.wake_timer,
        )
