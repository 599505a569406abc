"""Where a database holds what people are called: in the rows of members, and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Collection

import sqlalchemy as sa

from bot.store.backend import Address
from tests.databases import looking_into

HOME = "members.name"


def places_of_names(database: Address, names: Collection[str]) -> set[str]:
    """Return the columns of a database, each after its table, of which some value holds one of ``names``."""
    # Where they are words: in the random bytes of a secret, short ones come up by chance.
    named = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)")
    places = set()
    with looking_into(database) as connection:
        for table in sa.inspect(connection).get_table_names():
            for row in connection.execute(sa.text(f"SELECT * FROM {table}")).mappings():
                places |= {f"{table}.{column}" for column, value in row.items() if named.search(_text(value))}
    return places


def _text(value: object) -> str:
    """Return a value as text; one that is none, such as a secret, says nothing."""
    try:
        return value.decode() if isinstance(value, bytes) else str(value)
    except UnicodeDecodeError:
        return ""
