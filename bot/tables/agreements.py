"""Agreements: what one seat proposes and all people at the table agree to."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Literal, TypeAlias

import msgspec

from bot.store.rows import NewNotice, Proposal
from bot.tables.keeper import Keeper, Live, expect_playing, expect_seat, line
from bot.tables.perspective import moves_back_to, voters
from bot.tables.play import Play
from bot.tables.refusals import OutOfDate, refused
from games.engine.event import Event
from games.engine.game import Refused
from games.engine.text import Seat, SeatName

Kind: TypeAlias = Literal["end", "undo", "pause"]


class Agreements:
    """Proposals to end the game, to pause it, or to take back moves that others have followed."""

    def __init__(self, keeper: Keeper, play: Play) -> None:
        self._keeper = keeper
        self._play = play

    async def propose(self, table: int, person: int, kind: Kind, moves: int = 0) -> int:
        """Propose something to everybody at the table and return the revision that this makes.

        Computer players and the absent agree with anything. ``moves`` is how many moves the person believes
        an ``undo`` to take back.

        :raises OutOfDate: it would take back other moves by now.
        :raises Refused: another proposal is open, or there is nothing that could be taken back.
        """
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            expect_playing(live)
            if live.table.proposal is not None:
                raise refused("already-proposed")
            if kind == "undo":
                _expect_moves(live, seat, moves)
            else:
                moves = 0
            proposal = Proposal(kind, seat, (seat,), moves, live.table.revision + 1)
            told = line(f"log-proposed-{kind}", seat=SeatName(seat), count=moves)
            if missing := _missing(live, proposal):
                await self._ask(live, proposal, missing, told)
            else:
                await self._carry_out(live, proposal, [told], informed=seat)
            return live.table.revision

    async def agree(self, table: int, person: int, revision: int) -> int:
        """Let ``person``, who saw the table at ``revision``, agree; return the revision that this makes.

        What all have agreed to is carried out.

        :raises OutOfDate: something else is proposed by now.
        :raises Refused: nothing is proposed, or the person has agreed already.
        """
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            expect_playing(live)
            proposal = _seen_proposal(live, revision)
            if seat in proposal.agreed and _missing(live, proposal):
                raise refused("agreed-already")
            agreed = msgspec.structs.replace(proposal, agreed=(*proposal.agreed, seat))
            told = line("log-agreed", seat=SeatName(seat))
            if _missing(live, agreed):
                after = self._keeper.after(live.table, proposal=agreed)
                await self._keeper.commit(live, after, live.state, [told])
            else:
                await self._carry_out(live, agreed, [told], informed=seat)
            return live.table.revision

    async def decline(self, table: int, person: int, revision: int) -> int:
        """Decline what ``person`` saw proposed at ``revision``, or withdraw it if it is their own proposal.

        With that it is off the table; returns the revision that this makes. It may be done at a table that
        rests, too.

        :raises OutOfDate: something else is proposed by now.
        :raises Refused: nothing is proposed.
        """
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            own = _seen_proposal(live, revision).by == seat
            told = line("log-withdrawn" if own else "log-declined", seat=SeatName(seat))
            after = self._keeper.after(live.table, proposal=None)
            await self._keeper.commit(live, after, live.state, [told])
            return live.table.revision

    async def settle(self, live: Live) -> None:
        """Carry out the open proposal if nobody is missing any more, because a seat has changed hands.

        The caller holds the lock of the table.
        """
        proposal = live.table.proposal
        if live.table.status == "playing" and proposal is not None and not _missing(live, proposal):
            # Whoever changed the seat asked for nothing more: what is in the way of it is not told to them.
            with suppress(Refused):
                await self._carry_out(live, proposal)

    async def _ask(self, live: Live, proposal: Proposal, missing: Sequence[Seat], told: Event) -> None:
        after = self._keeper.after(live.table, proposal=proposal)
        people = [(seat, live.table.seats[seat].person) for seat in missing]
        notices = [
            NewNotice(seat, person, after.changed_at, "proposal")
            for seat, person in people
            if person is not None
        ]
        await self._keeper.commit(live, after, live.state, [told], notices=notices)

    async def _carry_out(
        self, live: Live, proposal: Proposal, told: Sequence[Event] = (), *, informed: Seat | None = None
    ) -> None:
        match proposal.kind:
            case "undo":
                knowing = () if informed is None else (informed,)
                await self._play.rewind(live, proposal.moves, proposal.by, told, informed=knowing)
            case "pause":
                after = self._keeper.after(live.table, status="paused", proposal=None)
                after.paused_at = after.changed_at
                await self._keeper.commit(live, after, live.state, [*told, line("log-paused-together")])
            case "end":
                after = self._keeper.after(live.table, status="ended")
                await self._keeper.commit(live, after, live.state, [*told, line("log-ended-together")])


def without(proposal: Proposal, seat: Seat) -> Proposal | None:
    """Return ``proposal`` when somebody else sits at ``seat``, who has not agreed yet; their own falls."""
    if proposal.by == seat:
        return None
    agreed = tuple(other for other in proposal.agreed if other != seat)
    return msgspec.structs.replace(proposal, agreed=agreed)


def _missing(live: Live, proposal: Proposal) -> list[Seat]:
    return [seat for seat in voters(live.table.seats) if seat not in proposal.agreed]


def _expect_moves(live: Live, seat: Seat, moves: int) -> None:
    if live.table.rules_version != live.game.version:
        raise refused("other-rules")
    possible = moves_back_to(live.table.free, seat)
    if not possible:
        raise refused("nothing-to-take-back")
    if possible != moves:
        raise OutOfDate


def _seen_proposal(live: Live, revision: int) -> Proposal:
    """Return the open proposal, which is the one that was open at ``revision``."""
    proposal = live.table.proposal
    if proposal is None:
        raise refused("no-proposal")
    if not proposal.since <= revision <= live.table.revision:
        raise OutOfDate
    return proposal
