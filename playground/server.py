"""The playground as a whole: a web server on loopback that acts as Discord for the bot."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import TypeVar

from aiohttp import web

from playground import seed, threads
from playground.administration import Administration
from playground.changes import ClockAdvanced
from playground.clock import Clock
from playground.commands import Commands
from playground.components import Json
from playground.faults import Faults
from playground.gateway import Gateway
from playground.gateway.hub import GUILDS_PER_SHARD
from playground.gateway.starts import MAX_CONCURRENCY, PER_DAY, SessionStarts
from playground.history import History
from playground.hosts import addressed_here
from playground.interactions import Interactions
from playground.limits.messages import REQUEST_BYTES
from playground.messages import Messages
from playground.model import Channel, Guild, Interaction, Message
from playground.page_door import PageUploads
from playground.page_files import PageFiles
from playground.page_socket import PageSockets, Room
from playground.payloads import Payloads
from playground.people import Desk, Person
from playground.permissions import Permission
from playground.ratelimits import RateLimits
from playground.requests import Rejected, RequestLog
from playground.rest.api import Api
from playground.rest.call import Services
from playground.rest.cdn import Cdn
from playground.tokens import Tokens
from playground.uploads import Uploads
from playground.validate import open_api
from playground.waiting import GIVE_UP, Waiting
from playground.world import World

T = TypeVar("T")
HOST = "127.0.0.1"
OPENAPI_VARIABLE = "DISCORD_OPENAPI"
_ROOM_FOR_JSON = 1024 * 1024


class Playground:
    """A local Discord with one server and some people in it.

    :param history: a file that keeps messages and people between runs.
    :param openapi: Discord's OpenAPI file, which request bodies are validated against. By default the file in
        the environment variable `DISCORD_OPENAPI`, if it is set.
    :param token: the only bot token accepted; by default all are.
    :param shards: the number of shards that `GET /gateway/bot` advises; by default as many as the servers
        need.
    :param guilds_per_shard: the maximum number of servers per shard.
    :param max_concurrency: the maximum number of shards started within five seconds.
    :param session_starts: the maximum number of sessions that a token starts per day.
    :param rate_limits: whether requests and session starts are limited as on Discord.
    :param clock: the clock for every age, expiry and id; by default real time.
    """

    def __init__(
        self,
        *,
        history: Path | None = None,
        openapi: Path | None = None,
        token: str | None = None,
        shards: int | None = None,
        guilds_per_shard: int = GUILDS_PER_SHARD,
        max_concurrency: int = MAX_CONCURRENCY,
        session_starts: int = PER_DAY,
        rate_limits: bool = True,
        clock: Clock | None = None,
    ) -> None:
        named = os.environ.get(OPENAPI_VARIABLE)
        openapi = openapi or (Path(named) if named else None)
        self.clock = clock or Clock()
        self.countdown = Clock()
        """Counts the seconds within which interactions must be answered; tests hold it on busy machines."""
        self.world = World(self.clock)
        self.faults = Faults()
        self.requests = RequestLog()
        self.messages = Messages(self.world)
        self.uploads = Uploads(self.world)
        self.payloads = Payloads(self.world, self.messages)
        tokens = Tokens(token)
        self.gateway = Gateway(
            self.world,
            self.payloads,
            tokens,
            SessionStarts(
                self.clock, total=session_starts, max_concurrency=max_concurrency, enforced=rate_limits
            ),
            shards=shards,
            guilds_per_shard=guilds_per_shard,
        )
        self.interactions = Interactions(
            self.world, self.messages, self.payloads, self._deliver, self.countdown
        )
        self.commands = Commands(self.world)
        self._history = History(history, self.world, self.commands) if history else None
        if not (self._history and self._history.restore()):
            seed.open_server(self.world)
        self.waiting = Waiting(self.world)
        self.url = ""
        """The address it listens on, such as `http://127.0.0.1:8765`; empty until started."""
        self.admin = Administration(self.world)
        """Changes to the server by somebody with all permissions; `admin.of` gives access to other
        servers.
        """
        self._desk = Desk(
            self.world,
            self.messages,
            self.uploads,
            self.payloads,
            self.interactions,
            self.commands,
            self.waiting,
        )
        self.limits = RateLimits(self.clock, enabled=rate_limits)
        services = Services(
            self.world, self.messages, self.payloads, self.interactions, self.commands, self.gateway
        )
        self._api = Api(
            services,
            faults=self.faults,
            limits=self.limits,
            log=self.requests,
            tokens=tokens,
            schema=open_api(openapi) if openapi else None,
        )
        self._pages = PageSockets(Room(self._desk, self.admin, self.gateway, self.faults, self.requests))
        self._api.on_traffic = self.waiting.stir
        self.gateway.listen_to_traffic(self.waiting.stir)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Playground:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self, port: int = 0) -> None:
        """Listen on loopback; on a free port if the one wanted is taken or 0."""
        app = web.Application(client_max_size=REQUEST_BYTES + _ROOM_FOR_JSON, middlewares=[addressed_here])
        app.router.add_get("/gateway/", self.gateway.handle)
        self._api.mount(app)
        Cdn(self.world).mount(app)
        self._pages.mount(app)
        PageUploads(self._desk).mount(app)
        PageFiles(resources.files("playground") / "page").mount(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = await self._listen(port)
        self.url = f"http://{HOST}:{site}"
        self.world.url = self.url
        self.messages.readdress()
        for thread in self.world.threads(self.guild.id):
            threads.watch(self.world, thread)
        if self._history:
            self._history.watch()
        self.gateway.url = f"ws://{HOST}:{site}/gateway/"

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        await self.gateway.close()
        await self._pages.close()
        if self._runner:
            await self._runner.cleanup()
            self._runner = None
        if self._history:
            await self._history.save()
        self.clock.close()
        self.countdown.close()

    async def _listen(self, port: int) -> int:
        assert self._runner is not None
        try:
            site = web.TCPSite(self._runner, HOST, port)
            await site.start()
        except OSError:
            site = web.TCPSite(self._runner, HOST, 0)
            await site.start()
        return int(self._runner.addresses[-1][1])

    @property
    def guild(self) -> Guild:
        """The server that exists from the start."""
        return next(iter(self.world.guilds.values()))

    def advance(self, seconds: float) -> None:
        """Move the clock forward; anything that becomes due happens at once."""
        self.clock.advance(seconds)
        self.countdown.advance(seconds)
        self.world.tell(ClockAdvanced())

    @property
    def failed_interactions(self) -> list[Interaction]:
        """The interactions that failed for people because no response came within 3 seconds."""
        return self.interactions.failed

    @property
    def rejected(self) -> list[Rejected]:
        """The payloads of the bot that Discord would have refused."""
        return self.requests.rejected

    def person(self, who: str | int) -> Person:
        """Return a person by name or id.

        :raises KeyError: if there is no such person.
        """
        if isinstance(who, int):
            return Person(self._desk, self.world.users[who])
        for user in self.world.users.values():
            if who == user.global_name:
                return Person(self._desk, user)
        raise KeyError(who)

    def channel(self, name: str) -> Channel:
        """Return a channel or thread of the server by its name.

        :raises KeyError: if there is none of this name.
        """
        return self.admin.channel(name)

    def files(self, message: Message) -> dict[str, bytes]:
        """Return the contents of a message's attachments by file name."""
        return {file.filename: self.messages.content(file) for file in message.attachments}

    def deny_bot(self, channel: str, permissions: Permission) -> None:
        """Deny the bot permissions in one channel; with none, restore what was denied this way."""
        self.admin.permit_bot(channel, deny=permissions)

    def _deliver(self, guild_id: int | None, payload: Json) -> None:
        self.gateway.deliver_interaction(guild_id, payload)
        if self.faults.double_deliveries:
            self.faults.double_deliveries -= 1
            self.gateway.deliver_interaction(guild_id, payload)

    async def until(self, predicate: Callable[[], T], timeout: float = GIVE_UP) -> T:  # noqa: ASYNC109
        """Return the first true value of `predicate`, checked whenever something happens.

        :raises TimeoutError: if it stays false for `timeout` real seconds.
        """
        return await self.waiting.until(predicate, timeout)

    async def settle(self, quiet: float = 0.05, timeout: float = GIVE_UP) -> None:  # noqa: ASYNC109
        """Return once the bot has been idle for `quiet` seconds with no first response pending.

        :raises TimeoutError: if that doesn't happen within `timeout` real seconds.
        """
        await self.waiting.quiet(quiet, lambda: self.is_busy, timeout)

    @property
    def is_busy(self) -> bool:
        """Whether a request is being answered, or an interaction waits for its first response."""
        return bool(self._api.in_flight or self.interactions.unanswered)
