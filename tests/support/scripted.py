"""A scripted player against computers, at tables with a shared deal; also runs as a program in other
processes.

``python -m tests.support.scripted '{"games": ["abraca"], "deals": ["daily 2026-11-28 1"], "slow": true}'``
prints the record of each game as one line of JSON. A slow player waits until all computers have answered,
sometimes pauses, and reloads everything from the database before each answer; otherwise the player is as
quick as possible.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.database.database import Database
from bot.database.facts import write_fact
from bot.features.clocks.rules.due import by_itself
from bot.features.lifecycle.rules.lifecycle import pause, resume
from bot.features.lobby.rules.beginning import start
from bot.features.lobby.rules.lobby import NewTable, usual_opponents
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.play.rules import computer_moved
from bot.features.servers.store import GuildStore
from bot.table.service import TableService
from bot.table.store import TableStore
from games.engine.decision import Choice, Decision
from games.engine.record import Record
from games.registry import GAMES
from tests.support.acting import act, live_table, move, record_of

ADA = 3
MOST_MOVES = 3_000
_OPTIONS = {"saga": {"veil": "0"}}


class Script(Struct):
    """Which games to play with which deals, and how."""

    games: Sequence[str]
    deals: Sequence[str]
    slow: bool = False


def answer(decision: Decision, number: int) -> Choice:
    """Return the scripted player's answer number ``number``, which follows from the question alone."""

    def preference(one: str) -> bytes:
        return sha256(f"{number} {one}".encode()).digest()

    ids = sorted((option.id for option in decision.options if not option.is_preference), key=preference)
    return decision.in_order(ids[: decision.minimum or 1])


async def play(service: TableService, game: str, deal: str, press: int, *, slow: bool) -> Record:
    """Play a whole game with Ada in seat 0, and return its record."""
    # An apprentice chooses most of its answers at random.
    computers = ("companion", *("apprentice",) * (usual_opponents(GAMES[game]) - 1))
    new = NewTable(
        1, 2, game, "en", ADA, "Ada", press,
        computers=computers, options=_OPTIONS.get(game, {}), deal=deal, is_private=True,
    )  # fmt: skip
    table, _ = await service.openings.open(new)
    await act(service, start, table, ADA, interaction=press + 1)
    answered = 0
    for number in range(MOST_MOVES):
        live = await live_table(service, table)
        if live.table.status == "over":
            return await record_of(service, table)
        decision = live.game.decisions(live.state).get(0)
        asked = decision is not None and decision.given is None and decision.awaits_move
        waits = slow or not asked
        if waits and await service.asked_of_computer(table):
            await service.change(table, computer_moved)
        elif decision is not None and asked:
            if slow and number % 7 == 0:
                await act(service, pause, table, ADA)
                await act(service, resume, table, ADA)
            forced = by_itself(live.table, 0, decision)
            choice = answer(decision, answered) if forced is None else forced.choice
            revision = (await service.row(table)).own_revision(0)
            await move(service, table, ADA, revision, choice)
            answered += 1
        else:
            raise AssertionError(f"{game} waits for nobody")
        if slow:
            service._tables.forget(table)
            await asyncio.sleep(0)
    raise AssertionError(f"{game} doesn't end")


async def play_all(script: Script, folder: Path) -> list[bytes]:
    """Play every game with every deal, each in its own installation; return the records as JSON."""
    database = await Database.open(folder / "games.sqlite3")
    try:
        await database.run(lambda connection: write_fact(connection, "deals", "5a" * 32))
        stores = TableStore(database), GuildStore(database), PeopleStore(database), MemberStore(database)
        service = TableService(*stores, GAMES, now=lambda: 1e9)
        return [
            msgspec.json.encode(await play(service, game, deal, 1_000 + 2 * number, slow=script.slow))
            for number, (game, deal) in enumerate(
                (game, deal) for game in script.games for deal in script.deals
            )
        ]
    finally:
        await database.close()


def main() -> None:
    """Play the script given as argument, and print the records."""
    script = msgspec.json.decode(sys.argv[1], type=Script)
    with tempfile.TemporaryDirectory() as folder:
        for record in asyncio.run(play_all(script, Path(folder))):
            print(record.decode())


if __name__ == "__main__":
    main()
