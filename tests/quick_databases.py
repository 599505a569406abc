"""Databases for tests: they do not wait for the disk at each transaction, because no test cuts the power."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from bot.store import sqlite


@pytest.fixture(autouse=True)
def quick_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open databases as ever, but let the system write them when it likes; a killed process loses nothing."""
    prepare = sqlite._prepare

    def quick(connection: sqlite3.Connection, record: Any) -> None:
        prepare(connection, record)
        connection.execute("PRAGMA synchronous = OFF")

    monkeypatch.setattr(sqlite, "_prepare", quick)
