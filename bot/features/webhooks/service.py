"""Sends messages to the addresses of webhooks, and to nothing inside the host's own network."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Mapping
from typing import Any

import aiohttp

from bot.features.webhooks.rules.address import is_public
from bot.features.webhooks.rules.webhook import Failure

PATIENCE = 10.0
"""Seconds that a receiver has for its answer."""
_LOCAL = "127.0.0.1"


class _PrivateAddress(OSError):
    """The name of a receiver leads to an address inside a private network."""


class WebhookSender:
    """Posts signed messages. With ``allow_local``, receivers on this machine get them, too.

    The address is judged again for every connection, just before it's made, because a name can lead
    elsewhere at any time. Redirects aren't followed.
    """

    def __init__(self, *, allow_local: bool = False) -> None:
        self.allow_local = allow_local

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Failure | None:
        """Post ``body`` to ``url``; return why that failed, ``None`` if it was accepted.

        Errors are caught here, because their texts name the address.
        """
        connector = aiohttp.TCPConnector(socket_factory=self._socket, force_close=True)
        session = aiohttp.ClientSession(
            connector=connector,
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=PATIENCE),
            headers={"Content-Type": "application/json", "User-Agent": "Tavolata"},
        )
        try:
            async with (
                session,
                session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                return _failure_of(answer.status)
        except TimeoutError:
            return Failure("late")
        except (aiohttp.ClientConnectorCertificateError, aiohttp.ClientConnectorSSLError, ssl.SSLError):
            return Failure("certificate")
        except aiohttp.ClientConnectorError as error:
            return Failure("private" if isinstance(error.os_error, _PrivateAddress) else "unreachable")
        except (aiohttp.ClientError, OSError, ValueError):
            return Failure("unreachable")

    def _socket(self, found: tuple[Any, ...]) -> socket.socket:
        """Return the socket for a connection to the resolved address ``found``.

        :raises _PrivateAddress: it's inside a private network.
        """
        family, kind, protocol, _, address = found
        if not is_public(address[0]) and not (self.allow_local and address[0] == _LOCAL):
            raise _PrivateAddress
        return socket.socket(family, kind, protocol)


def _failure_of(status: int) -> Failure | None:
    """Return the failure that an answer with ``status`` means, ``None`` if the message was accepted."""
    if 200 <= status < 300:
        return None
    return Failure("redirect" if 300 <= status < 400 else "status", status)
