"""Imports of games that were played elsewhere, from files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from bot.features.archive.rules import GivenPosition
from bot.features.archive.service.game_file import GameFile, Proof, proven, read
from bot.features.people.store.members import MemberStore
from bot.table.rows import MoveRow
from bot.table.situation import STARTED, line
from bot.table.store import TableStore
from bot.table.table import Practice, SeatRow, Table
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.snapshot import snapshot_of
from games.engine.steps import every_step
from games.engine.text import PersonName


class Arrival(Struct, frozen=True):
    """A file to import, and the place for its table. ``origin`` is the interaction."""

    guild: int
    channel: int
    locale: str
    person: int
    name: str
    origin: int


class Imports:
    """Makes finished tables from files. They have no people, so they don't affect statistics and ratings."""

    def __init__(
        self,
        store: TableStore,
        members: MemberStore,
        games: Mapping[str, AnyGame],
        now: Callable[[], float],
        tell: Callable[[int, int], None],
    ) -> None:
        self._store = store
        self._members = members
        self._games = games
        self._now = now
        self._tell = tell
        # A replay takes a while, and files come from strangers: one at a time.
        self._turn = asyncio.Lock()

    def read(self, data: bytes) -> GameFile:
        """Return the file in ``data``, which isn't proven yet.

        :raises Refused: it isn't a file of a game that can be played here.
        """
        return read(data, self._games)

    async def take_in(self, file: GameFile, arrival: Arrival) -> tuple[int, bool]:
        """Make a table from ``file``, if it replays; return its number and whether it's new.

        :raises Refused: the file does not replay, is not over, or states another result.
        """
        game = self._games[file.record.game]
        async with self._turn:
            proof = await asyncio.to_thread(proven, game, file)
            practice = await asyncio.to_thread(_practice, game, file)
        table = replace(_table(game, file, proof, arrival, self._now()), practice=practice)
        moves = [
            MoveRow(move.seat, move.choice, move.chance, at)
            for move, at in zip(file.record.moves, file.times, strict=True)
        ]
        member = await self._members.meet(arrival.guild, arrival.person, arrival.name)
        log = list(_log(file, proof, table, member))
        given = file.record.given
        position = None if given is None else GivenPosition(given, file.given_shuffles)
        number, is_new = await self._store.insert_finished(table, file.players, moves, log, position)
        if is_new:
            self._members.forget(arrival.guild)
            self._tell(number, arrival.guild)
        return number, is_new


def _table(game: AnyGame, file: GameFile, proof: Proof, arrival: Arrival, now: float) -> Table:
    record, shuffle = file.record, file.shuffle
    # With a shared deal, presses aren't part of the seed, so the file doesn't name them.
    presses = [int(press) for press in shuffle.presses] or [arrival.origin] * (record.seats + 1)
    return Table(
        id=0,
        guild=arrival.guild,
        channel=arrival.channel,
        game=record.game,
        options=record.options,
        locale=arrival.locale,
        host=arrival.person,
        status="over",
        secret=bytes.fromhex(shuffle.secret),
        rules_version=record.version,
        created_at=file.opened_at,
        changed_at=now,
        started_by=presses[-1],
        snapshot=snapshot_of(game, proof.state),
        origin=arrival.origin,
        imported=True,
        deal=shuffle.deal,
        seats=[SeatRow(None, None, press) for press in presses[:-1]],
    )


def _practice(game: AnyGame, file: GameFile) -> Practice | None:
    """Return the origin of a practice game in ``file``, else ``None``."""
    given = file.record.given
    if given is None:
        return None
    return Practice(0, len(every_step(game, given.record)) - 1, given.drawn_for)


def _log(file: GameFile, proof: Proof, table: Table, member: int) -> Iterator[tuple[Event, float]]:
    """Yield the log of the game, followed by a line about its import."""
    yield STARTED, file.opened_at
    for events, at in zip(proof.events, file.times, strict=True):
        for event in events:
            yield event, at
    yield line("log-imported", player=PersonName(member)), table.changed_at
