"""Configuration of all tests: how many examples hypothesis tries (HYPOTHESIS_PROFILE=thorough for many more),
and the databases they use (``databases.py``).
"""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from hypothesis import HealthCheck, settings

from bot.database.backend import Address
from bot.logs import DiscreetFilter
from tests.support.databases import Server, folder_of_server, kinds_for, server
from tests.support.explaining import pytest_assertrepr_compare, pytest_pyfunc_call

__all__ = ["pytest_assertrepr_compare", "pytest_pyfunc_call"]

gc.set_threshold(100_000, 50, 100)

settings.register_profile(
    "default",
    deadline=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("thorough", settings.get_profile("default"), max_examples=2000)
collect_ignore = ["example", "new_game/template"]
"""Games that are tested inside a copy of the project, where a game belongs (``overlay.py``)."""

settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture(autouse=True)
def plain_log() -> Iterator[None]:
    """Remove the filter of the bot's log from the handlers that pytest keeps between tests."""
    yield
    for handler in logging.getLogger().handlers:
        for found in [one for one in handler.filters if isinstance(one, DiscreetFilter)]:
            handler.removeFilter(found)


def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than there are cores: a test of a bot waits for disks and sockets for a quarter
    of its time."""
    return (os.cpu_count() or 1) + 1


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test that asks for an ``address`` on the kinds of database chosen for it."""
    if "address" in metafunc.fixturenames:
        metafunc.parametrize("address", kinds_for(metafunc.definition), indirect=True)


def pytest_collection_finish() -> None:
    """Exclude from garbage collection what stays alive anyway: all modules and everything they have
    loaded.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def words_parsed_once() -> Iterator[None]:
    """Parse each word file once, however often tests reload them together with words of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("render.catalogue.FluentResource", cache(FluentResource))
        yield


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """The tests' PostgreSQL server; all workers share it."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    with server(folder_of_server(f"tavolata-tests-{run}")) as running:
        yield running


@pytest.fixture
def new_postgres(postgres_server: Server) -> Iterator[Callable[[], str]]:
    """A function that creates an empty PostgreSQL database, dropped after the test, and returns its URL."""
    with postgres_server.lending() as make:
        yield make


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """The address of the test's database, which is still empty."""
    if request.param == "sqlite":
        return tmp_path / "games.sqlite3"
    url: str = request.getfixturevalue("new_postgres")()
    return url
