"""The table service: the only writer of tables.

Every step holds the lock of its table, changes copies, commits everything in one transaction, and only then
lets anybody see the result. If something fails before the commit, nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from secrets import token_hex
from typing import Any, Literal
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from bot.store.rows import (
    Change,
    Deadline,
    EventRow,
    Incident,
    Leftover,
    MoveRow,
    NewNotice,
    SeatRow,
    Table,
)
from bot.store.tables import TableStore
from bot.tables.fairness import commitment, new_secret, seed_of
from bot.tables.perspective import Perspective, perspective
from bot.tables.refusals import OutOfDate, refused
from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import WATCHER, AnyGame, Refused
from games.engine.play import play, waiting_for
from games.engine.record import Move, Record, RecordError, verify
from games.engine.text import Argument, Seat, Text

_log = logging.getLogger(__name__)

RECENT_LINES = 12
"""How many lines of its log a table keeps at hand, private ones included."""

_PAUSES = {"short": (5, 40), "long": (90, 1800)}
"""The least and the most seconds before a standing wish is given, by the length that the game asks for."""

CACHED_TABLES = 128
"""How many tables are kept decoded in memory; the others are read when somebody asks for them."""


class Live(Struct):
    """A table with its decoded state (``None`` before the start) and the last lines of its log."""

    table: Table
    game: AnyGame
    state: Any | None
    recent: tuple[Event, ...]


class NewTable(Struct, frozen=True):
    """What opening a table needs. ``origin`` is the interaction that asked for it."""

    guild: int
    channel: int
    game: str
    locale: str
    host: int
    host_name: str
    origin: int
    options: dict[str, bool | str] = {}
    rematch_of: int | None = None
    computers: int = 0


class TableService:
    """Opens, fills, starts, plays and ends tables; every change goes through here."""

    def __init__(
        self,
        store: TableStore,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], float] = time.time,
        notice_delay: float = 0,
    ) -> None:
        self.games = games
        self.changed: list[Callable[[int], None]] = []
        self._store = store
        self._now = now
        self._notice_delay = notice_delay
        self._cache: OrderedDict[int, Live] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # Reading

    async def look(self, table: int, person: int | None, guild: int | None = None) -> Perspective:
        """Return what ``person`` may know of ``table`` (``None``: the public channel).

        :raises Refused: there is no such table, or it belongs to another server than ``guild``.
        """
        live = await self._live(table)
        if guild is not None and live.table.guild != guild:
            raise refused("no-such-table", table=table)
        viewer = self._viewer(live.table, person)
        return perspective(live.table, live.game, live.state, live.recent, viewer)

    async def is_asked(self, table: int, seat: Seat, person: int, revision: int) -> bool:
        """Return whether ``person`` at ``seat`` still owes the answer that was asked for at ``revision``.

        At a table that is held they do: it goes on from there.
        """
        live = await self._live(table)
        if live.table.status not in {"playing", "held"} or live.table.seat_of(person) != seat:
            return False
        asked = live.table.asked.get(seat)
        if asked is None or asked > revision:
            return False
        return seat in waiting_for(live.game.decisions(live.state))

    async def computer_waits(self, table: int) -> bool:
        """Return whether a computer player is asked at ``table``."""
        live = await self._live(table)
        return live.table.status == "playing" and self._waiting_computer(live) is not None

    async def log(self, table: int, person: int | None, last: int | None = None) -> list[EventRow]:
        """Return the lines of the log that ``person`` may read, oldest first."""
        live = await self._live(table)
        viewer = self._viewer(live.table, person)
        rows = await self._store.events(table, last=last)
        return [row for row in rows if row.event.visible_to(viewer)]

    async def record(self, table: int) -> Record:
        """Return the record of a finished game.

        :raises Refused: the game is not over; its record would tell what is hidden.
        """
        live = await self._live(table)
        if live.table.status != "over":
            raise refused("not-over-yet")
        return await self._record(live.table)

    async def verify(self, table: int) -> Record:
        """Replay a finished game from its secret and return its record.

        :raises Refused: the game is not over, or does not replay.
        """
        live = await self._live(table)
        record = await self.record(table)
        try:
            state = await asyncio.to_thread(verify, live.game, record)
        except RecordError as error:
            raise refused("not-verified", reason=str(error)) from error
        if msgspec.json.encode(state) != live.table.snapshot:
            raise refused("not-verified", reason="the final state differs")
        return record

    # The lobby

    async def open(self, new: NewTable) -> tuple[int, bool]:
        """Open a table with its host seated; return its number and whether it is new.

        The same interaction, or a second rematch of the same table, gives the table that is there already.
        """
        game = self.games[new.game]
        now = self._now()
        secret = new_secret()
        table = Table(
            id=0,
            guild=new.guild,
            channel=new.channel,
            game=new.game,
            options={**msgspec.to_builtins(game.options_type()), **new.options},
            locale=new.locale,
            host=new.host,
            status="lobby",
            secret=secret,
            rules_version=game.version,
            created_at=now,
            changed_at=now,
            origin=new.origin,
            rematch_of=new.rematch_of,
            seats=[
                SeatRow(new.host, new.host_name, new.origin),
                *(SeatRow(None, None, new.origin) for _ in range(new.computers)),
            ],
        )
        opened = _line("log-opened", player=new.host_name, commitment=commitment(secret))
        number = await self._store.insert(table, [opened])
        if number is None:
            earlier = await self._store.opened_by(new.origin, new.rematch_of)
            if earlier is None:
                raise refused("no-such-table", table=0)
            return earlier, False
        self._remember(Live(table, game, None, (opened,)))
        self._tell(number)
        return number, True

    async def join(self, table: int, person: int, name: str, interaction: int) -> None:
        """Seat ``person``; somebody who sits already stays where they are.

        :raises Refused: the game has started, or every seat is taken.
        """
        async with self._lobby(table) as live:
            if live.table.seat_of(person) is not None:
                raise refused("already-seated")
            self._expect_room(live)
            seats = [*live.table.seats, SeatRow(person, name, interaction)]
            await self._reseat(live, seats, _line("log-joined", player=name))

    async def leave(self, table: int, person: int) -> None:
        """Free the seat of ``person``; when the last person leaves, the table is closed.

        :raises Refused: the game has started, or the person does not sit here.
        """
        async with self._lobby(table) as live:
            seat = live.table.seat_of(person)
            if seat is None:
                raise refused("not-seated")
            name = live.table.seats[seat].name or ""
            seats = [row for row in live.table.seats if row.person != person]
            await self._reseat(live, seats, _line("log-left", player=name))

    async def add_computer(self, table: int, person: int, interaction: int) -> None:
        """Seat a computer player.

        :raises Refused: the game has started, every seat is taken, or the person has no say here.
        """
        async with self._lobby(table) as live:
            self._expect_say(live, person)
            self._expect_room(live)
            seats = [*live.table.seats, SeatRow(None, None, interaction)]
            await self._reseat(live, seats, _line("log-computer-added"))

    async def remove_computer(self, table: int, person: int) -> None:
        """Send away the computer player that came last.

        :raises Refused: the game has started, there is none, or the person has no say here.
        """
        async with self._lobby(table) as live:
            self._expect_say(live, person)
            computers = [seat for seat, row in enumerate(live.table.seats) if row.person is None]
            if not computers:
                raise refused("no-computer")
            seats = list(live.table.seats)
            del seats[computers[-1]]
            await self._reseat(live, seats, _line("log-computer-removed"))

    async def set_option(
        self, table: int, person: int, name: str, value: bool | str, moderator: bool
    ) -> None:
        """Set one option of the game before it starts.

        :raises Refused: no such option or value, the game has started, or the person is neither host nor
            moderator.
        """
        async with self._lobby(table) as live:
            self._expect_host(live, person, moderator)
            try:
                options = msgspec.convert({**live.table.options, name: value}, live.game.options_type)
            except msgspec.ValidationError:
                raise refused("no-such-option") from None
            builtins = msgspec.to_builtins(options)
            if name not in builtins:
                raise refused("no-such-option")
            if builtins == live.table.options:
                return
            line = _line(
                "log-option",
                option=Text(f"{live.table.game}-option-{name}"),
                value=Text(f"{live.table.game}-option-{name}-{str(value).lower()}"),
            )
            await self._commit(live, self._next(live.table, options=builtins), None, events=[line])

    async def start(self, table: int, person: int, interaction: int) -> None:
        """Start the game with those who sit.

        :raises Refused: too few or too many seats, started already, or the person does not sit here.
        """
        async with self._lobby(table) as live:
            self._expect_say(live, person)
            if len(live.table.seats) not in live.game.seats:
                raise refused("too-few", least=live.game.seats.start)
            after = self._next(live.table, status="playing", started_by=interaction)
            stream = RandomStream(_seed(after))
            options = msgspec.convert(after.options, live.game.options_type)
            try:
                state = live.game.setup(len(after.seats), options, stream)
                live.game.check(state)
            except Exception as error:
                raise await self._hold(live, error, self._begun(after, stream)) from error
            await self._commit(live, after, state, events=[_line("log-started")], counter=stream.counter)

    # Playing

    async def move(self, table: int, person: int, revision: int, choice: Choice) -> None:
        """Make the move of ``person``, who saw the table at ``revision``.

        :raises OutOfDate: the seat's question has changed since.
        :raises Refused: the person does not sit here, the table is not being played, or the rules say no.
        """
        async with self._locked(table) as live:
            seat = live.table.seat_of(person)
            if seat is None:
                raise refused("not-your-table")
            self._expect_playing(live)
            if revision < live.table.asked.get(seat, 0) or revision > live.table.revision:
                raise OutOfDate
            await self._apply(live, seat, choice)

    async def computer_move(self, table: int) -> bool:
        """Let one waiting computer player move; return whether another one is waiting then."""
        async with self._locked(table) as live:
            if live.table.status != "playing":
                return False
            seat = self._waiting_computer(live)
            if seat is None:
                return False
            view = live.game.view(live.state, seat)
            decision = live.game.decisions(live.state)[seat]
            mind = RandomStream(sha256(_seed(live.table) + b"player %d" % live.table.revision).digest())
            try:
                choice = live.game.fallback.choose(view, decision, mind)
                if not decision.allows(choice):
                    raise ValueError(f"the computer player chose {choice}, which is not offered")  # noqa: TRY301
            except Exception as error:
                await self._hold(live, error, await self._record(live.table), Move(seat, ()))
                return False
            await self._apply(live, seat, choice)
            return live.table.status == "playing" and self._waiting_computer(live) is not None

    async def answer_for(self, deadline: Deadline) -> None:
        """Give the answer that has fallen due for a seat: its standing wish, or what its silence means.

        :raises Refused: the answer failed inside the rules, and the table is held.
        """
        async with self._locked(deadline.table) as live:
            asked = live.table.asked.get(deadline.seat)
            if live.table.status != "playing" or asked != deadline.revision:
                return
            decision = live.game.decisions(live.state).get(deadline.seat)
            if decision is None or decision.given is not None:
                return
            choice = decision.on_silence if decision.standing is None else decision.standing.choice
            if choice is not None:
                await self._apply(live, deadline.seat, choice)

    # Managing

    async def end(self, table: int, person: int, moderator: bool) -> None:
        """End a table before its game is over; what is hidden stays hidden.

        :raises Refused: it has ended already, or the person is neither host nor moderator.
        """
        async with self._locked(table) as live:
            self._expect_host(live, person, moderator)
            if live.table.status in {"over", "ended"}:
                raise refused("ended")
            await self._commit(live, self._next(live.table, status="ended"), live.state, [_line("log-ended")])

    async def release(self, table: int, person: int, moderator: bool) -> None:
        """Let a held table go on from where it stands.

        :raises Refused: it is not held, or the person is neither host nor moderator.
        """
        async with self._locked(table) as live:
            self._expect_host(live, person, moderator)
            if live.table.status != "held":
                raise refused("out-of-date")
            status = "lobby" if live.state is None else "playing"
            after = self._next(live.table, status=status, reference=None)
            await self._commit(live, after, live.state, [_line("log-released")])

    async def move_to(self, table: int, person: int, channel: int, moderator: bool) -> None:
        """Let the board stand in another channel of the same server from now on.

        :raises Refused: the person neither sits here nor moderates.
        """
        async with self._locked(table) as live:
            if not moderator:
                self._expect_say(live, person)
            after = self._next(live.table, channel=channel, message=None, message_at=None)
            after.posts += 1
            await self._commit(live, after, live.state, [], leftover=_board(live.table))

    async def published(self, table: Table, outdated: Leftover | None = None) -> None:
        """Note what the channel shows, and which board that leaves behind.

        Called by the publisher alone, after each post or edit.
        """
        async with self._locked(table.id) as live:
            if table.channel != live.table.channel:
                # The table has moved meanwhile; what was shown stands in the channel it came from.
                if stray := _board(table):
                    await self._store.leave(table.id, stray)
                return
            after = msgspec.structs.replace(
                live.table,
                published_revision=table.published_revision,
                message=table.message,
                message_at=table.message_at,
                posts=table.posts,
            )
            await self._store.published(after, outdated)
            live.table = after

    async def row(self, table: int) -> Table:
        """Return a copy of the table's row, for the publisher."""
        return msgspec.structs.replace((await self._live(table)).table)

    # Inside

    async def _apply(self, live: Live, seat: Seat, choice: Choice) -> None:
        table, game = live.table, live.game
        stream = RandomStream(_seed(table), table.counter)
        state = game.copy(live.state)
        try:
            before = game.decisions(live.state)
            events = play(game, state, seat, choice, stream)
            over = game.outcome(state) is not None
            after = self._next(table, status="over" if over else "playing")
            asked = self._asked(after, before, game.decisions(state), seat)
        except Refused:
            raise
        except Exception as error:
            raise await self._hold(live, error, await self._record(table), Move(seat, choice)) from error
        after.asked = asked
        if before[seat].discreet and not any(event.audience is None for event in events):
            # The time on the board would tell that somebody has answered.
            after.changed_at = table.changed_at
        move = MoveRow(seat, choice, tuple(stream.answers), after.changed_at)
        await self._commit(live, after, state, events, (move,), stream.counter)

    async def _hold(self, live: Live, error: Exception, record: Record, move: Move | None = None) -> Refused:
        """Hold the table as it was before the step that failed; return what to tell who took it."""
        reference = token_hex(4).upper()
        after = self._next(live.table, status="held", reference=reference)
        trace = "".join(traceback.format_exception(error))
        incident = Incident(reference, after.id, trace, {"record": record, "move": move}, after.changed_at)
        line = _line("log-held", reference=reference)
        deadlines = self._deadlines(live.game, after, live.state) if live.state is not None else ()
        await self._store.report(incident, Change(after, events=(line,), deadlines=deadlines))
        # The trace may quote hidden things, so it goes to the database and not into the log.
        _log.error("table %d is held: %s; see incident %s", after.id, type(error).__name__, reference)
        self._accept(live, after, live.state, (line,))
        return refused("held", reference=reference)

    async def _commit(
        self,
        live: Live,
        after: Table,
        state: Any | None,
        events: Sequence[Event],
        moves: tuple[MoveRow, ...] = (),
        counter: int | None = None,
        seats_changed: bool = False,
        leftover: Leftover | None = None,
    ) -> None:
        if after.status in {"over", "ended"}:
            # From now on its own table may be played again, and so may the one it was the rematch of.
            after.rematch_of = None
        if counter is not None:
            after.counter = counter
        notices: tuple[NewNotice, ...] = ()
        deadlines: tuple[Deadline, ...] = ()
        if state is not None:
            after.snapshot = msgspec.json.encode(state)
            if not after.asked and after.status == "playing":
                after.asked = dict.fromkeys(live.game.decisions(state), after.revision)
            notices = self._notices(live, after, state, {move.seat for move in moves})
            deadlines = self._deadlines(live.game, after, state)
        try:
            await self._store.write(
                Change(
                    after,
                    moves=moves,
                    events=tuple(events),
                    notices=notices,
                    deadlines=deadlines,
                    seats_changed=seats_changed,
                    leftover=leftover,
                )
            )
        except BaseException:
            # Whether it was written is not known here; the next one to ask reads the truth.
            self._cache.pop(after.id, None)
            raise
        self._accept(live, after, state, events)

    def _accept(self, live: Live, after: Table, state: Any | None, events: Sequence[Event]) -> None:
        live.table, live.state = after, state
        live.recent = (*live.recent, *events)[-RECENT_LINES:]
        self._tell(after.id)

    def _tell(self, table: int) -> None:
        for listener in self.changed:
            listener(table)

    def _next(self, table: Table, **changes: Any) -> Table:
        return msgspec.structs.replace(
            table, revision=table.revision + 1, changed_at=self._now(), asked=dict(table.asked), **changes
        )

    def _asked(
        self,
        after: Table,
        before: Mapping[Seat, Decision],
        decisions: Mapping[Seat, Decision],
        mover: Seat,
    ) -> dict[Seat, int]:
        """A question that stands unchanged after somebody else's move stays answerable from older panels."""
        asked = {}
        for seat, decision in decisions.items():
            stands = seat != mover and before.get(seat) == decision
            asked[seat] = after.asked.get(seat, after.revision) if stands else after.revision
        return asked

    def _notices(self, live: Live, after: Table, state: Any, movers: set[Seat]) -> tuple[NewNotice, ...]:
        """Who is newly asked is told, and who has become the last one missing among several.

        Who has just moved and goes on knows.
        """
        if after.status != "playing":
            return ()
        decisions = live.game.decisions(state)
        waiting = waiting_for(decisions)
        before = [] if live.state is None else waiting_for(live.game.decisions(live.state))
        owed = []
        for seat in waiting:
            person = after.seats[seat].person
            if person is None or seat in movers or decisions[seat].standing is not None:
                continue
            due = after.changed_at + self._notice_delay
            if after.asked.get(seat) == after.revision:
                owed.append(NewNotice(seat, person, due))
            elif len(waiting) == 1 < len(before) and not decisions[seat].discreet:
                owed.append(NewNotice(seat, person, due, "last"))
        return tuple(owed)

    def _deadlines(self, game: AnyGame, after: Table, state: Any) -> tuple[Deadline, ...]:
        """When the open questions of people are answered without a press.

        A question that stands keeps the time it had: the store knows it by seat and revision.
        """
        if after.status not in {"playing", "held"}:
            return ()
        found = []
        decisions = game.decisions(state)
        for seat in waiting_for(decisions):
            decision = decisions[seat]
            if after.seats[seat].person is None or seat not in after.asked:
                continue
            if decision.standing is not None:
                seconds = self._pause(after, seat, decision.standing.pause)
            elif decision.on_silence is not None and decision.minutes is not None:
                seconds = decision.minutes * 60
            else:
                continue
            found.append(Deadline(after.id, seat, after.asked[seat], after.changed_at + seconds))
        return tuple(found)

    @staticmethod
    def _pause(table: Table, seat: Seat, length: Literal["short", "long"]) -> int:
        """Return the seconds after which a standing wish is given: drawn, so that they tell nothing."""
        least, most = _PAUSES[length]
        draw = RandomStream(sha256(_seed(table) + b"pause %d %d" % (table.asked[seat], seat)).digest())
        return least + draw.below(most - least + 1)

    async def _record(self, table: Table) -> Record:
        game = self.games[table.game]
        stream = RandomStream(_seed(table))
        game.setup(len(table.seats), msgspec.convert(table.options, game.options_type), stream)
        moves = [Move(row.seat, row.choice, row.chance) for row in await self._store.moves(table.id)]
        return msgspec.structs.replace(self._begun(table, stream), moves=tuple(moves))

    @staticmethod
    def _begun(table: Table, stream: RandomStream) -> Record:
        return Record(
            game=table.game,
            version=table.rules_version,
            seats=len(table.seats),
            options=table.options,
            seed=stream.seed.hex(),
            setup=tuple(stream.answers),
        )

    async def _reseat(self, live: Live, seats: list[SeatRow], line: Event) -> None:
        people = [row.person for row in seats if row.person is not None]
        if not people:
            after = self._next(live.table, status="ended", seats=seats)
            await self._commit(live, after, None, [line, _line("log-ended")], seats_changed=True)
            return
        host = live.table.host if live.table.host in people else people[0]
        await self._commit(
            live, self._next(live.table, seats=seats, host=host), None, [line], seats_changed=True
        )

    @asynccontextmanager
    async def _locked(self, table: int) -> AsyncIterator[Live]:
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            yield await self._live(table)

    @asynccontextmanager
    async def _lobby(self, table: int) -> AsyncIterator[Live]:
        async with self._locked(table) as live:
            if live.table.status != "lobby":
                raise refused("started" if live.table.status in {"playing", "held"} else "ended")
            yield live

    async def _live(self, table: int) -> Live:
        if live := self._cache.get(table):
            self._cache.move_to_end(table)
            return live
        row = await self._store.load(table)
        if row is None:
            raise refused("no-such-table", table=table)
        lines = await self._store.events(table, last=RECENT_LINES)
        if live := self._cache.get(table):
            return live
        game = self.games.get(row.game)
        if game is None:
            raise refused("unknown-game")
        state = None if row.snapshot is None else msgspec.json.decode(row.snapshot, type=game.state_type)
        return self._remember(Live(row, game, state, tuple(line.event for line in lines)))

    def _remember(self, live: Live) -> Live:
        self._cache[live.table.id] = live
        if len(self._cache) > CACHED_TABLES:
            # A table whose lock is held is being changed by somebody and must stay the one in memory.
            for number in self._cache:
                lock = self._locks.get(number)
                if number != live.table.id and not (lock and lock.locked()):
                    del self._cache[number]
                    break
        return live

    @staticmethod
    def _viewer(table: Table, person: int | None) -> Seat | None:
        if person is None:
            return None
        seat = table.seat_of(person)
        return WATCHER if seat is None else seat

    @staticmethod
    def _waiting_computer(live: Live) -> Seat | None:
        for seat in waiting_for(live.game.decisions(live.state)):
            if live.table.seats[seat].person is None:
                return seat
        return None

    @staticmethod
    def _expect_room(live: Live) -> None:
        if len(live.table.seats) >= live.game.seats.stop - 1:
            raise refused("full")

    @staticmethod
    def _expect_say(live: Live, person: int) -> None:
        if live.table.seat_of(person) is None and person != live.table.host:
            raise refused("not-seated")

    @staticmethod
    def _expect_host(live: Live, person: int, moderator: bool) -> None:
        if person != live.table.host and not moderator:
            raise refused("host-only")

    @staticmethod
    def _expect_playing(live: Live) -> None:
        status = live.table.status
        if status == "held":
            raise refused("held", reference=live.table.reference or "")
        if status == "lobby":
            raise refused("not-started")
        if status != "playing":
            raise refused("ended")


def _seed(table: Table) -> bytes:
    assert table.started_by is not None, "only a table that was started has a seed"
    return seed_of(table.secret, [row.interaction for row in table.seats], table.started_by)


def _board(table: Table) -> Leftover | None:
    return None if table.message is None else Leftover(table.channel, table.message)


def _line(key: str, **args: Argument) -> Event:
    return Event(Text(key, args))
