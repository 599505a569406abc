"""Care of tables: pausing, resuming, ending, moving them, and who sits at their seats during the game."""

from __future__ import annotations

import msgspec

from bot.store.rows import Leftover, NewNotice, SeatClock, SeatRow, Table, Verdict
from bot.tables.keeper import Keeper, Live, expect_host, expect_say, expect_seat, line
from bot.tables.refusals import refused
from bot.tables.seat_clock import PRESETS, extended
from games.engine.event import Event
from games.engine.text import Seat, SeatName, Text

_RUNNING = ("playing", "paused", "held")


class Care:
    """Every change of a table that is not a move; ``moderator``: the person looks after the server."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    # The table

    async def pause(self, table: int, person: int, name: str, moderator: bool) -> None:
        """Let the table rest: nobody is asked and no clock runs.

        :raises Refused: it is not being played, or the person is neither host nor moderator.
        """
        async with self._keeper.locked(table) as live:
            expect_host(live, person, moderator)
            if live.table.status != "playing":
                raise refused("not-playing")
            after = self._keeper.after(live.table, status="paused", paused_by=person)
            after.paused_at = after.changed_at
            await self._keeper.commit(live, after, live.state, [line("log-paused", player=name)])

    async def resume(self, table: int, person: int, name: str, moderator: bool) -> None:
        """Let a paused table go on; one that its players paused may be resumed by any of them.

        :raises Refused: it is not paused, or the person has no say in it.
        """
        async with self._keeper.locked(table) as live:
            if live.table.paused_by is None:
                if not moderator:
                    expect_say(live, person)
            else:
                expect_host(live, person, moderator)
            if live.table.status != "paused":
                raise refused("not-paused")
            after = self._keeper.after(live.table, status="playing", paused_by=None, paused_at=None)
            # Everybody is asked anew, so that they are told that it goes on.
            after.asked = {}
            await self._keeper.commit(live, after, live.state, [line("log-resumed", player=name)])

    async def end(self, table: int, person: int, moderator: bool) -> None:
        """End a table before its game is over; what is hidden stays hidden.

        :raises Refused: it has ended already, or the person is neither host nor moderator.
        """
        async with self._keeper.locked(table) as live:
            expect_host(live, person, moderator)
            if live.table.status in {"over", "ended"}:
                raise refused("ended")
            after = self._keeper.after(live.table, status="ended")
            await self._keeper.commit(live, after, live.state, [line("log-ended")])

    async def release(self, table: int, person: int, moderator: bool) -> None:
        """Let a held table go on from where it stands.

        :raises Refused: it is not held, or the person is neither host nor moderator.
        """
        async with self._keeper.locked(table) as live:
            expect_host(live, person, moderator)
            if live.table.status != "held":
                raise refused("out-of-date")
            status = "lobby" if live.state is None else "playing"
            after = self._keeper.after(live.table, status=status, reference=None)
            await self._keeper.commit(live, after, live.state, [line("log-released")])

    async def move_to(self, table: int, person: int, channel: int, moderator: bool) -> None:
        """Let the board stand in another channel of the same server from now on.

        :raises Refused: the person neither sits here nor moderates.
        """
        async with self._keeper.locked(table) as live:
            if not moderator:
                expect_say(live, person)
            after = self._keeper.after(live.table, channel=channel, message=None, message_at=None)
            after.posts += 1
            await self._keeper.commit(live, after, live.state, leftover=board_of(live.table))

    async def take_over(self, table: int, person: int, name: str, moderator: bool) -> None:
        """Make ``person`` the host.

        :raises Refused: the person is not a moderator, or the table has ended.
        """
        async with self._keeper.locked(table) as live:
            if not moderator:
                raise refused("moderator-only")
            _expect_open(live)
            if live.table.host == person:
                raise refused("host-already")
            after = self._keeper.after(live.table, host=person)
            await self._keeper.commit(live, after, live.state, [line("log-host", player=name)])

    async def keep(self, table: int, person: int, moderator: bool) -> None:
        """Let a table stay that would be ended because nobody touched it.

        :raises Refused: the person neither sits there nor moderates, or the table is not about to be ended.
        """
        async with self._keeper.locked(table) as live:
            if not moderator:
                expect_say(live, person)
            if live.table.warned_at is None:
                raise refused("not-idle")
            await self._keeper.commit(live, self._keeper.after(live.table), live.state, [line("log-kept")])

    # The seats

    async def leave(self, table: int, person: int) -> None:
        """Give one's seat up while the game is played: a computer plays on, and others may take the seat.

        When the last person leaves, the table is ended.

        :raises Refused: the person does not sit here, or the game is not being played.
        """
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            await self._vacate(live, seat, line("log-left-game", player=live.table.seats[seat].name or ""))

    async def remove(self, table: int, seat: Seat, moderator_name: str, moderator: bool) -> None:
        """Take the seat of a player away; a computer plays on, and others may take the seat.

        :raises Refused: the one who asks is not a moderator, or nobody sits at ``seat``.
        """
        async with self._keeper.locked(table) as live:
            if not moderator:
                raise refused("moderator-only")
            row = self._seat(live, seat)
            if row.person is None:
                raise refused("no-person-there")
            told = line("log-removed", player=row.name or "", moderator=moderator_name)
            await self._vacate(live, seat, told)

    async def stand_in(self, table: int, seat: Seat, person: int, verdict: Verdict, moderator: bool) -> None:
        """Decide what happens with a seat whose time is up, or whose person a moderator knows to be away.

        Others at the table decide only when the time is up; a moderator and the host always may.

        :raises Refused: the time of the seat is not up, or the person has no say in it.
        """
        async with self._keeper.locked(table) as live:
            row = self._seat(live, seat)
            own = live.table.seat_of(person)
            in_charge = moderator or person == live.table.host
            if not in_charge and (own is None or own == seat or not row.ran_out):
                raise refused("no-say-in-seat")
            if row.person is None:
                raise refused("no-person-there")
            await self._decide(live, seat, verdict)

    async def come_back(self, table: int, person: int) -> bool:
        """Give ``person`` their seat back from a stand-in; return whether one was there."""
        live = await self._keeper.live(table)
        own = live.table.seat_of(person)
        if own is None or live.table.seats[own].stand_in is None or live.table.status not in _RUNNING:
            return False
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            row = live.table.seats[seat]
            if row.stand_in is None:
                return False
            returned = line("log-returned", player=row.name or "")
            await self._change_seat(live, seat, returned, stand_in=None, wanted=False)
            return True

    async def set_wanted(self, table: int, person: int, wanted: bool) -> None:
        """Ask for a substitute, or stop asking: as long as it stands, anybody may take the seat.

        :raises Refused: the person does not sit here, or the game is not being played.
        """
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            self._seat(live, seat)
            key = "log-wanted" if wanted else "log-not-wanted"
            await self._change_seat(live, seat, line(key, seat=SeatName(seat)), wanted=wanted)

    async def take_seat(self, table: int, seat: Seat, person: int, name: str) -> None:
        """Seat ``person`` at a seat that is free to take, with everything that belongs to it.

        :raises Refused: the seat is not free to take, or the person sits at the table already.
        """
        async with self._keeper.locked(table) as live:
            row = self._seat(live, seat)
            if live.table.seat_of(person) is not None:
                raise refused("already-seated")
            if not row.wanted:
                raise refused("seat-not-free")
            await self._seat_person(live, seat, person, name)

    async def accept_offer(self, table: int, seat: Seat, person: int, name: str) -> None:
        """Seat ``person`` at the seat that a moderator offered them.

        :raises Refused: the offer does not stand any more, or the person sits at the table already.
        """
        async with self._keeper.locked(table) as live:
            self._seat(live, seat)
            if live.table.seat_of(person) is not None:
                raise refused("already-seated")
            if not await self._keeper.store.withdraw_offer(table, seat, person):
                raise refused("no-offer")
            await self._seat_person(live, seat, person, name)

    async def offer(self, table: int, seat: Seat, person: int, moderator: int) -> None:
        """Offer a seat to ``person``, who is told and may accept or decline; only moderators may.

        :raises Refused: the table is not being played, or the person sits there already.
        """
        async with self._keeper.locked(table) as live:
            self._seat(live, seat)
            if live.table.seat_of(person) is not None:
                raise refused("already-seated")
            after = self._keeper.after(live.table)
            await self._keeper.store.offer(table, seat, person, moderator, after.changed_at)
            notice = NewNotice(seat, person, after.changed_at, "offer")
            told = line("log-offered", seat=SeatName(seat))
            await self._keeper.commit(live, after, live.state, [told], notices=[notice])

    async def time_is_up(self, clock: SeatClock) -> None:
        """Do what the table agreed on for a seat whose clock has run out."""
        async with self._keeper.locked(clock.table) as live:
            row = live.table.seats[clock.seat]
            if live.table.status != "playing" or row.due_at != clock.due_at or row.person is None:
                return
            told = line("log-time-up", seat=SeatName(clock.seat))
            if live.table.when_out != "ask":
                await self._decide(live, clock.seat, live.table.when_out, told)
                return
            notice = NewNotice(clock.seat, row.person, self._keeper.now(), "time")
            await self._change_seat(live, clock.seat, told, notices=[notice], ran_out=True, due_at=None)

    # Inside

    async def _decide(self, live: Live, seat: Seat, verdict: Verdict, *told: Event) -> None:
        row = live.table.seats[seat]
        events = [*told, line("log-decided", seat=SeatName(seat), verdict=Text(f"when-out-{verdict}"))]
        match verdict:
            case "turn" | "absence":
                await self._change_seat(live, seat, *events, stand_in=verdict)
            case "wanted":
                await self._change_seat(live, seat, *events, wanted=True, stand_in="absence")
            case _:
                preset = PRESETS.get(live.table.clock)
                if preset is None or row.since is None:
                    await self._change_seat(live, seat, *events)
                    return
                calendar = await self._keeper.calendars.of(live.table.guild, row.person)
                more = extended(row, self._keeper.now(), calendar, preset)
                await self._change_seat(
                    live,
                    seat,
                    *events,
                    reserve=more.reserve,
                    since=more.since,
                    due_at=more.due_at,
                    ran_out=False,
                )

    async def _vacate(self, live: Live, seat: Seat, told: Event) -> None:
        self._seat(live, seat)
        table = live.table
        remaining = [row.person for row in table.seats if row.person not in {None, table.seats[seat].person}]
        seats = list(table.seats)
        seats[seat] = msgspec.structs.replace(_emptied(seats[seat]), person=None, name=None, wanted=True)
        if not remaining:
            after = self._keeper.after(table, status="ended", seats=seats)
            await self._keeper.commit(live, after, live.state, [told, line("log-ended")])
            return
        host = table.host if table.host in remaining else next(p for p in remaining if p is not None)
        after = self._keeper.after(table, seats=seats, host=host, proposal=None)
        await self._keeper.commit(live, after, live.state, [told])

    async def _seat_person(self, live: Live, seat: Seat, person: int, name: str) -> None:
        table = live.table
        seats = list(table.seats)
        seats[seat] = msgspec.structs.replace(_emptied(seats[seat]), person=person, name=name)
        after = self._keeper.after(table, seats=seats, proposal=None)
        if seat in after.asked:
            after.asked[seat] = after.revision
        told = line("log-took-seat", player=name, number=seat + 1)
        await self._keeper.commit(live, after, live.state, [told])

    async def _change_seat(
        self,
        live: Live,
        seat: Seat,
        *events: Event,
        notices: tuple[NewNotice, ...] | list[NewNotice] = (),
        **changes: object,
    ) -> None:
        seats = list(live.table.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], **changes)
        after = self._keeper.after(live.table, seats=seats)
        await self._keeper.commit(live, after, live.state, events, notices=notices)

    @staticmethod
    def _seat(live: Live, seat: Seat) -> SeatRow:
        if live.table.status not in _RUNNING:
            raise refused("not-started" if live.table.status == "lobby" else "ended")
        if not 0 <= seat < len(live.table.seats):
            raise refused("no-such-seat")
        return live.table.seats[seat]


def board_of(table: Table) -> Leftover | None:
    """Return the board that stands in the channel of ``table`` now."""
    return None if table.message is None else Leftover(table.channel, table.message)


def _emptied(row: SeatRow) -> SeatRow:
    """Return a seat with nothing left of the one who sat there but the press that belongs to the seed."""
    return SeatRow(None, None, row.interaction)


def _expect_open(live: Live) -> None:
    if live.table.status in {"over", "ended"}:
        raise refused("ended")
