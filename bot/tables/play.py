"""Play: moves of people and computers, answers that fall due, and moves taken back."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import msgspec

from bot.store.rows import Deadline, MoveRow
from bot.tables.due import questions_after
from bot.tables.fairness import seed_of_table
from bot.tables.keeper import Keeper, Live, expect_playing, expect_seat, line
from bot.tables.refusals import OutOfDate, refused
from games.engine.chance import RandomStream
from games.engine.decision import Choice
from games.engine.game import Refused
from games.engine.play import play, waiting_for
from games.engine.record import Move, fixture_at, shows_something
from games.engine.text import Seat, SeatName


class Play:
    """Every change of a table by the moves of its game."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def is_asked(self, table: int, seat: Seat, person: int, revision: int) -> bool:
        """Return whether ``person`` at ``seat`` still owes the answer that was asked for at ``revision``.

        At a table that is held they do: it goes on from there.
        """
        live = await self._keeper.live(table)
        if live.table.status not in {"playing", "held"} or live.table.seat_of(person) != seat:
            return False
        asked = live.table.asked.get(seat)
        if asked is None or asked > revision or live.table.seats[seat].by_computer:
            return False
        return seat in waiting_for(live.game.decisions(live.state))

    async def computer_waits(self, table: int) -> bool:
        """Return whether a computer player is asked at ``table``."""
        live = await self._keeper.live(table)
        return live.table.status == "playing" and _waiting_computer(live) is not None

    async def move(self, table: int, person: int, revision: int, choice: Choice) -> None:
        """Make the move of ``person``, who saw the table at ``revision``.

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

    async def take_back(self, table: int, person: int) -> None:
        """Take back the last move of ``person``.

        :raises Refused: it is not theirs, or something came to light with it.
        """
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            expect_playing(live)
            if not live.table.free or live.table.free[-1] != seat:
                raise refused("nothing-to-take-back")
            await self.rewind(live, 1, seat)

    async def rewind(self, live: Live, moves: int, seat: Seat) -> None:
        """Take back the last ``moves`` moves for ``seat``; the caller holds the lock and has checked them.

        :raises Refused: the record does not replay, and the table is held.
        """
        table = live.table
        record = await self._keeper.record(table)
        kept = len(record.moves) - moves
        try:
            state = await asyncio.to_thread(fixture_at, live.game, record, kept)
        except Exception as error:
            raise await self._keeper.hold(live, error, record) from error
        after = self._keeper.after(table, free=table.free[:-moves], proposal=None)
        after.asked = dict.fromkeys(live.game.decisions(state), after.revision)
        taken = line("log-taken-back", seat=SeatName(seat), count=moves)
        await self._keeper.commit(live, after, state, [taken], kept_moves=kept)

    async def _apply(self, live: Live, seat: Seat, choice: Choice, *, returning: bool = False) -> None:
        table, game = live.table, live.game
        stream = RandomStream(seed_of_table(table), table.counter)
        state = game.copy(live.state)
        try:
            before = game.decisions(live.state)
            events = play(game, state, seat, choice, stream)
            over = game.outcome(state) is not None
            after = self._keeper.after(table, status="over" if over else "playing")
            after.asked = questions_after(after.asked, after.revision, before, game.decisions(state), seat)
        except Refused:
            raise
        except Exception as error:
            record = await self._keeper.record(table)
            raise await self._keeper.hold(live, error, record, Move(seat, choice)) from error
        after.counter = stream.counter
        if shows_something(before[seat], events, stream.answers):
            after.free = ()
        else:
            after.free = (*table.free, seat)
        if after.proposal is not None and after.proposal.kind == "undo":
            after.proposal = None
        if before[seat].discreet and not any(event.audience is None for event in events):
            # The time on the board would tell that somebody has answered.
            after.changed_at = table.changed_at
        if returning and table.seats[seat].stand_in is not None:
            after.seats = list(table.seats)
            after.seats[seat] = msgspec.structs.replace(table.seats[seat], stand_in=None)
            events = [*events, line("log-returned", player=table.seats[seat].name or "")]
        move = MoveRow(seat, choice, tuple(stream.answers), after.changed_at)
        await self._keeper.commit(live, after, state, events, moves=(move,))


def _waiting_computer(live: Live) -> Seat | None:
    for seat in waiting_for(live.game.decisions(live.state)):
        if live.table.seats[seat].by_computer:
            return seat
    return None
