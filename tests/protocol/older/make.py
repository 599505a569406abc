"""Make a database as an older version of the bot left it: games amid every question, and at their end.

It is made by the code of that version, so this has to go on running under it and imports nothing newer::

    git worktree add ../older b380f53
    PYTHONPATH=../older python tests/protocol/older/make.py tests/protocol/older/rules-1.sql.gz

The same code makes the same file. Each running table was left where a question was put for the first time:
there is one for every question that some games came to, open and answered in secret, beside those half-way.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import bot.tables.lobbies
from bot.store.database import Database
from bot.store.guilds import GuildStore
from bot.store.people import PeopleStore
from bot.store.tables import TableStore
from bot.tables.fairness import seed_of
from bot.tables.lobbies import NewTable
from bot.tables.perspective import moves_back_to
from bot.tables.service import TableService
from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.play import play, waiting_for
from games.engine.player import RandomPlayer
from games.engine.text import Seat
from games.registry import GAMES

GUILD, CHANNEL, BEGAN = 1, 2, 1_760_000_000.0
PEOPLE = ("Ada", "Bruno", "Chloé", "Dev")
"""Their ids are 11, 12 and on."""
GAMES_TRIED = 12
"""How many games of each kind are looked through for moments."""
MOST_MOVES = 250
"""A moment that comes later than that is not taken: its log would make the file large."""
OTHER_OPTIONS: dict[str, list[dict[str, bool | str]]] = {
    "abraca": [{"last_standing": True, "easy_order": True}, {"spectators": "all", "lower_spell": "penalty"}],
    "towers": [{"open_piles": False, "hand_memory": True}],
    "touria": [
        {"turn_rotation": "cw", "items_visible": True},
        {"helmet": "as_swords", "log": "discreet", "target": "introductory"},
    ],
    "saga": [{"trial": "until_passed", "rounds": "10", "objectives_open": True}],
}


@dataclass(frozen=True)
class Plan:
    """A game that is always played the same way."""

    game: str
    number: int

    @property
    def options(self) -> dict[str, bool | str]:
        """The options that are not the usual ones."""
        kinds = [{}, *OTHER_OPTIONS[self.game]]
        return kinds[self.number % len(kinds)]

    @property
    def seats(self) -> int:
        """How many people play."""
        counts = GAMES[self.game].seats
        return min(counts[self.number % len(counts)], len(PEOPLE))

    @property
    def secret(self) -> bytes:
        """The secret of the shuffle."""
        return sha256(b"%s %d" % (self.game.encode(), self.number)).digest()

    @property
    def presses(self) -> list[int]:
        """The presses by which the seats were taken."""
        return [1000 * self.number + seat + 1 for seat in range(self.seats)]

    def moves(self) -> Iterator[tuple[Mapping[Seat, Decision], Seat, Choice]]:
        """Yield what is asked, who answers and how, move by move."""
        game = GAMES[self.game]
        stream = RandomStream(seed_of(self.secret, self.presses, 500))
        defaults = msgspec.to_builtins(game.options_type())
        options = msgspec.convert({**defaults, **self.options}, game.options_type)
        state = game.setup(self.seats, options, stream)
        chance = random.Random(self.number)
        while decisions := game.decisions(state):
            seat = chance.choice(waiting_for(decisions))
            player: Any = game.fallback if chance.random() < 0.7 else RandomPlayer()
            choice = player.choose(
                game.view(state, seat), decisions[seat], RandomStream(chance.randbytes(32))
            )
            yield decisions, seat, choice
            play(game, state, seat, choice, stream)


def moments(game: str) -> dict[str, tuple[Plan, int]]:
    """Return the earliest moment of every question, and of each that somebody has answered already."""
    found: dict[str, tuple[Plan, int]] = {}
    for number in range(GAMES_TRIED):
        plan = Plan(game, number)
        for moves, (decisions, _, _) in enumerate(plan.moves()):
            if moves > MOST_MOVES:
                break
            for decision in decisions.values():
                kind = f"{decision.prompt.key} {'asked' if decision.given is None else 'given'}"
                if kind not in found or moves < found[kind][1]:
                    found[kind] = plan, moves
    return found


class Maker:
    """Plays plans through the service of tables."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._now = BEGAN
        people = PeopleStore(database)
        self._service = TableService(
            TableStore(database), GuildStore(database), people, GAMES, now=lambda: self._now
        )
        self._tables = 0

    async def lobby(self, plan: Plan) -> int:
        """Open a table for ``plan``, with everybody seated."""
        bot.tables.lobbies.new_secret = lambda: plan.secret  # type: ignore[assignment]
        self._tables += 1
        self._now = BEGAN + 60 * self._tables
        new = NewTable(GUILD, CHANNEL, plan.game, "en", 11, PEOPLE[0], plan.presses[0], options=plan.options)
        number, _ = await self._service.lobbies.open(new)
        # The same press opens no second table; but one plan is left at several moments.
        await self._database.run(lambda connection: connection.execute("UPDATE tables SET origin = NULL"))
        for seat in range(1, plan.seats):
            await self._service.lobbies.join(number, 11 + seat, PEOPLE[seat], plan.presses[seat])
        return number

    async def table(self, plan: Plan, most: int | None = None) -> int:
        """Play ``plan`` for ``most`` moves, or to its end."""
        number = await self.lobby(plan)
        await self._service.lobbies.start(number, 11, 500)
        for moves, (_, seat, choice) in enumerate(plan.moves()):
            if moves == most:
                break
            revision = (await self._service.row(number)).revision
            await self._service.play.move(number, 11 + seat, revision, choice)
        return number

    async def propose(self, plan: Plan) -> None:
        """Play ``plan`` until somebody can propose to take moves back, and let them."""
        number = await self.lobby(plan)
        await self._service.lobbies.start(number, 11, 500)
        for _, seat, choice in plan.moves():
            row = await self._service.row(number)
            for proposer in range(plan.seats):
                if moves := moves_back_to(row.free, proposer):
                    await self._service.agreements.propose(number, 11 + proposer, "undo", moves)
                    return
            await self._service.play.move(number, 11 + seat, row.revision, choice)


async def make(path: Path) -> None:
    """Fill the database at ``path``."""
    database = await Database.open(path)
    maker = Maker(database)
    for game in GAMES:
        await maker.lobby(Plan(game, 1))
        await maker.table(Plan(game, 1))
        for number in range(len(OTHER_OPTIONS[game]) + 1):
            plan = Plan(game, GAMES_TRIED + number)
            await maker.table(plan, min(MOST_MOVES, sum(1 for _ in plan.moves()) // 2))
        for plan, moves in dict.fromkeys(moments(game).values()):
            await maker.table(plan, moves)
    await maker.propose(Plan("towers", 1))
    await database.close()


def dump(path: Path) -> bytes:
    """Return the database at ``path`` as text, with the number of its schema."""
    connection = sqlite3.connect(path)
    [version] = connection.execute("PRAGMA user_version").fetchone()
    text = "\n".join([*connection.iterdump(), f"PRAGMA user_version = {version};\n"])
    connection.close()
    return text.encode()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.sqlite3"
        asyncio.run(make(database))
        Path(sys.argv[1]).write_bytes(gzip.compress(dump(database), 9, mtime=0))
