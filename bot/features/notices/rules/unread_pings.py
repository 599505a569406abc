"""Whether a notice pings its person, or only names them because an earlier ping is still unread.

A ping about a table is unread until its person opens their hand there, which shows everything the table asks
them. Until then, they are notified of its further questions as usual, at the same time and in the same words,
but without a ping. When a table's status changes, by a pause for example, no ping about it counts as unread
any longer.

Anybody's client can find out whom a mention pings, and so who hasn't opened their hand. Where that could
reveal whether the bot has answered for somebody, mentions ping everybody (``may_show``).
"""

from __future__ import annotations

from bot.features.clocks.rules.due import Paced, is_strict
from bot.features.notices.rules.notice import ASKING, SILENT, Notice, NoticeKind

COVERING: frozenset[NoticeKind] = ASKING | {"short", "time", "silent", "third", "thirds"}
"""Kinds whose pings lead to the hand; people who are called to a lobby don't open one there."""

COVERS = 6 * 3_600.0
"""Seconds for which an unread ping covers further questions of its table."""


def pings(notice: Notice, unread_at: float | None, now: float) -> bool:
    """Return whether ``notice`` pings its person.

    ``unread_at`` is the time of their last unread ping about the table, ``None`` if there's none. It covers
    only questions, votes and proposals that they are notified of for the first time: reminders and warnings
    always ping. No notice pings twice, so a mention after its direct message doesn't.
    """
    if notice.told_at is not None or notice.kind in SILENT:
        return False
    if notice.kind not in ASKING or notice.told or unread_at is None:
        return True
    return not 0 <= now - unread_at < COVERS


def may_show(notice: Notice, table: Paced) -> bool:
    """Return whether a mention of ``notice`` at ``table`` may show who has an unread ping.

    If not, it pings everybody, and covers nothing that follows.
    """
    return notice.kind != "secret" and not is_strict(table)
