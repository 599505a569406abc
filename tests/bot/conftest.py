"""What several tests of the bot need: a program with one more migration than this one has."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.store import migrate


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """What gives the program another migration, after those it has."""
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
