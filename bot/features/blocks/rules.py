"""Blocks: people are asked before they meet somebody they've blocked, and nobody else can tell.

A block only affects what its author is notified of. They aren't pinged for invitations, offers and tables
that would bring them together with somebody they've blocked; they're asked before they sit down there; and if
a blocked person joins their table, they get a direct message with a button to leave. For everybody else,
every board, list, mention, refusal and command is the same as without the block. The blocked person is
invited, hears of open tables, and can sit down like anybody else. If the author of the block doesn't answer,
or leaves, that looks as it would without a block.

We decided against keeping blocked people away from tables. A refusal must give a reason, and every true one
(the seats are taken, or kept for others) is disproved as soon as somebody else sits down in that seat. To
keep somebody away from a table, its host removes them: openly, as the host's decision.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.table.actor import Actor, Facts, seat_of
from bot.table.table import Table
from games.engine.text import Seat, SeatName, Text

MOST_BLOCKED = 100
"""Maximum number of people that one person may block."""


class Block(Struct, frozen=True):
    """One block: ``person`` doesn't want to share a table with ``blocked``, on any server; made ``at``."""

    person: int
    blocked: int
    at: float


class Blocks(Struct, frozen=True):
    """All blocks, by the person who blocked."""

    by_person: Mapping[int, frozenset[int]] = {}

    def of(self, person: int) -> frozenset[int]:
        """Return the people ``person`` has blocked."""
        return self.by_person.get(person, frozenset())

    def between(self, people: Mapping[int, int]) -> set[frozenset[int]]:
        """Return the pairs of members in which one blocked the other; ``people`` has each member's id."""
        members = {person: member for member, person in people.items()}
        return {
            frozenset((member, members[blocked]))
            for person, member in members.items()
            for blocked in self.of(person)
            if blocked in members
        }

    def keeps_from(self, person: int, table: Table, *others: int) -> bool:
        """Return whether ``person`` has blocked somebody at ``table``, or one of ``others``."""
        return not self.of(person).isdisjoint({*people_at(table), *others})


def people_at(table: Table) -> set[int]:
    """Return the people seated at ``table``, and its host."""
    return {table.host, *(row.person for row in table.seats if row.person is not None)}


def people_coming(table: Table) -> set[int]:
    """Return the people at ``table`` and the people invited to it."""
    return people_at(table) | {one.person for one in table.invited}


def asks_to_sit_with(table: Facts, actor: Actor, _: object) -> Text | None:
    """Return the question before ``actor`` sits down with people they've blocked; otherwise ``None``."""
    there: list[Seat] = [seat for seat, row in enumerate(table.seats) if row.person in actor.blocked]
    if not there or seat_of(table, actor.person) is not None:
        return None
    return Text("ask-sit-with", {"name": SeatName(there[0]), "count": len(there)})
