"""Facts that the bot stores about itself, inside an open transaction."""

from __future__ import annotations

import sqlalchemy as sa

from bot.database.schema import facts
from bot.database.statements import add


def read_fact(connection: sa.Connection, name: str) -> str | None:
    """Return the value of the fact, or ``None``."""
    value: str | None = connection.scalar(sa.select(facts.c.value).where(facts.c.name == name))
    return value


def write_fact(connection: sa.Connection, name: str, value: str) -> None:
    """Store a fact, replacing its earlier value."""
    add(connection, facts, [{"name": name, "value": value}], clash="replace")


def forget_fact(connection: sa.Connection, name: str) -> None:
    """Delete a fact."""
    connection.execute(sa.delete(facts).where(facts.c.name == name))
