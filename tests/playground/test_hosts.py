"""Pages of other sites can reach neither the playground's page nor its gateway."""

from __future__ import annotations

import aiohttp
import pytest

from playground import Playground
from playground.gateway.protocol import Close
from tests.playground.wire import wires

OTHERS = ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "0.0.0.0", "[x")
PATHS = ("/", "/playground/socket?person=Ada", "/api/v10/gateway", "/gateway/", "/nowhere")


def at(playground: Playground, name: str) -> str:
    """Return the Host header of a request that addresses this machine as ``name``."""
    return f"{name}:{playground.url.rpartition(':')[2]}"


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("name", OTHERS)
async def test_another_host_is_refused(playground: Playground, path: str, name: str) -> None:
    async with aiohttp.ClientSession() as http:
        headers = {"Host": at(playground, name)}
        async with http.get(playground.url + path, headers=headers) as answer:
            assert answer.status == 421
            assert "127.0.0.1" in await answer.text()
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await http.ws_connect(playground.url + path, headers=headers)
        assert refused.value.status == 421


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"])
async def test_the_names_of_this_machine_are_served(playground: Playground, name: str) -> None:
    headers = {"Host": at(playground, name)}
    async with aiohttp.ClientSession() as http, http.get(playground.url, headers=headers) as answer:
        assert answer.status == 200


async def test_no_page_reaches_the_gateway(playground: Playground) -> None:
    async with aiohttp.ClientSession() as http:
        for origin in ("https://evil.example", playground.url, "null"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await http.ws_connect(f"{playground.url}/gateway/", headers={"Origin": origin})
            assert refused.value.status == 403


async def test_the_gateway_refuses_an_unknown_token() -> None:
    async with Playground(token="known", rate_limits=False) as playground, wires(playground) as [wire]:
        assert await wire.identify(token="guessed") == Close.AUTHENTICATION_FAILED
