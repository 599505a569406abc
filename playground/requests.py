"""The bot's latest requests, for the developer's drawer and for tests."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from playground.components import Json

KEPT = 500


@dataclass(frozen=True)
class Request:
    """A request and its response."""

    at: float
    method: str
    path: str
    route: str | None
    status: int
    milliseconds: float
    code: int | None = None
    message: str | None = None
    errors: Json | None = None

    def as_json(self) -> Json:
        """Return it for the page, with tokens in the path shortened."""
        parts = (part if len(part) < 40 else f"{part[:8]}…" for part in self.path.split("/"))
        return {
            "at": self.at,
            "method": self.method,
            "path": "/".join(parts),
            "status": self.status,
            "ms": round(self.milliseconds, 2),
            "code": self.code,
            "message": self.message,
            "errors": self.errors,
        }


@dataclass(frozen=True)
class Rejected:
    """A payload that Discord would have refused."""

    method: str
    path: str
    status: int
    body: Json


class RequestLog:
    """A ring of the latest requests, and all rejected payloads."""

    def __init__(self) -> None:
        self.entries: deque[Request] = deque(maxlen=KEPT)
        self.rejected: list[Rejected] = []
        self.listeners: list[Callable[[Request], None]] = []

    def add(self, request: Request) -> None:
        """Record an answered request."""
        self.entries.append(request)
        for listener in tuple(self.listeners):
            listener(request)
