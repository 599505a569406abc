"""Every table of the database, declared once; most columns are derived from the fields of structs.

Times are Unix seconds.
"""

from __future__ import annotations

import sqlalchemy as sa

from bot.database.columns import column, columns
from bot.database.declaring import at_table, counted, index, key_column, of_table, one_of, table
from bot.features.archive.rules import GivenPosition
from bot.features.blocks.rules import Block
from bot.features.bookmarks.rules import Bookmark
from bot.features.competitions.rules.missed import MissedPost
from bot.features.competitions.rules.repairs import Repair
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
from bot.features.tournaments.rules.tournament import Match, Participant, Tournament, TournamentRound
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

PERSONAL = {"person", "host", "paused_by", "offered_by", "invited_by"}
"""The columns that hold a person's Discord id, in any table; ``member`` holds a member number instead."""

tables = table(
    "tables",
    *columns(Table, key={"id"}, but={"seats", "invitations", "sent_away"}),
    one_of("status", Status),
    sa.UniqueConstraint("origin"),
    sa.UniqueConstraint("rematch_of"),
    sa.ForeignKeyConstraint(["rematch_of"], ["tables.id"], ondelete="SET NULL"),
    index("tables_by_channel", "guild", "channel", "status"),
    index("tables_by_status", "status", "guild", "changed_at"),
    index("tables_by_rest", "status", "changed_at"),
    index("tables_behind", "id", only="published_revision < revision"),
    index("tables_by_start", "starts_at", only="starts_at IS NOT NULL"),
    index("tables_closed", "id", only="closed IS NOT NULL"),
    index("tables_by_silence", "silent_at", only="silent_at IS NOT NULL"),
    index("tables_by_board", "board_until", only="board_until IS NOT NULL"),
    numbered=True,
    sqlite_autoincrement=True,
)
seats = table(
    "seats",
    of_table(),
    key_column("seat"),
    *columns(SeatRow, but={"person"}),
    index("seats_by_member", "member", "table", unique=True, only="member IS NOT NULL"),
    index("seats_by_time", "due_at", only="due_at IS NOT NULL"),
)
moves = table(
    "moves",
    of_table(),
    key_column("number"),
    *columns(MoveRow),
    index("moves_by_member", "member", "at", only="member IS NOT NULL"),
)
given_positions = table("given_positions", of_table(), *columns(GivenPosition))
"""The positions in which practice games began, from which their records are assembled."""
reviews = table("reviews", of_table(), *columns(KeptReview))
"""Reviews of finished games, stored on first request."""
departures = table(
    "departures",
    of_table(),
    *columns(Departure, key={"member"}),
    index("departures_by_member", "member", "at"),
)
"""Members who left a game before its end and haven't come back."""
events = table("events", of_table(), *columns(EventRow, key={"number"}), column("revision", int))
deadlines = table(
    "deadlines",
    of_table(),
    *columns(Deadline, but={"table"}, key={"seat", "revision", "is_planned"}),
    index("deadlines_by_time", "due_at"),
)
outdated_messages = table(
    "outdated_messages",
    *columns(OutdatedMessage, key={"message"}),
    of_table(key=False),
    index("outdated_messages_by_table", "table"),
    numbered=True,
)
notices = table(
    "notices",
    *columns(Notice, key={"id"}, but={"table", "muted", "is_at_closed"}),
    of_table(key=False),
    one_of("state", NoticeState),
    sa.UniqueConstraint("table", "revision", "seat", "kind", "person"),
    index("notices_open", "due_at", only="state <> 'done'"),
    index("notices_due", "table", only="state = 'due' AND kind <> 'short'"),
    index("notices_short", "due_at", "table", only="state = 'due' AND kind = 'short'"),
    index("notices_by_person", "person", only="state <> 'done'"),
    numbered=True,
)
offers = table("offers", of_table(), *columns(Offer, key={"seat", "person"}))
invitations = table(
    "invitations",
    of_table(),
    *columns(Invitation, key={"person"}),
    index("invitations_by_time", "due_at", only="due_at IS NOT NULL"),
)
sent_away = table("sent_away", of_table(), key_column("person"))
"""People who were sent away from a lobby and may not come back."""
# Incidents outlive their table.
incidents = table(
    "incidents",
    *columns(Incident, key={"reference"}, but={"table"}),
    column("table_id", int, key="table"),
    numbered=True,
)
facts = table("facts", key_column("name", str), column("value", str), numbered=True)
"""Facts the bot stores about itself."""
revealed_deals = table("revealed_deals", key_column("deal", str), column("at", float), numbered=True)
"""The deals whose secrets have been revealed, and when."""

processes = table(
    "processes",
    key_column("process", str),
    column("machine", str),
    column("pid", int),
    column("capacity", int),
    column("seen_at", float),
)
"""The processes that share the database, with their capacity in shards and their last heartbeat."""
shards = table(
    "shards",
    key_column("shard"),
    column("holder", str | None),
    column("until", float | None),
    column("taker", str | None),
)
"""The holder of each shard, the time until which it holds it without a heartbeat, and the next holder."""
MOMENTARY = (processes, shards)
"""Tables about the currently running processes, which have no lasting value."""

members = table(
    "members",
    *columns(Member, but={"number"}),
    column("number", int, primary_key=True),
    sa.UniqueConstraint("person", "guild"),
    index("members_by_guild", "guild"),
    numbered=True,
    sqlite_autoincrement=True,
)
"""The names of people, stored only here; a forgotten member has neither person nor name."""
people = table("people", *columns(Person, key={"person"}), numbered=True)
guilds = table("guilds", key_column("guild"), column("settings", GuildSettings), numbered=True)
setting_changes = table(
    "setting_changes",
    column("id", int, primary_key=True),
    column("guild", int),
    *columns(SettingChange),
    index("setting_changes_by_guild", "guild", "id"),
    numbered=True,
)
overviews = table("overviews", *columns(Overview, key={"guild"}))
"""The message with the overview of each server that wants one."""


def _repairs(name: str, owner: str) -> sa.Table:
    """Return the table of the repairs of competitions that ``owner`` has."""
    return counted(
        name,
        Repair,
        sa.ForeignKeyConstraint(["competition"], [f"{owner}.id"], ondelete="CASCADE"),
        index(f"{name}_by_competition", "competition"),
        index(f"{name}_by_moderator", "moderator"),
    )


leagues = counted(
    "leagues",
    League,
    index("leagues_by_guild", "guild"),
)
seasons = counted(
    "seasons",
    Season,
    sa.ForeignKeyConstraint(["league"], ["leagues.id"], ondelete="CASCADE"),
    sa.UniqueConstraint("league", "number"),
)
league_messages = table(
    "league_messages",
    *columns(LeagueMessage, key={"league"}),
    sa.ForeignKeyConstraint(["league"], ["leagues.id"], ondelete="CASCADE"),
)
"""The message of each league that shows its current season."""
season_entries = table(
    "season_entries",
    *columns(Entry, key={"season", "member"}),
    sa.ForeignKeyConstraint(["season"], ["seasons.id"], ondelete="CASCADE"),
    index("season_entries_by_member", "member"),
)
fixtures = counted(
    "fixtures",
    Fixture,
    at_table(),
    sa.ForeignKeyConstraint(["season"], ["seasons.id"], ondelete="CASCADE"),
    index("fixtures_by_season", "season"),
    index("fixtures_by_table", "table", unique=True, only="table_id IS NOT NULL"),
)
"""The games of seasons. Nothing of their standings is stored: those follow from results."""
league_repairs = _repairs("league_repairs", "seasons")
"""The repairs that moderators made to seasons of leagues, in order."""
missed_posts = table("missed_posts", *columns(MissedPost, key={"family", "competition", "part", "post"}))
"""The posts that competitions still owe to their channels."""
duplicates = counted(
    "duplicates",
    Duplicate,
    index("duplicates_by_guild", "guild"),
)
duplicate_entrants = table(
    "duplicate_entrants",
    *columns(Entrant, key={"duplicate", "member"}),
    sa.ForeignKeyConstraint(["duplicate"], ["duplicates.id"], ondelete="CASCADE"),
    index("duplicate_entrants_by_member", "member"),
)
duplicate_tables = table(
    "duplicate_tables",
    key_column("duplicate"),
    key_column("number"),
    at_table(),
    column("opened_at", float | None),
    sa.ForeignKeyConstraint(["duplicate"], ["duplicates.id"], ondelete="CASCADE"),
    index("duplicate_tables_by_table", "table", unique=True, only="table_id IS NOT NULL"),
)
"""The tables of sets with the same deal. Their comparison isn't stored: it follows from deal_results."""
tournaments = counted(
    "tournaments",
    Tournament,
    index("tournaments_by_guild", "guild"),
)
tournament_entries = table(
    "tournament_entries",
    *columns(Participant, key={"tournament", "member"}),
    sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
    index("tournament_entries_by_member", "member"),
)
tournament_rounds = table(
    "tournament_rounds",
    *columns(TournamentRound, key={"tournament", "number"}),
    sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
)
tournament_matches = counted(
    "tournament_matches",
    Match,
    at_table(),
    sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
    sa.UniqueConstraint("tournament", "round", "number"),
    index("tournament_matches_by_table", "table", unique=True, only="table_id IS NOT NULL"),
)
"""The matches of tournaments. Standings aren't stored: they follow from deal_results."""
tournament_repairs = _repairs("tournament_repairs", "tournaments")
"""The repairs that moderators made to tournaments, in order."""
ladders = counted(
    "ladders",
    Ladder,
    sa.UniqueConstraint("guild", "game"),
)
ladder_challenges = counted(
    "ladder_challenges",
    Challenge,
    at_table(),
    sa.ForeignKeyConstraint(["ladder"], ["ladders.id"], ondelete="CASCADE"),
    index("ladder_challenges_by_ladder", "ladder", "id"),
    index("ladder_challenges_unsettled", "ladder", only="settled_at IS NULL"),
    index("ladder_challenges_by_table", "table", unique=True, only="table_id IS NOT NULL"),
)
ladder_events = counted(
    "ladder_events",
    Event,
    sa.ForeignKeyConstraint(["ladder"], ["ladders.id"], ondelete="CASCADE"),
    index("ladder_events_by_ladder", "ladder", "id"),
    index("ladder_events_by_member", "member"),
    index("ladder_events_by_challenge", "challenge", unique=True, only="challenge IS NOT NULL"),
)
"""The events of ladders. Places aren't stored: they follow from these rows."""
webhooks = table("webhooks", *columns(Webhook, key={"guild"}), numbered=True)
deliveries = counted(
    "deliveries",
    Delivery,
    of_table(key=False),
    index("deliveries_by_table", "table"),
)
"""The messages of webhooks that wait to be sent."""
presets = table("presets", *columns(Preset, key={"guild", "person", "game", "name"}))

results = table(
    "results",
    of_table(),
    *columns(Result, key={"seat"}, but={"person"}),
    index("results_by_member", "member", "table", only="member IS NOT NULL"),
)
deal_results = table(
    "deal_results",
    column("table_id", int, key="table", primary_key=True, autoincrement=False),
    *columns(DealResult, key={"seat"}),
    index("deal_results_by_deal", "deal", "seat"),
    index("deal_results_by_member", "member", only="member IS NOT NULL"),
)
"""The result of each seat at tables with a shared deal. Nothing about a deal is counted anywhere else."""
daily_tries = table(
    "daily_tries",
    of_table(),
    *columns(Try, but={"table"}),
    index("daily_tries_by_day", "day", "person", unique=True),
    index("daily_tries_by_person", "person", "day"),
)
"""The tries of dailies; a person has at most one on each day."""
daily_visits = table("daily_visits", *columns(Visit, key={"guild", "week", "person"}))
"""Who has looked at the daily on which server in which week."""
paces = table(
    "paces",
    of_table(),
    *columns(Pace),
    index("paces_by_kind", "game", "seats", "clock", "guild", "table"),
)
"""The pace of finished games by kind, without any reference to the players."""
unrated = table("unrated", of_table(), numbered=True)
"""Finished games that have not been rated yet."""
feats = table("feats", of_table(), *columns(Achieved))
"""The feats in finished games, derived from each game's log when they are first asked for."""
ratings = table(
    "ratings", key_column("guild"), key_column("game", str), key_column("person"), *columns(Rating)
)

follows = table("follows", of_table(), key_column("person"))
"""People who want to hear of a table's result."""
read_markers = table(
    "read_markers",
    of_table(),
    key_column("person"),
    column("event", int),
    column("parts", dict[str, int] | None),
)
"""The last line of a table's log that each person has read, and fingerprints of the parts of their private
picture at that time."""
disclosures = table("disclosures", of_table(), *columns(Disclosure, key={"person", "eyes"}))
"""The views of running games that people have been shown. Somebody who has seen more than a seat may know
must not sit there, so the rows survive a deletion of the person's data and go when the game ends."""
table_notes = table("table_notes", of_table(), key_column("person"), column("text", str))
"""People's private notes about tables."""
bookmarks = table(
    "bookmarks",
    column("id", int, primary_key=True),
    of_table(key=False),
    column("person", int),
    *columns(Bookmark),
    sa.UniqueConstraint("table", "person", "moves", "at"),
    index("bookmarks_by_person", "person"),
    numbered=True,
)
"""Moments of games that people have marked for themselves."""
thanks = table("thanks", of_table(), *columns(Thanks, key={"person"}))
"""Whom each person has thanked for a game: the seat."""
lessons = table("lessons", *columns(Progress, key={"person", "game"}))
"""People's progress in unfinished lessons."""
explanations = table("explanations", key_column("person"), key_column("game", str), key_column("entry", str))
"""The entries that the coach has explained to each person."""
blocks = table("blocks", *columns(Block, key={"person", "blocked"}))
"""The people each person has blocked. A blocked person can't read a block, and being forgotten doesn't remove
it."""
open_table_wishes = table("open_table_wishes", *columns(OpenTableWish, key={"guild", "person"}))
"""People who want to hear of open tables of a server."""
wishes = table(
    "wishes",
    *columns(Wish, key={"guild", "person"}),
    index("wishes_waiting", "guild", only="since IS NOT NULL"),
)
"""The wishes of people for the queue of a server. A wish stays when its person stops waiting."""
friends = table(
    "friends", *columns(Friend, key={"guild", "person", "friend"}), index("friends_by_friend", "friend")
)
"""The friends that people want to play with; it counts once both have said so."""
waits = table(
    "waits",
    *columns(Wait),
    column("id", int, primary_key=True),
    index("waits_by_guild", "guild", "at"),
    numbered=True,
)
"""How long people waited for the games that the queue found for them; nobody is named."""
unread_pings = table("unread_pings", of_table(), key_column("person"), column("at", float))
"""When people who haven't opened their hand since were last pinged about a table."""
mutes = table("mutes", of_table(), key_column("person"), column("revision", int))
"""The revision of the question that a person has muted."""

METADATA = tables.metadata
"""All tables above."""
