"""A local receiver of webhooks, which answers as a test wants."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import jsonschema_rs
from aiohttp import web

from tests.support.derived import ROOT

SCHEMA = json.loads((ROOT / "docs" / "webhook.schema.json").read_text(encoding="utf-8"))
_VALID = jsonschema_rs.validator_for(SCHEMA)


@dataclass
class Receiver:
    """Collects deliveries, and answers them with ``status`` after ``delay`` seconds."""

    url: str = ""
    status: int = 200
    delay: float = 0.0
    location: str = ""
    got: list[dict[str, Any]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    tries: int = 0
    at_once: int = 0
    most_at_once: int = 0

    async def take(self, request: web.Request) -> web.Response:
        self.tries += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            body = await request.read()
            if self.delay:
                await asyncio.sleep(self.delay)
        finally:
            self.at_once -= 1
        if self.location:
            raise web.HTTPFound(self.location)
        if self.status == 200:
            message = json.loads(body)
            _VALID.validate(message)
            self.got.append(message)
            self.bodies.append(body)
            self.headers.append({name.lower(): value for name, value in request.headers.items()})
        return web.Response(status=self.status)

    def types(self) -> list[str]:
        """Return the types of the accepted messages, oldest first."""
        return [one["type"] for one in self.got]

    def is_genuine(self, secret: str, place: int = -1) -> bool:
        """Return whether a message is signed with ``secret``, checked as the docs for receivers describe."""
        headers = self.headers[place]
        signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + self.bodies[place]
        key = base64.b64decode(secret.removeprefix("whsec_"))
        expected = "v1," + base64.b64encode(hmac.digest(key, signed, hashlib.sha256)).decode()
        return hmac.compare_digest(expected, headers["webhook-signature"])


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """Yield a receiver listening on a free port."""
    receiver = Receiver()
    app = web.Application()
    app.add_routes([web.post("/{path:.*}", receiver.take)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        receiver.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hooks/in-secret"
        yield receiver
    finally:
        await runner.cleanup()
