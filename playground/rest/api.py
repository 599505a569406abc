"""The handling of a request: parse it, count it, inject faults, answer it, log it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from playground.components import Json
from playground.errors import INVALID_FORM, ApiError
from playground.faults import Faults, Planned
from playground.files import Upload
from playground.ratelimits import MAJOR, RateLimits, too_many
from playground.requests import Rejected, Request, RequestLog
from playground.rest import channels, commands, emojis, gateway, interactions, messages, users
from playground.rest.call import Answer, Call, Created, Endpoint, Services
from playground.rest.multipart import read_form
from playground.tokens import Tokens
from playground.validate import OpenApi

PREFIX = "/api/v10"
ENDPOINTS = [
    endpoint
    for group in (gateway, commands, emojis, interactions, messages, channels, users)
    for endpoint in group.routes.endpoints
]
"""All endpoints: method, path template below the prefix, and handler."""
_NO_LOGIN = ("/interactions/", "/webhooks/")
_REJECTIONS = (INVALID_FORM, 40005, 50006)


class Api:
    """Serves the REST endpoints."""

    def __init__(
        self,
        services: Services,
        *,
        faults: Faults,
        limits: RateLimits,
        log: RequestLog,
        tokens: Tokens,
        schema: OpenApi | None,
    ) -> None:
        self.in_flight = 0
        self.on_traffic: Callable[[], None] = lambda: None
        self._services = services
        self._faults = faults
        self._limits = limits
        self._log = log
        self._tokens = tokens
        self._schema = schema

    def mount(self, app: web.Application) -> None:
        """Add every endpoint to a web application."""
        for method, path, endpoint in ENDPOINTS:
            app.router.add_route(method, PREFIX + path, self._handler(method, path, endpoint))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._handler("*", "", _unknown))

    def _handler(
        self, method: str, path: str, endpoint: Endpoint
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            started = time.perf_counter()
            self.in_flight += 1
            self.on_traffic()
            try:
                response, error = await self._respond(request, f"{method} {path}", endpoint)
            finally:
                self.in_flight -= 1
                self.on_traffic()
            self._note(request, path, response.status, error, started)
            return response

        return handle

    async def _respond(
        self, request: web.Request, route: str, endpoint: Endpoint
    ) -> tuple[web.StreamResponse, ApiError | None]:
        if self._faults.latency:
            await asyncio.sleep(self._faults.latency)
        headers: dict[str, str] = {}
        try:
            token = self._login(request, route)
            headers = self._limits.spend(token, route, _major(request))
            plan = self._faults.strike(f"{request.method} {request.path}")
            if plan and plan.kind != "lose":
                plan.then()
                return _strike(plan, headers), None
            call = await self._read(request, route, token)
            answer = await endpoint(call)
        except ApiError as error:
            self._note_rejection(request, error)
            return _error(error, headers), error
        if plan:
            plan.then()
            if request.transport:
                request.transport.abort()
        return _success(answer, headers), None

    def _login(self, request: web.Request, route: str) -> str:
        """Return the token of a request, or an empty string if its path is itself secret."""
        if any(part in route for part in _NO_LOGIN):
            return ""
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        if scheme != "Bot" or not self._tokens.accepts(token):
            raise ApiError(401, 0, "401: Unauthorized")
        return token

    async def _read(self, request: web.Request, route: str, token: str) -> Call:
        body: Json | list[Json] = {}
        uploads: list[Upload] = []
        if request.body_exists:
            try:
                body, uploads = _parse(request, await request.read())
            except web.HTTPRequestEntityTooLarge:
                raise ApiError(413, 40005, "Request entity too large") from None
            except (ValueError, msgspec.DecodeError):
                raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
            if self._schema:
                self._schema.check(route, body)
        return Call(self._services, dict(request.match_info), dict(request.query), body, uploads, token)

    def _note_rejection(self, request: web.Request, error: ApiError) -> None:
        if error.code in _REJECTIONS:
            self._log.rejected.append(Rejected(request.method, request.path, error.status, error.body()))

    def _note(
        self, request: web.Request, route: str, status: int, error: ApiError | None, started: float
    ) -> None:
        self._log.add(
            Request(
                at=self._services.world.clock.now(),
                method=request.method,
                path=request.path.removeprefix(PREFIX),
                route=route or None,
                status=status,
                milliseconds=(time.perf_counter() - started) * 1000,
                code=error.code if error else None,
                message=error.message if error else None,
                errors=error.extra.get("errors") if error else None,
            )
        )


async def _unknown(_: Call) -> Answer:
    raise ApiError(404, 0, "404: Not Found")


def _major(request: web.Request) -> str:
    return ":".join(request.match_info[key] for key in MAJOR if key in request.match_info)


def _parse(request: web.Request, data: bytes) -> tuple[Json | list[Json], list[Upload]]:
    if not request.headers.get("Content-Type", "").startswith("multipart/form-data"):
        return msgspec.json.decode(data), []
    body: Json | list[Json] = {}
    uploads = []
    for name, filename, content in read_form(request.headers["Content-Type"], data):
        if name == "payload_json":
            body = msgspec.json.decode(content)
        elif filename is not None:
            uploads.append(Upload(filename, content))
    return body, uploads


def _strike(plan: Planned, headers: dict[str, str]) -> web.Response:
    if plan.kind == "limit":
        return _error(too_many(plan.retry_after, scope="shared", headers=headers), headers)
    return web.Response(status=plan.status, text="upstream connect error", headers=headers)


def _success(answer: Answer, headers: dict[str, str]) -> web.Response:
    if answer is None:
        return web.Response(status=204, headers=headers)
    body, status = (answer.body, 201) if isinstance(answer, Created) else (answer, 200)
    return web.Response(
        status=status, body=msgspec.json.encode(body), content_type="application/json", headers=headers
    )


def _error(error: ApiError, headers: dict[str, str]) -> web.Response:
    if error.status == 429:
        # Without this header, clients mistake a 429 for a ban by the proxy in front of Discord.
        headers = {**headers, **getattr(error, "headers", {}), "Via": "1.1 playground"}
    return web.Response(
        status=error.status,
        body=msgspec.json.encode(error.body()),
        content_type="application/json",
        headers=headers,
    )
