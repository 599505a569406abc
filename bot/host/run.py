"""Runs one bot from its start to its orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
import msgspec
from msgspec import Struct
from yarl import URL

from bot.config import Config
from bot.database.cluster.cluster import Cluster, Pace
from bot.database.cluster.lease import Lease
from bot.database.database import Database
from bot.discord.client import Tavolata
from bot.discord.token_use import STRANGER
from bot.host.health import Watch

DISCORD = discord.http.Route.BASE
_WHILE_CONNECTING = 100_000, 50, 1_000
"""Thresholds of garbage collection while servers arrive by the thousand, because they stay in memory."""
_MORE_SHARDS = 4011
"""Discord's code for a shard with too many servers."""


class SessionStartLimit(Struct):
    """How many shards may identify themselves at once, and how many starts are left for the day."""

    max_concurrency: int
    remaining: int = 1_000


class Gateway(Struct):
    """Discord's gateway: its address, and the recommended number of shards."""

    url: str
    shards: int
    session_start_limit: SessionStartLimit


class StartError(Exception):
    """The bot can't start; the message is a sentence for the person who runs it."""


class WrongToken(StartError):
    """Discord doesn't accept the token."""

    def __init__(self) -> None:
        super().__init__(
            "Discord does not accept DISCORD_TOKEN; copy it again from your application's page (Bot, "
            "Reset Token)."
        )


async def serve(
    config: Config,
    token: str,
    api_url: str | None,
    *,
    now: Callable[[], float],
    backed_up: bool = False,
    when_ready: Callable[[Tavolata], Awaitable[None]] | None = None,
) -> None:
    """Run one bot until it closes or the process is told to stop; call ``when_ready`` once it's connected.

    A database that isn't ``backed_up`` is copied before it is migrated.

    :raises StartError: Discord does not take the token, or cannot be reached, or a port is taken; or another
        program uses the token.
    :raises StoreError: the database cannot be used.
    """
    database = await Database.open(config.database, backed_up=backed_up)
    async with contextlib.AsyncExitStack() as stack:
        watch = Watch(database, now=now, has_api=config.api)
        try:
            if config.metrics_port is not None:
                await stack.enter_async_context(_shown(watch, config.metrics_host, config.metrics_port))
            bot = await assembled(config, database, token, api_url, now=now)
        except BaseException:
            await database.close()
            raise
        watch.bot = bot
        await _run(bot, token, when_ready)


async def _hand_over(bot: Tavolata, ends: set[asyncio.Future[Any]]) -> None:
    """Let other processes take the shards of ``bot``, unless one of ``ends`` completes first."""
    handing = asyncio.create_task(bot.membership.hand_over(), name="handing over")
    await asyncio.wait({handing, *ends}, return_when=asyncio.FIRST_COMPLETED)
    handing.cancel()
    await asyncio.gather(handing, return_exceptions=True)


@contextlib.asynccontextmanager
async def _shown(watch: Watch, host: str, port: int) -> AsyncIterator[None]:
    """Serve health and metrics while the context lasts.

    :raises StartError: the port can't be used.
    """
    async with contextlib.AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(watch.shown(host, port))
        except OSError as error:
            raise StartError(
                f"METRICS_PORT is {port}, but nothing can be shown there on {host}: {error}."
            ) from error
        yield


async def _run(bot: Tavolata, token: str, when_ready: Callable[[Tavolata], Awaitable[None]] | None) -> None:
    """Run ``bot`` until it closes or the process is told to stop.

    :raises StartError: it can't go on; the message says why.
    """
    try:
        running = asyncio.create_task(bot.start(token), name="bot")
        greeting = asyncio.create_task(_greet(bot, when_ready), name="greeting")
        lost = asyncio.create_task(bot.membership.lost.wait(), name="lost lease")
        stranger = asyncio.create_task(bot.services.guards.token_use.by_stranger.wait(), name="stranger")
        asked = _asked_to_stop()
        ends: set[asyncio.Future[Any]] = {running, lost, stranger, asked}
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        greeting.cancel()
        if asked.done():
            await _hand_over(bot, {running, lost, stranger, _asked_to_stop()})
        if lost.done():
            raise StartError(bot.membership.why)
        if stranger.done():
            raise StartError(STRANGER)
        lost.cancel()
        stranger.cancel()
        if running.done():
            await running
    except discord.LoginFailure:
        raise WrongToken from None
    except discord.ConnectionClosed as error:
        if error.code == _MORE_SHARDS:
            raise StartError(
                f"Discord asks for more shards than the {bot.shard_count} that this bot runs on; stop all of "
                "its processes, and start them again."
            ) from None
        raise StartError(f"Discord does not let the bot in (code {error.code}).") from error
    except (aiohttp.ClientError, discord.HTTPException) as error:
        raise StartError(f"Discord cannot be reached: {error}.") from error
    finally:
        await bot.close()


async def assembled(
    config: Config, database: Database, token: str, api_url: str | None, *, now: Callable[[], float]
) -> Tavolata:
    """Return a bot that may use ``database``, alone or in a cluster, and hasn't been started.

    :raises StartError: Discord does not answer, or does not accept the token.
    :raises StoreError: the database cannot be used, or another process uses it exclusively.
    """
    gateway = await (point_at(api_url, token) if api_url else ask_gateway(DISCORD, token))
    buckets = gateway.session_start_limit.max_concurrency
    if database.is_shared:
        cluster = Cluster(database, config.shards)
        holding = await cluster.join(gateway.shards, buckets)
        return Tavolata(config, database, cluster, cluster, holding, now=now)
    lease = Lease(database)
    await lease.take()
    return Tavolata(config, database, lease, Pace(buckets), now=now)


async def point_at(api_url: str, token: str) -> Gateway:
    """Make discord.py use ``api_url`` instead of Discord, and return the gateway found there.

    discord.py keeps the addresses of the API and the gateway as class attributes, and doesn't always ask the
    server for the latter, so both are set.

    :raises StartError: nothing answers there, or it does not accept the token.
    """
    gateway = await ask_gateway(api_url, token)
    discord.http.Route.BASE = api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway.url)
    return gateway


async def ask_gateway(api_url: str, token: str) -> Gateway:
    """Return the gateway that Discord recommends.

    :raises StartError: nothing answers there, or it does not accept the token.
    """
    try:
        async with (
            aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}) as session,
            session.get(f"{api_url}/gateway/bot") as response,
        ):
            if response.status == HTTPStatus.UNAUTHORIZED:
                raise WrongToken
            response.raise_for_status()
            return msgspec.convert(await response.json(), Gateway)
    except (aiohttp.ClientError, msgspec.ValidationError, ValueError) as error:
        if api_url == DISCORD:
            raise StartError(f"Discord cannot be reached: {error}.") from error
        raise StartError(f"DISCORD_API_URL is {api_url}, but no Discord answers there: {error}.") from error


async def _greet(bot: Tavolata, when_ready: Callable[[Tavolata], Awaitable[None]] | None) -> None:
    usual = gc.get_threshold()
    gc.set_threshold(*_WHILE_CONNECTING)
    try:
        await bot.wait_until_ready()
    finally:
        gc.set_threshold(*usual)
    # Code, words and fonts loaded by now stay. Scanning them for garbage each time somebody has read a long
    # log would block everybody for a few tenths of a second.
    gc.freeze()
    if when_ready is not None:
        await when_ready(bot)


def _asked_to_stop() -> asyncio.Future[None]:
    """Return a future that completes when the process is told to stop (Ctrl-C, or the system's stop)."""
    loop = asyncio.get_running_loop()
    stop: asyncio.Future[None] = loop.create_future()

    def ask() -> None:
        if not stop.done():
            stop.set_result(None)

    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, ask)
    return stop
