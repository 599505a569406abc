"""Whether a notice pings its person, or only tells them because an earlier ping is still unread.

A ping about a table is unread until its person opens their hand there, which shows everything the table asks
them. Until then, what else it asks is told as usual, at the same time and in the same words, but doesn't ping
them again.

Anybody's client can find out whom a mention pings. Whether somebody has opened their hand since a secret
question says something about who answered it, so in channels, secret questions ping everybody, and what
follows them does, too.
"""

from __future__ import annotations

from bot.features.notices.rules.notice import ASKING, Notice

COVERS = 6 * 3_600.0
"""Seconds for which an unread ping covers further questions of its table."""


def pings(notice: Notice, unread_at: float | None, now: float, *, in_channel: bool) -> bool:
    """Return whether ``notice`` pings its person, by a mention if ``in_channel``, else by a direct message.

    ``unread_at`` is the time of their last unread ping about the table, ``None`` if there's none. It covers
    only questions, votes and proposals that they are told of for the first time: reminders and warnings
    always ping. No notice pings twice, so a mention after its direct message doesn't.
    """
    if notice.told_at is not None:
        return False
    if notice.kind not in ASKING or notice.told or unread_at is None:
        return True
    return (in_channel and notice.kind == "secret") or not 0 <= now - unread_at < COVERS


def covers_others(notice: Notice, *, in_channel: bool) -> bool:
    """Return whether the ping of ``notice`` covers further questions of its table while it's unread."""
    return not (in_channel and notice.kind == "secret")
