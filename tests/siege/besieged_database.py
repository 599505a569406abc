"""The interface of a database under siege: how to reach it, read it and break it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import sqlalchemy as sa


class BesiegedDatabase(Protocol):
    """The database of one siege: how the bot finds it, and how the siege reads what the bot wrote."""

    settings: Mapping[str, str]
    """Environment variables that tell the bot where it is."""
    secrets: Sequence[str]
    """Secrets, such as its password, that must never appear in a log."""

    def rows(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        """Return the committed rows that match ``query``."""

    def write(self, statements: Iterable[sa.Executable]) -> None:
        """Run ``statements`` in one transaction, while no bot is running."""

    def faults(self) -> Iterable[DatabaseFault]:
        """Return the faults that this kind of database can have."""


@dataclass(frozen=True)
class DatabaseFault:
    """A fault of the database that lasts some ``seconds``; ``begin`` gets the process ID of the bot.

    ``stops``: words from the sentence with which the bot has to stop; empty if it goes on afterwards.
    ``at_start``: the fault is already there when the bot starts.
    """

    name: str
    begin: Callable[[int], object]
    end: Callable[[], object]
    stops: str = ""
    at_start: bool = False
    seconds: float = 1.0
