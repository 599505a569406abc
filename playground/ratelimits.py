"""Rate limits per token: a bucket per route and major parameter, and 50 requests a second overall.

Processes with the same token share its limits, and learn of each other's use only from headers.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from hashlib import md5

from playground.clock import Clock
from playground.errors import ApiError

GLOBAL_PER_SECOND = 50
_MOST_BUCKETS = 5000


@dataclass(frozen=True)
class Limit:
    """A maximum number of requests within a number of seconds."""

    requests: int
    seconds: float


DEFAULT = Limit(50, 1.0)
BY_ROUTE = {
    "POST /channels/{channel_id}/messages": Limit(5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": Limit(5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": Limit(5, 1.0),
    "GET /channels/{channel_id}/messages": Limit(5, 5.0),
    "POST /channels/{channel_id}/typing": Limit(5, 5.0),
    "POST /users/@me/channels": Limit(10, 10.0),
    "POST /webhooks/{application_id}/{token}": Limit(5, 2.0),
    "PATCH /webhooks/{application_id}/{token}/messages/{message_id}": Limit(5, 2.0),
    "POST /applications/{application_id}/emojis": Limit(5, 5.0),
    "PUT /applications/{application_id}/commands": Limit(5, 20.0),
    "PUT /applications/{application_id}/guilds/{guild_id}/commands": Limit(5, 20.0),
}
MAJOR = ("channel_id", "guild_id", "token")
EXEMPT_FROM_GLOBAL = ("/interactions/", "/webhooks/")


@dataclass
class _Bucket:
    remaining: int
    resets_at: float


class RateLimits:
    """Counts requests, makes the rate limit headers, and refuses requests above a limit."""

    def __init__(self, clock: Clock, *, enabled: bool = True) -> None:
        self.enabled = enabled
        self.global_per_second = GLOBAL_PER_SECOND
        """The maximum requests per second of a token on all routes; Discord allows large bots more."""
        self.refused: Counter[str] = Counter()
        """The number of refused requests, by scope: `global`, or `user` for the limits of routes."""
        self._clock = clock
        self._buckets: dict[tuple[str, str, str], _Bucket] = {}
        self._names: dict[str, str] = {}

    def spend(self, token: str, route: str, major: str) -> dict[str, str]:
        """Count a token's request on a route (`METHOD /template`) and return the headers of its response.

        :raises ApiError: 429 with `retry_after` in seconds when a limit is used up.
        """
        if not self.enabled:
            return {}
        if not any(part in route for part in EXEMPT_FROM_GLOBAL):
            everything = self._bucket((token, "", ""), Limit(self.global_per_second, 1.0))
            if everything.remaining <= 0:
                self.refused["global"] += 1
                raise too_many(everything.resets_at - self._clock.now(), scope="global")
            everything.remaining -= 1
        limit = BY_ROUTE.get(route, DEFAULT)
        bucket = self._bucket((token, route, major), limit)
        left = bucket.resets_at - self._clock.now()
        headers = {
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(max(0, bucket.remaining - 1)),
            "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": self._name(route),
        }
        if bucket.remaining <= 0:
            self.refused["user"] += 1
            raise too_many(left, scope="user", headers=headers)
        bucket.remaining -= 1
        return headers

    def _bucket(self, key: tuple[str, str, str], limit: Limit) -> _Bucket:
        """Return a bucket in its current state, refilled if its period since the first request is over."""
        now = self._clock.now()
        bucket = self._buckets.get(key)
        if bucket is None or now >= bucket.resets_at:
            if len(self._buckets) > _MOST_BUCKETS:
                self._buckets = {known: b for known, b in self._buckets.items() if b.resets_at > now}
            bucket = self._buckets[key] = _Bucket(limit.requests, now + limit.seconds)
        return bucket

    def _name(self, route: str) -> str:
        if route not in self._names:
            self._names[route] = md5(route.encode(), usedforsecurity=False).hexdigest()
        return self._names[route]


class TooManyRequestsError(ApiError):
    """A 429 response with its headers."""

    def __init__(self, retry_after: float, headers: dict[str, str], *, everywhere: bool) -> None:
        super().__init__(
            429, 0, "You are being rate limited.", retry_after=round(retry_after, 3), **{"global": everywhere}
        )
        self.headers = headers


def too_many(
    retry_after: float, *, scope: str, headers: dict[str, str] | None = None
) -> TooManyRequestsError:
    """Return a 429 error; `scope` is `user`, `shared` or `global`."""
    everywhere = scope == "global"
    extra = {"Retry-After": str(max(1, math.ceil(retry_after))), "X-RateLimit-Scope": scope}
    if everywhere:
        extra["X-RateLimit-Global"] = "true"
    return TooManyRequestsError(retry_after, {**(headers or {}), **extra}, everywhere=everywhere)
