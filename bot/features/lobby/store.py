"""The pace of finished games: stored when they end, and read for estimates in the lobbies of similar
games."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec.structs import replace

from bot.database.schema import moves, paces
from bot.database.statements import add, fields, structs
from bot.features.lobby.rules.pace import FEWEST, Usual, usual
from bot.table.rows import Pace

_LAST = 50
"""The number of latest games of a kind that count."""
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
    """Store the pace of the game of ``table``, with the average moves per person; its moves must be
    written."""
    if pace is not None:
        made = sa.select(sa.func.count()).where(moves.c.table == table, moves.c.member.is_not(None))
        presses = round((connection.scalar(made) or 0) / pace.people)
        add(connection, paces, [replace(pace, presses=presses)], clash="skip", table=table)


def usual_at(connection: sa.Connection, guild: int, game: str, seats: int, clock: str) -> Usual | None:
    """Return the usual pace of such games on ``guild``, or on all servers if too few were played there."""
    kind = {"of_game": game, "for_seats": seats, "by_clock": clock}
    own = structs(connection, Pace, _PACES_HERE, here=guild, **kind)
    if len(own) >= FEWEST:
        return usual(own, here=True)
    return usual(structs(connection, Pace, _PACES, **kind), here=False)
