"""Hints: who may ask what a master would do, and about what.

They are for learning. If people play against each other, hints need an agreement, and then the game isn't
rated.
"""

from __future__ import annotations

from bot.features.computers.rules.open_questions import OpenQuestion, open_question
from bot.table.actor import Facts
from bot.table.alone import is_alone
from bot.table.refusals import refused
from bot.table.situation import Situation
from bot.table.table_terms import Hints


def gives_hints(table: Facts) -> bool:
    """Return whether players at ``table`` may ask for hints, given the people who sit there now."""
    return table.hints == "all" or (table.hints == "alone" and is_alone(table))


def is_rated(hints: Hints) -> bool:
    """Return whether a game with these ``hints`` may change ratings: not if people could ask among others."""
    return hints != "all"


def hint_asked(at: Situation, person: int) -> OpenQuestion:
    """Return the question of ``person`` that a hint can be about.

    :raises Refused: they have no question, or this table has no hints.
    """
    seat = at.seat_of(person)
    if not gives_hints(at.table):
        raise refused("no-hints")
    decision = at.decisions.get(seat) if at.table.status == "playing" else None
    if decision is None or not decision.awaits_move:
        raise refused("not-asked-now")
    return open_question(at, seat, "master", is_hint=True)
