"""Agreements: what one seat proposes and all people at the table agree to."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.store.rows import NewNotice, Proposal, Table
from bot.tables.keeper import Keeper, Live, expect_playing, expect_seat, line
from bot.tables.play import Play
from bot.tables.refusals import refused
from games.engine.event import Event
from games.engine.text import Seat, SeatName


class Agreements:
    """Proposals to end the game, to pause it, or to take back moves that others have followed."""

    def __init__(self, keeper: Keeper, play: Play) -> None:
        self._keeper = keeper
        self._play = play

    async def propose(self, table: int, person: int, kind: Literal["end", "undo", "pause"]) -> None:
        """Propose something to everybody at the table; computer players and the absent agree with anything.

        :raises Refused: another proposal is open, or there is nothing that could be taken back.
        """
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            expect_playing(live)
            if live.table.proposal is not None:
                raise refused("proposal-open")
            moves = moves_to(live.table, seat) if kind == "undo" else 0
            if kind == "undo" and not moves:
                raise refused("nothing-to-take-back")
            proposal = Proposal(kind, seat, (seat,), moves)
            told = line(f"log-proposed-{kind}", seat=SeatName(seat), count=moves)
            await self._settle(live, proposal, told, tell=True)

    async def agree(self, table: int, person: int) -> None:
        """Agree to the open proposal; it is carried out when everybody has.

        :raises Refused: there is none.
        """
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            expect_playing(live)
            proposal = _open_proposal(live)
            if seat in proposal.agreed and set(voters(live.table)) - set(proposal.agreed):
                raise refused("agreed-already")
            agreed = msgspec.structs.replace(proposal, agreed=(*proposal.agreed, seat))
            await self._settle(live, agreed, line("log-agreed", seat=SeatName(seat)))

    async def decline(self, table: int, person: int) -> None:
        """Decline the open proposal, or withdraw one's own; with that it is off the table.

        :raises Refused: there is none.
        """
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            proposal = _open_proposal(live)
            key = "log-withdrawn" if proposal.by == seat else "log-declined"
            after = self._keeper.after(live.table, proposal=None)
            await self._keeper.commit(live, after, live.state, [line(key, seat=SeatName(seat))])

    async def _settle(self, live: Live, proposal: Proposal, told: Event, *, tell: bool = False) -> None:
        missing = [seat for seat in voters(live.table) if seat not in proposal.agreed]
        if missing:
            after = self._keeper.after(live.table, proposal=proposal)
            people = [(seat, live.table.seats[seat].person) for seat in missing]
            notices = [
                NewNotice(seat, person, after.changed_at, "proposal")
                for seat, person in people
                if tell and person is not None
            ]
            await self._keeper.commit(live, after, live.state, [told], notices=notices)
            return
        match proposal.kind:
            case "undo":
                await self._play.rewind(live, proposal.moves, proposal.by)
            case "pause":
                after = self._keeper.after(live.table, status="paused", proposal=None)
                after.paused_at = after.changed_at
                await self._keeper.commit(live, after, live.state, [told, line("log-paused-together")])
            case "end":
                after = self._keeper.after(live.table, status="ended")
                await self._keeper.commit(live, after, live.state, [told, line("log-ended-together")])


def voters(table: Table) -> list[Seat]:
    """Return the seats whose people have to agree: those who are there."""
    return [seat for seat, row in enumerate(table.seats) if not row.by_computer]


def moves_to(table: Table, seat: Seat) -> int:
    """Return how many moves have to be taken back so that the last move of ``seat`` is undone, or 0.

    It is 0 where something came to light since, or where others have not followed and no agreement is needed.
    """
    if not table.free or seat not in table.free or table.free[-1] == seat:
        return 0
    return table.free[::-1].index(seat) + 1


def _open_proposal(live: Live) -> Proposal:
    if live.table.proposal is None:
        raise refused("no-proposal")
    return live.table.proposal
