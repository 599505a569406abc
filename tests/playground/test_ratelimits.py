"""Rate limits belong to a token: all clients with the same token share them, whether they know of each other
or not.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from playground import Playground, ratelimits
from playground.ratelimits import GLOBAL_PER_SECOND, Limit

POSTING = "POST /channels/{channel_id}/messages"
TOKEN = "a.token.of-any-kind"


@pytest.fixture
async def limited() -> AsyncIterator[Playground]:
    """A local Discord with Discord's rate limits, and a clock that only tests advance."""
    async with Playground() as running:
        running.clock.hold()
        yield running


@contextlib.asynccontextmanager
async def process(playground: Playground, token: str = TOKEN) -> AsyncIterator[Any]:
    """Return a function that sends requests with a token, and returns the status, headers and body of the
    answer.
    """
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}) as http:

        async def ask(path: str, method: str = "GET", **options: Any) -> tuple[int, Any, Any]:
            async with http.request(method, f"{playground.url}/api/v10{path}", **options) as answer:
                return answer.status, answer.headers, await answer.json()

        yield ask


async def use_up(playground: Playground, ask: Any) -> None:
    """Make as many requests as the global limit allows in a second, on routes whose own limits are higher."""
    paths = [f"/channels/{playground.channel(name).id}" for name in ("tables", "lounge")]
    for number in range(GLOBAL_PER_SECOND):
        status, _, _ = await ask(paths[number % 2])
        assert status == 200


async def test_two_processes_of_a_token_share_its_requests(limited: Playground) -> None:
    async with process(limited) as one, process(limited) as two, process(limited, "another") as other:
        await use_up(limited, one)
        status, headers, body = await two("/users/@me")
        assert status == 429
        assert (headers["X-RateLimit-Global"], headers["X-RateLimit-Scope"]) == ("true", "global")
        assert headers["Retry-After"] == "1"
        assert "X-RateLimit-Bucket" not in headers
        assert (body["message"], body["retry_after"]) == ("You are being rate limited.", 1.0)
        assert body["global"] is True
        assert (await other("/users/@me"))[0] == 200
        assert limited.limits.refused == {"global": 1}
        limited.advance(1)
        assert (await two("/users/@me"))[0] == 200


async def test_two_processes_of_a_token_share_the_buckets_of_routes(limited: Playground) -> None:
    there = f"/channels/{limited.channel('tables').id}/messages"
    elsewhere = f"/channels/{limited.channel('lounge').id}/messages"
    async with process(limited) as one, process(limited) as two, process(limited, "another") as other:
        left = []
        for ask in (one, two, one, two, one):
            status, headers, _ = await ask(there)
            assert status == 200
            left.append(headers["X-RateLimit-Remaining"])
        assert left == ["4", "3", "2", "1", "0"]
        limited.advance(0.4)
        status, headers, body = await two(there)
        assert (status, headers["X-RateLimit-Scope"], headers["Retry-After"]) == (429, "user", "5")
        assert body["retry_after"] == 4.6
        assert headers["X-RateLimit-Reset-After"] == "4.600"
        assert {"X-RateLimit-Limit", "X-RateLimit-Reset", "X-RateLimit-Bucket"} <= set(headers)
        assert (await two(elsewhere))[0] == 200
        assert (await other(there))[1]["X-RateLimit-Remaining"] == "4"
        assert limited.limits.refused == {"user": 1}
        limited.advance(4.6)
        assert (await two(there))[0] == 200


async def test_more_may_be_allowed_to_a_token(limited: Playground) -> None:
    limited.limits.global_per_second = GLOBAL_PER_SECOND + 1
    async with process(limited) as ask:
        await use_up(limited, ask)
        assert (await ask("/users/@me"))[0] == 200
        assert (await ask("/users/@me"))[0] == 429


async def test_presses_are_answered_when_everything_is_used_up(
    limited: Playground, addresses: None, connect: Any, new_bot: Any, make_board: Any
) -> None:
    client = new_bot()

    async def late(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=make_board("edited", "late"))
        await interaction.followup.send("and more", ephemeral=True)

    client.on_press("late")(late)
    async with connect(client, limited), process(limited) as ask:
        channel = limited.channel("tables")
        place = client.get_partial_messageable(channel.id)
        sent = await place.send(view=make_board("a board", "more", "late"))
        limited.advance(1)
        await use_up(limited, ask)
        ada = limited.person("Ada")
        await ada.press(limited.world.message(channel.id, sent.id), "Late")
        await limited.until(lambda: [one.text for one in ada.visible("tables")] == ["edited", "and more"])
        assert not limited.limits.refused
        assert (await ask("/users/@me"))[0] == 429


async def send_all(client: Any, channel_id: int, lines: list[str]) -> None:
    """Let a client send lines as fast as it believes it may."""
    channel = client.get_partial_messageable(channel_id)
    await asyncio.gather(*(channel.send(line) for line in lines))


@pytest.mark.parametrize(("clients", "refused"), [(1, False), (2, True)], ids=["alone", "two"])
async def test_real_clients_that_do_not_know_of_each_other(
    addresses: None,
    connect: Any,
    new_bot: Any,
    monkeypatch: pytest.MonkeyPatch,
    clients: int,
    refused: bool,
) -> None:
    monkeypatch.setitem(ratelimits.BY_ROUTE, POSTING, Limit(5, 1.0))
    async with Playground() as playground, contextlib.AsyncExitStack() as stack:
        playground.gateway.starts.enforced = False
        bots = [new_bot() for _ in range(clients)]
        for bot in bots:
            await stack.enter_async_context(connect(bot, playground))
        channel = playground.channel("tables")
        lines = [f"line {number}" for number in range(14)]
        await asyncio.gather(
            *(send_all(bot, channel.id, lines[number::clients]) for number, bot in enumerate(bots))
        )
        assert sorted(message.text for message in playground.world.history(channel.id)) == sorted(lines)
        assert (playground.limits.refused["user"] > 0) is refused
