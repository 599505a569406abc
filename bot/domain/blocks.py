"""Who has blocked whom: they don't meet at a table unasked, and nobody learns why."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct

from bot.domain.actor import Actor, Facts, seat_of
from bot.domain.table import Table
from games.engine.text import Seat, SeatName, Text

MOST_BLOCKED = 100
"""How many people somebody may block."""


class Block(Struct, frozen=True):
    """That ``person`` does not want to come to a table with ``blocked``, on any server, since ``at``."""

    person: int
    blocked: int
    at: float


class Blocks(Struct, frozen=True):
    """All blocks, by the person who blocked."""

    by_person: Mapping[int, frozenset[int]] = {}

    def of(self, person: int) -> frozenset[int]:
        """Return the people ``person`` has blocked."""
        return self.by_person.get(person, frozenset())

    def part(self, one: int, other: int) -> bool:
        """Return whether one of two people has blocked the other."""
        return other in self.of(one) or one in self.of(other)

    def keeps_out(self, person: int, table: Table) -> bool:
        """Return whether somebody who sits at ``table`` or hosts it has blocked ``person``."""
        return any(person in self.of(one) for one in people_at(table) if one != person)

    def parts(self, person: int, table: Table, *others: int) -> bool:
        """Return whether a block parts ``person`` from somebody at ``table``, or from one of ``others``."""
        return any(self.part(person, one) for one in (*people_at(table), *others) if one != person)


def people_at(table: Table) -> Collection[int]:
    """Return who sits at ``table``, and its host."""
    return {table.host, *(row.person for row in table.seats if row.person is not None)}


def asks_to_sit_with(table: Facts, actor: Actor, _: object) -> Text | None:
    """Return the confirmation before ``actor`` sits down at ``table`` with somebody they have blocked."""
    there: list[Seat] = [seat for seat, row in enumerate(table.seats) if row.person in actor.blocked]
    if not there or seat_of(table, actor.person) is not None:
        return None
    return Text("ask-sit-with", {"name": SeatName(there[0]), "count": len(there)})
