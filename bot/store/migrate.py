"""Bringing a database up to date: a new one is made as declared, an old one takes what steps it missed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.store import numbered
from bot.store.errors import newer_database
from bot.store.identity import give_identity
from bot.store.schema import METADATA

MIGRATIONS = Path(__file__).with_name("migrations")
FIRST = "0001"
"""The version that a file from before Alembic has when all of its numbered scripts have run."""


def bring_up_to_date(connection: sa.Connection) -> None:
    """Make all tables, or migrate them, in the transaction that is open.

    :raises StoreError: the database is from a newer version.
    """
    context, known = MigrationContext.configure(connection), history(MIGRATIONS)
    newest = known.get_current_head()
    version = context.get_current_revision()
    if version is None and connection.dialect.name == "sqlite" and numbered.hand_over(connection):
        context.stamp(known, FIRST)
        version = FIRST
    if version is None:
        METADATA.create_all(connection, checkfirst=False)
        give_identity(connection)
        context.stamp(known, "head")
    elif version not in {script.revision for script in known.walk_revisions()}:
        raise newer_database(version, newest)
    elif version != newest:
        command.upgrade(_config(MIGRATIONS, connection), "head")


@cache
def history(folder: Path) -> ScriptDirectory:
    """Return all migrations that lie in ``folder``."""
    return ScriptDirectory.from_config(_config(folder))


def _config(folder: Path, connection: sa.Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config
