"""A database of when names stood in logs and seats: nothing of it is lost, and whoever wants is forgotten."""

from __future__ import annotations

import contextlib
import gzip
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.panels.log import log
from bot.service.service import TableService
from bot.store.database import Database
from bot.store.guilds import GuildStore
from bot.store.members import MemberStore
from bot.store.people import PeopleStore
from bot.store.personal import PersonalStore
from bot.store.tables import TableStore
from games.registry import GAMES
from render.words import words_for

OLDER = Path(__file__).parent / "older" / "names.sql.gz"
ADA, BRUNO, CHLOE, DEV, MIRA, OTHER_ADA = range(11, 17)
CALLED = {ADA: "Ada Lovelace", BRUNO: "Bruno", CHLOE: "Chloé", DEV: "Dev", MIRA: "Mira", OTHER_ADA: "Ada"}
LIVELY, FINISHED, LOBBY, IMPORTED = 1, 2, 3, 4
SAID = """\
Ada opens the table. The SHA-256
Bruno takes a seat.
Ada takes a seat.
Dev takes a seat.
Mira sends Dev away from the table.
Dev takes a seat.
Dev leaves the table.
The game starts.
Mira pauses the table.
Mira resumes the table.
Mira is the host now.
Mira opens the seat of 🐦 **Bruno** to all.
Chloé takes over from 🐦 **Bruno**.
Ada offers Dev the seat of 🐸 **Ada**.
Dev declines the seat of 🐸 **Ada**.
Ada offers Dev the seat of 🐸 **Ada**.
Mira withdraws the offer of 🐸 **Ada**’s seat.
Mira takes 🐸 **Ada**’s seat away; a computer player takes over.
Dev takes over from 🐸
Ada decides about 🐸 **Dev**
Dev is back and takes over from the stand-in.
🐦 **Chloé** gives up their seat"""
"""What the log of the first table says of people, line by line from the beginning."""


def brought_back(path: Path) -> None:
    """Make the database as the older version left it."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript(gzip.decompress(OLDER.read_bytes()).decode())
        connection.commit()


def rows(path: Path, table: str) -> int:
    """Return how many rows a table has."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        [(count,)] = connection.execute(f"SELECT count(*) FROM {table}")
    return int(count)


def values(path: Path) -> dict[str, bytes]:
    """Return all that each table of the database holds."""
    found = {}
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            cells = [cell for row in connection.execute(f"SELECT * FROM {name}") for cell in row]
            found[name] = b"\n".join(
                cell if isinstance(cell, bytes) else str(cell).encode() for cell in cells
            )
    return found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "games.sqlite3"
    brought_back(path)
    return path


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(path)
    yield opened
    await opened.close()


def service_of(database: Database) -> TableService:
    """Return what reads tables, knowing nothing yet."""
    return TableService(
        TableStore(database), GuildStore(database), PeopleStore(database), MemberStore(database), GAMES
    )


async def read(database: Database, table: int) -> list[str]:
    """Return the log of a table as everybody reads it, line by line from the beginning."""
    service = service_of(database)
    lines = await service.archive.log(table, None)
    seen = await service.look(table, None)
    said = []
    for at in range(len(lines), 0, -10):
        parts = log(seen, lines[max(at - 10, 0) : at], words_for("en")).parts
        said = [line for line in str(parts[1]).splitlines() if line.startswith("<t:")] + said
    return [line.partition(":t> ")[2] for line in said]


async def test_no_row_is_lost(path: Path) -> None:
    kept = {name: name for name in ("tables", "seats", "events", "moves", "results", "notices")}
    kept["seen"] = "disclosures"
    before = [rows(path, table) for table in kept]
    assert all(before)
    await (await Database.open(path)).close()
    assert [rows(path, table) for table in kept.values()] == before


async def test_logs_say_what_they_said(database: Database) -> None:
    said = [line for line in await read(database, LIVELY) if "spell" not in line]
    wanted = SAID.splitlines()
    at = 0
    for line in said:
        at += at < len(wanted) and line.startswith(wanted[at])
    assert at == len(wanted), f"{wanted[at:]} in {said}"
    assert (await read(database, FINISHED))[0].startswith("Ada Lovelace opens")
    assert (await read(database, FINISHED))[1] == "Somebody takes a seat."
    assert (await read(database, IMPORTED))[-1].startswith("Bruno the Bringer imports")


async def test_seats_and_results_are_whose_they_were(database: Database) -> None:
    service = service_of(database)
    tables = {number: await service.look(number, None) for number in (LIVELY, FINISHED, LOBBY, IMPORTED)}
    names = {number: [occupant.name for occupant in table.occupants] for number, table in tables.items()}
    assert names == {
        LIVELY: ["Ada Lovelace", None, "Dev"],
        FINISHED: ["Ada Lovelace", ""],
        LOBBY: ["Ada", None],
        IMPORTED: ["Ada Lovelace", "Olga"],
    }
    people = {number: [row.person for row in table.seats] for number, table in tables.items()}
    assert people == {
        LIVELY: [ADA, None, DEV], FINISHED: [ADA, None], LOBBY: [OTHER_ADA, None], IMPORTED: [None, None]
    }  # fmt: skip
    assert await TableStore(database).count_finished(1, ADA) == 1
    await service.archive.verify(FINISHED)


@pytest.mark.parametrize("person", CALLED)
async def test_whoever_is_forgotten_leaves_no_trace(path: Path, person: int) -> None:
    database = await Database.open(path)
    name = CALLED[person]
    file = {row.member for row in (await service_of(database).row(IMPORTED)).seats}
    others = dict(await MemberStore(database).names(1))
    assert (await PersonalStore(database).everything(person, {name}, 1))["log"]
    await PersonalStore(database).forget(person, {name}, 1)
    names = {**await MemberStore(database).names(1), **await MemberStore(database).names(9)}
    assert name not in [called for number, called in names.items() if number not in file]
    kept = await MemberStore(database).names(1)
    assert set(kept.items()) == {(number, called) for number, called in others.items() if called != name}
    logs = [line for table in (LIVELY, FINISHED, LOBBY) for line in await read(database, table)]
    if person == OTHER_ADA:
        logs = [line.replace(CALLED[ADA], "") for line in logs]
    assert not [line for line in logs if name in line]
    await database.close()
    traces = [place for place, held in values(path).items() if f'"{name}"'.encode() in held]
    assert not traces, "no log holds a name"


async def test_when_all_are_forgotten_only_the_file_holds_names(path: Path) -> None:
    database = await Database.open(path)
    for person, name in CALLED.items():
        await PersonalStore(database).forget(person, {name}, 1)
    imported = {row.member for row in (await service_of(database).row(IMPORTED)).seats}
    names = {**await MemberStore(database).names(1), **await MemberStore(database).names(9)}
    assert set(names) == imported
    await database.close()
    for place, held in values(path).items():
        for name in {*CALLED.values(), "Bruno the Bringer"}:
            assert place == "members" or name.encode() not in held, place
