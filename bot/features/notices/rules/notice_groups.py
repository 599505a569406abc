"""Groups of notices: some share a message, some replace others."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import TypeAlias, TypeVar

from bot.features.notices.rules.notice import QUESTIONS, Notice, NoticeKind

MOST_NAMED = 50
"""The most people named in one message: Discord pings 100 people and allows 4,000 characters."""

Item = TypeVar("Item")
Together: TypeAlias = tuple[int, NoticeKind]
"""The key that groups notices into one message: table and kind."""
Place: TypeAlias = tuple[int | None, int | None]
"""The channel and message of notices."""


def told_with(notice: Notice) -> Together:
    """Return the key of the group in which ``notice`` is sent."""
    return notice.table, notice.kind


def sent_together(notices: Sequence[Notice]) -> list[list[Notice]]:
    """Return the ``notices`` that are in doubt, grouped by the message they share."""
    found: dict[tuple[int | None, str | None], list[Notice]] = defaultdict(list)
    for notice in notices:
        if notice.is_in_doubt:
            found[notice.channel, notice.nonce].append(notice)
    return list(found.values())


def in_parts(due: Sequence[Item]) -> Iterator[Sequence[Item]]:
    """Yield ``due`` in parts that fit into one message each."""
    for first in range(0, len(due), MOST_NAMED):
        yield due[first : first + MOST_NAMED]


def place_of(notice: Notice) -> Place:
    """Return the channel and message of ``notice``."""
    return notice.channel, notice.message


def stays_for_others(notice: Notice, readers: Counter[Place]) -> bool:
    """Subtract ``notice`` from its message's readers; return whether the message stays for others."""
    readers[place_of(notice)] -= 1
    return readers[place_of(notice)] > 0


def replaced(notices: Sequence[Notice], now: float) -> set[int]:
    """Return the ids of the notices replaced by a later one of the same sort.

    A ``last`` notice replaces that of the question once it's due.
    """
    found: dict[tuple[int, int, int, str], Notice] = {}
    outdated = set()
    for notice in sorted(notices, key=lambda one: (one.revision, one.kind == "last")):
        if notice.kind == "last" and notice.due_at > now:
            continue
        sort = "question" if notice.kind in QUESTIONS else notice.kind
        key = notice.table, notice.seat, notice.person, sort
        if key in found:
            outdated.add(found[key].id)
        found[key] = notice
    return outdated


def overtaken(notices: Sequence[Notice], now: float) -> set[int]:
    """Return the ids of unsent notices of questions for which the person hears that their time is up."""
    late = {
        (one.table, one.seat, one.person)
        for one in notices
        if one.kind == "time" and (one.state == "sent" or one.due_at <= now)
    }
    return {
        one.id
        for one in notices
        if one.state == "due" and one.kind in {"turn", "last"} and (one.table, one.seat, one.person) in late
    }
