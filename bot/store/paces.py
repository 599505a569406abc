"""How finished games went: noted when they end, and read for those who gather for another one like them."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec.structs import replace

from bot.domain.pace import FEWEST, Usual, usual
from bot.domain.rows import Pace
from bot.store.schema import moves, paces
from bot.store.statements import add, fields, structs

_LAST = 50
"""How many of the last games of a kind are looked at."""
_PACES = (
    sa.select(*fields(Pace, paces))
    .where(
        paces.c.game == sa.bindparam("of_game"),
        paces.c.seats == sa.bindparam("for_seats"),
        paces.c.clock == sa.bindparam("by_clock"),
    )
    .order_by(paces.c.table.desc())
    .limit(_LAST)
)
_PACES_HERE = _PACES.where(paces.c.guild == sa.bindparam("here"))


def note_pace(connection: sa.Connection, table: int, pace: Pace | None) -> None:
    """Note how the game of ``table`` went, with how often each person pressed in it, once its moves stand."""
    if pace is not None:
        made = sa.select(sa.func.count()).where(moves.c.table == table, moves.c.member.is_not(None))
        presses = round((connection.scalar(made) or 0) / pace.people)
        add(connection, paces, [replace(pace, presses=presses)], clash="skip", table=table)


def usual_at(connection: sa.Connection, guild: int, game: str, seats: int, clock: str) -> Usual | None:
    """Return what is usual at games of a kind on ``guild``, or on all servers where it has too few."""
    kind = {"of_game": game, "for_seats": seats, "by_clock": clock}
    own = structs(connection, Pace, _PACES_HERE, here=guild, **kind)
    if len(own) >= FEWEST:
        return usual(own, here=True)
    return usual(structs(connection, Pace, _PACES, **kind), here=False)
