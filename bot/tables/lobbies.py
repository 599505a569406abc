"""Lobbies: opening a table, filling its seats, agreeing on options, starting the game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from msgspec import Struct

from bot.store.rows import SeatRow, Table, Verdict
from bot.tables.fairness import commitment, new_secret, seed_of_table
from bot.tables.keeper import Keeper, Live, begun, expect_host, expect_say, line
from bot.tables.presets import Terms
from bot.tables.refusals import refused
from bot.tables.seat_clock import PRESETS
from games.engine.chance import RandomStream
from games.engine.event import Event
from games.engine.text import Text


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
    clock: str = "none"
    when_out: Verdict = "ask"
    rematch_of: int | None = None
    computers: int = 0


class Lobbies:
    """Every change of a table before its game begins."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def open(self, new: NewTable) -> tuple[int, bool]:
        """Open a table with its host seated; return its number and whether it is new.

        The same interaction, or a second rematch of the same table, gives the table that is there already.
        """
        keeper = self._keeper
        game = keeper.games[new.game]
        now = keeper.now()
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
            clock=new.clock,
            when_out=new.when_out,
            seats=[
                SeatRow(new.host, new.host_name, new.origin),
                *(SeatRow(None, None, new.origin) for _ in range(new.computers)),
            ],
        )
        opened = line("log-opened", player=new.host_name, commitment=commitment(secret))
        number = await keeper.store.insert(table, [opened])
        if number is None:
            earlier = await keeper.store.opened_by(new.origin, new.rematch_of)
            if earlier is None:
                raise refused("no-such-table", table=0)
            return earlier, False
        keeper.remember(Live(table, game, None, (opened,)))
        keeper.tell(number)
        return number, True

    async def join(self, table: int, person: int, name: str, interaction: int) -> None:
        """Seat ``person``; somebody who sits already stays where they are.

        :raises Refused: the game has started, or every seat is taken.
        """
        async with self._lobby(table) as live:
            if live.table.seat_of(person) is not None:
                raise refused("already-seated")
            _expect_room(live)
            seats = [*live.table.seats, SeatRow(person, name, interaction)]
            await self._reseat(live, seats, line("log-joined", player=name))

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
            await self._reseat(live, seats, line("log-left", player=name))

    async def remove(self, table: int, person: int | None, name: str, moderator: bool) -> None:
        """Send ``person`` away from a table that has not begun; ``name`` is the moderator's.

        :raises Refused: the one who asks is no moderator, the game has started, or the person is not there.
        """
        async with self._lobby(table) as live:
            if not moderator:
                raise refused("moderator-only")
            seat = None if person is None else live.table.seat_of(person)
            if seat is None:
                raise refused("not-there")
            gone = live.table.seats[seat]
            seats = [row for row in live.table.seats if row is not gone]
            await self._reseat(live, seats, line("log-sent-away", moderator=name, player=gone.name or ""))

    async def add_computer(self, table: int, person: int, interaction: int) -> None:
        """Seat a computer player.

        :raises Refused: the game has started, every seat is taken, or the person has no say here.
        """
        async with self._lobby(table) as live:
            expect_say(live, person)
            _expect_room(live)
            seats = [*live.table.seats, SeatRow(None, None, interaction)]
            await self._reseat(live, seats, line("log-computer-added"))

    async def remove_computer(self, table: int, person: int) -> None:
        """Send away the computer player that came last.

        :raises Refused: the game has started, there is none, or the person has no say here.
        """
        async with self._lobby(table) as live:
            expect_say(live, person)
            computers = [seat for seat, row in enumerate(live.table.seats) if row.person is None]
            if not computers:
                raise refused("no-computer")
            seats = list(live.table.seats)
            del seats[computers[-1]]
            await self._reseat(live, seats, line("log-computer-removed"))

    async def set_option(
        self, table: int, person: int, name: str, value: bool | str, moderator: bool
    ) -> None:
        """Set one option of the game before it starts.

        :raises Refused: no such option or value, the game has started, or the person is neither host nor
            moderator.
        """
        async with self._lobby(table) as live:
            expect_host(live, person, moderator)
            try:
                options = msgspec.convert({**live.table.options, name: value}, live.game.options_type)
            except msgspec.ValidationError:
                raise refused("no-such-option") from None
            builtins = msgspec.to_builtins(options)
            if name not in builtins:
                raise refused("no-such-option")
            await self._agree(live, builtins, live.table.clock, live.table.when_out)

    async def set_clock(
        self, table: int, person: int, clock: str, when_out: Verdict, moderator: bool
    ) -> None:
        """Agree on the clock of the seats, and on what happens when one runs out.

        :raises Refused: no such clock, the game has started, or the person is neither host nor moderator.
        """
        async with self._lobby(table) as live:
            expect_host(live, person, moderator)
            if clock not in PRESETS:
                raise refused("no-such-option")
            await self._agree(live, live.table.options, clock, when_out)

    async def agree(self, table: int, person: int, terms: Terms, moderator: bool) -> None:
        """Agree on all options and the clock at once, as a preset has them.

        :raises Refused: the game has started, or the person is neither host nor moderator.
        """
        async with self._lobby(table) as live:
            expect_host(live, person, moderator)
            await self._agree(live, terms.options, terms.clock, terms.when_out)

    async def start(self, table: int, person: int, interaction: int) -> None:
        """Start the game with those who sit.

        :raises Refused: too few or too many seats, started already, or the person does not sit here.
        """
        async with self._lobby(table) as live:
            expect_say(live, person)
            if len(live.table.seats) not in live.game.seats:
                raise refused("too-few", least=live.game.seats.start)
            after = self._keeper.after(live.table, status="playing", started_by=interaction)
            stream = RandomStream(seed_of_table(after))
            options = msgspec.convert(after.options, live.game.options_type)
            try:
                state = live.game.setup(len(after.seats), options, stream)
                live.game.check(state)
            except Exception as error:
                raise await self._keeper.hold(live, error, begun(after, stream)) from error
            after.counter = stream.counter
            await self._keeper.commit(live, after, state, [line("log-started")])

    async def _agree(self, live: Live, options: dict[str, bool | str], clock: str, when_out: Verdict) -> None:
        """Write what is agreed, with a line of the log for each difference; nothing where there is none."""
        before = live.table
        agreed = [
            line(
                "log-option",
                option=Text(f"{before.game}-option-{name}"),
                value=Text(f"{before.game}-option-{name}-{str(value).lower()}"),
            )
            for name, value in options.items()
            if value != before.options.get(name)
        ]
        if (before.clock, before.when_out) != (clock, when_out):
            agreed.append(
                line("log-clock", clock=Text(f"clock-{clock}"), verdict=Text(f"when-out-{when_out}"))
            )
        if agreed:
            after = self._keeper.after(before, options=options, clock=clock, when_out=when_out)
            await self._keeper.commit(live, after, None, agreed)

    async def _reseat(self, live: Live, seats: list[SeatRow], entry: Event) -> None:
        people = [row.person for row in seats if row.person is not None]
        if not people:
            after = self._keeper.after(live.table, status="ended", seats=seats)
            await self._keeper.commit(live, after, None, [entry, line("log-ended")])
            return
        # A moderator may host without a seat, and goes on to when somebody else comes or leaves.
        has_left = live.table.seat_of(live.table.host) is not None and live.table.host not in people
        host = people[0] if has_left else live.table.host
        after = self._keeper.after(live.table, seats=seats, host=host)
        await self._keeper.commit(live, after, None, [entry])

    @asynccontextmanager
    async def _lobby(self, table: int) -> AsyncIterator[Live]:
        async with self._keeper.locked(table) as live:
            if live.table.status != "lobby":
                raise refused("ended" if live.table.status in {"over", "ended"} else "started")
            yield live


def _expect_room(live: Live) -> None:
    if len(live.table.seats) >= live.game.seats.stop - 1:
        raise refused("full")
