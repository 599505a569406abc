"""The keeper of tables: what is in memory of them, their locks, and the one way to change them.

Every step holds the lock of its table, changes copies, commits everything in one transaction, and only then
lets anybody see the result. If something fails before the commit, nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from bot.store.people import PeopleStore
from bot.store.rows import (
    Change,
    Deadline,
    Incident,
    Leftover,
    MoveRow,
    NewNotice,
    Offer,
    Result,
    SeatRow,
    Table,
)
from bot.store.tables import TableStore
from bot.tables.calendar import Calendar
from bot.tables.calendars import Calendars
from bot.tables.due import clocked, deadlines_due, next_in_turn, notices_due
from bot.tables.fairness import seed_of_table
from bot.tables.perspective import Perspective, perspective
from bot.tables.refusals import refused
from bot.tables.seat_clock import PRESETS, clocks_back, run_clocks
from games.engine.chance import RandomStream
from games.engine.event import Event
from games.engine.game import WATCHER, AnyGame, Refused
from games.engine.record import Move, Record
from games.engine.text import Argument, Seat, Text

_log = logging.getLogger(__name__)

RECENT_LINES = 12
"""How many lines of its log a table keeps at hand, private ones included."""

CACHED_TABLES = 128
"""How many tables are kept decoded in memory; the others are read when somebody asks for them."""


class Live(Struct):
    """A table with its decoded state (``None`` before the start) and the last lines of its log."""

    table: Table
    game: AnyGame
    state: Any | None
    recent: tuple[Event, ...]


class Keeper:
    """Loads tables, locks them, and commits their changes; the parts of the table service work through it."""

    def __init__(
        self,
        store: TableStore,
        people: PeopleStore,
        calendars: Calendars,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], float] = time.time,
        notice_delay: float = 0,
    ) -> None:
        self.store = store
        self._people = people
        self.calendars = calendars
        self.games = games
        self.now = now
        self.changed: list[Callable[[int], None]] = []
        self._notice_delay = notice_delay
        self._cache: OrderedDict[int, Live] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # Reading

    async def live(self, table: int) -> Live:
        """Return ``table`` as it stands.

        :raises Refused: there is no such table.
        """
        if live := self._cache.get(table):
            self._cache.move_to_end(table)
            return live
        row = await self.store.load(table)
        if row is None:
            raise refused("no-such-table", table=table)
        lines = await self.store.events(table, last=RECENT_LINES)
        if live := self._cache.get(table):
            return live
        game = self.games.get(row.game)
        if game is None:
            raise refused("unknown-game")
        state = None if row.snapshot is None else msgspec.json.decode(row.snapshot, type=game.state_type)
        live = Live(row, game, state, tuple(line.event for line in lines))
        self.remember(live)
        return live

    async def look(self, table: int, person: int | None, guild: int | None = None) -> Perspective:
        """Return what ``person`` may know of ``table`` (``None``: the public channel).

        :raises Refused: there is no such table, or it belongs to another server than ``guild``.
        """
        live = await self.live(table)
        if guild is not None and live.table.guild != guild:
            raise refused("no-such-table", table=table)
        viewer = viewer_of(live.table, person)
        return perspective(live.table, live.game, live.state, live.recent, viewer)

    async def record(self, table: Table) -> Record:
        """Return all that happened in the game of ``table`` so far; it holds what is hidden."""
        game = self.games[table.game]
        stream = RandomStream(seed_of_table(table))
        game.setup(len(table.seats), msgspec.convert(table.options, game.options_type), stream)
        moves = [Move(row.seat, row.choice, row.chance) for row in await self.store.moves(table.id)]
        return msgspec.structs.replace(begun(table, stream), moves=tuple(moves))

    # Changing

    @asynccontextmanager
    async def locked(self, table: int) -> AsyncIterator[Live]:
        """Hold the lock of ``table``; what is yielded is the newest there is."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            yield await self.live(table)

    def after(self, table: Table, **changes: Any) -> Table:
        """Return a copy of ``table`` as it will be after the step that is being made.

        Whatever the step is, the table is not at rest any more.
        """
        step = {"revision": table.revision + 1, "changed_at": self.now(), "warned_at": None}
        return msgspec.structs.replace(table, asked=dict(table.asked), **(step | changes))

    async def commit(
        self,
        live: Live,
        after: Table,
        state: Any | None,
        events: Sequence[Event] = (),
        *,
        moves: tuple[MoveRow, ...] = (),
        notices: Sequence[NewNotice] = (),
        offered: Sequence[Offer] = (),
        withdrawn: Sequence[Offer] = (),
        leftover: Leftover | None = None,
        kept_moves: int | None = None,
        informed: Collection[Seat] = (),
    ) -> None:
        """Write ``after`` and ``state`` with all that follows from them, then let everybody see it.

        The seats in ``informed`` know that they are asked and get no notice of it.
        """
        if after.status in {"over", "ended"}:
            # From now on its own table may be played again, and so may the one it was the rematch of.
            after.rematch_of = None
            after.proposal = None
        if after.status == "paused" and after.proposal and after.proposal.kind == "pause":
            after.proposal = None
        deadlines: tuple[Deadline, ...] = ()
        movers = {move.seat for move in moves}
        results: tuple[Result, ...] = ()
        if state is not None:
            after.snapshot = msgspec.json.encode(state)
            if not after.asked and after.status == "playing":
                after.asked = dict.fromkeys(live.game.decisions(state), after.revision)
            knowing = movers | set(informed)
            due = notices_due(live.game, after, state, live.state, knowing, self._notice_delay)
            early = await self._early_notice(live, after, state, movers)
            notices = (*due, *early, *notices)
            await self._run_clocks(live, after, state, movers)
            deadlines = deadlines_due(live.game, after, state)
            if after.status == "over" and live.table.status != "over":
                results = _results(live.game, after, state)
                notices = (*notices, *await self._news(after, movers))
        change = Change(
            after,
            moves=moves,
            events=tuple(events),
            notices=tuple(notices),
            deadlines=deadlines,
            results=results,
            offered=tuple(offered),
            withdrawn=tuple(withdrawn),
            kept_moves=kept_moves,
            seats_changed=after.seats != live.table.seats,
            leftover=leftover,
        )
        try:
            await self.store.write(change)
        except BaseException:
            # Whether it was written is not known here; the next one to ask reads the truth.
            self._cache.pop(after.id, None)
            raise
        self._accept(live, after, state, events)

    async def _news(self, after: Table, movers: Collection[Seat]) -> list[NewNotice]:
        """Return the notices of the result: to those at the table who did not end it, and to followers."""
        due = after.changed_at + self._notice_delay
        seated = {row.person: seat for seat, row in enumerate(after.seats) if row.person is not None}
        followers = dict.fromkeys(await self.store.followers(after.id), -1)
        return [
            NewNotice(seat, person, due, "result")
            for person, seat in (followers | seated).items()
            if seat not in movers
        ]

    async def hold(self, live: Live, error: Exception, record: Record, move: Move | None = None) -> Refused:
        """Hold the table as it was before the step that failed; return what to tell who took it."""
        reference = token_hex(4).upper()
        after = self.after(live.table, status="held", reference=reference)
        trace = "".join(traceback.format_exception(error))
        incident = Incident(reference, after.id, trace, {"record": record, "move": move}, after.changed_at)
        held = line("log-held", reference=reference)
        deadlines: tuple[Deadline, ...] = ()
        if live.state is not None:
            deadlines = deadlines_due(live.game, after, live.state)
            await self._run_clocks(live, after, live.state, set())
        seats_changed = after.seats != live.table.seats
        change = Change(after, events=(held,), deadlines=deadlines, seats_changed=seats_changed)
        await self.store.report(incident, change)
        # The trace may quote hidden things, so it goes to the database and not into the log.
        _log.error("table %d is held: %s; see incident %s", after.id, type(error).__name__, reference)
        self._accept(live, after, live.state, (held,))
        return refused("held", reference=reference)

    def remember(self, live: Live) -> None:
        """Keep ``live`` in memory; the table used longest ago goes where there are too many."""
        self._cache[live.table.id] = live
        if len(self._cache) > CACHED_TABLES:
            # A table whose lock is held is being changed by somebody and must stay the one in memory.
            for number in self._cache:
                lock = self._locks.get(number)
                if number != live.table.id and not (lock and lock.locked()):
                    del self._cache[number]
                    break

    async def reread(self, table: int) -> None:
        """Read ``table`` anew, because its row or its log has changed; an open one is shown as it is then."""
        async with self.locked(table):
            self._cache.pop(table, None)
            live = await self.live(table)
            if live.table.status not in {"over", "ended"}:
                same = {"changed_at": live.table.changed_at, "warned_at": live.table.warned_at}
                await self.commit(live, self.after(live.table, **same), live.state)

    def tell(self, table: int) -> None:
        """Let everybody who listens know that ``table`` has changed."""
        for listener in self.changed:
            listener(table)

    async def clocks_back(
        self, table: Table, asked: Collection[Seat], movers: Collection[Seat], now: float
    ) -> list[SeatRow]:
        """Return the seats of ``table`` with their clocks as they are once ``movers`` took moves back."""
        running = {
            seat: await self.calendars.of(table.guild, row.person)
            for seat, row in enumerate(table.seats)
            if row.since is not None
        }
        return clocks_back(table.seats, asked, movers, PRESETS.get(table.clock), now, running)

    async def _early_notice(
        self, live: Live, after: Table, state: Any, movers: set[Seat]
    ) -> tuple[NewNotice, ...]:
        """Return the notice to the person who comes next, if they asked to be told early."""
        seat = next_in_turn(live.game, after, state, movers)
        person = None if seat is None else after.seats[seat].person
        if seat is None or person is None or not (await self._people.person(person)).wishes.early:
            return ()
        return (NewNotice(seat, person, after.changed_at + self._notice_delay, "soon"),)

    async def _run_clocks(self, live: Live, after: Table, state: Any, movers: set[Seat]) -> None:
        decisions = live.game.decisions(state) if after.status == "playing" else {}
        if any(row.stand_in == "turn" for row in after.seats) and after.status == "playing":
            # A stand-in for one turn has done its work when the seat is not asked any more.
            after.seats = [
                msgspec.structs.replace(row, stand_in=None)
                if row.stand_in == "turn" and seat not in decisions
                else row
                for seat, row in enumerate(after.seats)
            ]
        # Whoever is stopped by a pause or by the end has not answered and gets no refill.
        preset = PRESETS.get(after.clock) if after.status == "playing" else None
        if preset is None and not any(row.since for row in after.seats):
            return
        asked = clocked(decisions)
        calendars: dict[Seat, Calendar] = {}
        for seat, row in enumerate(after.seats):
            if row.since is not None or seat in asked:
                calendars[seat] = await self.calendars.of(after.guild, row.person)
        mover = next(iter(movers), None)
        after.seats = run_clocks(after.seats, asked, mover, preset, after.changed_at, calendars)

    def _accept(self, live: Live, after: Table, state: Any | None, events: Sequence[Event]) -> None:
        live.table, live.state = after, state
        live.recent = (*live.recent, *events)[-RECENT_LINES:]
        self.tell(after.id)


def begun(table: Table, stream: RandomStream) -> Record:
    """Return the record of a game that was just set up from ``stream``."""
    return Record(
        game=table.game,
        version=table.rules_version,
        seats=len(table.seats),
        options=table.options,
        seed=stream.seed.hex(),
        setup=tuple(stream.answers),
    )


def line(key: str, **args: Argument) -> Event:
    """Return a public line of the log."""
    return Event(Text(key, args))


def viewer_of(table: Table, person: int | None) -> Seat | None:
    """Return as whom ``person`` looks at ``table``: their seat, a watcher, or the public."""
    if person is None:
        return None
    seat = table.seat_of(person)
    return WATCHER if seat is None else seat


def expect_seat(live: Live, person: int) -> Seat:
    """Return the seat of ``person``.

    :raises Refused: they do not sit at the table.
    """
    seat = live.table.seat_of(person)
    if seat is None:
        raise refused("not-your-table")
    return seat


def expect_host(live: Live, person: int, moderator: bool) -> None:
    """Return if ``person`` is the host, or a moderator.

    :raises Refused: they are neither.
    """
    if person != live.table.host and not moderator:
        raise refused("host-only")


def expect_say(live: Live, person: int) -> None:
    """Return if ``person`` sits at the table or hosts it.

    :raises Refused: they do neither.
    """
    if live.table.seat_of(person) is None and person != live.table.host:
        raise refused("not-seated")


def expect_playing(live: Live) -> None:
    """Return if the game of the table is being played.

    :raises Refused: it is not; the sentence says what it waits for.
    """
    match live.table.status:
        case "playing":
            return
        case "held":
            raise refused("held", reference=live.table.reference or "")
        case "lobby":
            raise refused("not-started")
        case "paused":
            raise refused("paused")
        case _:
            raise refused("ended")


def _results(game: AnyGame, after: Table, state: Any) -> tuple[Result, ...]:
    outcome = game.outcome(state)
    assert outcome is not None, "a game that is over has an outcome"
    return tuple(
        Result(seat, row.person, outcome.ranks[seat], outcome.scores[seat])
        for seat, row in enumerate(after.seats)
    )
