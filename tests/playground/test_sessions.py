"""Gateway sessions: how many may start, which events they get, and how long they can be resumed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from playground import Playground
from playground.gateway.protocol import Op
from playground.gateway.sessions import REPLAYED, RESUMABLE_FOR
from playground.gateway.starts import APART, DAY
from tests.playground.wire import gateway_of, wires

INVALID = {"op": Op.INVALID_SESSION, "d": False, "s": None, "t": None}


@pytest.fixture
async def strict() -> AsyncIterator[Playground]:
    """A local Discord with Discord's limits."""
    async with Playground() as running:
        yield running


def ready(frame: Any) -> bool:
    """Return whether a frame says that a session has started."""
    return isinstance(frame, dict) and frame["t"] == "READY"


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0], [0], ["0", "1"], "0", 7])
async def test_an_impossible_shard_is_refused(playground: Playground, shard: Any) -> None:
    async with wires(playground) as [wire]:
        assert await wire.identify(shard) == 4010


async def test_a_client_that_says_nothing_of_shards_is_the_only_one(playground: Playground) -> None:
    async with wires(playground) as [wire]:
        frame = await wire.identify(None)
        assert frame["d"]["shard"] == [0, 1]
        assert (await wire.event("GUILD_CREATE"))["id"] == str(playground.guild.id)


async def test_a_shard_with_too_many_servers_is_refused() -> None:
    async with Playground(guilds_per_shard=0) as playground, wires(playground, 2) as [full, empty]:
        serving = (playground.guild.id >> 22) % 2
        assert await full.identify([serving, 2]) == 4011
        assert ready(await empty.identify([1 - serving, 2]))


async def test_two_starts_in_five_seconds(strict: Playground) -> None:
    async with wires(strict, 2) as [first, second]:
        assert ready(await first.identify([0, 2]))
        assert await second.identify([1, 2]) == INVALID
        strict.advance(APART)
        assert ready(await second.identify([1, 2])), "the same connection may try again"


async def test_shards_of_different_groups_start_together() -> None:
    async with Playground(max_concurrency=2) as playground, wires(playground, 3) as [first, second, third]:
        assert ready(await first.identify([0, 4]))
        assert ready(await second.identify([1, 4]))
        assert await third.identify([2, 4]) == INVALID, "2 % 2 is 0, and that has just started"
        assert (await gateway_of(playground))[1]["session_start_limit"]["max_concurrency"] == 2


async def test_starts_are_counted_for_each_token(strict: Playground) -> None:
    async with wires(strict, 2) as [first, second]:
        assert ready(await first.identify(token="one"))
        assert ready(await second.identify(token="another"))


async def test_what_is_left_of_the_day(strict: Playground) -> None:
    _, fresh = await gateway_of(strict)
    assert fresh["session_start_limit"] == {
        "total": 1000,
        "remaining": 1000,
        "reset_after": 0,
        "max_concurrency": 1,
    }
    strict.clock.hold()
    async with wires(strict, 3) as [first, refused, again]:
        await first.identify()
        assert await refused.identify() == INVALID
        strict.advance(60)
        await first.leave()
        await again.resume(first.session_id, first.sequence)
        await again.event("RESUMED")
    _, used = await gateway_of(strict)
    assert used["session_start_limit"]["remaining"] == 999, "neither a refusal nor resuming is a start"
    assert used["session_start_limit"]["reset_after"] == (DAY - 60) * 1000
    assert (await gateway_of(strict, "another"))[1]["session_start_limit"]["remaining"] == 1000
    strict.advance(DAY - 60)
    assert (await gateway_of(strict))[1]["session_start_limit"] == fresh["session_start_limit"]


async def test_too_many_starts_reset_the_token() -> None:
    async with Playground(session_starts=2) as playground, wires(playground, 4) as wired:
        first, second, third, other = wired
        for wire in (first, second):
            assert ready(await wire.identify())
            await wire.event("GUILD_CREATE")
            playground.advance(APART)
        await other.identify(token="another")
        await other.event("GUILD_CREATE")
        assert (await gateway_of(playground))[1]["session_start_limit"]["remaining"] == 0
        assert await third.identify() == 4004
        assert [await first.frame(), await second.frame()] == [4004, 4004]
        assert (await gateway_of(playground))[0] == 401
        assert (await gateway_of(playground, "another"))[0] == 200
        playground.person("Ada").say("lounge", "still here")
        assert await other.event("MESSAGE_CREATE")


async def test_two_sessions_of_the_same_shard_hear_the_same(playground: Playground) -> None:
    async with wires(playground, 2) as both:
        for wire in both:
            await wire.identify()
        said = playground.person("Ada").say("lounge", "hello")
        assert [(await wire.event("MESSAGE_CREATE"))["id"] for wire in both] == [str(said.id)] * 2


async def test_sessions_may_count_shards_differently(playground: Playground) -> None:
    serving = (playground.guild.id >> 22) % 3
    async with wires(playground, 2) as [alone, one_of_three]:
        await alone.identify([0, 1])
        await one_of_three.identify([serving, 3])
        said = playground.person("Ada").say("lounge", "hello")
        assert (await alone.event("MESSAGE_CREATE"))["id"] == str(said.id)
        assert (await one_of_three.event("MESSAGE_CREATE"))["id"] == str(said.id)


async def test_each_shard_hears_of_its_own(playground: Playground) -> None:
    serving = (playground.guild.id >> 22) % 2
    async with wires(playground, 2) as shards:
        welcomes = [await wire.identify([number, 2]) for number, wire in enumerate(shards)]
        assert [len(frame["d"]["guilds"]) for frame in welcomes] == [1 - serving, serving]
        ada = playground.person("Ada")
        public, private = ada.say("lounge", "to all"), ada.say(ada.open_dm(), "to the bot")
        await playground.gateway.ask_to_reconnect()
        heard: list[list[str]] = [[], []]
        for wire, messages in zip(shards, heard, strict=True):
            while (frame := await wire.frame())["op"] != Op.RECONNECT:
                if frame["t"] == "MESSAGE_CREATE":
                    messages.append(frame["d"]["id"])
        expected: list[list[str]] = [[], []]
        expected[serving].append(str(public.id))
        expected[0].append(str(private.id))
        assert heard == expected


async def test_what_was_missed_is_told_in_order(playground: Playground) -> None:
    async with wires(playground, 2) as [before, after]:
        await before.identify()
        await before.event("GUILD_CREATE")
        await before.leave()
        await playground.until(lambda: not playground.gateway.connected)
        ada = playground.person("Ada")
        said = [str(ada.say("lounge", f"line {number}").id) for number in range(20)]
        frame = await after.resume(before.session_id, before.sequence)
        told = [frame["d"]["id"]] + [(await after.event("MESSAGE_CREATE"))["id"] for _ in said[1:]]
        assert told == said
        assert await after.event("RESUMED")
        assert after.sequence == before.sequence + 21


async def test_a_line_that_is_cut_ends_nothing(playground: Playground) -> None:
    async with wires(playground, 2) as [before, after]:
        await before.identify()
        await before.event("GUILD_CREATE")
        before.cut()
        await playground.until(lambda: not playground.gateway.connected)
        said = playground.person("Ada").say("lounge", "hello")
        assert (await after.resume(before.session_id, before.sequence))["d"]["id"] == str(said.id)


async def test_more_missed_than_is_kept(playground: Playground) -> None:
    async with wires(playground, 2) as [before, after]:
        await before.identify()
        await before.event("GUILD_CREATE")
        await before.leave()
        await playground.until(lambda: not playground.gateway.connected)
        ada = playground.person("Ada")
        for number in range(REPLAYED + 1):
            ada.say("lounge", f"line {number}")
        assert await after.resume(before.session_id, before.sequence) == INVALID
        assert await after.resume(before.session_id, before.sequence) == INVALID


@pytest.mark.parametrize(("away", "resumed"), [(RESUMABLE_FOR - 1, True), (RESUMABLE_FOR + 1, False)])
async def test_a_session_ends_some_minutes_after_its_connection(
    playground: Playground, away: float, resumed: bool
) -> None:
    playground.clock.hold()
    async with wires(playground, 2) as [before, after]:
        await before.identify()
        playground.advance(2 * RESUMABLE_FOR)
        await before.leave()
        await playground.until(lambda: not playground.gateway.connected)
        playground.advance(away)
        frame = await after.resume(before.session_id, before.sequence)
        assert (frame != INVALID) is resumed


async def test_another_connection_takes_a_session_over(playground: Playground) -> None:
    async with wires(playground, 3) as [before, after, later]:
        await before.identify()
        await before.event("GUILD_CREATE")
        assert (await after.resume(before.session_id, before.sequence))["t"] == "RESUMED"
        said = playground.person("Ada").say("lounge", "hello")
        assert (await after.event("MESSAGE_CREATE"))["id"] == str(said.id)
        await playground.gateway.ask_to_reconnect()
        assert (await before.frame())["op"] == Op.RECONNECT, "it heard of nothing else"
        await before.leave(1000)
        await after.leave()
        await playground.until(lambda: not playground.gateway.connected)
        await later.resume(before.session_id, after.sequence)
        assert await later.event("RESUMED")


async def test_members_are_those_of_the_shard(playground: Playground) -> None:
    serving = (playground.guild.id >> 22) % 2
    asked = {"guild_id": str(playground.guild.id), "query": "", "limit": 0}
    async with wires(playground, 2) as shards:
        for number, wire in enumerate(shards):
            await wire.identify([number, 2])
            await wire.send(Op.REQUEST_MEMBERS, asked)
        assert len((await shards[serving].event("GUILD_MEMBERS_CHUNK"))["members"]) == 7
        await playground.gateway.ask_to_reconnect()
        assert (await shards[1 - serving].frame())["op"] == Op.RECONNECT


async def test_a_goodbye_ends_the_session(playground: Playground) -> None:
    async with wires(playground, 2) as [before, after]:
        await before.identify()
        await before.leave(1000)
        await playground.until(lambda: not playground.gateway.connected)
        assert await after.resume(before.session_id, before.sequence) == INVALID


async def test_a_sequence_that_was_never_sent(playground: Playground) -> None:
    async with wires(playground, 2) as [before, after]:
        await before.identify()
        assert await after.resume(before.session_id, 10_000) == 4007


async def test_nobody_resumes_what_another_token_began() -> None:
    async with Playground(rate_limits=False) as playground, wires(playground, 2) as [before, after]:
        await before.identify(token="one")
        assert await after.resume(before.session_id, 1, token="another") == INVALID


async def test_a_wrong_token_resumes_nothing() -> None:
    async with Playground(token="right") as playground, wires(playground, 2) as [before, after]:
        await before.identify(token="right")
        assert await after.resume(before.session_id, 1, token="wrong") == 4004
