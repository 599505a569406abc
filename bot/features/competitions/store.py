"""The tables of a competition, read inside a transaction of the feature that owns them."""

from __future__ import annotations

from collections import defaultdict

import sqlalchemy as sa
from msgspec import Struct

from bot.database.schema import results, seats, tables
from bot.database.statements import structs
from bot.features.competitions.rules.outcome import Outcome
from bot.table.store import OPEN


class _Seat(Struct, frozen=True):
    """A seat of a finished table."""

    table: int
    member: int | None
    rank: int
    score: int | None
    stand_in: str | None


def outcomes(
    connection: sa.Connection,
    among: sa.Select[tuple[int]],
    ends: sa.Table = results,
    score: sa.ColumnElement[int | None] = results.c.score,
) -> dict[int | None, Outcome]:
    """Return the outcomes of the finished tables whose numbers ``among`` selects.

    ``ends`` has the ranks, and ``score`` is computed from it. Private tables have no ``results``, but
    ``deal_results``.
    """
    query = sa.select(ends.c.table, ends.c.member, ends.c.rank, score, seats.c.stand_in)
    query = query.join_from(ends, seats, sa.and_(seats.c.table == ends.c.table, seats.c.seat == ends.c.seat))
    query = query.where(ends.c.table.in_(among)).order_by(ends.c.table, ends.c.seat)
    found: dict[int, list[_Seat]] = defaultdict(list)
    for one in structs(connection, _Seat, query):
        found[one.table].append(one)
    return {
        table: Outcome(
            tuple(one.member for one in those),
            tuple(one.rank for one in those),
            tuple(one.score for one in those),
            tuple(one.stand_in is not None for one in those),
        )
        for table, those in found.items()
    }


def open_tables(connection: sa.Connection, among: sa.Select[tuple[int]]) -> set[int | None]:
    """Return the tables, of those whose numbers ``among`` selects, that can still be played at."""
    query = sa.select(tables.c.id).where(tables.c.id.in_(among), tables.c.status.in_(OPEN))
    return set(connection.scalars(query))
