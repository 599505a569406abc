"""Asks Discord about the application of a token, and makes its invitation link."""

from __future__ import annotations

from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from typing import TypeVar

import aiohttp
import discord
import msgspec
from msgspec import Struct

from bot.discord.permissions import NEEDED, missing, needed_on_server
from bot.host.run import DISCORD, Gateway, StartError, WrongToken

_PATIENCE = aiohttp.ClientTimeout(total=15)
_PAGE = 200
"""Number of servers per page of Discord's list."""

Answer = TypeVar("Answer")


class Application(Struct):
    """A bot's application, as Discord describes it."""

    id: str
    name: str
    flags: int = 0

    @property
    def intents(self) -> tuple[str, ...]:
        """The privileged intents switched on, by Discord's names."""
        flags = discord.ApplicationFlags._from_value(self.flags)
        switched_on = {
            "Presence Intent": flags.gateway_presence or flags.gateway_presence_limited,
            "Server Members Intent": flags.gateway_guild_members or flags.gateway_guild_members_limited,
            "Message Content Intent": flags.gateway_message_content or flags.gateway_message_content_limited,
        }
        return tuple(name for name, is_on in switched_on.items() if is_on)


class Server(Struct):
    """A server that the bot is on, with the permissions that its roles give it there."""

    id: str
    name: str
    permissions: str

    def lacks(self) -> list[str]:
        """Return the permissions that the bot needs but lacks, by their names in discord.py."""
        return missing(discord.Permissions(int(self.permissions)), NEEDED)


class Report(Struct, frozen=True):
    """Discord's answers: the application, its servers, the gateway, and Discord's time (UTC)."""

    application: Application
    servers: tuple[Server, ...]
    gateway: Gateway
    at: datetime


async def ask(token: str, api_url: str | None = None) -> Report:
    """Return Discord's answers for ``token``.

    :raises StartError: Discord can't be reached, or doesn't accept the token.
    """
    base = api_url or DISCORD
    try:
        async with aiohttp.ClientSession(
            headers={"Authorization": f"Bot {token}"}, timeout=_PATIENCE
        ) as session:
            application, at = await _get(session, f"{base}/applications/@me", Application)
            gateway, _ = await _get(session, f"{base}/gateway/bot", Gateway)
            return Report(application, await _servers(session, base), gateway, at)
    except TimeoutError:
        raise StartError("Discord didn't answer within 15 seconds.") from None
    except (aiohttp.ClientError, msgspec.ValidationError, ValueError) as error:
        raise StartError(f"Discord can't be reached: {error}.") from error


async def _servers(session: aiohttp.ClientSession, base: str) -> tuple[Server, ...]:
    servers: list[Server] = []
    while True:
        after = f"&after={servers[-1].id}" if servers else ""
        page, _ = await _get(session, f"{base}/users/@me/guilds?limit={_PAGE}{after}", list[Server])
        servers += page
        if len(page) < _PAGE:
            return tuple(servers)


async def _get(session: aiohttp.ClientSession, url: str, form: type[Answer]) -> tuple[Answer, datetime]:
    async with session.get(url) as response:
        if response.status == HTTPStatus.UNAUTHORIZED:
            raise WrongToken
        response.raise_for_status()
        said = response.headers.get("Date")
        return msgspec.convert(await response.json(), form), _time(said)


def _time(said: str | None) -> datetime:
    return parsedate_to_datetime(said) if said else datetime.now(UTC)


def invitation(application: int | str, *, threads: bool = False) -> str:
    """Return the address that invites the application with the given id to a server.

    With ``threads``, the bot may also open a thread for each table.
    """
    wanted = discord.Permissions(**needed_on_server(threads=threads))
    return discord.utils.oauth_url(application, permissions=wanted, scopes=("bot", "applications.commands"))
