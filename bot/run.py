"""Running one bot from its start to its orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
from yarl import URL

from bot.client import Tavolata
from bot.config import Config
from bot.store.database import Database


class StartError(Exception):
    """The bot cannot start; the message is a sentence for the person who runs it."""


async def serve(
    config: Config,
    token: str,
    api_url: str | None,
    *,
    now: Callable[[], float],
    backed_up: bool = False,
    when_ready: Callable[[Tavolata], Awaitable[None]] | None = None,
) -> None:
    """Run one bot until it is closed or the process is asked to stop; ``when_ready`` runs once connected.

    A database that is not ``backed_up`` is copied before it is migrated.

    :raises StartError: Discord does not take the token, or cannot be reached.
    :raises StoreError: the database cannot be used.
    """
    if api_url:
        await point_at(api_url, token)
    database = await Database.open(config.database, backed_up=backed_up)
    bot = Tavolata(config, database, now=now)
    try:
        await bot.lease.take()
        running = asyncio.create_task(bot.start(token), name="bot")
        greeting = asyncio.create_task(_greet(bot, when_ready), name="greeting")
        lost = asyncio.create_task(bot.lease.lost.wait(), name="lost lease")
        ends: set[asyncio.Future[Any]] = {running, lost, _asked_to_stop()}
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        greeting.cancel()
        if lost.done():
            raise StartError(bot.lease.why)
        lost.cancel()
        if running.done():
            await running
    except discord.LoginFailure:
        raise _wrong_token() from None
    except (aiohttp.ClientError, discord.HTTPException) as error:
        raise StartError(f"Discord cannot be reached: {error}.") from error
    finally:
        await bot.close()


async def point_at(api_url: str, token: str) -> None:
    """Make discord.py talk to ``api_url`` instead of Discord.

    discord.py keeps the addresses of the API and of the gateway as class attributes, and asks only some
    clients' servers for the latter; so both are set.

    :raises StartError: nothing answers there, or it does not take the token.
    """
    discord.http.Route.BASE = api_url
    try:
        async with (
            aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}) as session,
            session.get(f"{api_url}/gateway/bot") as response,
        ):
            if response.status == HTTPStatus.UNAUTHORIZED:
                raise _wrong_token()
            response.raise_for_status()
            gateway = (await response.json())["url"]
    except (aiohttp.ClientError, KeyError, ValueError) as error:
        raise StartError(f"DISCORD_API_URL is {api_url}, but no Discord answers there: {error}.") from error
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)


def _wrong_token() -> StartError:
    return StartError("Discord does not accept DISCORD_TOKEN; copy it anew from the application's page.")


async def _greet(bot: Tavolata, when_ready: Callable[[Tavolata], Awaitable[None]] | None) -> None:
    if when_ready is not None:
        await bot.wait_until_ready()
        await when_ready(bot)


def _asked_to_stop() -> asyncio.Future[None]:
    """Return a future that is done when the process is asked to stop (Ctrl-C, or the system's stop)."""
    loop = asyncio.get_running_loop()
    stop: asyncio.Future[None] = loop.create_future()

    def ask() -> None:
        if not stop.done():
            stop.set_result(None)

    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, ask)
    return stop
