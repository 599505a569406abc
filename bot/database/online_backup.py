"""Backups of either database, made while a bot is running. Each is a SQLite file."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from pathlib import Path

import sqlalchemy as sa

from bot.database.backend import Address
from bot.database.backup import fill, whole
from bot.database.errors import StoreError
from bot.database.examine import reading
from bot.database.migrate import age_of, bring_up_to_date
from bot.database.transfer import MOVED, copy_rows, empty

_BACKUP = "tavolata-"


def back_up(address: Address, folder: Path, keep: int) -> Path:
    """Create a backup of the database in ``folder``, delete all but the newest ``keep``, and return its path.

    A backup is always a SQLite file, readable only by its owner. It doesn't block a running bot.

    :raises StoreError: it can't be made; an incomplete backup is removed.
    """
    if isinstance(address, Path) and not address.is_file():
        raise StoreError(f"There is no database {address}.")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        made = folder / f"{_BACKUP}{datetime.now():%Y-%m-%d-%H%M%S-%f}.sqlite3"
        with whole(made) as part:
            if isinstance(address, Path):
                fill(part, address)
            else:
                _fill_from_server(part, address)
        for old in sorted(folder.glob(f"{_BACKUP}*.sqlite3"))[:-keep]:
            old.unlink()
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"The backup in {folder} could not be made: {error}.") from error
    return made


def _fill_from_server(part: Path, url: str) -> None:
    engine = sa.create_engine(sa.URL.create("sqlite+pysqlite", database=str(part)), poolclass=sa.NullPool)
    try:
        with reading(url) as source, engine.begin() as target:
            if age_of(source) != "current":
                raise StoreError("The database has no tables of this version yet; start the bot once.")
            bring_up_to_date(target)
            empty(target)
            for table in MOVED:
                copy_rows(table, source, target)
    finally:
        engine.dispose()
