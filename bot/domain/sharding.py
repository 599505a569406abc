"""How the servers of a bot are shared out among the processes that run it."""

from __future__ import annotations

from collections.abc import Mapping


def shard_of(guild: int, count: int) -> int:
    """Return the shard, of ``count``, on which Discord tells what happens at the server ``guild``."""
    return (guild >> 22) % count


def fair_shares(capacities: Mapping[str, int], count: int) -> dict[str, int]:
    """Return how many of ``count`` shards each process should hold.

    ``capacities`` says by process how many it can carry. None gets more; otherwise they differ by one at
    most. Excess shards stay unheld.
    """
    left, shares = count, {}
    by_capacity = sorted(capacities.items(), key=lambda item: (item[1], item[0]))
    for taken, (process, capacity) in enumerate(by_capacity):
        shares[process] = min(capacity, -(-left // (len(by_capacity) - taken)))
        left -= shares[process]
    return shares
