"""Counts how often a request was sent: Discord's answer to a retry may be about the first attempt."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import aiohttp


class Attempts:
    """The number of requests sent so far, including retries."""

    def __init__(self) -> None:
        self.count = 0


_COUNTED: ContextVar[Attempts | None] = ContextVar("attempts", default=None)


@contextmanager
def counted_in(attempts: Attempts) -> Iterator[None]:
    """Count the current task's requests in ``attempts`` meanwhile, if ``counting`` traces their sessions."""
    token = _COUNTED.set(attempts)
    try:
        yield
    finally:
        _COUNTED.reset(token)


def counting(trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Make ``trace`` count requests, and return it."""
    trace.on_request_start.append(_started)
    return trace


async def _started(*_: object) -> None:
    counted = _COUNTED.get()
    if counted is not None:
        counted.count += 1
