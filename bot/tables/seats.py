"""Who sits at the seats of a game that has begun: stand-ins, seats given up, opened, offered and taken."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from bot.store.rows import NewNotice, Offer, SeatClock, SeatRow, Verdict
from bot.tables.agreements import Agreements, without
from bot.tables.keeper import Keeper, Live, expect_host, expect_seat, line
from bot.tables.refusals import refused
from bot.tables.seat_clock import PRESETS, extended
from games.engine.event import Event
from games.engine.text import Seat, SeatName, Text

_SITTING = re.compile(r"(\d{1,2})=(\d{0,20})", re.ASCII)

RUNNING = ("playing", "paused", "held")
"""The statuses of a table whose game has begun and is not over."""


SEAT_CHANGES = frozenset({"log-left-game", "log-removed", "log-took-seat"})
"""The lines of the log after which somebody else plays ``seat``; ``before`` names who did until then."""


class Sitting(Struct, frozen=True):
    """A seat as somebody saw it when they pressed, with who sat there (``None``: nobody).

    >>> str(Sitting(2, 4711)), Sitting.parse("0=")
    ('2=4711', Sitting(seat=0, person=None))
    """

    seat: Seat
    person: int | None

    def __str__(self) -> str:
        return f"{self.seat}={self.person or ''}"

    @classmethod
    def parse(cls, text: str) -> Sitting | None:
        """Return what ``text`` names, or ``None`` if it names no seat."""
        match = _SITTING.fullmatch(text)
        return match and cls(int(match[1]), int(match[2]) if match[2] else None)


class Seats:
    """Every change of who plays a seat during the game; ``moderator``: the person looks after the server."""

    def __init__(self, keeper: Keeper, agreements: Agreements) -> None:
        self._keeper = keeper
        self._agreements = agreements

    # Coming and going

    async def leave(self, table: int, person: int) -> None:
        """Give one's seat up while the game is played: a computer plays on, and others may take the seat.

        When the last person leaves, the table is ended.

        :raises Refused: the person does not sit here, or the game is not being played.
        """
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            row = _seat(live, seat)
            left = line("log-left-game", seat=SeatName(seat), before=row.name or "")
            if not _others(live, seat):
                seats = _with(live, seat, _emptied(row))
                after = self._keeper.after(live.table, status="ended", seats=seats)
                await self._keeper.commit(live, after, live.state, [left, line("log-ended")])
                return
            await self._vacate(live, seat, left, wanted=True)

    async def remove(self, table: int, sitting: Sitting, name: str, moderator: bool) -> None:
        """Take the seat of a player away; a computer plays on until somebody is seated there.

        The seat is not open to all, or the one who was removed could take it again; nor does it go to whom
        they offered it. ``name`` is the moderator's.

        :raises Refused: the one who asks is no moderator, or nobody else would be left at the table.
        """
        async with self._keeper.locked(table) as live:
            if not moderator:
                raise refused("moderator-only")
            row = _sitting(live, sitting)
            if row.person is None:
                raise refused("no-person-there")
            if not _others(live, sitting.seat):
                raise refused("last-person")
            told = line("log-removed", moderator=name, seat=SeatName(sitting.seat), before=row.name or "")
            offers = await self.offers(table, sitting.seat)
            own = [offer for offer in offers if offer.offered_by == row.person]
            await self._vacate(live, sitting.seat, told, wanted=False, withdrawn=own)

    async def come_back(self, table: int, person: int) -> bool:
        """Give ``person`` their seat back from a stand-in; return whether one was there."""
        live = await self._keeper.live(table)
        own = live.table.seat_of(person)
        if own is None or live.table.seats[own].stand_in is None or live.table.status not in RUNNING:
            return False
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            row = live.table.seats[seat]
            if row.stand_in is None or live.table.status not in RUNNING:
                return False
            returned = line("log-returned", player=row.name or "")
            await self._change(live, seat, [returned], stand_in=None, wanted=False)
            return True

    async def set_wanted(self, table: int, person: int, wanted: bool) -> None:
        """Ask for a substitute, or stop asking: as long as it stands, anybody may take the seat.

        :raises Refused: the person does not sit here, or the game is not being played.
        """
        async with self._keeper.locked(table) as live:
            seat = expect_seat(live, person)
            if _seat(live, seat).wanted != wanted:
                key = "log-wanted" if wanted else "log-not-wanted"
                await self._change(live, seat, [line(key, seat=SeatName(seat))], wanted=wanted)

    async def take_seat(self, table: int, seat: Seat, person: int, name: str) -> None:
        """Seat ``person`` at a seat that is free to take, with everything that belongs to it.

        :raises Refused: the seat is not free to take, or the person sits at the table already.
        """
        async with self._keeper.locked(table) as live:
            row = _seat(live, seat)
            if live.table.seat_of(person) is not None:
                raise refused("already-seated")
            if not row.wanted:
                raise refused("seat-not-free")
            await self._seat_person(live, seat, person, name)

    # Stand-ins

    async def decide(
        self, table: int, sitting: Sitting, person: int, name: str, verdict: Verdict, moderator: bool
    ) -> None:
        """Decide what happens with a seat whose time is up: the others at the table, its host, a moderator.

        :raises Refused: the time of the seat is not up any more, or the person has no say in it.
        """
        async with self._keeper.locked(table) as live:
            row = _sitting(live, sitting)
            if row.person == person:
                raise refused("own-time")
            if not moderator and live.table.host != person and live.table.seat_of(person) is None:
                raise refused("no-say-in-seat")
            if not row.ran_out:
                raise refused("time-not-up")
            told = line(
                "log-decided-by",
                player=name,
                seat=SeatName(sitting.seat),
                verdict=Text(f"when-out-{verdict}"),
            )
            await self._carry_out(live, sitting.seat, verdict, [told])

    async def stand_in(
        self,
        table: int,
        sitting: Sitting,
        person: int,
        name: str,
        length: Literal["turn", "absence"],
        moderator: bool,
    ) -> None:
        """Let a computer play for somebody who is known to be away; the host and moderators may at any time.

        :raises Refused: the person has no say in it, or nobody sits at the seat.
        """
        async with self._keeper.locked(table) as live:
            expect_host(live, person, moderator)
            row = _sitting(live, sitting)
            if row.person is None:
                raise refused("no-person-there")
            if length == "turn" and sitting.seat not in live.game.decisions(live.state):
                raise refused("not-asked")
            told = line(
                "log-decided-by",
                player=name,
                seat=SeatName(sitting.seat),
                verdict=Text(f"when-out-{length}"),
            )
            await self._carry_out(live, sitting.seat, length, [told])

    async def time_is_up(self, clock: SeatClock) -> None:
        """Do what the table agreed on for a seat whose clock has run out.

        More time is given once; then the table is asked, or a deserted one would get it for ever.
        """
        async with self._keeper.locked(clock.table) as live:
            row = live.table.seats[clock.seat]
            if live.table.status != "playing" or row.due_at != clock.due_at or row.person is None:
                return
            told = line("log-time-up", seat=SeatName(clock.seat))
            preset = PRESETS[live.table.clock]
            had_more = preset is not None and row.reserve == preset.extension
            verdict = live.table.when_out
            if verdict != "ask" and not (verdict == "wait" and had_more):
                agreed = line("log-decided", seat=SeatName(clock.seat), verdict=Text(f"when-out-{verdict}"))
                await self._carry_out(live, clock.seat, verdict, [told, agreed])
                return
            notice = NewNotice(clock.seat, row.person, self._keeper.now(), "time")
            await self._change(live, clock.seat, [told], notices=[notice], ran_out=True, due_at=None)

    # Open and offered seats

    async def set_open(
        self, table: int, sitting: Sitting, name: str, moderator: bool, *, is_open: bool
    ) -> None:
        """Let anybody take a seat, or nobody any more; a computer plays until somebody does.

        :raises Refused: the one who asks is no moderator.
        """
        async with self._keeper.locked(table) as live:
            if not moderator:
                raise refused("moderator-only")
            row = _sitting(live, sitting)
            if row.wanted == is_open:
                return
            key = "log-opened-seat" if is_open else "log-closed-seat"
            told = line(key, moderator=name, seat=SeatName(sitting.seat))
            stand_in = "absence" if is_open and row.person is not None else row.stand_in
            await self._change(live, sitting.seat, [told], wanted=is_open, stand_in=stand_in)

    async def offers(self, table: int, seat: Seat) -> list[Offer]:
        """Return to whom a seat is offered, those who have waited longest first."""
        return [offer for offer in await self._keeper.store.offers(table) if offer.seat == seat]

    async def offer(
        self,
        table: int,
        sitting: Sitting,
        person: int,
        name: str,
        offered_by: int,
        by_name: str,
        moderator: bool,
    ) -> None:
        """Offer a seat to ``person``, who is told and may accept or decline.

        Moderators offer any seat, and whoever sits there may offer their own. ``name`` is that of the person
        and ``by_name`` that of the one who offers.

        :raises Refused: the one who asks may not, or the person sits there or has been asked already.
        """
        async with self._keeper.locked(table) as live:
            row = _sitting(live, sitting)
            if not moderator and row.person != offered_by:
                raise refused("moderator-only")
            if live.table.seat_of(person) is not None:
                raise refused("sits-already")
            if await self._keeper.store.is_offered(table, sitting.seat, person):
                raise refused("offered-already")
            after = self._keeper.after(live.table)
            offer = Offer(sitting.seat, person, offered_by, after.changed_at)
            notice = NewNotice(sitting.seat, person, after.changed_at, "offer")
            told = line("log-offered", by=by_name, seat=SeatName(sitting.seat), player=name)
            await self._keeper.commit(live, after, live.state, [told], notices=[notice], offered=[offer])

    async def accept_offer(self, table: int, person: int, name: str) -> None:
        """Seat ``person`` at the seat that they were offered; if several, at the one offered first.

        :raises Refused: the offer does not stand any more, or the person sits at the table already.
        """
        async with self._keeper.locked(table) as live:
            if live.table.seat_of(person) is not None:
                raise refused("already-seated")
            offers = await self._offers_to(live, person)
            await self._seat_person(live, offers[0].seat, person, name)

    async def decline_offer(self, table: int, person: int, name: str) -> None:
        """Let ``person`` decline what they were offered; the log tells those who wait for it.

        :raises Refused: no seat is offered to them any more.
        """
        async with self._keeper.locked(table) as live:
            offers = await self._offers_to(live, person)
            declined = line("log-offer-declined", player=name, seat=SeatName(offers[0].seat))
            await self._withdraw(live, offers, declined)

    async def withdraw_offers(self, table: int, seat: Seat, name: str, moderator: bool) -> None:
        """Take back all offers of a seat; ``name`` is the moderator's.

        :raises Refused: the one who asks is no moderator, or nobody is offered the seat.
        """
        async with self._keeper.locked(table) as live:
            if not moderator:
                raise refused("moderator-only")
            _seat(live, seat)
            offers = await self.offers(table, seat)
            if not offers:
                raise refused("seat-not-offered")
            withdrawn = line("log-offer-withdrawn", moderator=name, seat=SeatName(seat))
            await self._withdraw(live, offers, withdrawn)

    # Inside

    async def _offers_to(self, live: Live, person: int) -> list[Offer]:
        _expect_running(live)
        offers = await self._keeper.store.offers(live.table.id)
        mine = [offer for offer in offers if offer.person == person]
        if not mine:
            raise refused("no-offer")
        return mine

    async def _withdraw(self, live: Live, offers: Sequence[Offer], told: Event) -> None:
        after = self._keeper.after(live.table)
        await self._keeper.commit(live, after, live.state, [told], withdrawn=offers)

    async def _carry_out(self, live: Live, seat: Seat, verdict: Verdict, events: Sequence[Event]) -> None:
        row = live.table.seats[seat]
        preset = PRESETS.get(live.table.clock)
        now = self._keeper.now()
        is_out = row.ran_out or (row.due_at is not None and row.due_at <= now)
        if preset is not None and is_out:
            calendar = await self._keeper.calendars.of(live.table.guild, row.person)
            # Whoever comes back to a stand-in finds as much time as waiting would have given them.
            row = extended(row, now, calendar, preset)
        match verdict:
            case "turn" | "absence":
                row = msgspec.structs.replace(row, stand_in=verdict)
            case "wanted":
                row = msgspec.structs.replace(row, stand_in="absence", wanted=True)
            case _:
                pass
        await self._replace(live, seat, row, events)

    async def _vacate(
        self, live: Live, seat: Seat, told: Event, *, wanted: bool, withdrawn: Sequence[Offer] = ()
    ) -> None:
        table = live.table
        others = _others(live, seat)
        leaves_host = table.host == table.seats[seat].person
        emptied = msgspec.structs.replace(_emptied(table.seats[seat]), wanted=wanted)
        after = self._keeper.after(
            table,
            seats=_with(live, seat, emptied),
            host=others[0] if leaves_host else table.host,
            proposal=table.proposal and without(table.proposal, seat),
        )
        await self._keeper.commit(live, after, live.state, [told], withdrawn=withdrawn)
        await self._agreements.settle(live)

    async def _seat_person(self, live: Live, seat: Seat, person: int, name: str) -> None:
        """Seat somebody with all that belongs to the seat, hosting included.

        All offers of the seat end, and all offers to the person.
        """
        table = live.table
        row = table.seats[seat]
        taken = msgspec.structs.replace(_emptied(row), person=person, name=name)
        host = person if table.host == row.person else table.host
        proposal = table.proposal and without(table.proposal, seat)
        after = self._keeper.after(table, seats=_with(live, seat, taken), host=host, proposal=proposal)
        if seat in after.asked:
            after.asked[seat] = after.revision
        to_agree = [NewNotice(seat, person, after.changed_at, "proposal")] if proposal else []
        told = line("log-took-seat", player=name, seat=SeatName(seat), before=row.name or "")
        ended = [
            offer
            for offer in await self._keeper.store.offers(table.id)
            if seat == offer.seat or person == offer.person
        ]
        await self._keeper.commit(live, after, live.state, [told], notices=to_agree, withdrawn=ended)

    async def _change(
        self,
        live: Live,
        seat: Seat,
        events: Sequence[Event],
        *,
        notices: Sequence[NewNotice] = (),
        **changes: object,
    ) -> None:
        row = msgspec.structs.replace(live.table.seats[seat], **changes)
        await self._replace(live, seat, row, events, notices)

    async def _replace(
        self,
        live: Live,
        seat: Seat,
        row: SeatRow,
        events: Sequence[Event],
        notices: Sequence[NewNotice] = (),
    ) -> None:
        after = self._keeper.after(live.table, seats=_with(live, seat, row))
        await self._keeper.commit(live, after, live.state, events, notices=notices)
        await self._agreements.settle(live)


def _expect_running(live: Live) -> None:
    if live.table.status not in RUNNING:
        raise refused("not-started" if live.table.status == "lobby" else "ended")


def _seat(live: Live, seat: Seat) -> SeatRow:
    _expect_running(live)
    if not 0 <= seat < len(live.table.seats):
        raise refused("no-such-seat")
    return live.table.seats[seat]


def _sitting(live: Live, sitting: Sitting) -> SeatRow:
    row = _seat(live, sitting.seat)
    if row.person != sitting.person:
        raise refused("seat-changed")
    return row


def _others(live: Live, seat: Seat) -> list[int]:
    """Return the people at the other seats."""
    return [
        row.person for other, row in enumerate(live.table.seats) if other != seat and row.person is not None
    ]


def _with(live: Live, seat: Seat, row: SeatRow) -> list[SeatRow]:
    seats = list(live.table.seats)
    seats[seat] = row
    return seats


def _emptied(row: SeatRow) -> SeatRow:
    """Return a seat with nothing left of the one who sat there but the press that belongs to the seed."""
    return SeatRow(None, None, row.interaction)
