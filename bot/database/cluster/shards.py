"""Shard ownership: rows that expire by the clock of the database.

A shard passes between two live processes by being given: its holder names a taker, which connects it and only
then holds it. So there's no moment at which nobody receives Discord's events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping

import sqlalchemy as sa
from msgspec import Struct

from bot.database.cluster.announcements import announce
from bot.database.cluster.sharding import fair_shares
from bot.database.facts import read_fact, write_fact
from bot.database.migrate import age_of
from bot.database.schema import processes, shards
from bot.database.statements import add, fields, structs

HELD_FOR = 12.0
"""Seconds for which a shard is held without a heartbeat."""

_COUNT = "shards"


class Process(Struct, frozen=True):
    """A process that runs the bot, and the number of shards it can carry; 0 while it shuts down."""

    process: str
    machine: str
    pid: int
    capacity: int


class Holding(Struct, frozen=True):
    """The shards of a process: ``held`` of ``count``, including those it is ``giving`` to others.

    Those it is ``taking`` aren't held yet.
    """

    held: tuple[int, ...]
    taking: tuple[int, ...]
    giving: tuple[int, ...]
    count: int

    @property
    def wanted(self) -> frozenset[int]:
        """The shards that the process should be connected to."""
        return frozenset(self.held) | frozenset(self.taking)


class _Shard(Struct, frozen=True):
    shard: int
    holder: str | None
    until: float | None
    taker: str | None


def enter(
    connection: sa.Connection, machine: str, is_running: Callable[[int], bool], recommended: int
) -> bool:
    """Let a process on ``machine`` in; return whether no other one is alive.

    All live processes use the same number of shards, so only the first one sets it to ``recommended``.
    ``is_running`` tests whether a process id on this machine exists.
    """
    _forget_gone(connection, machine, is_running)
    known = int(read_fact(connection, _COUNT) or 0)
    if known and _alive(connection, time_there(connection)):
        return False
    connection.execute(sa.delete(shards))
    add(connection, shards, [{"shard": shard} for shard in range(recommended)])
    write_fact(connection, _COUNT, str(recommended))
    return True


def renew(
    connection: sa.Connection,
    own: Process,
    connected: Collection[int] = (),
    is_running: Callable[[int], bool] = lambda _: True,
) -> Holding:
    """Send a heartbeat, keep the held shards, and take and give shards until the shares are fair.

    Free shards are taken at once; those that another process gives are taken once they are ``connected``.
    ``is_running`` tests whether a process id on this machine exists.

    :raises NewerDatabase: a newer program has migrated the database meanwhile.
    """
    age_of(connection)
    now, process = time_there(connection), own.process
    add(connection, processes, [own], clash="replace", seen_at=now)
    connection.execute(sa.delete(processes).where(processes.c.seen_at < now - HELD_FOR))
    _forget_gone(connection, own.machine, is_running, but=process)
    alive = _alive(connection, now)
    rows = structs(connection, _Shard, sa.select(*fields(_Shard, shards)).order_by(shards.c.shard))
    holders = {row.shard: row.holder for row in rows if _is_held(row, alive, now)}
    takers = {row.shard: row.taker for row in rows if row.taker in alive and row.taker != row.holder}
    mine = {shard for shard, taker in takers.items() if taker == process}
    share = fair_shares(alive, len(rows))[process]
    held = {shard for shard, holder in holders.items() if holder == process} | mine & frozenset(connected)
    unheld = {row.shard for row in rows} - holders.keys()
    free = {shard for shard in unheld if takers.get(shard) in {None, process}}
    # Shards that it's already connecting come first.
    held |= {*sorted(free, key=lambda shard: (shard not in mine, shard))[: max(0, share - len(held))]}
    holders |= dict.fromkeys(held, process)
    takers = {shard: taker for shard, taker in takers.items() if shard not in held or taker != process}
    given = _given(process, fair_shares(alive, len(rows)), holders, takers)
    for taker in {None, *given.values()}:
        those = [shard for shard in held if given.get(shard) == taker]
        keep = sa.update(shards).where(shards.c.shard.in_(those))
        connection.execute(keep.values(holder=process, until=now + HELD_FOR, taker=taker))
    was = {row.shard: row.taker for row in rows if row.holder == process}
    if was != {shard: given.get(shard) for shard in held}:
        announce(connection, "shards", 0)
    taking = tuple(sorted(mine - held))
    return Holding(tuple(sorted(held)), taking, tuple(sorted(given)), len(rows))


def _forget_gone(
    connection: sa.Connection, machine: str, is_running: Callable[[int], bool], but: str = ""
) -> None:
    """Free the shards of processes on ``machine`` that no longer run, except those of ``but``."""
    query = sa.select(processes.c.process, processes.c.pid).where(processes.c.machine == machine)
    for process, pid in connection.execute(query).all():
        if process != but and not is_running(pid):
            give_back(connection, process)


def _is_held(row: _Shard, alive: Mapping[str, int], now: float) -> bool:
    return row.holder in alive and (row.until or 0.0) >= now


def _given(
    process: str,
    shares: Mapping[str, int],
    holders: Mapping[int, str | None],
    takers: Mapping[int, str | None],
) -> dict[int, str]:
    """Return the shards that ``process`` gives away, each with the process that should take it.

    ``holders`` and ``takers`` map each shard to its holder, and to the process that is already taking it.
    """
    held = sorted(shard for shard, holder in holders.items() if holder == process)
    given = {shard: taker for shard in held if (taker := takers.get(shard))}
    surplus = len(held) - shares[process]
    for shard in list(given)[max(0, surplus) :]:
        del given[shard]
    has = Counter(takers.get(shard) or holder for shard, holder in holders.items())
    lacking = {one: share - has[one] for one, share in shares.items() if one != process}
    for shard in reversed([shard for shard in held if shard not in given]):
        taker = max(lacking, key=lambda one: (lacking[one], one), default=None)
        if taker is None or lacking[taker] <= 0 or len(given) >= surplus:
            break
        given[shard] = taker
        lacking[taker] -= 1
    return given


def give_back(connection: sa.Connection, process: str) -> None:
    """Free all shards of ``process``, which ends or is gone."""
    connection.execute(sa.delete(processes).where(processes.c.process == process))
    own = sa.update(shards).where(shards.c.holder == process)
    connection.execute(own.values(holder=None, until=None, taker=None))
    announce(connection, "shards", 0)


def may_identify(connection: sa.Connection, bucket: int, pause: float) -> float:
    """Return 0 and store the time if a shard of ``bucket`` may identify now, otherwise the seconds to wait.

    There must be ``pause`` seconds between two identifies, across all processes.
    """
    name, now = f"identified {bucket}", time_there(connection)
    left = float(read_fact(connection, name) or 0) + pause - now
    if left > 0:
        return left
    write_fact(connection, name, repr(now))
    return 0.0


def _alive(connection: sa.Connection, now: float) -> dict[str, int]:
    """Return the capacity of each process with a recent heartbeat."""
    query = sa.select(processes.c.process, processes.c.capacity).where(processes.c.seen_at >= now - HELD_FOR)
    return {row.process: row.capacity for row in connection.execute(query)}


def time_there(connection: sa.Connection) -> float:
    """Return the time by the database's clock, which is the same for all machines."""
    return float(connection.scalar(sa.select(sa.extract("epoch", sa.func.clock_timestamp()))) or 0)
