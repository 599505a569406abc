"""Opens tables of competitions: their seats are drawn beforehand, and their games start at once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from msgspec.structs import replace

from bot.features.lobby.rules.beginning import started
from bot.features.lobby.rules.lobby import NewTable, opened
from bot.features.notices.rules.notice import NewNotice
from bot.table.service import TableService
from bot.table.situation import Situation, TableStep
from bot.table.store import TableStore
from bot.table.table import SeatRow
from games.engine.event import Event
from games.engine.play import waiting_for


async def open_seated(
    tables: TableService,
    store: TableStore,
    new: NewTable,
    people: Sequence[tuple[int, int] | None],
    opening_line: partial[Event],
    *,
    called: Collection[int] = (),
) -> int:
    """Open the table that ``new`` asks for, start its game, and return its number.

    ``people`` has the person and the member number of each seat; a Companion takes a seat with ``None``.
    ``opening_line`` is the first line of the log, without the ``commitment`` of the deal. The next call
    with the same origin finds a table that a crash left behind, and starts its game if necessary. ``called``
    are members who hear of it even if somebody else is asked first.
    """
    assert new.deal is not None, "the games of competitions have deals"
    deal = await store.deal(new.deal)
    seats = [
        SeatRow(None, None, new.origin, strength="companion") if one is None else SeatRow(*one, new.origin)
        for one in people
    ]
    table, _ = opened(new, tables.games[new.game], deal.secret, tables.now())
    number = await store.insert(replace(table, seats=seats), [opening_line(commitment=deal.commitment)])
    if number is None:
        number = await store.opened_by(new.origin, None)
        assert number is not None, "the table exists"

    def begin(at: Situation) -> TableStep | None:
        if at.table.status != "lobby":
            return None
        step = started(at, at.after(), new.origin)
        asked = waiting_for(at.game.decisions(step.state))
        news = [
            NewNotice(seat, row.person, at.now, "challenged")
            for seat, row in enumerate(step.table.seats)
            if row.person is not None and row.member in called and seat not in asked
        ]
        return replace(step, news=tuple(news))

    await tables.change(number, begin)
    return number
