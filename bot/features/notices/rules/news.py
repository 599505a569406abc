"""Notices of what a step did, which no later state shows: they're sent once and never taken back."""

from __future__ import annotations

from collections.abc import Iterator

from bot.features.blocks.rules import people_at, people_coming
from bot.features.notices.rules.notice import NO_SEAT, NewNotice
from bot.features.notices.rules.standing_notices import Listeners
from bot.table.situation import Situation, TableStep
from bot.table.table import Table


def news_of(before: Situation, step: TableStep, after: Table, listeners: Listeners) -> list[NewNotice]:
    """Return the news of ``step``, which made ``after`` of the table ``before``."""
    found = list(step.news)
    if after.status == "over" and before.table.status != "over":
        found += _results(step, after, listeners)
    found += _company(before, after, listeners)
    return found


def _results(step: TableStep, after: Table, listeners: Listeners) -> Iterator[NewNotice]:
    """Yield the news of the result: to followers, and to people at the table who haven't seen it."""
    due = after.changed_at + listeners.delay
    seated = {row.person: seat for seat, row in enumerate(after.seats) if row.person is not None}
    for person, seat in (dict.fromkeys(listeners.followers, NO_SEAT) | seated).items():
        if seat not in step.informed:
            yield NewNotice(seat, person, due, "result")


def _company(before: Situation, after: Table, listeners: Listeners) -> Iterator[NewNotice]:
    """Yield private news to people at the table when somebody they've blocked joins it."""
    coming = people_coming(after) - people_coming(before.table)
    if not coming:
        return
    for person in sorted(people_at(before.table) & people_at(after)):
        if not before.blocks.of(person).isdisjoint(coming):
            seat = after.seat_of(person)
            yield NewNotice(
                NO_SEAT if seat is None else seat, person, before.now + listeners.delay, "blocked"
            )
