"""How shards are distributed, and which servers' due work a process handles."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from functools import partial

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from bot.database.cluster import cluster
from bot.database.cluster.cluster import Cluster, Pace
from bot.database.cluster.scope import Scope
from bot.database.cluster.sharding import fair_shares, shard_of
from bot.database.cluster.shards import HELD_FOR, Process, enter, give_back, may_identify, renew
from bot.database.database import Database
from bot.database.errors import StoreError


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


def everybody_runs(_: int) -> bool:
    return True


async def late(database: Database, process: str) -> None:
    """Backdate ``process``'s last heartbeat to before its shards expired."""
    for change in (
        f"UPDATE processes SET seen_at = seen_at - {HELD_FOR + 1} WHERE process = '{process}'",
        f"UPDATE shards SET until = until - {HELD_FOR + 1} WHERE holder = '{process}'",
    ):
        await database.execute(sa.text(change))


async def entered(database: Database, shards: int) -> bool:
    """Register a process that was told to run ``shards`` shards; return whether it is the first."""
    return await database.run(partial(enter, machine="here", is_running=everybody_runs, recommended=shards))


async def test_shards_change_hands(new_postgres: Callable[[], str]) -> None:
    database = await Database.open(new_postgres())
    first, second = Process("a", "here", 1, 64), Process("b", "there", 1, 64)
    assert await entered(database, 5)
    assert (await database.run(partial(renew, own=first))).held == (0, 1, 2, 3, 4)
    assert not await entered(database, 9), "others hold shards of five"
    waiting = await database.run(partial(renew, own=second))
    assert waiting.wanted == set()
    holding = await database.run(partial(renew, own=first))
    assert (holding.held, holding.giving) == ((0, 1, 2, 3, 4), (3, 4)), "it serves what it gives"
    taking = await database.run(partial(renew, own=second))
    assert (taking.held, taking.taking) == ((), (3, 4)), "it is not connected yet"
    taking = await database.run(partial(renew, own=second, connected={4}))
    assert (taking.held, taking.taking) == ((4,), (3,))
    holding = await database.run(partial(renew, own=first))
    assert (holding.held, holding.giving) == ((0, 1, 2, 3), (3,))
    assert (await database.run(partial(renew, own=second, connected={3, 4}))).held == (3, 4)
    await late(database, "a")
    assert (await database.run(partial(renew, own=second))).held == (0, 1, 2, 3, 4), "it gave no sign of life"
    await database.run(partial(give_back, process="b"))
    assert await entered(database, 9), "nobody is there"
    await database.close()


async def test_what_a_dead_process_gave_goes_to_the_one_that_was_taking_it(
    new_postgres: Callable[[], str],
) -> None:
    database = await Database.open(new_postgres())
    first, second, third = (Process(name, name, 1, 64) for name in "abc")
    await entered(database, 4)
    for one in (first, second, first):
        await database.run(partial(renew, own=one))
    await database.run(partial(give_back, process="a"))
    assert (await database.run(partial(renew, own=third))).held == (0, 1), "the other is connecting the rest"
    assert (await database.run(partial(renew, own=second))).held == (2, 3)
    await database.close()


async def test_what_nobody_takes_any_more_is_kept(new_postgres: Callable[[], str]) -> None:
    database = await Database.open(new_postgres())
    first, second = Process("a", "here", 1, 64), Process("b", "there", 1, 64)
    await entered(database, 4)
    for one in (first, second):
        await database.run(partial(renew, own=one))
    assert (await database.run(partial(renew, own=first))).giving == (2, 3)
    await late(database, "b")
    assert (await database.run(partial(renew, own=first))).giving == ()
    ends = Process("a", "here", 1, 0)
    assert (await database.run(partial(renew, own=ends))).giving == (), "nobody is there to take them"
    await database.run(partial(renew, own=second))
    assert (await database.run(partial(renew, own=ends))).giving == (0, 1, 2, 3)
    await database.close()


async def test_a_process_that_is_gone_from_the_machine_is_not_waited_for(
    new_postgres: Callable[[], str],
) -> None:
    database = await Database.open(new_postgres())
    first, second, elsewhere = (
        Process("a", "here", 1, 64),
        Process("b", "here", 2, 64),
        Process("c", "far", 1, 64),
    )
    await entered(database, 4)
    for one in (first, second, first, elsewhere):
        await database.run(partial(renew, own=one))
    holding = await database.run(partial(renew, own=second, is_running=lambda pid: pid != 1))
    assert holding.held == (0, 1), "as many as are its share beside the one that is elsewhere"
    await database.close()


def test_whoever_gives_or_has_just_taken_a_shard_is_not_alone_there() -> None:
    clock = Clock()
    scope = Scope(is_whole=False, clock=clock)
    assert not scope.is_alone(1 << 22)
    scope.hold({0, 1}, 4, seconds=10, doubt=15)
    assert not scope.is_alone(1 << 22), "who held it before may still be connected"
    clock.now = 9
    scope.hold({0, 1}, 4, seconds=10, doubt=15, giving={0})
    clock.now = 15
    assert scope.is_alone(1 << 22)
    assert not scope.is_alone(0), "direct messages come to the first shard, which it gives"
    clock.now = 20
    assert not scope.is_alone(1 << 22), "it may have lost it"
    assert Scope(is_whole=True).is_alone(5)


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
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.05)
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


async def test_what_is_too_much_is_served_until_another_process_is_connected(
    new_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.05)
    database = await Database.open(new_postgres())
    membership, other = Cluster(database, 64), Process("b", "there", 1, 64)
    await membership.join(recommended=4, buckets=1)
    wanted: list[Collection[int]] = []

    async def adjust(shards: Collection[int]) -> None:
        wanted.append(shards)

    membership.follow(adjust)
    async with asyncio.timeout(30):
        while (await database.run(partial(renew, own=other))).taking != (2, 3):
            await asyncio.sleep(0.01)
        assert database.scope.held == {0, 1, 2, 3}
        await database.run(partial(renew, own=other, connected={2, 3}))
        while not wanted or wanted[-1] != {0, 1}:
            await asyncio.sleep(0.01)
    assert wanted[0] == {0, 1, 2, 3}
    await membership.release()
    await database.close()


async def test_who_ends_waits_until_all_is_taken_but_not_for_somebody_who_takes_nothing(
    new_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.4)
    database = await Database.open(new_postgres())
    membership, other = Cluster(database, 64), Process("b", "there", 1, 64)
    await membership.join(recommended=2, buckets=1)
    async with asyncio.timeout(30):
        await membership.hand_over()
        await database.run(partial(renew, own=other))
        ending = asyncio.create_task(membership.hand_over())
        while (await database.run(partial(renew, own=other))).taking != (0, 1):
            await asyncio.sleep(0.1)
        assert not ending.done()
        await database.run(partial(renew, own=other, connected={0}))
        await asyncio.sleep(0.3)
        assert not ending.done()
        await database.run(partial(renew, own=other, connected={0, 1}))
        await ending
        assert database.scope.held == set()
        await membership.release()
        monkeypatch.setattr(cluster, "PATIENCE", 0.1)
        stuck = Cluster(database, 64)
        await database.run(partial(give_back, process="b"))
        await stuck.join(recommended=2, buckets=1)
        await database.run(partial(renew, own=other))
        await stuck.hand_over()
    await stuck.release()
    await database.close()


@pytest.mark.parametrize(("apart", "said"), [(300, "ahead of"), (-300, "behind")])
async def test_a_machine_whose_clock_is_another_one_does_not_join(
    new_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch, apart: float, said: str
) -> None:
    database = await Database.open(new_postgres())
    real = time.time
    with monkeypatch.context() as patched:
        patched.setattr(time, "time", lambda: real() + apart)
        with pytest.raises(StoreError, match=f"clock of this machine is [0-9]+ s {said} that of"):
            await Cluster(database, 64).join(recommended=2, buckets=1)
    membership = Cluster(database, 64)
    assert (await membership.join(recommended=2, buckets=1)).held == (0, 1), "nothing was left half done"
    await membership.release()
    await database.close()
