"""Fixtures shared by tests of the bot: the command line, and a version of the program with one more
migration.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import pytest

from bot.database import migrate
from bot.host import command_line


class Ended(NamedTuple):
    """How the program ended: the sentence it gave up with, if any, and its output until then."""

    sentence: Any
    said: str


Tavolata: TypeAlias = Callable[..., Awaitable[Ended]]
"""Runs the program with the given arguments, and returns how it ended."""


@pytest.fixture
def tavolata(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Tavolata]:
    """Runs the command line in this process, where everything is already imported; it must give up before it
    connects.
    """
    loggers = [logging.getLogger(name) for name in (None, *command_line.QUIET)]
    levels = [logger.level for logger in loggers]
    interval = sys.getswitchinterval()

    def run() -> Any:
        try:
            command_line.main()
        except SystemExit as end:
            return end.code
        return None

    async def started(*arguments: str) -> Ended:
        monkeypatch.setattr(sys, "argv", ["tavolata", *arguments])
        monkeypatch.setattr(logging.getLogger(), "handlers", [])
        sentence = await asyncio.to_thread(run)
        return Ended(sentence, "".join(capsys.readouterr()))

    yield started
    sys.setswitchinterval(interval)
    for logger, level in zip(loggers, levels, strict=True):
        logger.setLevel(level)


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """A function that adds one more migration to the program's own."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.MIGRATIONS, folder)
    newest = migrate.history(migrate.MIGRATIONS).get_current_head()

    def add(upgrade: str) -> None:
        (folder / "versions" / "later.py").write_text(
            "import sqlalchemy as sa\nfrom alembic import op\n"
            f"revision, down_revision = 'later', {newest!r}\n\n\ndef upgrade():\n    {upgrade}\n"
        )
        monkeypatch.setattr(migrate, "MIGRATIONS", folder)

    return add
