"""Whether what a notice tells still holds: one check for each kind of notice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.store.rows import Notice, NoticeKind, Table
from bot.store.tables import TableStore
from bot.tables.keeper import Keeper, Live
from games.engine.game import Refused
from games.engine.play import waiting_for
from games.engine.text import Seat

Check = Callable[[TableStore, Live, Notice], Awaitable[bool]]

QUESTIONS: frozenset[NoticeKind] = frozenset({"turn", "last"})
"""The kinds that put a question of the game to somebody; the newer of them takes the place of the older."""


NEWS: frozenset[NoticeKind] = frozenset({"result"})
"""The kinds that tell of something that has happened: what was told of it stays where it stands."""


class Owed:
    """Answers for notices whether they still have to be told, or may stay where they stand."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def holds(self, notice: Notice) -> bool:
        """Return whether what ``notice`` tells is still so."""
        try:
            live = await self._keeper.live(notice.table)
        except Refused:
            return False
        return await _CHECKS[notice.kind](self._keeper.store, live, notice)

    async def is_muted(self, notice: Notice) -> bool:
        """Return whether the person wants to hear no more of the question that ``notice`` tells of."""
        if notice.muted is None or notice.kind not in QUESTIONS:
            return False
        live = await self._keeper.live(notice.table)
        return live.table.asked.get(notice.seat) == notice.muted

    async def question_to(self, table: int, person: int) -> int | None:
        """Return the revision at which the question was put that ``person`` owes the answer to, if any.

        :raises Refused: there is no such table.
        """
        live = await self._keeper.live(table)
        seat = live.table.seat_of(person)
        return live.table.asked.get(seat) if seat is not None and seat in _waiting(live) else None


async def _owes_answer(_: TableStore, live: Live, notice: Notice) -> bool:
    """At a table that is held they do: it goes on from there."""
    asked = live.table.asked.get(notice.seat)
    return (
        _sits(live.table, notice)
        and notice.seat in _waiting(live)
        and asked is not None
        and asked <= notice.revision
    )


async def _comes_after(_: TableStore, live: Live, notice: Notice) -> bool:
    """The one before is still at it."""
    waiting = _waiting(live)
    return (
        _sits(live.table, notice) and len(waiting) == 1 and live.table.next_person(waiting[0]) == notice.seat
    )


async def _ran_out(_: TableStore, live: Live, notice: Notice) -> bool:
    return (
        _sits(live.table, notice) and live.table.seats[notice.seat].ran_out and notice.seat in _waiting(live)
    )


async def _is_to_agree(_: TableStore, live: Live, notice: Notice) -> bool:
    proposal = live.table.proposal
    return (
        live.table.status == "playing"
        and proposal is not None
        and proposal.since <= notice.revision
        and notice.seat not in proposal.agreed
        and _sits(live.table, notice)
    )


async def _is_offered_seat(store: TableStore, live: Live, notice: Notice) -> bool:
    if live.table.status not in {"playing", "paused", "held"}:
        return False
    return await store.is_offered(notice.table, notice.seat, notice.person)


async def _is_closing(_: TableStore, live: Live, notice: Notice) -> bool:
    return live.table.warned_at is not None and _sits(live.table, notice)


async def _is_over(_: TableStore, live: Live, __: Notice) -> bool:
    return live.table.status == "over"


_CHECKS: Mapping[NoticeKind, Check] = {
    "turn": _owes_answer,
    "last": _owes_answer,
    "soon": _comes_after,
    "time": _ran_out,
    "proposal": _is_to_agree,
    "offer": _is_offered_seat,
    "closing": _is_closing,
    "result": _is_over,
}


def _sits(table: Table, notice: Notice) -> bool:
    """Return whether the person still sits where the notice says, and answers for the seat themself."""
    return table.seat_of(notice.person) == notice.seat and not table.seats[notice.seat].by_computer


def _waiting(live: Live) -> list[Seat]:
    """Return the seats that owe an answer at a table that is being played, or held until it goes on."""
    if live.table.status not in {"playing", "held"} or live.state is None:
        return []
    return waiting_for(live.game.decisions(live.state))
