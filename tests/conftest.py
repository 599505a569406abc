"""What all tests share: how many examples hypothesis tries (HYPOTHESIS_PROFILE=thorough for many more),
and the databases they play on (``databases.py``)."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bot.store.backend import Address
from tests.databases import kinds_for, server

settings.register_profile(
    "default",
    deadline=None,
    max_examples=100,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("thorough", settings.get_profile("default"), max_examples=2000)
collect_ignore = ["example", "new_game/template"]
"""Games that are played where a game belongs: in a copy of the project (``overlay.py``)."""

settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let each test that asks for an ``address`` run on the kinds of database that are meant for it."""
    if "address" in metafunc.fixturenames:
        metafunc.parametrize("address", kinds_for(metafunc.definition), indirect=True)


@pytest.fixture(scope="session")
def new_postgres() -> Iterator[Callable[[], str]]:
    """What makes an empty PostgreSQL database and returns its URL; all workers share one server."""
    # Not in the folder that pytest gives: the server may run as another user, who may not look into it.
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    with server(Path(tempfile.gettempdir()) / f"tavolata-tests-{run}") as make:
        yield make


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """Where the test's database is: nothing is there yet."""
    if request.param == "sqlite":
        return tmp_path / "games.sqlite3"
    url: str = request.getfixturevalue("new_postgres")()
    return url
