"""``tavolata doctor`` finds problems of an installation, and explains each in one line."""

from __future__ import annotations

import shutil
from collections import namedtuple
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.database.backend import Address
from bot.database.cluster.lease import Lease
from bot.database.database import Database
from bot.database.errors import StoreError
from bot.database.examine import examine
from bot.host.application import Application, Report, Server, invitation
from bot.host.doctor import of_database, of_discord, of_disk
from bot.host.run import Gateway, SessionStartLimit
from playground import Playground
from tests.bot.conftest import Tavolata

NOW = datetime(2026, 7, 1, tzinfo=UTC)


def report(**changes: Any) -> Report:
    known = {
        "application": Application("17", "Tavolata"),
        "servers": (Server("1", "The Round Table", str(0xFFFFFFFFFFFF)),),
        "gateway": Gateway("wss://gateway", 1, SessionStartLimit(1)),
        "at": NOW,
    }
    return Report(**{**known, **changes})


def found(one: Report, now: datetime = NOW) -> dict[str, tuple[str, str]]:
    return {finding.subject: (finding.verdict, finding.sentence) for finding in of_discord(one, now)}


def test_nothing_is_wrong_where_nothing_is() -> None:
    assert {verdict for verdict, _ in found(report()).values()} == {"good"}


def test_intents_that_nobody_needs_are_named() -> None:
    members, content = 1 << 14, 1 << 19
    verdict, sentence = found(report(application=Application("17", "Tavolata", members | content)))["Intents"]
    assert verdict == "advice"
    assert "Switch off Server Members Intent, Message Content Intent:" in sentence


def test_a_server_that_keeps_a_permission_back_is_named_with_it() -> None:
    silent = Server("1", "The Round Table", str(1 << 10))
    verdict, sentence = found(report(servers=(silent,)))["Servers"]
    assert verdict == "wrong"
    assert (
        sentence
        == "The Round Table: the bot's role lacks Send Messages, Attach Files, Send Messages in Threads."
    )


def test_a_bot_on_no_server_is_given_its_invitation() -> None:
    verdict, sentence = found(report(servers=()))["Servers"]
    assert verdict == "advice"
    assert invitation("17") in sentence


@pytest.mark.parametrize("seconds", [-40, 40])
def test_a_clock_that_is_wrong_is_found(seconds: int) -> None:
    verdict, sentence = found(report(), NOW + timedelta(seconds=seconds))["Clock"]
    assert verdict == "wrong"
    assert f"40 s {'ahead of' if seconds > 0 else 'behind'} Discord's" in sentence


def test_a_bot_that_started_too_often_is_warned() -> None:
    nearly = Gateway("wss://gateway", 1, SessionStartLimit(1, remaining=7))
    assert found(report(gateway=nearly))["Starts"] == ("advice", "Only 7 connections are left for today.")


async def test_a_database_is_looked_at_while_a_bot_runs_on_it(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    assert examine(path).state == "missing"
    assert not path.exists(), "looking made a file"
    database = await Database.open(path)
    lease = Lease(database)
    await lease.take()
    path.chmod(0o600)
    running = examine(path)
    assert (running.state, running.in_use) == ("current", True)
    assert of_database(running).verdict == "good"
    assert "a bot is running on it" in of_database(running).sentence
    await lease.release()
    await database.close()
    assert not examine(path).in_use
    path.chmod(0o644)
    assert of_database(examine(path)).verdict == "wrong"


@pytest.mark.both_databases
async def test_an_older_database_is_told_from_a_current_one(
    address: Address, later: Callable[[str], None]
) -> None:
    await (await Database.open(address)).close()
    assert examine(address).state == "current"
    later("op.execute('SELECT 1')")
    assert examine(address).state == "older"
    if isinstance(address, Path):
        address.chmod(0o600)
    assert "at the next start" in of_database(examine(address)).sentence


def test_a_file_that_is_no_database_is_found(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    path.write_bytes(b"not a database" * 100)
    with pytest.raises(StoreError, match="damaged or is not a database"):
        examine(path)


def test_a_full_disk_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", ["total", "used", "free"])
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10, 9, 1))
    assert of_disk(tmp_path / "games.sqlite3").verdict == "wrong"


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(rate_limits=False, token="right") as running:
        yield running


@pytest.mark.parametrize(("token", "status"), [("right", 0), ("wrong", 1)])
async def test_the_page_ends_with_a_verdict(
    playground: Playground,
    tmp_path: Path,
    tavolata: Tavolata,
    monkeypatch: pytest.MonkeyPatch,
    token: str,
    status: int,
) -> None:
    monkeypatch.chdir(tmp_path)
    env = tmp_path / ".env"
    env.write_text(f"DISCORD_TOKEN={token}\nDISCORD_API_URL={playground.url}/api/v10\nPICTURE_FORMAT=webp\n")
    env.chmod(0o600)
    ended = await tavolata("doctor")
    assert ended.sentence == status
    assert token not in ended.said
    for subject in ("Versions", "Settings", "Token", "Database", "Disk", "Pictures"):
        assert subject in ended.said
    assert "sent as webp" in ended.said
    env.chmod(0o640)
    assert "chmod 600" in (await tavolata("doctor")).said
