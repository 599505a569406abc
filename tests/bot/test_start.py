"""Starting ``python -m bot``: what keeps it from starting is one sentence, and it ends in order."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground import Playground
from tests.protocol.process import BotProcess


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
    playground: Playground, tmp_path: Path, environment: dict[str, str], said: str
) -> None:
    bot = await start(playground, tmp_path, **environment)
    assert await bot.ended() == 1
    assert "Traceback" not in "\n".join(bot.said)
    assert bot.said[-1].startswith("Tavolata cannot start. ")
    assert said in bot.said[-1]


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
