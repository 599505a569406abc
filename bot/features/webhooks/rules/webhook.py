"""A server's webhook, and what happens when it fails. Times are Unix seconds."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.features.webhooks.rules.address import host_of
from games.engine.text import Text, Typed

Kind = Literal["opened", "finished"]
"""The news that a webhook sends: a table was opened, or its game is over."""
Reason = Literal["status", "redirect", "late", "unreachable", "private", "certificate"]
"""Why a message didn't get through: the answer was an error or a redirect, it came too late, nobody answered
at all, the address is inside a private network, or its certificate isn't valid."""

GIVE_UP = 86_400.0
"""Seconds of failures after which a webhook is switched off, and the waiting messages are dropped."""
TELL = 3_600.0
"""Seconds of failures after which the moderator who named the address is notified."""
MOST_WAITING = 100
"""The most messages of a server that wait; later ones are dropped."""
LEASE = 30.0
"""Seconds for which a process that sends a message keeps all others from doing so."""
_FIRST_PAUSE, _LONGEST_PAUSE = 10.0, 4 * 3_600.0
_GONE = 410
"""The status with which a receiver asks for no more messages."""


class Failure(Struct, frozen=True):
    """Why a message didn't get through; ``status`` is the receiver's answer, if it gave one."""

    reason: Reason
    status: int = 0


class Webhook(Struct, frozen=True):
    """The webhook of ``guild``. Its ``url`` and ``secret`` are secret.

    ``person`` named it at ``since``; 0 for somebody who had their data deleted. It has failed ``tries`` times
    since ``failing_since``, the last time with ``failure``; ``told``: the moderator knows. Nothing is sent
    before ``due_at``. It was switched off at ``off_at``.
    """

    guild: int
    url: str
    secret: str
    person: int
    since: float
    failing_since: float | None = None
    failure: Failure | None = None
    tries: int = 0
    told: bool = False
    due_at: float = 0.0
    off_at: float | None = None


class Delivery(Struct, frozen=True):
    """A message that waits to be sent: its number, table, kind, and when that happened."""

    id: int
    table: int
    kind: Kind
    at: float


def failed(webhook: Webhook, failure: Failure, now: float) -> Webhook:
    """Return ``webhook`` after a failure: it pauses, longer each time, and is switched off after a day.

    The last try is at the end of that day. A receiver that is gone for good is switched off at once.
    """
    # A clock set back must not make it wait for longer.
    since = now if webhook.failing_since is None else min(webhook.failing_since, now)
    left = since + GIVE_UP - now
    pause = min(_FIRST_PAUSE * 3.0 ** min(webhook.tries, 10), _LONGEST_PAUSE, max(left, 0.0))
    is_off = left <= 0 or failure.status == _GONE
    return replace(
        webhook,
        failing_since=since,
        failure=failure,
        tries=webhook.tries + 1,
        due_at=now + pause,
        off_at=now if is_off else None,
    )


def wait(due_at: float, now: float) -> float:
    """Return the seconds until ``due_at``; 0 if the clock must have been set back since it was computed."""
    left = due_at - now
    return left if 0 < left <= _LONGEST_PAUSE else 0.0


def worked(webhook: Webhook) -> Webhook:
    """Return ``webhook`` after a success: earlier failures are forgotten, and it's on."""
    return Webhook(webhook.guild, webhook.url, webhook.secret, webhook.person, webhook.since)


def must_be_told(webhook: Webhook, now: float) -> bool:
    """Return whether to notify the moderator that ``webhook`` fails: once, when it has for an hour."""
    since = webhook.failing_since
    return not webhook.told and webhook.off_at is None and since is not None and now - since >= TELL


def webhook_state(webhook: Webhook | None) -> Text:
    """Return the state of a server's webhook in one sentence."""
    if webhook is None:
        return Text("webhook-none")
    host = Typed(host_of(webhook.url))
    if webhook.off_at is not None:
        return Text("webhook-off", {"host": host, "time": f"<t:{int(webhook.off_at)}:R>"})
    if webhook.failing_since is not None and webhook.failure is not None:
        since, until = webhook.failing_since, webhook.failing_since + GIVE_UP
        times = {"since": f"<t:{int(since)}:f>", "until": f"<t:{int(until)}:f>"}
        return Text("webhook-failing", {"host": host, "why": failure_text(webhook.failure), **times})
    return Text("webhook-on", {"host": host, "time": f"<t:{int(webhook.since)}:d>"})


def failure_text(failure: Failure) -> Text:
    """Return why a message didn't get through, in a sentence."""
    return Text(f"webhook-{failure.reason}", {"status": str(failure.status)})
