"""The stores of one database, one for each kind of row."""

from __future__ import annotations

from dataclasses import dataclass

from bot.database.database import Database
from bot.features.bookmarks.store import BookmarkStore
from bot.features.daily.store import DailyStore
from bot.features.duplicates.store import DuplicateStore
from bot.features.ladders.store import LadderStore
from bot.features.leagues.store import LeagueStore
from bot.features.lessons.store import LessonStore
from bot.features.notices.store import NoticeStore
from bot.features.opening.store import OpeningStore
from bot.features.overview.store import OverviewStore
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.play.store import HandStore
from bot.features.presets.store import PresetStore
from bot.features.queue.store import QueueStore
from bot.features.ratings.store import RatingStore
from bot.features.servers.store import GuildStore
from bot.features.statistics.store import StatisticsStore
from bot.features.table_notes.store import TableNoteStore
from bot.features.thanks.store import ThanksStore
from bot.features.tournaments.store.tournaments import TournamentStore
from bot.features.watching.store import FollowStore
from bot.features.webhooks.store import WebhookStore
from bot.table.store import TableStore


@dataclass(frozen=True, slots=True)
class Stores:
    """The stores that presses, commands and background workers share."""

    tables: TableStore
    openings: OpeningStore
    people: PeopleStore
    members: MemberStore
    guilds: GuildStore
    hands: HandStore
    notices: NoticeStore
    follows: FollowStore
    table_notes: TableNoteStore
    bookmarks: BookmarkStore
    thanks: ThanksStore
    lessons: LessonStore
    ratings: RatingStore
    statistics: StatisticsStore
    presets: PresetStore
    overviews: OverviewStore
    leagues: LeagueStore
    ladders: LadderStore
    dailies: DailyStore
    duplicates: DuplicateStore
    tournaments: TournamentStore
    queue: QueueStore
    webhooks: WebhookStore

    @classmethod
    def of(cls, database: Database) -> Stores:
        """Return the stores of ``database``."""
        return cls(
            tables=TableStore(database),
            openings=OpeningStore(database),
            people=PeopleStore(database),
            members=MemberStore(database),
            guilds=GuildStore(database),
            hands=HandStore(database),
            notices=NoticeStore(database),
            follows=FollowStore(database),
            table_notes=TableNoteStore(database),
            bookmarks=BookmarkStore(database),
            thanks=ThanksStore(database),
            lessons=LessonStore(database),
            ratings=RatingStore(database),
            statistics=StatisticsStore(database),
            presets=PresetStore(database),
            overviews=OverviewStore(database),
            leagues=LeagueStore(database),
            ladders=LadderStore(database),
            dailies=DailyStore(database),
            duplicates=DuplicateStore(database),
            tournaments=TournamentStore(database),
            queue=QueueStore(database),
            webhooks=WebhookStore(database),
        )
