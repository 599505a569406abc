"""Rate limits: a bucket per route and major parameter, and 50 requests a second in all."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from hashlib import md5

from bot.playground.clock import Clock
from bot.playground.errors import ApiError

GLOBAL_PER_SECOND = 50
_MOST_BUCKETS = 5000


@dataclass(frozen=True)
class Limit:
    """So many requests in so many seconds."""

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
    "PUT /applications/{application_id}/commands": Limit(5, 20.0),
    "PUT /applications/{application_id}/guilds/{guild_id}/commands": Limit(5, 20.0),
}
MAJOR = ("channel_id", "guild_id", "token")
EXEMPT_FROM_GLOBAL = ("/interactions/", "/webhooks/")


@dataclass
class _Bucket:
    limit: Limit
    remaining: int
    resets_at: float


class RateLimits:
    """Counts requests, makes the headers that report it, and refuses what is too much."""

    def __init__(self, clock: Clock, *, enabled: bool = True) -> None:
        self.enabled = enabled
        self._clock = clock
        self._buckets: dict[tuple[str, str], _Bucket] = {}
        self._recent: deque[float] = deque()
        self._names: dict[str, str] = {}

    def spend(self, route: str, major: str) -> dict[str, str]:
        """Count a request on a route (`METHOD /template`) and return the headers of its answer.

        :raises ApiError: 429 with `retry_after` in seconds when a limit is used up.
        """
        if not self.enabled:
            return {}
        now = self._clock.now()
        self._spend_global(route, now)
        limit = BY_ROUTE.get(route, DEFAULT)
        bucket = self._buckets.get((route, major))
        if bucket is None or now >= bucket.resets_at:
            if len(self._buckets) > _MOST_BUCKETS:
                self._buckets = {key: b for key, b in self._buckets.items() if b.resets_at > now}
            bucket = self._buckets[route, major] = _Bucket(limit, limit.requests, now + limit.seconds)
        left = bucket.resets_at - now
        headers = {
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(max(0, bucket.remaining - 1)),
            "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": self._name(route),
        }
        if bucket.remaining <= 0:
            raise too_many(left, scope="user", headers=headers)
        bucket.remaining -= 1
        return headers

    def _spend_global(self, route: str, now: float) -> None:
        if any(part in route for part in EXEMPT_FROM_GLOBAL):
            return
        while self._recent and now - self._recent[0] >= 1.0:
            self._recent.popleft()
        if len(self._recent) >= GLOBAL_PER_SECOND:
            raise too_many(1.0 - (now - self._recent[0]), scope="global")
        self._recent.append(now)

    def _name(self, route: str) -> str:
        if route not in self._names:
            self._names[route] = md5(route.encode(), usedforsecurity=False).hexdigest()
        return self._names[route]


class TooManyRequestsError(ApiError):
    """A 429 answer with the headers that go with it."""

    def __init__(self, retry_after: float, headers: dict[str, str], *, everywhere: bool) -> None:
        super().__init__(
            429, 0, "You are being rate limited.", retry_after=round(retry_after, 3), **{"global": everywhere}
        )
        self.headers = headers


def too_many(
    retry_after: float, *, scope: str, headers: dict[str, str] | None = None
) -> TooManyRequestsError:
    """Return a 429 answer; `scope` is `user`, `shared` or `global`."""
    everywhere = scope == "global"
    extra = {"Retry-After": str(max(1, round(retry_after))), "X-RateLimit-Scope": scope}
    if everywhere:
        extra["X-RateLimit-Global"] = "true"
    return TooManyRequestsError(retry_after, {**(headers or {}), **extra}, everywhere=everywhere)
