"""A PostgreSQL server that stops answering without closing its connections, as when its machine loses
power.
"""

from __future__ import annotations

import logging
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.config import Config, load_config
from bot.host.health import Watch
from playground import Playground
from tests.protocol.evening import Evening, read
from tests.siege.line import Line
from tests.support.databases import Prepared, Server, place_of
from tests.support.phrases import phrase

QUICK = 0.3
"""Seconds without an answer that are enough here: a silent server won't answer later either."""


@pytest.fixture
def database_url(prepared: Prepared, postgres_server: Server, plain_identity: None) -> Iterator[sa.URL]:
    with prepared.lending(postgres_server) as url:
        parts = sa.make_url(url)
        if "host" not in parts.query:
            pytest.skip("the server is not reached by a socket in a folder")
        yield parts


@pytest.fixture
async def line(database_url: sa.URL) -> AsyncIterator[Line]:
    with tempfile.TemporaryDirectory() as folder:  # socket paths must be short
        running = Line(Path(folder) / "line", Path(str(database_url.query["host"])))
        await running.mend()
        yield running
        await running.close()


@pytest.fixture
def settings(tmp_path: Path, database_url: sa.URL, line: Line) -> Config:
    url = database_url.set(query={"host": str(line.folder)}).render_as_string(hide_password=False)
    given = {"COMPUTER_PAUSE": "0", "NOTICE_DELAY": "0", "BOARD_PAUSE": "0", "LOG_LEVEL": "WARNING"}
    return load_config({**place_of(url), **given}, tmp_path / "none.env")


@pytest.fixture
async def evening(playground: Playground, settings: Config) -> AsyncIterator[Evening]:
    """An evening without the usual checks at its end: the connection is forwarded by this event loop
    alone.
    """
    playground.countdown.hold()
    here = Evening(playground, settings)
    await here.start_bot()
    yield here
    await here.stop_bot()


async def test_silence_is_noticed_said_once_and_ends(
    evening: Evening, line: Line, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for place in ("bot.database.database.CONNECTS", "bot.host.health._PATIENCE"):
        monkeypatch.setattr(place, QUICK)
    board = await evening.open_table()
    database = evening.bot.database
    usual, watch = database._backend.limit, Watch(database, now=evening.playground.clock.now)
    watch.bot = evening.bot
    assert await watch.health() == "ok"
    caplog.clear()

    database._backend.limit = QUICK
    line.fall_silent()
    said = await read(await evening.person("Bruno").press(board, phrase("button-join")))
    assert phrase("refused-silent", "it") in said
    assert await watch.health() == "database"
    await evening.person("Chloé").press(board, phrase("button-join"))
    [logged] = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert logged.name == "bot.database.database"
    assert "doesn't answer" in logged.getMessage()

    database._backend.limit = usual
    await line.mend()
    # Running requests fail when their short time is up; the next press is served.
    while "Bruno" not in evening.board().text:
        await read(await evening.person("Bruno").press(board, phrase("button-join")))
    assert "Bruno" in await evening.seats()
    await evening.calm()
    assert "Bruno" in evening.board().text
    assert await watch.health() == "ok"
