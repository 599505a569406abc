"""Every metric of the bot, declared once; measuring code calls the functions of this module.

Metrics identify nobody: labels have declared values, never a person, a game, a table, a server or an id, and
numbers are sums over everything a process does. Readers learn how the bot is doing, but not what happens in
games.
"""

from __future__ import annotations

from http import HTTPStatus
from time import perf_counter
from types import SimpleNamespace
from typing import Literal, TypeAlias, get_args

import aiohttp
import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

# The time when something was first counted would reveal more than its count.
prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

Outcome: TypeAlias = Literal["done", "refused", "unavailable", "failed"]
"""The outcome of a press: done, refused by the rules, database unavailable, or a bug."""
Queue: TypeAlias = Literal["boards", "notices", "deadlines", "thinking"]
Retried: TypeAlias = Literal["answers", "boards", "notices"]
IncidentKind: TypeAlias = Literal["rules", "pictures", "thinking"]
Task: TypeAlias = Literal[
    "boards",
    "calendars",
    "catching up",
    "clock",
    "computer players",
    "dailies",
    "duplicates",
    "emojis",
    "idle tables",
    "ladders",
    "leagues",
    "notices",
    "open hands",
    "overviews",
    "queue",
    "ratings",
    "tournaments",
    "webhooks",
]
"""The background workers."""

SCOPES = ("user", "shared", "global", "other")
"""The scope of a rate limit that was hit, named by Discord; ``other``: a proxy or firewall named none."""
STATUSES = ("2xx", "3xx", "4xx", "5xx", "none")

_QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10)
_TRANSACTION = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

PRESSES = Counter(
    "tavolata_presses",
    "Presses, forms and commands that were answered, by where their handler is and what became of them.",
    ["family", "outcome"],
    registry=REGISTRY,
)
ACKNOWLEDGED = Histogram(
    "tavolata_acknowledge_seconds",
    "From the arrival of a press until Discord has its acknowledgement. Discord waits for three seconds.",
    buckets=_QUICK,
    registry=REGISTRY,
)
SHOWN = Histogram(
    "tavolata_show_seconds",
    "From the arrival of a press until whoever pressed has the answer to it.",
    buckets=_QUICK,
    registry=REGISTRY,
)
DRAWN = Histogram(
    "tavolata_drawing_seconds",
    "From asking for a picture until it is drawn and encoded, with the wait for a thread.",
    buckets=_QUICK,
    registry=REGISTRY,
)
THOUGHT = Histogram(
    "tavolata_thinking_seconds",
    "Thinking about one question, from when a process gets it until its answer is there.",
    buckets=_QUICK,
    registry=REGISTRY,
)
QUEUE_LENGTH = Gauge(
    "tavolata_queue_length",
    "What this process has still to do: boards that are behind, notices and deadlines that are due, questions"
    " to think about.",
    ["queue"],
    registry=REGISTRY,
)
QUEUE_AGE = Gauge(
    "tavolata_queue_age_seconds",
    "For how long the oldest of it has been due, 0 where nothing is.",
    ["queue"],
    registry=REGISTRY,
)
TRANSACTIONS = Histogram(
    "tavolata_transaction_seconds",
    "Transactions of the database with their commits and retries, by whether they changed anything.",
    ["kind"],
    buckets=_TRANSACTION,
    registry=REGISTRY,
)
TRANSACTION_RETRIES = Counter(
    "tavolata_transaction_retries",
    "Transactions that lost against another and were run again.",
    registry=REGISTRY,
)
TRANSACTION_FAILURES = Counter(
    "tavolata_transaction_failures", "Transactions that the database refused for good.", registry=REGISTRY
)
REQUESTS = Histogram(
    "tavolata_discord_request_seconds",
    "Requests to Discord, by the first digit of the status; none where no answer came.",
    ["status"],
    buckets=_QUICK,
    registry=REGISTRY,
)
RATE_LIMITS = Counter(
    "tavolata_discord_rate_limits",
    "Answers of Discord that a rate limit was met, by its scope.",
    ["scope"],
    registry=REGISTRY,
)
RETRIES = Counter(
    "tavolata_discord_retries",
    "What was to be sent to Discord and is tried again later.",
    ["what"],
    registry=REGISTRY,
)
SHARDS_HELD = Gauge("tavolata_shards_held", "Shards that this process holds.", registry=REGISTRY)
SHARDS_CONNECTED = Gauge("tavolata_shards_connected", "Shards that are connected.", registry=REGISTRY)
SHARDS = Gauge("tavolata_shards", "Shards of the whole bot.", registry=REGISTRY)
INCIDENTS = Counter(
    "tavolata_incidents",
    "Mistakes of ours that are kept in the database: inside the rules, in pictures or words, in thinking.",
    ["kind"],
    registry=REGISTRY,
)
TASK_FAILURES = Counter(
    "tavolata_task_failures",
    "Errors in what goes on by itself: at one table, or in a whole round. Everything else goes on.",
    ["task"],
    registry=REGISTRY,
)

QUEUES: tuple[Queue, ...] = get_args(Queue)
STORED: tuple[Queue, ...] = ("boards", "notices", "deadlines")
"""The queues stored in the database; questions to think about are only in memory."""


def _begin(family: Counter | Gauge | Histogram, values: tuple[str, ...]) -> None:
    """Create all labels at the start: a label that's missing would look the same as a broken one."""
    for value in values:
        family.labels(value)


_begin(QUEUE_LENGTH, QUEUES)
_begin(QUEUE_AGE, QUEUES)
_READS, _WRITES = TRANSACTIONS.labels("read"), TRANSACTIONS.labels("write")
_begin(REQUESTS, STATUSES)
_begin(RATE_LIMITS, SCOPES)
_begin(RETRIES, get_args(Retried))
_begin(INCIDENTS, get_args(IncidentKind))
_begin(TASK_FAILURES, get_args(Task))


def queue_is(queue: Queue, length: float, age: float) -> None:
    """Record the length of a queue and the age of its oldest item in seconds; NaN if unknown."""
    QUEUE_LENGTH.labels(queue).set(length)
    QUEUE_AGE.labels(queue).set(age)


def pressed(family: str, outcome: Outcome) -> None:
    """Count a press whose handler is in ``family``, a module of handlers."""
    PRESSES.labels(family, outcome).inc()


def tried_again(what: Retried) -> None:
    """Count something that didn't get to Discord and is sent again."""
    RETRIES.labels(what).inc()


def committed(seconds: float, *, has_written: bool) -> None:
    """Record the duration of a transaction."""
    (_WRITES if has_written else _READS).observe(seconds)


def incident(kind: IncidentKind) -> None:
    """Count an incident."""
    INCIDENTS.labels(kind).inc()


def item_failed(task: Task) -> None:
    """Count an error of ``task``, in one of its items or in a whole round."""
    TASK_FAILURES.labels(task).inc()


def request_trace() -> aiohttp.TraceConfig:
    """Return the trace that measures the requests of an HTTP session, without looking at their content."""
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_started)
    trace.on_request_end.append(_ended)
    trace.on_request_exception.append(_broken)
    return trace


async def _started(
    _: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestStartParams
) -> None:
    context.started = perf_counter()


async def _ended(
    _: aiohttp.ClientSession, context: SimpleNamespace, parameters: aiohttp.TraceRequestEndParams
) -> None:
    answer = parameters.response
    if answer.status == HTTPStatus.SWITCHING_PROTOCOLS:
        return  # the gateway: a connection that stays
    kind = f"{answer.status // 100}xx"
    REQUESTS.labels(kind if kind in STATUSES else "none").observe(perf_counter() - context.started)
    if answer.status == HTTPStatus.TOO_MANY_REQUESTS:
        scope = answer.headers.get("X-RateLimit-Scope", "")
        RATE_LIMITS.labels(scope if scope in SCOPES else "other").inc()


async def _broken(
    _: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestExceptionParams
) -> None:
    REQUESTS.labels("none").observe(perf_counter() - context.started)
