"""Everything a table asks a person: the game's question, votes about late seats, a proposal."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.features.absence.rules.timeout_votes import asked_since, decider_of, is_to_decide, late_seats
from bot.features.agreements.rules import missing
from bot.table.table import Table
from games.engine.text import Seat


class Ask(Struct, frozen=True):
    """Something a person is asked, and since when (as far as everybody may know).

    ``revision`` is that of the game's question; ``late`` is the seat a vote is about. ``is_urgent``: the
    others wait for the answer, and may decide if it never comes. Secret questions, preferences, and questions
    that a standing preference or a plan answers aren't urgent.
    """

    kind: Literal["question", "vote", "proposal"]
    since: float
    revision: int | None = None
    late: Seat | None = None
    is_urgent: bool = True


def asks_of(table: Table, seat: Seat | None) -> tuple[Ask, ...]:
    """Return the unanswered questions to the person at ``seat``, oldest first."""
    if table.status != "playing" or seat is None or seat not in range(len(table.seats)):
        return ()
    if table.seats[seat].by_computer:
        return ()
    found = []
    question = table.asked.get(seat)
    if question is not None and question.owed:
        by_itself = question.standing or question.planned
        is_urgent = question.is_move and not question.secret and not by_itself
        found.append(Ask("question", question.at, question.revision, is_urgent=is_urgent))
    found += [
        Ask("vote", asked_since(table, late), late=late)
        for late in late_seats(table)
        if late != seat and is_to_decide(table, seat, late)
    ]
    if table.proposal is not None and seat in missing(table, table.proposal):
        found.append(Ask("proposal", table.proposal.at))
    return tuple(sorted(found, key=lambda ask: ask.since))


def asks_of_host(table: Table) -> tuple[Ask, ...]:
    """Return the votes that wait for a host without a seat, oldest first."""
    if table.status != "playing" or table.seat_of(table.host) is not None:
        return ()
    found = [
        Ask("vote", asked_since(table, late), late=late)
        for late in late_seats(table)
        if decider_of(table, late) == "host"
    ]
    return tuple(sorted(found, key=lambda ask: ask.since))


def asks_of_person(table: Table, person: int) -> tuple[Ask, ...]:
    """Return the unanswered questions to ``person`` at ``table``, oldest first."""
    seat = table.seat_of(person)
    if seat is not None:
        return asks_of(table, seat)
    return asks_of_host(table) if person == table.host else ()
