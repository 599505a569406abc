"""Queries that transactions about tournaments share: a tournament, its matches, and people over the limit."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from bot.database.schema import (
    deal_results,
    seats,
    tables,
    tournament_entries,
    tournament_matches,
    tournaments,
)
from bot.database.statements import fields, structs
from bot.features.competitions.store import open_tables, outcomes
from bot.features.tournaments.rules.course import Played, played
from bot.features.tournaments.rules.tournament import AT_ONCE, Match, Participant, Tournament, substitutes
from bot.table.store import OPEN


def locked(connection: sa.Connection, number: int) -> Tournament | None:
    """Return a tournament, and let no other transaction change it meanwhile."""
    query = sa.select(*fields(Tournament, tournaments)).where(tournaments.c.id == number)
    found = structs(connection, Tournament, query.with_for_update())
    return found[0] if found else None


def is_busy(connection: sa.Connection, member: int, but: int | None = None) -> bool:
    """Return whether ``member`` takes part in as many tournaments as allowed, not counting the one ``but``.

    A tournament that they've left counts until their game there is over.
    """
    entered = sa.select(tournament_entries.c.tournament).join(tournaments)
    entered = entered.where(tournament_entries.c.member == member, tournament_entries.c.state == "in")
    playing = sa.select(tournament_matches.c.tournament).select_from(tournament_matches)
    playing = playing.join(tables, tables.c.id == tournament_matches.c.table)
    playing = playing.join(seats, seats.c.table == tables.c.id)
    playing = playing.where(seats.c.member == member, tables.c.status.in_(OPEN))
    query = sa.union(entered.where(tournaments.c.ended_at.is_(None)), playing)
    return len({*connection.scalars(query)} - {but}) >= AT_ONCE


def matches_of(
    connection: sa.Connection, tournament: Tournament, entries: Sequence[Participant]
) -> tuple[Played, ...]:
    """Return the matches of a tournament with their states, in their order."""
    at = sa.select(tournament_matches.c.table).where(
        tournament_matches.c.tournament == tournament.id, tournament_matches.c.table.is_not(None)
    )
    score = deal_results.c.points + deal_results.c.lead if tournament.shares_deal else deal_results.c.points
    ends = outcomes(connection, at, deal_results, score)
    still_open = open_tables(connection, at)
    private = sa.select(tables.c.id).where(
        tables.c.id.in_(at), tables.c.is_private, tables.c.status == "over"
    )
    hidden = set(connection.scalars(private))
    after = substitutes(entries)
    query = sa.select(*fields(Match, tournament_matches))
    query = query.where(tournament_matches.c.tournament == tournament.id)
    return tuple(
        played(
            one,
            ends.get(one.table),
            after,
            has_open_table=one.table in still_open,
            is_hidden=one.table in hidden,
        )
        for one in structs(
            connection, Match, query.order_by(tournament_matches.c.round, tournament_matches.c.number)
        )
    )
