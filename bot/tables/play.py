"""Play: moves of people and computers, answers that fall due, and moves taken back."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from hashlib import sha256

import msgspec

from bot.store.rows import Deadline, MoveRow, Table
from bot.tables.due import clocked, questions_after
from bot.tables.fairness import seed_of_table
from bot.tables.keeper import Keeper, Live, expect_playing, expect_seat, line
from bot.tables.refusals import OutOfDate, refused
from games.engine.chance import RandomStream
from games.engine.decision import Choice
from games.engine.event import Event
from games.engine.game import Refused
from games.engine.play import play, waiting_for
from games.engine.record import Move, fixture_at, is_barrier
from games.engine.text import Seat, SeatName


class Play:
    """Every change of a table by the moves of its game."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def computer_waits(self, table: int) -> bool:
        """Return whether a computer player is asked at ``table``."""
        live = await self._keeper.live(table)
        return live.table.status == "playing" and _waiting_computer(live) is not None

    async def move(self, table: int, person: int, revision: int, choice: Choice) -> int:
        """Make the move of ``person``, who saw the table at ``revision``; return the revision that it makes.

        Somebody for whom a stand-in plays has their seat back with that.

        :raises OutOfDate: the seat's question has changed since.
        :raises Refused: the person does not sit here, the table is not being played, or the rules say no.
        """
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            expect_playing(live)
            if revision < live.table.asked.get(seat, 0) or revision > live.table.revision:
                raise OutOfDate
            await self._apply(live, seat, choice, returning=True)
            return live.table.revision

    async def computer_move(self, table: int) -> bool:
        """Let one waiting computer player move; return whether another one is waiting then."""
        async with self._keeper.locked(table) as live:
            if live.table.status != "playing":
                return False
            seat = _waiting_computer(live)
            if seat is None:
                return False
            view = live.game.view(live.state, seat)
            decision = live.game.decisions(live.state)[seat]
            seed = sha256(seed_of_table(live.table) + b"player %d" % live.table.revision).digest()
            try:
                choice = live.game.fallback.choose(view, decision, RandomStream(seed))
                if not decision.allows(choice):
                    raise ValueError(f"the computer player chose {choice}, which is not offered")  # noqa: TRY301
            except Exception as error:
                await self._keeper.hold(live, error, await self._keeper.record(live.table), Move(seat, ()))
                return False
            await self._apply(live, seat, choice)
            return live.table.status == "playing" and _waiting_computer(live) is not None

    async def answer_for(self, deadline: Deadline) -> None:
        """Give the answer that has fallen due for a seat: its standing wish, or what its silence means.

        :raises Refused: the answer failed inside the rules, and the table is held.
        """
        async with self._keeper.locked(deadline.table) as live:
            asked = live.table.asked.get(deadline.seat)
            if live.table.status != "playing" or asked != deadline.revision:
                return
            decision = live.game.decisions(live.state).get(deadline.seat)
            if decision is None or decision.given is not None:
                return
            choice = decision.on_silence if decision.standing is None else decision.standing.choice
            if choice is not None:
                await self._apply(live, deadline.seat, choice)

    async def take_back(self, table: int, person: int, revision: int) -> int:
        """Take back the last move of ``person``, who saw the table at ``revision``; return the new revision.

        Somebody for whom a stand-in plays has their seat back with that.

        :raises OutOfDate: the seat has been asked anew since.
        :raises Refused: the last move is not theirs, or something came to light with it.
        """
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            expect_playing(live)
            if revision < live.table.asked.get(seat, 0) or revision > live.table.revision:
                raise OutOfDate
            if not live.table.free or live.table.free[-1] != seat:
                raise refused("nothing-to-take-back")
            await self.rewind(live, 1, seat, informed={seat}, returning=True)
            return live.table.revision

    async def rewind(
        self,
        live: Live,
        moves: int,
        seat: Seat,
        told: Sequence[Event] = (),
        *,
        informed: Collection[Seat] = (),
        returning: bool = False,
    ) -> None:
        """Take back the last ``moves`` moves for ``seat``; the caller holds the lock and has checked them.

        The seats whose moves are taken back are asked anew, and told so unless they are ``informed``; whoever
        is asked what they were asked anyway may go on answering from the panel that they have.

        :raises Refused: the rules have changed since, or the record does not replay and the table is held.
        """
        keeper, table, game = self._keeper, live.table, live.game
        if table.rules_version != game.version:
            raise refused("other-rules")
        record = await keeper.record(table)
        kept = len(record.moves) - moves
        try:
            state = await asyncio.to_thread(fixture_at, game, record, kept)
        except Exception as error:
            raise await keeper.hold(live, error, record) from error
        movers = set(table.free[-moves:])
        after = keeper.after(table, free=table.free[:-moves], proposal=None)
        now, before = game.decisions(state), game.decisions(live.state)
        after.asked = {
            asked: table.asked.get(asked, after.revision)
            if asked not in movers and before.get(asked) == decision
            else after.revision
            for asked, decision in now.items()
        }
        after.seats = await keeper.clocks_back(table, clocked(now), movers, after.changed_at)
        events = [*told, line("log-taken-back", seat=SeatName(seat), count=moves)]
        if returning:
            events += _give_back(after, seat)
        await keeper.commit(live, after, state, events, kept_moves=kept, informed=informed)

    async def _apply(self, live: Live, seat: Seat, choice: Choice, *, returning: bool = False) -> None:
        table, game = live.table, live.game
        stream = RandomStream(seed_of_table(table), table.counter)
        state = game.copy(live.state)
        try:
            before = game.decisions(live.state)
            events = play(game, state, seat, choice, stream)
            now = game.decisions(state)
            over = game.outcome(state) is not None
            after = self._keeper.after(table, status="over" if over else "playing")
            after.asked = questions_after(after.asked, after.revision, before, now, seat)
        except Refused:
            raise
        except Exception as error:
            record = await self._keeper.record(table)
            raise await self._keeper.hold(live, error, record, Move(seat, choice)) from error
        after.counter = stream.counter
        barrier = is_barrier(before[seat], events, stream.answers, now)
        after.free = () if barrier else (*table.free, seat)
        if after.proposal is not None and after.proposal.kind == "undo":
            after.proposal = None
            events = [*events, line("log-void-undo")]
        if returning:
            events = [*events, *_give_back(after, seat)]
        if before[seat].discreet and not any(event.audience is None for event in events):
            # The time on the board, or that it is drawn anew, would tell that somebody has answered.
            after.changed_at = table.changed_at
            if table.published_revision == table.revision:
                after.published_revision = after.revision
        move = MoveRow(seat, choice, tuple(stream.answers), after.changed_at)
        await self._keeper.commit(live, after, state, events, moves=(move,))


def _give_back(after: Table, seat: Seat) -> list[Event]:
    """Let a stand-in make room at ``seat`` for the person who has come back; return what is told of it."""
    row = after.seats[seat]
    if row.stand_in is None:
        return []
    after.seats = list(after.seats)
    after.seats[seat] = msgspec.structs.replace(row, stand_in=None, wanted=False)
    return [line("log-returned", player=row.name or "")]


def _waiting_computer(live: Live) -> Seat | None:
    for seat in waiting_for(live.game.decisions(live.state)):
        if live.table.seats[seat].by_computer:
            return seat
    return None
