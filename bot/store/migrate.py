"""Bringing a database up to date: a new one is made as declared, an old one takes what steps it missed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

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

Age: TypeAlias = Literal["new", "older", "current"]
"""Whether a database has no tables yet, lacks migrations, or is up to date."""


def age_of(connection: sa.Connection) -> Age:
    """Return how old the schema of a database is.

    :raises NewerDatabase: this program does not know it.
    """
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None:
        is_file = connection.dialect.name == "sqlite"
        return "older" if is_file and numbered.version_of(connection) else "new"
    known = history(MIGRATIONS)
    if version not in {script.revision for script in known.walk_revisions()}:
        raise newer_database(version, known.get_current_head())
    return "current" if version == known.get_current_head() else "older"


def newest_schema() -> str:
    """Return what the schema of this program is called."""
    return history(MIGRATIONS).get_current_head() or FIRST


def bring_up_to_date(connection: sa.Connection) -> None:
    """Make all tables, or migrate them, in the transaction that is open.

    :raises NewerDatabase: this program does not know it.
    """
    age = age_of(connection)
    if age == "current":
        return
    context, known = MigrationContext.configure(connection), history(MIGRATIONS)
    if context.get_current_revision() is None:
        was_numbered = connection.dialect.name == "sqlite" and numbered.hand_over(connection)
        if was_numbered:
            context.stamp(known, FIRST)
    if age == "older":
        command.upgrade(_config(MIGRATIONS, connection), "head")
    else:
        METADATA.create_all(connection, checkfirst=False)
        give_identity(connection)
        context.stamp(known, "head")


@cache
def history(folder: Path) -> ScriptDirectory:
    """Return all migrations that lie in ``folder``."""
    return ScriptDirectory.from_config(_config(folder))


def _config(folder: Path, connection: sa.Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config
