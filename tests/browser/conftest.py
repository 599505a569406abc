"""One real Chromium for all tests; each test has its own local Discord, database and bot."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.config import Config, load_config
from playground import Playground
from tests.browser.chromium import Browser, find_chromium
from tests.browser.page import Page
from tests.browser.showcase import Showcase, showing
from tests.protocol.evening import Evening, an_evening
from tests.support.databases import Prepared
from tests.support.plain import declare_marks, plain_letters, plain_pictures  # noqa: F401
from tests.support.quick_databases import quick_databases  # noqa: F401

REQUIRED = os.environ.get("TAVOLATA_REQUIRE_BROWSER") == "1"


def pytest_configure(config: pytest.Config) -> None:
    declare_marks(config)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = [item for item in items if Path(__file__).parent in item.path.parents]
    for item in here:
        item.add_marker("browser")
        if not REQUIRED and find_chromium() is None:
            item.add_marker(pytest.mark.skip(reason="there is no Chromium with its driver on this machine"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not REQUIRED and find_chromium() is None:
        terminalreporter.write_line(
            "The browser tests were skipped: no Chromium with its driver is installed."
        )


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    running = Browser.start(tmp_path_factory.mktemp("profile"))
    yield running
    running.stop()


@pytest.fixture
async def browser(chromium: Browser) -> Browser:
    await chromium.one_window()
    await chromium.complaints()
    return chromium


@pytest.fixture
def addresses() -> Iterator[None]:
    """Restore discord.py's own URLs after each test."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    return Prepared(tmp_path_factory.mktemp("prepared"))


@pytest.fixture
def settings(tmp_path: Path, prepared: Prepared) -> Config:
    return load_config(
        {
            "DATABASE_PATH": str(prepared.copy(tmp_path / "games.sqlite3")),
            "COMPUTER_PAUSE": "0",
            "THINKING_TIME": "0",
            "RECAP_PAUSE": "0",
            "NOTICE_DELAY": "0",
            "BOARD_PAUSE": "0",
            "HAND_PAUSE": "0",
            "LOG_LEVEL": "WARNING",
        },
        tmp_path / "none.env",
    )


@pytest.fixture
async def playground(addresses: None) -> AsyncIterator[Playground]:
    async with Playground(rate_limits=False) as running:
        yield running


@pytest.fixture
async def evening(playground: Playground, settings: Config) -> AsyncIterator[Evening]:
    async with an_evening(playground, settings) as here:
        yield here


@pytest.fixture
async def page(browser: Browser, playground: Playground) -> AsyncIterator[Page]:
    """A page that isn't open yet; errors on its console fail the test."""
    yield Page(browser, playground.url)
    complaints = await browser.complaints()
    expected = ("WebSocket connection", "ERR_CONNECTION_REFUSED")
    assert not [line for line in complaints if not any(words in line for words in expected)], complaints


@pytest.fixture
async def showcase(playground: Playground) -> AsyncIterator[Showcase]:
    """The small bot that shows every component, instead of the real bot."""
    async with showing(playground) as client:
        yield client
