"""Removing somebody from a table, or ending it, with an optional reason for the people concerned."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from bot.features.notices.rules.notice import NO_SEAT, NewNotice, Removal
from bot.table.action import Request
from bot.table.actor import Actor, Facts
from bot.table.refusals import refused
from games.engine.text import Typed

LONGEST_REASON = 200
"""The maximum length of a reason."""
_UNWRITABLE = {"Cc", "Cs"}
"""Control characters and lone surrogates, which some databases reject."""


def read_reason(request: Request) -> Typed:
    """Return the reason typed into the form of ``request``, as one line; empty if none was given.

    :raises Refused: it's too long.
    """
    line = " ".join(request.typed.split())
    reason = "".join(letter for letter in line if unicodedata.category(letter) not in _UNWRITABLE)
    if len(reason) > LONGEST_REASON:
        raise refused("too-long-reason", most=LONGEST_REASON)
    return Typed(reason)


def news_of_end(
    table: Facts, actor: Actor, reason: Typed, now: float, guests: Collection[int] = ()
) -> tuple[NewNotice, ...]:
    """Return the notices to all other players and ``guests`` about who has ended ``table``, and why.

    Without a reason and guests there are none, because the board says that the table was ended.
    """
    if not reason and not guests:
        return ()
    by = Removal("host" if actor.person == table.host else "moderator", reason)
    people = {row.person: seat for seat, row in enumerate(table.seats) if row.person is not None}
    people |= dict.fromkeys(guests, NO_SEAT)
    return tuple(
        NewNotice(seat, person, now, "ended", removal=by)
        for person, seat in people.items()
        if person != actor.person
    )


def news_of_removal(table: Facts, actor: Actor, person: int, reason: Typed, now: float) -> NewNotice:
    """Return the notice to ``person`` about who has removed them from ``table``, and why.

    The reason is private: the log, which everybody reads, only says that they were removed.
    """
    by = Removal("host" if actor.person == table.host else "moderator", reason)
    return NewNotice(NO_SEAT, person, now, "removed", removal=by)
