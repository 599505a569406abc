"""Starting ``python -m bot``: whatever prevents it is explained in one sentence, and it shuts down in
order.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.database import migrate
from bot.database.database import Database
from playground import Playground
from tests.bot.conftest import Tavolata
from tests.protocol.process import BotProcess

MIGRATED = "from pathlib import Path; from bot.database import migrate; migrate.MIGRATIONS = Path({!r}); "
"""Python code that makes the program use the migrations in another folder."""


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(rate_limits=False, token="right") as running:
        yield running


async def start(playground: Playground, folder: Path, **environment: str) -> BotProcess:
    bot = BotProcess(playground, folder, **environment)
    await bot.start()
    return bot


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"LOG_LEVEL": "LOUD"}, "LOG_LEVEL is 'LOUD'"),
        ({"DISCORD_TOKEN": "wrong"}, "does not accept DISCORD_TOKEN"),
        ({"DISCORD_API_URL": "http://127.0.0.1:9/api"}, "no Discord answers there"),
        (
            {"DISCORD_TOKEN": "right", "DATABASE_PATH": "/dev/null/games.sqlite3"},
            "/dev/null/games.sqlite3 cannot be opened",
        ),
        ({"DISCORD_TOKEN": "right", "DATABASE_PATH": "/"}, "unable to open database file"),
    ],
)
async def test_one_sentence_when_it_cannot_start(
    playground: Playground,
    tmp_path: Path,
    tavolata: Tavolata,
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    usual = {"DISCORD_TOKEN": "x", "DISCORD_API_URL": f"{playground.url}/api/v10"}
    for name, value in {**usual, **environment}.items():
        monkeypatch.setenv(name, value)
    ended = await tavolata()
    assert "Traceback" not in ended.said
    assert ended.sentence.startswith("Tavolata cannot start. ")
    assert said in ended.sentence


async def test_one_sentence_when_discord_asks_for_more_shards(tmp_path: Path) -> None:
    async with Playground(rate_limits=False, shards=1, guilds_per_shard=2) as playground:
        playground.admin.open_servers(3)
        bot = await start(playground, tmp_path)
        assert await bot.ended() == 1
    assert "Traceback" not in "\n".join(bot.said)
    assert bot.said[-1].startswith("Tavolata cannot start. Discord asks for more shards than the 1 ")


def copies_beside(database: Path) -> list[str]:
    return [path.name for path in database.parent.glob(f"{database.name}.before-*")]


@pytest.mark.parametrize(("arguments", "copies"), [((), 1), (("--backed-up",), 0)])
async def test_it_says_where_the_database_of_before_is(
    playground: Playground,
    tmp_path: Path,
    later: Callable[[str], None],
    arguments: tuple[str, ...],
    copies: int,
) -> None:
    await (await Database.open(tmp_path / "games.sqlite3")).close()
    later("pass")
    code = MIGRATED.format(str(migrate.MIGRATIONS)) + "from bot.__main__ import main; main()"
    bot = BotProcess(playground, tmp_path, "-c", code, *arguments, DISCORD_TOKEN="right")
    await bot.start()
    assert await bot.stop() == 0
    made = copies_beside(bot.database)
    assert len(made) == copies
    assert all(any(name in line for line in bot.said) for name in made)


async def test_it_starts_refuses_a_second_and_ends_in_order(playground: Playground, tmp_path: Path) -> None:
    first = await start(playground, tmp_path, DISCORD_TOKEN="right")
    assert any("connected as" in line for line in first.said)
    second = await start(playground, tmp_path, DISCORD_TOKEN="right")
    assert await second.ended() == 1
    assert "Another Tavolata process already uses" in second.said[-1]
    assert await first.stop() == 0
    assert "Traceback" not in "\n".join(first.said)
    connection = sqlite3.connect(first.database)
    assert connection.execute("SELECT count(*) FROM facts WHERE name = 'lease'").fetchone() == (0,)
    connection.close()
