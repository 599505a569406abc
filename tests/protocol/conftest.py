"""An evening for each test: its own local Discord, its own database, its own bot."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.playground import Playground
from bot.settings import Settings, load_settings
from render.encode import Encoded
from render.picture import Picture
from tests.protocol.evening import Evening

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63f8cfc0000003010100c9fe92ef0000000049454e44ae426082"
)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "pictures: draws every picture for real")


class PlainStudio:
    """A studio that hands out one pixel for every picture, for tests that are not about pictures."""

    def __init__(self, threads: int) -> None:
        self.developed: list[Picture] = []

    async def develop(self, picture: Picture) -> Encoded:
        self.developed.append(picture)
        return Encoded(PIXEL, "png")

    def close(self) -> None:
        """Nothing to close."""


@pytest.fixture(autouse=True)
def plain_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not draw, unless the test is marked ``pictures``."""
    if "pictures" not in request.keywords:
        monkeypatch.setattr("bot.client.Studio", PlainStudio)


@pytest.fixture(autouse=True)
def addresses() -> Iterator[None]:
    """Give discord.py its own addresses back afterwards."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return load_settings(
        {
            "DATABASE_PATH": str(tmp_path / "games.sqlite3"),
            "COMPUTER_PAUSE": "0",
            "NOTICE_DELAY": "0",
            "LOG_LEVEL": "WARNING",
        },
        tmp_path / "none.env",
    )


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(rate_limits=False) as running:
        yield running


@pytest.fixture
async def evening(playground: Playground, settings: Settings) -> AsyncIterator[Evening]:
    here = Evening(playground, settings)
    await here.start_bot()
    yield here
    if here.is_running:
        await here.stop_bot()
    assert not playground.failed_interactions, "a person saw: This interaction failed"
    assert not playground.rejected, "Discord would have refused a payload"
    private = [message for there in playground.world.messages.values() for message in there.values()]
    assert not [message for message in private if message.loading], "a person still reads: is thinking"
