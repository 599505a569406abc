"""The API over HTTP: paths, errors, caching and the rate limit."""

from __future__ import annotations

import hashlib
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import TypeAlias

import msgspec
from aiohttp import web
from msgspec import Struct

from bot.database.errors import StoreError
from bot.discord.budgets import Buckets
from bot.features.api.rules.description import openapi
from bot.features.api.rules.pages import BadRequest, Code, Failed, Fault
from bot.features.api.service import Elsewhere, PublicApi, UnknownServer
from games.registry import GAMES

_log = logging.getLogger(__name__)

AT_ONCE, A_SECOND = 40, 10.0
"""The number of answers computed however fast they are asked for, and how many per second after that."""
FRESH = 15
"""Seconds for which a computed answer is reused."""
_KEPT = 256
"""The number of answers kept for reuse."""
_HEADERS = {
    # Everything here is public, so pages of other sites may read it.
    "Access-Control-Allow-Origin": "*",
    "X-Content-Type-Options": "nosniff",
}
_MEANING: Mapping[Code, tuple[HTTPStatus, str]] = {
    "bad-parameter": (HTTPStatus.BAD_REQUEST, "A parameter can't be used."),
    "not-found": (HTTPStatus.NOT_FOUND, "There's nothing here; /api/openapi.json lists what there is."),
    "method": (HTTPStatus.METHOD_NOT_ALLOWED, "This API can only be read, with GET."),
    "too-many-requests": (HTTPStatus.TOO_MANY_REQUESTS, "Too many requests; wait a little."),
    "elsewhere": (HTTPStatus.SERVICE_UNAVAILABLE, "Another process of this bot has this server."),
    "unavailable": (HTTPStatus.SERVICE_UNAVAILABLE, "The bot can't answer now; try again later."),
}
Answering: TypeAlias = Callable[[PublicApi, web.Request], Awaitable[Struct]]


class Api:
    """The routes of the API. ``answers`` returns its service, ``None`` until the bot is connected."""

    def __init__(
        self, answers: Callable[[], PublicApi | None], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._answers = answers
        self._now = now
        self._asked = Buckets(now)
        self._kept: OrderedDict[str, tuple[float, bytes]] = OrderedDict()
        self._description = msgspec.json.format(msgspec.json.encode(openapi(tuple(GAMES))))

    @property
    def routes(self) -> list[web.RouteDef]:
        """The routes, with one for everything else below ``/api``."""
        server = "/api/servers/{server}"
        return [
            web.get("/api/openapi.json", self._openapi),
            web.get(f"{server}/tables", self._handler(_tables)),
            web.get(f"{server}/results", self._handler(_results)),
            web.get(f"{server}/rankings/{{game}}", self._handler(_ranking)),
            web.route("*", "/api{rest:(/.*)?}", self._nothing),
        ]

    async def _openapi(self, request: web.Request) -> web.Response:
        return _answer(request, self._description)

    async def _nothing(self, request: web.Request) -> web.Response:
        return _failure("not-found" if request.method in {"GET", "HEAD"} else "method")

    def _handler(self, ask: Answering) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handle(request: web.Request) -> web.Response:
            now = self._now()
            kept = self._kept.get(request.path_qs)
            if kept is not None and now - kept[0] < FRESH:
                return _answer(request, kept[1])
            answers = self._answers()
            if answers is None:
                return _failure("unavailable")
            if (level := self._asked.level(0)) >= AT_ONCE / A_SECOND:
                wait = math.ceil(level - (AT_ONCE - 1) / A_SECOND)
                return _failure("too-many-requests", headers={"Retry-After": str(max(1, wait))})
            self._asked.pour(0, 1 / A_SECOND)
            try:
                body = msgspec.json.encode(await ask(answers, request))
            except BadRequest as bad:
                return _failure("bad-parameter", str(bad))
            except UnknownServer:
                return _failure("not-found")
            except Elsewhere:
                return _failure("elsewhere")
            except StoreError as error:
                _log.warning("the API can't answer: %s", error)
                return _failure("unavailable")
            self._keep(request.path_qs, now, body)
            return _answer(request, body)

        return handle

    def _keep(self, asked: str, now: float, body: bytes) -> None:
        self._kept[asked] = now, body
        self._kept.move_to_end(asked)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)


async def _tables(api: PublicApi, request: web.Request) -> Struct:
    return await api.tables(_server(request), _query(request), request.path)


async def _results(api: PublicApi, request: web.Request) -> Struct:
    return await api.results(_server(request), _query(request), request.path)


async def _ranking(api: PublicApi, request: web.Request) -> Struct:
    game = request.match_info["game"]
    if game not in GAMES:
        raise UnknownServer
    return await api.ranking(_server(request), game, _query(request), request.path)


def _server(request: web.Request) -> int:
    """Return the server in the path of ``request``.

    :raises UnknownServer: that isn't a Discord id.
    """
    text = request.match_info["server"]
    if not (text.isascii() and text.isdecimal() and len(text) <= 20) or int(text) >= 2**63:
        raise UnknownServer
    return int(text)


def _query(request: web.Request) -> dict[str, str]:
    """Return the parameters of ``request``.

    :raises BadRequest: one is given twice.
    """
    query = dict(request.query)
    if len(query) < len(request.query):
        raise BadRequest("Give each parameter only once.")
    return query


def _answer(request: web.Request, body: bytes) -> web.Response:
    """Return ``body``, or just "not modified" if the client already has it."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {**_HEADERS, "ETag": tag, "Cache-Control": f"public, max-age={FRESH}"}
    if any(known.value in {tag.strip('"'), "*"} for known in request.if_none_match or ()):
        return web.Response(status=HTTPStatus.NOT_MODIFIED, headers=headers)
    return web.Response(body=body, content_type="application/json", charset="utf-8", headers=headers)


def _failure(code: Code, message: str = "", *, headers: Mapping[str, str] | None = None) -> web.Response:
    """Return the response for an error."""
    status, usual = _MEANING[code]
    return web.Response(
        status=status,
        body=msgspec.json.encode(Failed(Fault(code, message or usual))),
        content_type="application/json",
        charset="utf-8",
        headers={**_HEADERS, "Cache-Control": "no-store", **(headers or {})},
    )
