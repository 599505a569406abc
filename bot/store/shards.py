"""Which process holds which shards: rows with a time until which, by the clock of the database."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa
from msgspec import Struct

from bot.domain.sharding import fair_shares
from bot.store.facts import read_fact, write_fact
from bot.store.migrate import age_of
from bot.store.schema import processes, shards
from bot.store.statements import add, fields, structs

HELD_FOR = 15.0
"""Seconds for which a shard is held without a sign of life."""

_COUNT = "shards"


class Process(Struct, frozen=True):
    """A process that runs the bot: where it runs, and how many shards it can carry."""

    process: str
    machine: str
    pid: int
    capacity: int


class Holding(Struct, frozen=True):
    """What a process holds: the shards ``held`` of ``count``, of which ``surplus`` are to be given back."""

    held: tuple[int, ...]
    surplus: tuple[int, ...]
    count: int

    @property
    def kept(self) -> frozenset[int]:
        """The shards that the process goes on to hold."""
        return frozenset(self.held) - frozenset(self.surplus)


def enter(connection: sa.Connection, dead: Collection[str], recommended: int) -> bool:
    """Let a process in; return whether no other one is alive. Those of ``dead`` are known to be gone.

    Those that are alive hold shards of one count, so only the first of them takes what Discord recommends.
    """
    for process in dead:
        give_back(connection, process)
    known = int(read_fact(connection, _COUNT) or 0)
    if known and _alive(connection, _now(connection)):
        return False
    connection.execute(sa.delete(shards))
    add(connection, shards, [{"shard": shard} for shard in range(recommended)])
    write_fact(connection, _COUNT, str(recommended))
    return True


def processes_on(connection: sa.Connection, machine: str) -> list[Process]:
    """Return the processes that said that they run on ``machine``."""
    query = sa.select(*fields(Process, processes)).where(processes.c.machine == machine)
    return structs(connection, Process, query)


def renew(connection: sa.Connection, own: Process) -> Holding:
    """Give a sign of life, hold on to what is held, and take what a fair share leaves free.

    :raises NewerDatabase: a newer program has migrated the database meanwhile.
    """
    age_of(connection)
    now, process = _now(connection), own.process
    add(connection, processes, [own], clash="replace", seen_at=now)
    connection.execute(sa.delete(processes).where(processes.c.seen_at < now - HELD_FOR))
    count = int(read_fact(connection, _COUNT) or 0)
    share = fair_shares(_alive(connection, now), count)[process]
    mine = sa.select(shards.c.shard).where(shards.c.holder == process).order_by(shards.c.shard)
    held = list(connection.scalars(mine))
    if len(held) < share:
        free = sa.or_(shards.c.holder.is_(None), shards.c.until < now)
        taking = sa.select(shards.c.shard).where(free).order_by(shards.c.shard).limit(share - len(held))
        held = sorted({*held, *connection.scalars(taking.with_for_update(skip_locked=True))})
    keep = sa.update(shards).where(shards.c.shard.in_(held))
    connection.execute(keep.values(holder=process, until=now + HELD_FOR))
    return Holding(tuple(held), tuple(held[share:]), count)


def give_back(connection: sa.Connection, process: str, given: Collection[int] | None = None) -> None:
    """Let others take the shards ``given`` that ``process`` holds; without them all, because it ends."""
    own = sa.update(shards).where(shards.c.holder == process)
    if given is None:
        connection.execute(sa.delete(processes).where(processes.c.process == process))
    else:
        own = own.where(shards.c.shard.in_(given))
    connection.execute(own.values(holder=None, until=None))


def may_identify(connection: sa.Connection, bucket: int, pause: float) -> float:
    """Return 0 and note the time if a shard of ``bucket`` may identify itself now, otherwise for how many
    seconds it has to wait: between two there have to be ``pause`` seconds, whoever they belong to."""
    name, now = f"identified {bucket}", _now(connection)
    left = float(read_fact(connection, name) or 0) + pause - now
    if left > 0:
        return left
    write_fact(connection, name, repr(now))
    return 0.0


def _alive(connection: sa.Connection, now: float) -> dict[str, int]:
    """Return by process how many shards those can carry that have given a sign of life."""
    query = sa.select(processes.c.process, processes.c.capacity).where(processes.c.seen_at >= now - HELD_FOR)
    return {row.process: row.capacity for row in connection.execute(query)}


def _now(connection: sa.Connection) -> float:
    """Return the time by the clock of the database, which is the same for all machines."""
    return float(connection.scalar(sa.select(sa.extract("epoch", sa.func.clock_timestamp()))) or 0)
