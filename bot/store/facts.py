"""Facts that the bot notes about itself, inside a transaction that is open already."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.schema import facts
from bot.store.statements import add


def read_fact(connection: sa.Connection, name: str) -> str | None:
    """Return the fact, or ``None``."""
    value: str | None = connection.scalar(sa.select(facts.c.value).where(facts.c.name == name))
    return value


def write_fact(connection: sa.Connection, name: str, value: str) -> None:
    """Note a fact, in place of what it was."""
    add(connection, facts, [{"name": name, "value": value}], clash="replace")


def forget_fact(connection: sa.Connection, name: str) -> None:
    """Forget a fact."""
    connection.execute(sa.delete(facts).where(facts.c.name == name))
