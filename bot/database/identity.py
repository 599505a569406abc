"""The identity of a database, part of the ids of its buttons to distinguish them from another database's."""

from __future__ import annotations

import secrets
import string

import sqlalchemy as sa

from bot.database.facts import read_fact, write_fact

IDENTITY = "[a-z0-9]{4}"
"""The format of identities, as a regular expression."""
_NAME = "identity"


def give_identity(connection: sa.Connection) -> None:
    """Give a new database its identity."""
    write_fact(connection, _NAME, drawn_identity())


def drawn_identity() -> str:
    """Return a random identity."""
    return "".join(secrets.choice(string.ascii_lowercase + string.digits) for _ in range(4))


def read_identity(connection: sa.Connection) -> str:
    """Return the identity of the database."""
    identity = read_fact(connection, _NAME)
    assert identity is not None, "every database is given one when it is made"
    return identity
