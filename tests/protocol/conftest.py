"""Fixtures for protocol tests: each test has its own local Discord, database and bot."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.config import Config, load_config
from bot.database.backend import Address
from bot.discord.commands.common import Tree
from bot.features.archive import rules as fairness
from games.registry import GAMES
from playground import Playground
from playground.clock import Clock
from tests.protocol.evening import Evening, an_evening
from tests.support.databases import Prepared, place_of
from tests.support.plain import declare_marks, plain_letters, plain_pictures  # noqa: F401
from tests.support.quick_databases import quick_databases  # noqa: F401
from tests.support.thinkers import BRIEF, ThinkerHere, thinking_here

BEGINNING = datetime(2026, 6, 1, 9, tzinfo=UTC).timestamp()
"""The time at which each test starts: a Monday morning."""

_payload = Tree.payload
_PAYLOADS: dict[tuple[str, ...], list[dict[str, Any]]] = {}


async def _worded_once(tree: Tree) -> list[dict[str, Any]]:
    games = tuple(GAMES)
    if games not in _PAYLOADS:
        _PAYLOADS[games] = await _payload(tree)
    return _PAYLOADS[games]


def pytest_configure(config: pytest.Config) -> None:
    declare_marks(config)
    config.addinivalue_line("markers", "identities: gives every database an identity of its own")


@pytest.fixture(autouse=True)
def plain_identity(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every database the same identity so that tests can write custom_ids, unless they are about
    identities.
    """
    if "identities" not in request.keywords:
        monkeypatch.setattr("bot.database.identity.drawn_identity", lambda: "test")


@pytest.fixture(autouse=True)
def plain_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Word the commands once for all bots with the same games, because everything else follows from
    the code.
    """
    monkeypatch.setattr(Tree, "payload", _worded_once)


@pytest.fixture(autouse=True)
def quick_sessions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let restarted bots identify at once; the local Discord doesn't mind that in tests."""
    monkeypatch.setattr("bot.database.cluster.cluster.IDENTIFY_PAUSE", 0.0)


@pytest.fixture(autouse=True)
def addresses() -> Iterator[None]:
    """Restore discord.py's own URLs after each test."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    return Prepared(tmp_path_factory.mktemp("prepared"))


@pytest.fixture
def address(
    request: pytest.FixtureRequest, tmp_path: Path, prepared: Prepared, plain_identity: None
) -> Iterator[Address]:
    """The address of a freshly prepared database, or of an empty one in tests about identities."""
    file = tmp_path / "games.sqlite3"
    if "identities" in request.keywords:
        yield file if request.param == "sqlite" else request.getfixturevalue("new_postgres")()
    elif request.param == "sqlite":
        yield prepared.copy(file)
    else:
        with prepared.lending(request.getfixturevalue("postgres_server")) as url:
            yield url


@pytest.fixture
def settings(tmp_path: Path, address: Address) -> Config:
    return load_config(
        {
            **place_of(address),
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
def _same_cards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make each test deal the same cards on every run."""

    class Drawn:
        token_bytes = staticmethod(random.Random(request.node.nodeid).randbytes)

    monkeypatch.setattr(fairness, "secrets", Drawn)


@pytest.fixture
async def playground(_same_cards: None) -> AsyncIterator[Playground]:
    clock = Clock()
    # Ids depend on the time, and cards on ids; neither should depend on how busy the machine is.
    clock.hold(BEGINNING)
    async with Playground(rate_limits=False, clock=clock) as running:
        yield running


@pytest.fixture
def past() -> None:
    """Set up the database before the evening starts; empty unless a module overrides it."""


@pytest.fixture
async def evening(playground: Playground, settings: Config, past: None) -> AsyncIterator[Evening]:
    async with an_evening(playground, settings) as here:
        yield here


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Callable[[], ThinkerHere]:
    """Return a function that returns the thinker of the running bot."""
    return thinking_here(monkeypatch)


@pytest.fixture
async def minds(
    playground: Playground, settings: Config, thinker: Callable[[], ThinkerHere]
) -> AsyncIterator[Evening]:
    """An evening on which computer players think, with a budget so small that nobody waits."""
    async with an_evening(playground, msgspec.structs.replace(settings, thinking_time=BRIEF)) as here:
        yield here
