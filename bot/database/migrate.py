"""Bringing a database up to date: ``schema`` creates a new one, Alembic migrates an older one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.database.errors import StoreError, unknown_schema
from bot.database.identity import give_identity
from bot.database.schema import METADATA

MIGRATIONS = Path(__file__).with_name("migrations")

Age: TypeAlias = Literal["new", "older", "current"]
"""Whether a database has no tables yet, lacks migrations, or is up to date."""


def age_of(connection: sa.Connection) -> Age:
    """Return the age of a database's schema.

    :raises NewerDatabase: this program does not know the schema.
    :raises StoreError: the database has tables without a schema version.
    """
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None:
        if sa.inspect(connection).get_table_names():
            raise StoreError(
                "The database holds tables of another program, or of a Tavolata from before 1.0. Nothing was "
                "changed; give this Tavolata a database of its own."
            )
        return "new"
    known = history(MIGRATIONS)
    if version not in {script.revision for script in known.walk_revisions()}:
        raise unknown_schema(version, newest_schema())
    return "current" if version == newest_schema() else "older"


def newest_schema() -> str:
    """Return the version of this program's schema."""
    newest = history(MIGRATIONS).get_current_head()
    assert newest is not None
    return newest


def bring_up_to_date(connection: sa.Connection) -> None:
    """Create all tables, or migrate them, in the open transaction.

    :raises NewerDatabase: this program does not know the schema.
    :raises StoreError: the database has tables without a schema version.
    """
    age = age_of(connection)
    if age == "new":
        METADATA.create_all(connection, checkfirst=False)
        give_identity(connection)
        MigrationContext.configure(connection).stamp(history(MIGRATIONS), "head")
    elif age == "older":
        migrate(connection)


def migrate(connection: sa.Connection) -> None:
    """Run all missing migrations in the open transaction."""
    command.upgrade(_config(MIGRATIONS, connection), "head")


@cache
def history(folder: Path) -> ScriptDirectory:
    """Return all migrations in ``folder``."""
    return ScriptDirectory.from_config(_config(folder))


def _config(folder: Path, connection: sa.Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config
