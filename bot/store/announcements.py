"""What one process tells the others that share its database: that it has changed something they may remember.

It is told with the transaction that changes it, and only if that is written. Nothing depends on its being
heard: what is remembered of a table is proven by its revision, and what is due is looked for now and then. It
makes waiting short.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

import sqlalchemy as sa

Kind: TypeAlias = Literal["table", "person", "guild", "members", "shards", "everything"]
"""What has changed: a table, what a person asked for, what a server agreed, what its members are called, who
holds which shards."""
Hear: TypeAlias = Callable[[Kind, int, int], None]
"""What is called with a kind, a number, and the server it is about (0: none)."""

CHANNEL = "tavolata"
PROCESS = "process"
"""The execution option of an engine that says whose it is."""


def announce(connection: sa.Connection, kind: Kind, number: int, guild: int = 0) -> None:
    """Tell the other processes that ``number`` has changed, once the open transaction is written."""
    if connection.dialect.name == "postgresql":
        process = connection.get_execution_options()[PROCESS]
        payload = f"{process} {kind} {number} {guild}"
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))


def heard(payload: str, own: str, hear: Hear) -> None:
    """Call ``hear`` with what another process than ``own`` has announced by ``payload``."""
    process, kind, number, guild = payload.split()
    if process != own:
        hear(kind, int(number), int(guild))  # type: ignore[arg-type]
