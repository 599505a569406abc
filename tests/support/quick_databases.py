"""Speed up databases for tests: transactions don't wait for the disk, because no test cuts the power, and
compiled statements are shared between tests.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext import asyncio as sqlalchemy_asyncio
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.database import sqlite


class Compiled(dict[Any, Any]):
    """Compiled statements for one kind of database, shared by all engines."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(_without_dialect(key), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__(_without_dialect(key), compiled)


def _without_dialect(key: Any) -> Any:
    """Return the cache key of a statement without its engine's dialect: the dialects of one kind are all
    alike.
    """
    return key[1:]


_COMPILED: dict[str, Compiled] = defaultdict(Compiled)


@pytest.fixture(autouse=True)
def quick_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open databases as usual, but don't wait until writes reach the disk; a killed process still loses
    nothing.
    """
    prepare = sqlite._prepare

    def quick(connection: DBAPIConnection, record: Any) -> None:
        prepare(connection, record)
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous = OFF")
        cursor.close()

    create = sqlalchemy_asyncio.create_async_engine

    def create_engine(*arguments: Any, **options: Any) -> AsyncEngine:
        engine = create(*arguments, **options)
        engine.update_execution_options(compiled_cache=_COMPILED[engine.dialect.name])
        return engine

    monkeypatch.setattr(sqlite, "_prepare", quick)
    monkeypatch.setattr(sqlalchemy_asyncio, "create_async_engine", create_engine)
