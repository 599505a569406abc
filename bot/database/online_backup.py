"""Backups of either database, made while a bot is running. Each is a SQLite file."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.backup import fill, whole
from bot.database.errors import StoreError
from bot.database.examine import reading
from bot.database.migrate import age_of, bring_up_to_date
from bot.database.restored import mark_as_copy
from bot.database.transfer import MOVED, copy_rows, empty

_BACKUP = "tavolata-"


def back_up(address: Address, folder: Path, keep: int, now: Callable[[], float] = time.time) -> Path:
    """Create a backup of the database in ``folder``, delete all but the newest ``keep``, and return its path.

    It's marked as a backup, made ``now``: a bot that continues from it knows that there was a later time.
    A backup is always a SQLite file, readable only by its owner. It doesn't block a running bot.

    :raises StoreError: it can't be made; an incomplete backup is removed.
    """
    if isinstance(address, Path) and not address.is_file():
        raise StoreError(f"There is no database {address}.")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        made = folder / f"{_BACKUP}{datetime.now():%Y-%m-%d-%H%M%S-%f}.sqlite3"
        copied_at = now()
        with whole(made) as part:
            if isinstance(address, Path):
                fill(part, address)
            else:
                _fill_from_server(part, address)
            with _writing(part) as copy:
                if age_of(copy) == "current":
                    mark_as_copy(copy, copied_at)
        for old in sorted(folder.glob(f"{_BACKUP}*.sqlite3"))[:-keep]:
            old.unlink()
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"The backup in {folder} could not be made: {error}.") from error
    return made


def _fill_from_server(part: Path, url: str) -> None:
    with reading(url) as source, _writing(part) as target:
        if age_of(source) != "current":
            raise StoreError("The database has no tables of this version yet; start the bot once.")
        bring_up_to_date(target)
        empty(target)
        for table in MOVED:
            copy_rows(table, source, target)


@contextmanager
def _writing(part: Path) -> Iterator[sa.Connection]:
    """Yield a connection to the file ``part`` with an open transaction."""
    engine = sa.create_engine(sa.URL.create("sqlite+pysqlite", database=str(part)), poolclass=sa.NullPool)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
