"""What a siege knows of the database that it runs on, and what may befall one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import sqlalchemy as sa


class BesiegedDatabase(Protocol):
    """A database of one siege: what tells the bot of it, and how the siege reads what the bot wrote."""

    settings: Mapping[str, str]
    """The environment by which the bot finds it."""
    secrets: Sequence[str]
    """What of it must not stand in any log."""

    def rows(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        """Return what ``query`` finds among what was committed."""

    def write(self, statements: Iterable[sa.Executable]) -> None:
        """Carry out ``statements`` in one transaction, while no bot runs."""

    def faults(self) -> Iterable[DatabaseFault]:
        """Return what may befall it."""


@dataclass(frozen=True)
class DatabaseFault:
    """What may befall a database for some ``seconds``: ``begin`` gets the number of the bot's process.

    ``stops`` are words of the one sentence with which the bot has to stop; empty if it goes on afterwards.
    ``at_start``: it is there when the bot starts.
    """

    name: str
    begin: Callable[[int], object]
    end: Callable[[], object]
    stops: str = ""
    at_start: bool = False
    seconds: float = 1.0
