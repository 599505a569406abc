"""Every table of the database, declared once; columns that are fields of a struct follow from the struct.

Times are Unix seconds.
"""

from __future__ import annotations

from typing import Any, get_args

import sqlalchemy as sa

from bot.domain.blocks import Block
from bot.domain.change import Incident
from bot.domain.fairness import GivenPosition
from bot.domain.free_seats import OpenTableWish
from bot.domain.kept_review import KeptReview
from bot.domain.lessons import Progress
from bot.domain.notice import Notice, NoticeState
from bot.domain.people import GuildSettings, Member, Person, Preset, Rating, SettingChange
from bot.domain.rows import (
    Deadline,
    Departure,
    Disclosure,
    EventRow,
    MoveRow,
    Offer,
    OutdatedMessage,
    Pace,
    Result,
)
from bot.domain.table import Invitation, SeatRow, Status, Table
from bot.store.columns import column, columns

METADATA = sa.MetaData()

PERSONAL = {"person", "host", "paused_by", "offered_by", "invited_by"}
"""The columns that hold the id of a person on Discord, wherever they are; ``member`` is one's number."""


def _table(name: str, *parts: sa.schema.SchemaItem, numbered: bool = False, **options: Any) -> sa.Table:
    """Return a table; its rows lie in the order of their key unless they are ``numbered`` as they come."""
    return sa.Table(name, METADATA, *parts, sqlite_strict=True, sqlite_with_rowid=numbered, **options)


def _of_table(*, key: bool = True) -> sa.Column[Any]:
    """Return the column that names the table whose row it is; the row goes with its table."""
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
    _index("moves_by_member", "member", "at", only="in_time IS NOT NULL"),
)
given_positions = _table("given_positions", _of_table(), *columns(GivenPosition))
"""In which positions practice games began: with those of the games that led there they make their records."""
reviews = _table("reviews", _of_table(), *columns(KeptReview))
"""What was found about games that are over, once somebody wanted to know how they went."""
departures = _table(
    "departures",
    _of_table(),
    *columns(Departure, key={"member"}),
    _index("departures_by_member", "member", "at"),
)
"""Who left which game to the others, by their number, and has not come back to it."""
events = _table("events", _of_table(), *columns(EventRow, key={"number"}), column("revision", int))
deadlines = _table(
    "deadlines",
    _of_table(),
    *columns(Deadline, but={"table"}, key={"seat", "revision"}),
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
"""Who was sent away from a lobby, and may not come back to it."""
# An incident is kept for longer than its table.
incidents = _table(
    "incidents",
    *columns(Incident, key={"reference"}, but={"table"}),
    column("table_id", int, key="table"),
    numbered=True,
)
facts = _table("facts", _key("name", str), column("value", str), numbered=True)
"""What the bot notes about itself."""

processes = _table(
    "processes",
    _key("process", str),
    column("machine", str),
    column("pid", int),
    column("capacity", int),
    column("seen_at", float),
)
"""The processes that share the database, how many shards each can carry, and its last sign of life."""
shards = _table(
    "shards",
    _key("shard"),
    column("holder", str | None),
    column("until", float | None),
    column("taker", str | None),
)
"""Which process holds which shard, until when without a sign of life, and which one is to take it then."""
MOMENTARY = (processes, shards)
"""The tables that say who runs the bot at the moment; where nobody does, they hold nothing of worth."""

members = _table(
    "members",
    *columns(Member, but={"number"}),
    column("number", int, primary_key=True),
    sa.UniqueConstraint("person", "guild"),
    _index("members_by_guild", "guild"),
    numbered=True,
    sqlite_autoincrement=True,
)
"""What people are called, which is kept nowhere else; who was forgotten has lost both person and name."""
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
presets = _table("presets", *columns(Preset, key={"guild", "person", "game", "name"}))

results = _table(
    "results",
    _of_table(),
    *columns(Result, key={"seat"}, but={"person"}),
    _index("results_by_member", "member", "table", only="member IS NOT NULL"),
)
paces = _table(
    "paces",
    _of_table(),
    *columns(Pace),
    _index("paces_by_kind", "game", "seats", "clock", "guild", "table"),
)
"""How finished games went, each with its kind; nothing of it says who played."""
unrated = _table("unrated", _of_table(), numbered=True)
"""Finished games that have not been rated yet."""
ratings = _table("ratings", _key("guild"), _key("game", str), _key("person"), *columns(Rating))

follows = _table("follows", _of_table(), _key("person"))
"""Who wants to hear of a table's result."""
read_markers = _table(
    "read_markers",
    _of_table(),
    _key("person"),
    column("event", int),
    column("parts", dict[str, int] | None),
)
"""The number of the last line that each person has read of a table's log, and fingerprints of what the parts
of their private picture told then."""
disclosures = _table("disclosures", _of_table(), *columns(Disclosure, key={"person", "eyes"}))
"""The views of running games that people have been shown. Somebody who has seen more than a seat may know
must not sit there; so this outlives a deletion of their data, and goes when the game is over."""
table_notes = _table("table_notes", _of_table(), _key("person"), column("text", str))
"""What people wrote down about a table for themselves; nobody else reads it."""
lessons = _table("lessons", *columns(Progress, key={"person", "game"}))
"""Where people left their lessons; a lesson that is through is not there."""
explanations = _table("explanations", _key("person"), _key("game", str), _key("entry", str))
"""The things of a game that the coach has told people about."""
blocks = _table("blocks", *columns(Block, key={"person", "blocked"}))
"""The people each person has blocked. A blocked person can't read a block, and being forgotten keeps it."""
open_table_wishes = _table("open_table_wishes", *columns(OpenTableWish, key={"guild", "person"}))
"""Who wants to hear of open tables of a server."""
mutes = _table("mutes", _of_table(), _key("person"), column("revision", int))
"""The revision of the question that a person has muted."""
