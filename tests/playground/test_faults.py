"""Injected faults, and rate limits."""

from __future__ import annotations

import time
from typing import Any

import aiohttp
import discord
import pytest

from playground import Playground


async def test_server_errors_are_retried(playground: Playground, bot: Any, send: Any) -> None:
    playground.faults.fail_next(1, status=502, match="POST /api/v10/channels")
    message = await send("tables", "in the end")
    assert message.text == "in the end"
    assert [entry.status for entry in playground.requests.entries][-2:] == [502, 200]


async def test_429_is_waited_for(playground: Playground, bot: Any, send: Any) -> None:
    playground.faults.limit_next(1, retry_after=0.05, match="/messages")
    await send("tables", "patience")
    assert [entry.status for entry in playground.requests.entries][-2:] == [429, 200]


async def test_lost_answer_and_nonce(playground: Playground, bot: Any, send: Any) -> None:
    playground.faults.lose_next(1, match="/messages")
    with pytest.raises(aiohttp.ClientError):
        await send("tables", "sent", nonce=7)
    assert len(playground.person("Ada").visible("tables")) == 1
    await send("tables", "sent", nonce=7)
    assert len(playground.person("Ada").visible("tables")) == 1


async def test_something_may_happen_beside_a_fault(playground: Playground, bot: Any, send: Any) -> None:
    posted: list[int] = []

    def note() -> None:
        posted.append(len(playground.person("Ada").visible("tables")))

    playground.faults.fail_next(1, status=502, match="POST /api/v10/channels", then=note)
    await send("tables", "in the end")
    playground.faults.lose_next(1, match="/messages", then=note)
    with pytest.raises(aiohttp.ClientError):
        await send("tables", "sent", nonce=7)
    assert posted == [0, 2], "before it is done, and after it was"


async def test_latency(playground: Playground, bot: Any, send: Any) -> None:
    playground.faults.latency = 0.05
    started = time.perf_counter()
    await send("tables", "slowly")
    assert time.perf_counter() - started >= 0.05
    playground.faults.clear()
    assert playground.faults.latency == 0


async def test_route_limits() -> None:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        url = f"{playground.url}/api/v10/channels/{playground.channel('tables').id}/messages"
        for number in range(6):
            async with session.post(
                url, json={"content": str(number)}, headers={"Authorization": "Bot x"}
            ) as answer:
                body = await answer.json()
                assert answer.status == (200 if number < 5 else 429)
        assert 0 < body["retry_after"] <= 5
        assert not body["global"]
        assert answer.headers["X-RateLimit-Remaining"] == "0"
        assert answer.headers["X-RateLimit-Scope"] == "user"
        assert "Via" in answer.headers
        playground.advance(5)
        async with session.post(url, json={"content": "6"}, headers={"Authorization": "Bot x"}) as answer:
            assert answer.status == 200


async def test_global_limit() -> None:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        playground.clock.hold()
        url = f"{playground.url}/api/v10/users/@me"
        statuses = []
        for _ in range(55):
            async with session.get(url, headers={"Authorization": "Bot x"}) as answer:
                statuses.append(answer.status)
                scope = answer.headers.get("X-RateLimit-Scope")
        assert statuses[:50] == [200] * 50
        assert 429 in statuses[50:]
        assert scope in ("global", "user", None)


async def test_no_login_no_answer(playground: Playground) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{playground.url}/api/v10/users/@me") as answer,
    ):
        assert answer.status == 401


async def test_unknown_endpoints_are_unknown(playground: Playground, bot: Any) -> None:
    [guild] = bot.guilds
    with pytest.raises(discord.NotFound):
        await guild.fetch_emojis()
