"""A button acts only on the database it was posted from; a deleted file is noticed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.config import Config
from bot.database.cluster import lease as leases
from bot.database.cluster.lease import Lease
from bot.database.database import Database
from bot.database.errors import DatabaseGone
from bot.features.people.store.people import PeopleStore
from playground import Playground
from tests.protocol.evening import Evening, verb
from tests.protocol.process import BotProcess
from tests.support.phrases import phrase

pytestmark = [pytest.mark.identities, pytest.mark.sqlite]  # these tests are about files


def forget_everything(settings: Config) -> None:
    """Delete the database, as a host does who wants to start afresh."""
    for file in settings.database.parent.glob(settings.database.name + "*"):
        file.unlink()


@pytest.mark.parametrize("pressed", ["join", "hand", "end-yes"])
async def test_a_button_of_another_database_explains_itself(evening: Evening, pressed: str) -> None:
    old = await evening.open_table("Ada")
    await evening.stop_bot()
    forget_everything(evening.settings)
    await evening.start_bot()
    new = await evening.open_table("Bruno")
    assert new is not old
    identity = verb(old, "join").split(":")[0]
    assert identity != evening.bot.database.identity
    assert phrase("refused-other-database") in await evening.forge("Dev", old, f"{identity}:1:1:{pressed}:")
    assert await evening.seats() == ["Bruno"], "nobody joined a table that they did not see"
    assert verb(new, "join").split(":")[0] == evening.bot.database.identity


async def test_identities_differ_and_stay(tmp_path: Path) -> None:
    one, other = await Database.open(tmp_path / "one"), await Database.open(tmp_path / "other")
    assert one.identity != other.identity
    again = await Database.open(tmp_path / "one")
    assert again.identity == one.identity
    for database in (one, other, again):
        await database.close()


@pytest.mark.parametrize("replaced", [False, True])
async def test_nothing_is_written_into_a_file_that_is_gone(tmp_path: Path, replaced: bool) -> None:
    path = tmp_path / "games.sqlite3"
    database = await Database.open(path)
    await PeopleStore(database).note("before", "1")
    path.unlink()
    if replaced:
        await (await Database.open(path)).close()
    with pytest.raises(DatabaseGone, match="deleted or replaced while Tavolata was using it"):
        await PeopleStore(database).note("after", "1")
    await database.close()


async def test_the_lease_notices_that_the_file_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "HEARTBEAT", 0.01)
    database = await Database.open(tmp_path / "games.sqlite3")
    lease = Lease(database)
    await lease.take()
    (tmp_path / "games.sqlite3").unlink()
    async with asyncio.timeout(60):
        await lease.lost.wait()
    assert "deleted or replaced" in lease.why
    await lease.release()
    await database.close()


async def test_a_press_after_the_file_is_gone_is_no_move(evening: Evening) -> None:
    await evening.begin("Dev")
    asked = await evening.asked()
    panel = await evening.hand(asked)
    evening.settings.database.unlink()
    shown = await evening.pick(asked, panel, "cast 8")
    reply_texts = [message.text for message in evening.person(asked).visible("tables")]
    assert any(phrase("refused-store") in text for text in (shown.text, *reply_texts))


async def test_the_bot_stops_with_one_sentence(playground: Playground, tmp_path: Path) -> None:
    quick = (
        "import bot.database.cluster.lease as lease; lease.HEARTBEAT = 0.2; "
        "from bot.__main__ import main; main()"
    )
    bot = BotProcess(playground, tmp_path, "-c", quick)
    await bot.start()
    bot.database.unlink()
    assert await bot.ended() != 0
    assert [line for line in bot.said if "deleted or replaced" in line][-1] == bot.said[-1]
    assert not any("Traceback" in line for line in bot.said)
