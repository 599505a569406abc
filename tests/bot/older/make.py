"""Make a database as the bot left it while names stood in logs and seats: what it says of whom is told here.

It is made by the code of that version, so this has to go on running under it and imports nothing newer::

    git worktree add ../older d058dc2
    PYTHONPATH=../older python tests/bot/older/make.py tests/bot/older/names.sql.gz

The same code makes the same rows. Server 1 has three tables: one with all that logs said of people, one that
is over, at which somebody was forgotten, and a lobby. Server 9 has the game that is over as a file.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import bot.service.service
from bot.domain import care, lobby, offers, seats, stand_ins
from bot.domain.actor import Actor
from bot.domain.lobby import NewTable
from bot.domain.play import Pick, move, take_back
from bot.domain.sitting import Sitting
from bot.service.imports import Arrival
from bot.service.service import TableService
from bot.store.database import Database
from bot.store.guilds import GuildStore
from bot.store.people import PeopleStore
from bot.store.personal import PersonalStore
from bot.store.tables import TableStore
from games.engine.chance import RandomStream
from games.engine.game import Refused
from games.engine.play import waiting_for
from games.registry import GAMES

ADA, BRUNO, CHLOE, DEV, MIRA, OTHER_ADA, OLGA = range(11, 18)
"""Mira moderates and never sits; Olga is forgotten. There are two who are called Ada."""


class Maker:
    """Lets people do something, each time a minute later."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now = 1_760_000_000.0
        self.presses = 1000
        self.service = TableService(
            TableStore(database), GuildStore(database), PeopleStore(database), GAMES, now=lambda: self.now
        )

    async def open(self, person: int, name: str) -> int:
        """Open a table on server 1."""
        self.now += 60
        self.presses += 1
        new = NewTable(1, 2, "abraca", "en", person, name, self.presses)
        return (await self.service.open(new))[0]

    async def act(
        self,
        table: int,
        person: int,
        name: str,
        action: Any,
        argument: Any = None,
        *,
        moderates: bool = False,
    ) -> None:
        """Let ``person`` do something to a table."""
        self.now += 60
        self.presses += 1
        actor = Actor(person, name, moderates=moderates, interaction=self.presses)
        await self.service.act(action, table, actor, argument)

    async def play(self, table: int, most: int | None = None) -> None:
        """Let those who are asked move ``most`` times, or until the game is over."""
        moves = 0
        while moves != most:
            live = await self.service._tables.get(table)
            if live.table.status == "over":
                return
            decisions = live.game.decisions(live.state)
            seat = waiting_for(decisions)[0]
            view = live.game.view(live.state, seat)
            chance = RandomStream(sha256(b"%d %d" % (table, live.table.revision)).digest())
            choice = live.game.fallback.choose(view, decisions[seat], chance)
            person = live.table.seats[seat].person
            assert person is not None
            await self.act(table, person, "", move, Pick(live.table.revision, choice))
            moves += 1

    async def lively(self) -> None:
        """Let everything happen at a table of which logs say who did it."""
        number = await self.open(ADA, "Ada")
        await self.act(number, BRUNO, "Bruno", lobby.join)
        await self.act(number, OTHER_ADA, "Ada", lobby.join)
        await self.act(number, DEV, "Dev", lobby.join)
        await self.act(number, MIRA, "Mira", lobby.send_away, DEV, moderates=True)
        await self.act(number, DEV, "Dev", lobby.join)
        await self.act(number, DEV, "Dev", lobby.leave)
        await self.act(number, ADA, "Ada", lobby.start)
        await self.play(number, 2)
        for action in (care.pause, care.resume, care.take_over):
            await self.act(number, MIRA, "Mira", action, moderates=True)
        await self.act(number, MIRA, "Mira", seats.open_seat, Sitting(1, BRUNO), moderates=True)
        await self.act(number, CHLOE, "Chloé", seats.take_seat, 1)
        invited = offers.Invited(Sitting(2, OTHER_ADA), DEV, "Dev")
        await self.act(number, OTHER_ADA, "Ada", offers.offer, invited)
        await self.act(number, DEV, "Dev", offers.decline_offer)
        await self.act(number, OTHER_ADA, "Ada", offers.offer, invited)
        await self.act(number, MIRA, "Mira", offers.withdraw_offers, Sitting(2, OTHER_ADA), moderates=True)
        await self.act(number, MIRA, "Mira", seats.remove, Sitting(2, OTHER_ADA), moderates=True)
        await self.act(number, MIRA, "Mira", seats.open_seat, Sitting(2, None), moderates=True)
        await self.act(number, DEV, "Dev", seats.take_seat, 2)
        await self.act(number, ADA, "Ada", stand_ins.let_play_absence, Sitting(2, DEV), moderates=True)
        await self.service.come_back(number, DEV)
        await self.act(number, CHLOE, "Chloé", seats.give_up)
        with suppress(Refused):
            await self.act(number, DEV, "Dev", take_back, 0)

    async def finished(self) -> bytes:
        """Let a game be played and one of its players be forgotten; return its file, with the name."""
        number = await self.open(ADA, "Ada Lovelace")
        await self.act(number, OLGA, "Olga", lobby.join)
        await self.act(number, ADA, "Ada Lovelace", lobby.start)
        await self.play(number)
        file = await self.service.archive.export(number)
        await PersonalStore(self.database).forget(OLGA, {"Olga"}, 1)
        return file


async def make(path: Path) -> None:
    """Fill the database at ``path``."""
    bot.service.service.new_secret = lambda: sha256(b"%d" % maker.presses).digest()  # type: ignore[assignment]
    maker = Maker(await Database.open(path))
    await maker.lively()
    file = await maker.finished()
    waiting = await maker.open(OTHER_ADA, "Ada")
    await maker.act(waiting, OTHER_ADA, "Ada", lobby.add_computer)
    imports = maker.service.imports
    await imports.take_in(imports.read(file), Arrival(9, 3, "en", BRUNO, "Bruno the Bringer", 77))
    await maker.database.close()


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
