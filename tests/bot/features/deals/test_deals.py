"""Deals shared by several tables: their secrets, and everything that might reveal them too early."""

from __future__ import annotations

import hmac
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from hashlib import sha256
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.database import Database
from bot.database.facts import write_fact
from bot.features.archive.rules import Shuffle, seed_of_table
from bot.features.archive.service.game_file import read
from bot.features.archive.service.imports import Arrival
from bot.features.computers.rules.open_questions import asked_of_computer
from bot.features.deals.rules import Deal, kind_of_deal, secret_of_deal, seed_of_deal
from bot.features.deals.store import deal_of, reveal
from bot.features.lobby.rules.beginning import start
from bot.features.lobby.rules.lobby import NewTable
from bot.features.people.store.members import MemberStore
from bot.features.people.store.people import PeopleStore
from bot.features.servers.store import GuildStore
from bot.table.service import TableService
from bot.table.store import TableStore
from bot.table.table import Practice
from games.engine.game import Refused
from games.registry import GAMES
from tests.support import scripted
from tests.support.acting import act, live_table
from tests.support.scripted import ADA

NAME = "daily 2026-11-28 1"


@pytest.fixture
async def database(address: Address) -> AsyncIterator[Database]:
    database = await Database.open(address)
    yield database
    await database.close()


def service_of(database: Database) -> TableService:
    stores = TableStore(database), GuildStore(database), PeopleStore(database), MemberStore(database)
    return TableService(*stores, GAMES, now=lambda: 1e9)


def test_secrets_and_seeds_follow_from_key_and_name() -> None:
    key = bytes(range(32))
    secret = secret_of_deal(key, NAME)
    assert secret == hmac.new(key, NAME.encode(), sha256).digest()
    assert seed_of_deal(secret) == hmac.new(secret, b"deal", sha256).digest()
    assert len({secret_of_deal(key, f"daily 2026-11-28 {number}") for number in range(100)}) == 100


def test_a_commitment_is_not_the_seed() -> None:
    deal = Deal(NAME, bytes(32))
    assert deal.commitment == sha256(deal.secret).hexdigest()
    assert seed_of_deal(deal.secret).hex() != deal.commitment


def test_a_deal_is_named_after_its_kind() -> None:
    assert [kind_of_deal(name) for name in (NAME, "set 17 3", None)] == ["daily", "set", None]


async def test_an_installation_has_one_key_of_its_own(database: Database, tmp_path: Path) -> None:
    first = await database.run(partial(deal_of, name=NAME))
    assert await database.run(partial(deal_of, name=NAME)) == first
    other = await Database.open(tmp_path / "other.sqlite3")
    assert (await other.run(partial(deal_of, name=NAME))).secret != first.secret
    await other.close()


async def test_a_revealed_deal_stays_revealed(database: Database) -> None:
    for now in (5.0, 3.0):
        await database.run(partial(reveal, names=[NAME, "set 1 1"], now=now))
    assert (await database.run(partial(deal_of, name=NAME))).is_revealed
    assert not (await database.run(partial(deal_of, name="daily 2026-11-28 2"))).is_revealed


async def test_a_shared_deal_begins_alike_whoever_presses(database: Database) -> None:
    service = service_of(database)
    snapshots = []
    for person, press in ((ADA, 10), (7, 500)):
        new = NewTable(1, 2, "abraca", "en", person, "P", press, computers=("companion",) * 2, deal=NAME)
        table, _ = await service.openings.open(new)
        await act(service, start, table, person, interaction=press + 1)
        row = await service.row(table)
        assert seed_of_table(row) == seed_of_deal(row.secret)
        snapshots.append(row.snapshot)
    assert snapshots[0] == snapshots[1]


async def test_a_master_plays_like_a_companion_where_a_deal_is_shared(database: Database) -> None:
    service = service_of(database)
    new = NewTable(1, 2, "abraca", "en", ADA, "P", 10, computers=("master",) * 2, deal=NAME)
    table, _ = await service.openings.open(new)
    await act(service, start, table, ADA, interaction=11)
    live = await live_table(service, table)
    for seat in range(3):
        live.table.seats[seat] = live.table.seats[1]
    question = asked_of_computer(live.situation(0.0))
    assert question is not None
    assert question.strength == "companion"


async def refusals(service: TableService, table: int) -> dict[str, str | None]:
    """Return the reply of each command that could lead to ``table``'s secret; ``None`` if it does."""
    practice = NewTable(
        1, 2, "abraca", "en", ADA, "Ada", 77, computers=("companion",) * 2, practice=Practice(table, 1)
    )
    ways: dict[str, Callable[[], Awaitable[object]]] = {
        "export": lambda: service.archive.export(table),
        "verify": lambda: service.archive.verify(table),
        "practice": lambda: service.openings.open(practice),
    }
    found: dict[str, str | None] = {}
    for way, take in ways.items():
        try:
            await take()
            found[way] = None
        except Refused as why:
            found[way] = why.text.key
    return found


async def test_a_finished_game_tells_its_secret_only_once_the_deal_is_revealed(database: Database) -> None:
    service = service_of(database)
    record = await scripted.play(service, "abraca", NAME, 10, slow=False)
    [table] = await database.scalars(sa.text("SELECT id FROM tables"))
    deal = await database.run(partial(deal_of, name=NAME))
    assert record.seed == seed_of_deal(deal.secret).hex()
    assert set((await refusals(service, table)).values()) == {"refused-deal-not-revealed"}
    for person in (ADA, None):
        assert (await service.look(table, person)).secret is None
    await database.run(partial(reveal, names=[NAME], now=5.0))
    assert set((await refusals(service, table)).values()) == {None}
    shuffle = Shuffle(deal.commitment, deal.secret.hex(), (), NAME)
    file = await service.archive.export(table)
    assert json.loads(file)["shuffle"] == {
        "commitment": deal.commitment, "secret": deal.secret.hex(), "presses": [], "deal": NAME,
    }  # fmt: skip
    assert read(file, GAMES).shuffle == shuffle


async def test_files_of_one_deal_are_different_games_elsewhere(database: Database, tmp_path: Path) -> None:
    service = service_of(database)
    files = []
    for press, slow in ((10, False), (500, True)):
        await scripted.play(service, "abraca", NAME, press, slow=slow)
    await database.run(partial(reveal, names=[NAME], now=5.0))
    other = "daily 2026-11-28 2"
    await scripted.play(service, "abraca", other, 900, slow=False)
    await database.run(partial(reveal, names=[other], now=5.0))
    files = [await service.archive.export(table) for table in (1, 2, 3)]
    target = await Database.open(tmp_path / "other.sqlite3")
    elsewhere = service_of(target)
    taken = []
    for origin, file in enumerate(files):
        arrival = Arrival(1, 2, "en", ADA, "Ada", origin + 1)
        taken.append(await elsewhere.imports.take_in(elsewhere.imports.read(file), arrival))
    await target.close()
    assert taken == [(1, True), (1, False), (2, True)], "the first two games went alike, move for move"


@pytest.mark.parametrize(
    "changed",
    [
        {"presses": ["1", "2", "3", "4"]}, {"deal": "Daily\n1"}, {"deal": "d" * 61}, {"deal": None},
        {"secret": "00" * 32},
    ],
)  # fmt: skip
async def test_a_file_must_prove_its_deal(database: Database, changed: dict[str, object]) -> None:
    service = service_of(database)
    await scripted.play(service, "abraca", NAME, 10, slow=False)
    await database.run(partial(reveal, names=[NAME], now=5.0))
    file = json.loads(await service.archive.export(1))
    file["shuffle"] |= changed
    with pytest.raises(Refused) as why:
        read(json.dumps(file).encode(), GAMES)
    assert why.value.text.key == "refused-file-shuffle"


async def test_the_same_key_makes_the_same_deals(database: Database) -> None:
    await database.run(lambda connection: write_fact(connection, "deals", "5a" * 32))
    deal = await database.run(partial(deal_of, name=NAME))
    assert deal.secret == secret_of_deal(bytes([0x5A]) * 32, NAME)
