"""A league: its seasons, the people who enter them, and the games that they play. Times are Unix seconds."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.features.competitions.rules.repairs import EntryState
from bot.features.leagues.rules.movement import Came
from bot.features.standing.rules import StandingMessage
from bot.table.table_terms import Terms
from games.engine.text import Typed

WEEK = 7 * 86_400.0

Adjudication = Literal["computers", "none"]
"""The treatment of games that are still open when a season ends: computers play them on, many times, and
everybody gets their expected points; or nobody gets any."""


class League(Struct, frozen=True):
    """A league of a server, with the terms of its next seasons.

    ``games`` are played in turn at tables of ``size`` in ``channel``. A season lasts ``weeks``; a division
    has about ``division`` people, and each plays at most ``at_once`` games at a time. ``preset`` names the
    server's preset for their terms; ``None``: as printed. ``clock`` applies to all of them. The champion
    gets ``role``. After ``closed_at``, no season follows the current one. Seasons begin and end at the same
    time of day in ``timezone``.
    """

    guild: int
    channel: int
    name: Typed
    games: tuple[str, ...]
    created_at: float
    size: int = 4
    weeks: int = 4
    division: int = 7
    at_once: int = 2
    clock: str = "day"
    preset: str | None = None
    adjudication: Adjudication = "computers"
    role: int | None = None
    closed_at: float | None = None
    timezone: str = "UTC"
    id: int = 0


class LeagueMessage(StandingMessage, frozen=True):
    """The message in the channel of ``league`` that shows its current season."""

    league: int = 0


class Season(Struct, frozen=True):
    """A season of a league: when people can enter, and what has been done.

    ``started_at`` and ``ended_at`` are when its divisions were drawn, and when its last game was counted.
    Each is written once, with everything that belongs to it. ``terms`` are those of each game, kept for the
    whole season. ``told`` counts the weekly summaries that were posted.
    """

    league: int
    number: int
    opens_at: float
    starts_at: float
    ends_at: float
    started_at: float | None = None
    ended_at: float | None = None
    terms: dict[str, Terms] = {}
    told: int = 0
    id: int = 0


class Entry(Struct, frozen=True):
    """Somebody's entry in a season, by their member number, which outlives their name.

    ``division`` (0 is the highest) and ``came`` are ``None`` until the season starts.
    """

    season: int
    member: int
    entered_at: float
    state: EntryState = "in"
    division: int | None = None
    came: Came | None = None


class Fixture(Struct, frozen=True):
    """A game of a season: its members in the order of their seats, and its table once that is open.

    ``opens_first`` orders the games of a season. ``table`` is ``None`` until then, or after the table was
    deleted. ``expected`` has the hundredths of a point that each seat could expect, if the season ended
    before the game; it's empty if such a game counts for nobody. ``ruled`` has the ranks that a moderator has
    set; it's empty if the game counts for nobody.
    """

    season: int
    division: int
    opens_first: int
    game: str
    members: tuple[int, ...]
    table: int | None = None
    opened_at: float | None = None
    adjudicated_at: float | None = None
    expected: tuple[int, ...] | None = None
    ruled: tuple[int, ...] | None = None
    id: int = 0
