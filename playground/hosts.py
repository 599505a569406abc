"""The host names that the playground answers to.

A page of another site can let its own name resolve to this machine (DNS rebinding). The browser then treats
the playground as part of that site, and would let its pages read everything. The Host header gives such a
request away.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import yarl
from aiohttp import web

HOSTS = frozenset({"127.0.0.1", "localhost", "::1"})
"""The names of this machine for itself. Ports don't matter, because a tunnel may use another one."""


@web.middleware
async def addressed_here(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Handle a request that names this machine.

    :raises aiohttp.web.HTTPMisdirectedRequest: if it names another one, or none.
    """
    if _name(request.headers.get("Host", "")) not in HOSTS:
        raise web.HTTPMisdirectedRequest(
            text="The playground answers only as 127.0.0.1 or localhost; open it by one of these names."
        )
    return await handler(request)


def _name(host: str) -> str | None:
    """Return the name in a Host header, without the port; None if it has none.

    >>> _name("[::1]:8765")
    '::1'
    """
    try:
        return yarl.URL.build(scheme="http", authority=host).host
    except ValueError:
        return None
