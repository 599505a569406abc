"""Serves ``/healthz`` and ``/metrics`` on a port of their own, and the API if the host offers it."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Literal, TypeAlias

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import metrics
from bot.database.database import Database
from bot.database.errors import StoreError
from bot.database.queues import answer, backlogs
from bot.discord.client import Tavolata
from bot.features.api.service import PublicApi
from bot.host.api import Api

Health: TypeAlias = Literal["ok", "database", "shards", "gateway"]
"""Whether the bot works, or the first thing that doesn't."""

_PATIENCE = 3.0
"""Seconds after which a database that doesn't answer counts as unusable."""

_LAST_ANSWERS = 1.0
"""Seconds that pending requests have at the end to get their answer."""

_log = logging.getLogger(__name__)


class Watch:
    """The health and metrics of a process; ``bot`` is set once it may use the database and has shards."""

    def __init__(
        self, database: Database, *, now: Callable[[], float] = time.time, has_api: bool = False
    ) -> None:
        self._database = database
        self._now = now
        self._has_api = has_api
        self.bot: Tavolata | None = None
        self.url = ""
        """The address of the endpoints."""

    async def health(self) -> Health:
        """Return the first thing that doesn't work (database, shards, or connection to Discord), or ``ok``.

        One connected shard is enough: discord.py reconnects the others by itself.
        """
        if self._is_ending:
            return "gateway"
        try:
            async with asyncio.timeout(_PATIENCE):
                await answer(self._database)
        except (StoreError, TimeoutError):
            return "database"
        if self.bot is None or (self._database.is_shared and not self._database.scope.held):
            return "shards"
        if not self.bot.is_ready() or not self.bot.connected_shards:
            return "gateway"
        return "ok"

    def _public_api(self) -> PublicApi | None:
        """Return the service of the API, ``None`` while the bot isn't connected."""
        if self.bot is None or self._is_ending or not self.bot.is_ready():
            return None
        return self.bot.services.public_api

    @property
    def _is_ending(self) -> bool:
        """Whether the bot, and with it its database, is closing."""
        return self.bot is not None and self.bot.is_closed()

    async def measure(self) -> None:
        """Update the metrics that are only measured on request."""
        held = self._database.scope.held
        connected = self.bot.connected_shards if self.bot else 0
        count = self.bot.shard_count or 0 if self.bot else 0
        metrics.SHARDS.set(count)
        metrics.SHARDS_HELD.set(len(held) if self._database.is_shared else count)
        metrics.SHARDS_CONNECTED.set(connected)
        if self.bot is not None:
            metrics.queue_is("thinking", *self.bot.thinking.backlog())
        if self._is_ending:
            return
        now = self._now()
        try:
            async with asyncio.timeout(_PATIENCE):
                due = await backlogs(self._database, now)
        except (StoreError, TimeoutError):
            for queue in metrics.STORED:
                metrics.queue_is(queue, math.nan, math.nan)
            return
        for queue in metrics.STORED:
            backlog = getattr(due, queue)
            since = now if backlog.since is None else backlog.since
            metrics.queue_is(queue, backlog.length, max(0.0, now - since))

    async def _healthz(self, _: web.Request) -> web.Response:
        health = await self.health()
        status = HTTPStatus.OK if health == "ok" else HTTPStatus.SERVICE_UNAVAILABLE
        return web.Response(text=f"{health}\n", status=status)

    async def _metrics(self, _: web.Request) -> web.Response:
        await self.measure()
        return web.Response(
            body=generate_latest(metrics.REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    @asynccontextmanager
    async def shown(self, host: str, port: int) -> AsyncIterator[None]:
        """Serve the endpoints at ``host`` and ``port`` (0: any free one) while the context lasts.

        :raises OSError: the port is taken, or not allowed for this user.
        """
        app = web.Application()
        app.add_routes([web.get("/healthz", self._healthz), web.get("/metrics", self._metrics)])
        if self._has_api:
            app.add_routes(Api(self._public_api).routes)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=_LAST_ANSWERS)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
            bound = runner.addresses[0]
            self.url = f"http://{f'[{bound[0]}]' if ':' in bound[0] else bound[0]}:{bound[1]}"
            _log.info("health and metrics are shown at %s", self.url)
            yield
        finally:
            await runner.cleanup()
