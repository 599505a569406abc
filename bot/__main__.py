"""``python -m bot``: on Discord if there is a token, else on a local Discord in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import time
from collections.abc import Callable

import aiohttp
import discord
from yarl import URL

from bot.client import Tavolata
from bot.playground import Playground
from bot.settings import Settings, SettingsError, load_settings
from bot.store.database import Database, StoreError
from games.engine.content import ContentError

_LOCAL_TOKEN = "local"  # noqa: S105 - the local Discord takes any token


class StartError(Exception):
    """The bot cannot start; the message is a sentence for the person who runs it."""


def main() -> None:
    """Run the bot until it is stopped; what keeps it from starting is said in one sentence."""
    try:
        settings = load_settings()
        discord.utils.setup_logging(level=settings.log_level)
        asyncio.run(_run(settings))
    except (SettingsError, StoreError, StartError, ContentError) as error:
        sys.exit(f"Tavolata cannot start. {error}")
    except KeyboardInterrupt:
        return


async def _run(settings: Settings) -> None:
    if settings.token:
        await serve(settings, settings.token, settings.api_url, now=time.time)
        return
    playground = Playground()
    await playground.start(settings.playground_port)
    try:
        port = int(playground.url.rpartition(":")[2])
        if settings.playground_port not in {0, port}:
            print(f"Port {settings.playground_port} is taken, so another one was chosen.")
        print("No DISCORD_TOKEN is set: Tavolata plays on a local Discord.")
        print(f"Open {playground.url} in a browser. Ctrl-C ends it.", flush=True)
        api_url = f"{playground.url}/api/v10"
        await serve(settings, _LOCAL_TOKEN, api_url, now=playground.clock.now)
    finally:
        await playground.stop()


async def serve(settings: Settings, token: str, api_url: str | None, *, now: Callable[[], float]) -> None:
    """Run one bot until it is closed or the process is asked to stop.

    :raises StartError: Discord does not take the token, or cannot be reached.
    :raises StoreError: the database cannot be used.
    """
    if api_url:
        await point_at(api_url, token)
    database = await Database.open(settings.database)
    bot = Tavolata(settings, database, now=now)
    try:
        await bot.lease.take()
        stop = asyncio.get_running_loop().create_future()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(name, _set, stop)
        running = asyncio.create_task(bot.start(token), name="bot")
        await asyncio.wait({running, stop}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
    except discord.LoginFailure:
        raise StartError(
            "Discord does not accept DISCORD_TOKEN; copy it anew from the application's page."
        ) from None
    except (aiohttp.ClientError, discord.HTTPException) as error:
        raise StartError(f"Discord cannot be reached: {error}.") from error
    finally:
        await bot.close()


async def point_at(api_url: str, token: str) -> None:
    """Make discord.py talk to ``api_url`` instead of Discord.

    discord.py keeps the addresses of the API and of the gateway as class attributes, and asks only some
    clients' servers for the latter; so both are set.

    :raises StartError: nothing answers there.
    """
    discord.http.Route.BASE = api_url
    try:
        async with (
            aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}) as session,
            session.get(f"{api_url}/gateway/bot") as response,
        ):
            response.raise_for_status()
            gateway = (await response.json())["url"]
    except (aiohttp.ClientError, KeyError, ValueError) as error:
        raise StartError(f"DISCORD_API_URL is {api_url}, but no Discord answers there: {error}.") from error
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)


def _set(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


if __name__ == "__main__":
    main()
