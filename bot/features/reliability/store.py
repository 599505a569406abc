"""People's reliability, computed from their moves and the games they left."""

from __future__ import annotations

import sqlalchemy as sa

from bot.database.schema import departures, members, moves, results
from bot.features.reliability.rules.record import Reliability
from bot.features.reliability.rules.reliability import TURNS

_NUMBER = sa.bindparam("number", type_=sa.BigInteger())
_SINCE: sa.BindParameter[float] = sa.bindparam("since", type_=sa.Double())
_MEMBER = sa.select(members.c.number).where(
    members.c.person == sa.bindparam("person", type_=sa.BigInteger()),
    members.c.guild == sa.bindparam("guild", type_=sa.BigInteger()),
)
_TURNS = (
    sa.select(moves.c.in_time)
    .where(moves.c.member == _NUMBER, moves.c.in_time.is_not(None), moves.c.at >= _SINCE)
    .order_by(moves.c.at.desc())
    .limit(TURNS)
)
_LEFT = sa.select(sa.func.count()).where(departures.c.member == _NUMBER, departures.c.at >= _SINCE)
_FINISHED = sa.select(sa.func.count()).where(results.c.member == _NUMBER)


def reliability(connection: sa.Connection, guild: int, person: int, since: float) -> Reliability:
    """Return the reliability of ``person`` at ``guild`` since the time ``since``."""
    number = connection.scalar(_MEMBER, {"person": person, "guild": guild})
    if number is None:
        return Reliability()
    whose = {"number": number, "since": since}
    turns = connection.scalars(_TURNS, whose).all()
    return Reliability(
        turns=len(turns),
        in_time=sum(turns),
        left=connection.scalar(_LEFT, whose) or 0,
        finished=connection.scalar(_FINISHED, whose) or 0,
    )
