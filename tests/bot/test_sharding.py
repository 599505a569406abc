"""How shards are shared out, and for which servers a process sees to what is due."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from functools import partial

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from bot import cluster
from bot.cluster import Cluster, Pace
from bot.domain.sharding import fair_shares, shard_of
from bot.store.database import Database
from bot.store.scope import Scope
from bot.store.shards import HELD_FOR, Process, enter, give_back, may_identify, renew


@given(st.dictionaries(st.text(min_size=1), st.integers(1, 40), min_size=1), st.integers(0, 100))
def test_shares_are_fair(capacities: dict[str, int], count: int) -> None:
    shares = fair_shares(capacities, count)
    assert shares.keys() == capacities.keys()
    assert all(0 <= share <= capacities[process] for process, share in shares.items())
    assert sum(shares.values()) == min(count, sum(capacities.values()))
    full = [share for process, share in shares.items() if share < capacities[process]]
    assert not full or max(shares.values()) - min(full) <= 1, "whoever could carry more has as much as others"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_what_is_held_runs_out_by_itself() -> None:
    clock, changes = Clock(), []
    scope = Scope(is_whole=False, clock=clock)
    scope.changed.append(lambda: changes.append(scope.held))
    server = 5 << 22
    assert not scope.covers(server)
    scope.hold({1, 3}, 4, seconds=10)
    assert scope.covers(server)
    assert not scope.covers(4 << 22)
    clock.now = 9.9
    scope.hold({1, 3}, 4, seconds=10)
    clock.now = 19.8
    assert scope.covers(server)
    clock.now = 20.0
    assert not scope.covers(server), "somebody else may hold it by now"
    assert changes == [{1, 3}]


@pytest.mark.parametrize("count", [1, 3, 16])
async def test_the_database_and_the_program_share_out_alike(
    new_postgres: Callable[[], str], count: int
) -> None:
    database = await Database.open(new_postgres())
    servers = [(number << 22) + number * 7919 for number in range(40)] + [1_234_567_890_123_456_789]
    values = [{"guild": server} for server in servers]
    held = {shard for shard in range(count) if shard % 2 == 0}
    database.scope.hold(held, count, seconds=60)

    def job(connection: sa.Connection) -> list[int]:
        connection.exec_driver_sql("CREATE TEMPORARY TABLE there (guild bigint)")
        connection.execute(sa.text("INSERT INTO there VALUES (:guild)"), values)
        there = sa.table("there", sa.column("guild", sa.BigInteger))
        return list(
            connection.scalars(sa.select(there.c.guild).where(database.scope.condition(there.c.guild)))
        )

    found = await database.run(job)
    await database.close()
    assert set(found) == {server for server in servers if shard_of(server, count) in held}


async def test_shards_change_hands(new_postgres: Callable[[], str]) -> None:
    database = await Database.open(new_postgres())
    first, second = Process("a", "here", 1, 64), Process("b", "there", 1, 64)
    assert await database.run(partial(enter, dead=(), recommended=5))
    assert (await database.run(partial(renew, own=first))).held == (0, 1, 2, 3, 4)
    assert not await database.run(partial(enter, dead=(), recommended=9)), "others hold shards of five"
    waiting = await database.run(partial(renew, own=second))
    assert waiting.held == ()
    holding = await database.run(partial(renew, own=first))
    assert (holding.kept, holding.surplus) == ({0, 1, 2}, (3, 4))
    await database.run(partial(give_back, process="a", given=holding.surplus))
    assert (await database.run(partial(renew, own=second))).held == (3, 4)
    await database.run(
        lambda connection: connection.exec_driver_sql(
            f"UPDATE processes SET seen_at = seen_at - {HELD_FOR + 1} WHERE process = 'a'"
        )
    )
    await database.run(
        lambda connection: connection.exec_driver_sql(
            f"UPDATE shards SET until = until - {HELD_FOR + 1} WHERE holder = 'a'"
        )
    )
    assert (await database.run(partial(renew, own=second))).held == (0, 1, 2, 3, 4), "it gave no sign of life"
    await database.run(partial(give_back, process="b"))
    assert await database.run(partial(enter, dead=(), recommended=9)), "nobody is there"
    await database.close()


async def test_shards_of_a_bucket_identify_themselves_one_after_the_other(
    new_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(new_postgres())
    job = partial(may_identify, bucket=0, pause=60)
    assert await database.run(job) == 0
    assert 59 < await database.run(job) <= 60
    assert await database.run(partial(may_identify, bucket=1, pause=60)) == 0
    await database.close()
    monkeypatch.setattr(cluster, "IDENTIFY_PAUSE", 0.2)
    began, pace = time.monotonic(), Pace(2)
    await asyncio.gather(*(pace.may_identify(shard) for shard in range(4)))
    assert time.monotonic() - began >= 0.2


async def test_signs_of_life_go_on_whatever_becomes_of_the_shards(
    new_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.01)
    database = await Database.open(new_postgres())
    membership = Cluster(database, 64)
    await membership.join(recommended=2, buckets=1)
    tried = asyncio.Event()
    again = asyncio.Event()

    async def fail(_: Collection[int]) -> None:
        (again if tried.is_set() else tried).set()
        raise RuntimeError("Discord said something new")

    membership.follow(fail)
    async with asyncio.timeout(30):
        await again.wait()
    assert database.scope.held == {0, 1}
    await membership.release()
    await database.close()


async def test_what_is_too_much_is_given_back_only_when_it_has_been_closed(
    new_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.01)
    database = await Database.open(new_postgres())
    membership, other = Cluster(database, 64), Process("b", "there", 1, 64)
    await membership.join(recommended=4, buckets=1)
    await database.run(partial(renew, own=other))
    given = asyncio.Event()

    async def others() -> tuple[int, ...]:
        return (await database.run(partial(renew, own=other))).held

    async with asyncio.timeout(30):
        while database.scope.held == {0, 1, 2, 3}:
            await asyncio.sleep(0.01)
        assert await others() == (), "it may still be connecting them"

        async def close(wanted: Collection[int]) -> None:
            assert wanted == {0, 1}
            given.set()

        membership.follow(close)
        await given.wait()
        while await others() != (2, 3):
            await asyncio.sleep(0.01)
    await membership.release()
    await database.close()
