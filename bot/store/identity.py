"""The name of a database in the ids of its buttons, which tells them from those of another database."""

from __future__ import annotations

import secrets
import string

import sqlalchemy as sa

from bot.store.facts import read_fact, write_fact

FORMER = "t1"
"""What all databases were called before each had a name of its own."""
IDENTITY = rf"{FORMER}|[a-z0-9]{{4}}"
"""How identities look, as a regular expression."""

_NAME, _FORMER_NAME = "identity", "former identity"


def give_identity(connection: sa.Connection) -> None:
    """Give a new database its identity."""
    write_fact(connection, _NAME, drawn_identity())


def drawn_identity() -> str:
    """Return an identity by chance."""
    return "".join(secrets.choice(string.ascii_lowercase + string.digits) for _ in range(4))


def read_identities(connection: sa.Connection) -> tuple[str, ...]:
    """Return what the database is called, and then what it was called before, if it is that old."""
    found = (read_fact(connection, name) for name in (_NAME, _FORMER_NAME))
    return tuple(identity for identity in found if identity is not None)
