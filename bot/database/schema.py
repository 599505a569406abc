"""Every table of the database, declared once; most columns are derived from the fields of structs.

Times are Unix seconds.
"""

from __future__ import annotations

from typing import Any, get_args

import sqlalchemy as sa

from bot.database.columns import column, columns
from bot.features.archive.rules import GivenPosition
from bot.features.blocks.rules import Block
from bot.features.bookmarks.rules import Bookmark
from bot.features.daily.rules.days import Try, Visit
from bot.features.duplicates.rules.duplicate import Duplicate, Entrant
from bot.features.ladders.rules.ladder import Challenge, Event, Ladder
from bot.features.leagues.rules.league import Entry, Fixture, League, LeagueMessage, Season
from bot.features.lessons.rules import Progress
from bot.features.notices.rules.notice import Notice, NoticeState
from bot.features.open_tables.rules import OpenTableWish
from bot.features.overview.rules import Overview
from bot.features.people.rules.people import Member, Person
from bot.features.presets.rules import Preset
from bot.features.queue.rules.wish import Friend, Wait, Wish
from bot.features.ratings.rules import Rating
from bot.features.reviews.rules import KeptReview
from bot.features.servers.rules.settings import GuildSettings, SettingChange
from bot.features.thanks.rules import Thanks
from bot.features.titles.rules import Achieved
from bot.features.tournaments.rules.tournament import (
    Match,
    Participant,
    Repair,
    Tournament,
    TournamentRound,
)
from bot.features.webhooks.rules.webhook import Delivery, Webhook
from bot.table.change import Incident
from bot.table.rows import (
    Deadline,
    DealResult,
    Departure,
    Disclosure,
    EventRow,
    MoveRow,
    Offer,
    OutdatedMessage,
    Pace,
    Result,
)
from bot.table.table import Invitation, SeatRow, Status, Table

METADATA = sa.MetaData()

PERSONAL = {"person", "host", "paused_by", "offered_by", "invited_by"}
"""The columns that hold a person's Discord id, in any table; ``member`` holds a member number instead."""


def _table(name: str, *parts: sa.schema.SchemaItem, numbered: bool = False, **options: Any) -> sa.Table:
    """Return a table stored in the order of its key, or with a rowid if it's ``numbered``.

    The columns of its key come first: SQLite 3.40 reports a table without a rowid as damaged if another
    column is declared before one of them.
    """
    ordered = sorted(parts, key=lambda part: not (isinstance(part, sa.Column) and part.primary_key))
    return sa.Table(name, METADATA, *ordered, sqlite_strict=True, sqlite_with_rowid=numbered, **options)


def _of_table(*, key: bool = True) -> sa.Column[Any]:
    """Return the foreign key to the table that owns the row; the row is deleted with it."""
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return column("table_id", int, owner, key="table", primary_key=key, autoincrement=False)


def _key(name: str, hint: Any = int) -> sa.Column[Any]:
    return column(name, hint, primary_key=True, autoincrement=False)


def _one_of(name: str, values: Any) -> sa.CheckConstraint:
    return sa.CheckConstraint(f"{name} IN ({', '.join(repr(value) for value in get_args(values))})")


def _index(name: str, *columns: str, unique: bool = False, only: str = "") -> sa.Index:
    """Return an index of the rows that satisfy ``only``."""
    where: Any = {f"{dialect}_where": sa.text(only) for dialect in ("sqlite", "postgresql") if only}
    return sa.Index(name, *columns, unique=unique, **where)


tables = _table(
    "tables",
    *columns(Table, key={"id"}, but={"seats", "invitations", "sent_away"}),
    _one_of("status", Status),
    sa.UniqueConstraint("origin"),
    sa.UniqueConstraint("rematch_of"),
    sa.ForeignKeyConstraint(["rematch_of"], ["tables.id"], ondelete="SET NULL"),
    _index("tables_by_channel", "guild", "channel", "status"),
    _index("tables_by_status", "status", "guild", "changed_at"),
    _index("tables_by_rest", "status", "changed_at"),
    _index("tables_behind", "id", only="published_revision < revision"),
    _index("tables_by_start", "starts_at", only="starts_at IS NOT NULL"),
    _index("tables_closed", "id", only="closed IS NOT NULL"),
    _index("tables_by_silence", "silent_at", only="silent_at IS NOT NULL"),
    _index("tables_by_board", "board_until", only="board_until IS NOT NULL"),
    numbered=True,
    sqlite_autoincrement=True,
)
seats = _table(
    "seats",
    _of_table(),
    _key("seat"),
    *columns(SeatRow, but={"person"}),
    _index("seats_by_member", "member", "table", unique=True, only="member IS NOT NULL"),
    _index("seats_by_time", "due_at", only="due_at IS NOT NULL"),
)
moves = _table(
    "moves",
    _of_table(),
    _key("number"),
    *columns(MoveRow),
    _index("moves_by_member", "member", "at", only="member IS NOT NULL"),
)
given_positions = _table("given_positions", _of_table(), *columns(GivenPosition))
"""The positions in which practice games began, from which their records are assembled."""
reviews = _table("reviews", _of_table(), *columns(KeptReview))
"""Reviews of finished games, stored on first request."""
departures = _table(
    "departures",
    _of_table(),
    *columns(Departure, key={"member"}),
    _index("departures_by_member", "member", "at"),
)
"""Members who left a game before its end and haven't come back."""
events = _table("events", _of_table(), *columns(EventRow, key={"number"}), column("revision", int))
deadlines = _table(
    "deadlines",
    _of_table(),
    *columns(Deadline, but={"table"}, key={"seat", "revision", "is_planned"}),
    _index("deadlines_by_time", "due_at"),
)
outdated_messages = _table(
    "outdated_messages",
    *columns(OutdatedMessage, key={"message"}),
    _of_table(key=False),
    _index("outdated_messages_by_table", "table"),
    numbered=True,
)
notices = _table(
    "notices",
    *columns(Notice, key={"id"}, but={"table", "muted", "is_at_closed"}),
    _of_table(key=False),
    _one_of("state", NoticeState),
    sa.UniqueConstraint("table", "revision", "seat", "kind", "person"),
    _index("notices_open", "due_at", only="state <> 'done'"),
    _index("notices_due", "table", only="state = 'due' AND kind <> 'short'"),
    _index("notices_short", "due_at", "table", only="state = 'due' AND kind = 'short'"),
    _index("notices_by_person", "person", only="state <> 'done'"),
    numbered=True,
)
offers = _table("offers", _of_table(), *columns(Offer, key={"seat", "person"}))
invitations = _table(
    "invitations",
    _of_table(),
    *columns(Invitation, key={"person"}),
    _index("invitations_by_time", "due_at", only="due_at IS NOT NULL"),
)
sent_away = _table("sent_away", _of_table(), _key("person"))
"""People who were sent away from a lobby and may not come back."""
# Incidents outlive their table.
incidents = _table(
    "incidents",
    *columns(Incident, key={"reference"}, but={"table"}),
    column("table_id", int, key="table"),
    numbered=True,
)
facts = _table("facts", _key("name", str), column("value", str), numbered=True)
"""Facts the bot stores about itself."""
revealed_deals = _table("revealed_deals", _key("deal", str), column("at", float), numbered=True)
"""The deals whose secrets have been revealed, and when."""

processes = _table(
    "processes",
    _key("process", str),
    column("machine", str),
    column("pid", int),
    column("capacity", int),
    column("seen_at", float),
)
"""The processes that share the database, with their capacity in shards and their last heartbeat."""
shards = _table(
    "shards",
    _key("shard"),
    column("holder", str | None),
    column("until", float | None),
    column("taker", str | None),
)
"""The holder of each shard, the time until which it holds it without a heartbeat, and the next holder."""
MOMENTARY = (processes, shards)
"""Tables about the currently running processes, which have no lasting value."""

members = _table(
    "members",
    *columns(Member, but={"number"}),
    column("number", int, primary_key=True),
    sa.UniqueConstraint("person", "guild"),
    _index("members_by_guild", "guild"),
    numbered=True,
    sqlite_autoincrement=True,
)
"""The names of people, stored only here; a forgotten member has neither person nor name."""
people = _table("people", *columns(Person, key={"person"}), numbered=True)
guilds = _table("guilds", _key("guild"), column("settings", GuildSettings), numbered=True)
setting_changes = _table(
    "setting_changes",
    column("id", int, primary_key=True),
    column("guild", int),
    *columns(SettingChange),
    _index("setting_changes_by_guild", "guild", "id"),
    numbered=True,
)
overviews = _table("overviews", *columns(Overview, key={"guild"}))
"""The message with the overview of each server that wants one."""
leagues = _table(
    "leagues",
    *columns(League, but={"id"}),
    column("id", int, primary_key=True),
    _index("leagues_by_guild", "guild"),
    numbered=True,
    sqlite_autoincrement=True,
)
seasons = _table(
    "seasons",
    *columns(Season, but={"id"}),
    column("id", int, primary_key=True),
    sa.ForeignKeyConstraint(["league"], ["leagues.id"], ondelete="CASCADE"),
    sa.UniqueConstraint("league", "number"),
    numbered=True,
    sqlite_autoincrement=True,
)
league_messages = _table(
    "league_messages",
    *columns(LeagueMessage, key={"league"}),
    sa.ForeignKeyConstraint(["league"], ["leagues.id"], ondelete="CASCADE"),
)
"""The message of each league that shows its current season."""
season_entries = _table(
    "season_entries",
    *columns(Entry, key={"season", "member"}),
    sa.ForeignKeyConstraint(["season"], ["seasons.id"], ondelete="CASCADE"),
    _index("season_entries_by_member", "member"),
)
fixtures = _table(
    "fixtures",
    *columns(Fixture, but={"id", "table"}),
    column("id", int, primary_key=True),
    column("table_id", int | None, sa.ForeignKey("tables.id", ondelete="SET NULL"), key="table"),
    sa.ForeignKeyConstraint(["season"], ["seasons.id"], ondelete="CASCADE"),
    _index("fixtures_by_season", "season"),
    _index("fixtures_by_table", "table", unique=True, only="table_id IS NOT NULL"),
    numbered=True,
    sqlite_autoincrement=True,
)
"""The games of seasons. Nothing of their standings is stored: those follow from results."""
duplicates = _table(
    "duplicates",
    *columns(Duplicate, but={"id"}),
    column("id", int, primary_key=True),
    _index("duplicates_by_guild", "guild"),
    numbered=True,
    sqlite_autoincrement=True,
)
duplicate_entrants = _table(
    "duplicate_entrants",
    *columns(Entrant, key={"duplicate", "member"}),
    sa.ForeignKeyConstraint(["duplicate"], ["duplicates.id"], ondelete="CASCADE"),
    _index("duplicate_entrants_by_member", "member"),
)
duplicate_tables = _table(
    "duplicate_tables",
    _key("duplicate"),
    _key("number"),
    column("table_id", int | None, sa.ForeignKey("tables.id", ondelete="SET NULL"), key="table"),
    column("opened_at", float | None),
    sa.ForeignKeyConstraint(["duplicate"], ["duplicates.id"], ondelete="CASCADE"),
    _index("duplicate_tables_by_table", "table", unique=True, only="table_id IS NOT NULL"),
)
"""The tables of sets with the same deal. Their comparison isn't stored: it follows from deal_results."""
tournaments = _table(
    "tournaments",
    *columns(Tournament, but={"id"}),
    column("id", int, primary_key=True),
    _index("tournaments_by_guild", "guild"),
    numbered=True,
    sqlite_autoincrement=True,
)
tournament_entries = _table(
    "tournament_entries",
    *columns(Participant, key={"tournament", "member"}),
    sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
    _index("tournament_entries_by_member", "member"),
)
tournament_rounds = _table(
    "tournament_rounds",
    *columns(TournamentRound, key={"tournament", "number"}),
    sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
)
tournament_matches = _table(
    "tournament_matches",
    *columns(Match, but={"id", "table"}),
    column("id", int, primary_key=True),
    column("table_id", int | None, sa.ForeignKey("tables.id", ondelete="SET NULL"), key="table"),
    sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
    sa.UniqueConstraint("tournament", "round", "number"),
    _index("tournament_matches_by_table", "table", unique=True, only="table_id IS NOT NULL"),
    numbered=True,
    sqlite_autoincrement=True,
)
"""The matches of tournaments. Standings aren't stored: they follow from deal_results."""
tournament_repairs = _table(
    "tournament_repairs",
    column("id", int, primary_key=True),
    *columns(Repair),
    sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
    _index("tournament_repairs_by_tournament", "tournament"),
    _index("tournament_repairs_by_moderator", "moderator"),
    numbered=True,
    sqlite_autoincrement=True,
)
"""The repairs that moderators made to tournaments, in order."""
ladders = _table(
    "ladders",
    *columns(Ladder, but={"id"}),
    column("id", int, primary_key=True),
    sa.UniqueConstraint("guild", "game"),
    numbered=True,
    sqlite_autoincrement=True,
)
ladder_challenges = _table(
    "ladder_challenges",
    *columns(Challenge, but={"id", "table"}),
    column("id", int, primary_key=True),
    column("table_id", int | None, sa.ForeignKey("tables.id", ondelete="SET NULL"), key="table"),
    sa.ForeignKeyConstraint(["ladder"], ["ladders.id"], ondelete="CASCADE"),
    _index("ladder_challenges_by_ladder", "ladder", "id"),
    _index("ladder_challenges_unsettled", "ladder", only="settled_at IS NULL"),
    _index("ladder_challenges_by_table", "table", unique=True, only="table_id IS NOT NULL"),
    numbered=True,
    sqlite_autoincrement=True,
)
ladder_events = _table(
    "ladder_events",
    *columns(Event, but={"id"}),
    column("id", int, primary_key=True),
    sa.ForeignKeyConstraint(["ladder"], ["ladders.id"], ondelete="CASCADE"),
    _index("ladder_events_by_ladder", "ladder", "id"),
    _index("ladder_events_by_member", "member"),
    _index("ladder_events_by_challenge", "challenge", unique=True, only="challenge IS NOT NULL"),
    numbered=True,
    sqlite_autoincrement=True,
)
"""The events of ladders. Places aren't stored: they follow from these rows."""
webhooks = _table("webhooks", *columns(Webhook, key={"guild"}), numbered=True)
deliveries = _table(
    "deliveries",
    column("id", int, primary_key=True),
    _of_table(key=False),
    *columns(Delivery, but={"id", "table"}),
    _index("deliveries_by_table", "table"),
    numbered=True,
    sqlite_autoincrement=True,
)
"""The messages of webhooks that wait to be sent."""
presets = _table("presets", *columns(Preset, key={"guild", "person", "game", "name"}))

results = _table(
    "results",
    _of_table(),
    *columns(Result, key={"seat"}, but={"person"}),
    _index("results_by_member", "member", "table", only="member IS NOT NULL"),
)
deal_results = _table(
    "deal_results",
    column("table_id", int, key="table", primary_key=True, autoincrement=False),
    *columns(DealResult, key={"seat"}),
    _index("deal_results_by_deal", "deal", "seat"),
    _index("deal_results_by_member", "member", only="member IS NOT NULL"),
)
"""The result of each seat at tables with a shared deal. Nothing about a deal is counted anywhere else."""
daily_tries = _table(
    "daily_tries",
    _of_table(),
    *columns(Try, but={"table"}),
    _index("daily_tries_by_day", "day", "person", unique=True),
    _index("daily_tries_by_person", "person", "day"),
)
"""The tries of dailies; a person has at most one on each day."""
daily_visits = _table("daily_visits", *columns(Visit, key={"guild", "week", "person"}))
"""Who has looked at the daily on which server in which week."""
paces = _table(
    "paces",
    _of_table(),
    *columns(Pace),
    _index("paces_by_kind", "game", "seats", "clock", "guild", "table"),
)
"""The pace of finished games by kind, without any reference to the players."""
unrated = _table("unrated", _of_table(), numbered=True)
"""Finished games that have not been rated yet."""
feats = _table("feats", _of_table(), *columns(Achieved))
"""The feats in finished games, derived from each game's log when they are first asked for."""
ratings = _table("ratings", _key("guild"), _key("game", str), _key("person"), *columns(Rating))

follows = _table("follows", _of_table(), _key("person"))
"""People who want to hear of a table's result."""
read_markers = _table(
    "read_markers",
    _of_table(),
    _key("person"),
    column("event", int),
    column("parts", dict[str, int] | None),
)
"""The last line of a table's log that each person has read, and fingerprints of the parts of their private
picture at that time."""
disclosures = _table("disclosures", _of_table(), *columns(Disclosure, key={"person", "eyes"}))
"""The views of running games that people have been shown. Somebody who has seen more than a seat may know
must not sit there, so the rows survive a deletion of the person's data and go when the game ends."""
table_notes = _table("table_notes", _of_table(), _key("person"), column("text", str))
"""People's private notes about tables."""
bookmarks = _table(
    "bookmarks",
    column("id", int, primary_key=True),
    _of_table(key=False),
    column("person", int),
    *columns(Bookmark),
    sa.UniqueConstraint("table", "person", "moves", "at"),
    _index("bookmarks_by_person", "person"),
    numbered=True,
)
"""Moments of games that people have marked for themselves."""
thanks = _table("thanks", _of_table(), *columns(Thanks, key={"person"}))
"""Whom each person has thanked for a game: the seat."""
lessons = _table("lessons", *columns(Progress, key={"person", "game"}))
"""People's progress in unfinished lessons."""
explanations = _table("explanations", _key("person"), _key("game", str), _key("entry", str))
"""The entries that the coach has explained to each person."""
blocks = _table("blocks", *columns(Block, key={"person", "blocked"}))
"""The people each person has blocked. A blocked person can't read a block, and being forgotten doesn't remove
it."""
open_table_wishes = _table("open_table_wishes", *columns(OpenTableWish, key={"guild", "person"}))
"""People who want to hear of open tables of a server."""
wishes = _table(
    "wishes",
    *columns(Wish, key={"guild", "person"}),
    _index("wishes_waiting", "guild", only="since IS NOT NULL"),
)
"""The wishes of people for the queue of a server. A wish stays when its person stops waiting."""
friends = _table(
    "friends", *columns(Friend, key={"guild", "person", "friend"}), _index("friends_by_friend", "friend")
)
"""The friends that people want to play with; it counts once both have said so."""
waits = _table(
    "waits",
    *columns(Wait),
    column("id", int, primary_key=True),
    _index("waits_by_guild", "guild", "at"),
    numbered=True,
)
"""How long people waited for the games that the queue found for them; nobody is named."""
unread_pings = _table("unread_pings", _of_table(), _key("person"), column("at", float))
"""When people who haven't opened their hand since were last pinged about a table."""
mutes = _table("mutes", _of_table(), _key("person"), column("revision", int))
"""The revision of the question that a person has muted."""
