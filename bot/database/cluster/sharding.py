"""The distribution of a bot's servers over its processes."""

from __future__ import annotations

from collections.abc import Mapping


def shard_of(guild: int, count: int) -> int:
    """Return the shard, of ``count``, that gets the events of the server ``guild`` from Discord."""
    return (guild >> 22) % count


def fair_shares(capacities: Mapping[str, int], count: int) -> dict[str, int]:
    """Return how many of ``count`` shards each process should hold.

    ``capacities`` is the most that each process can carry. Below that limit, the shares differ by at most
    one. Excess shards stay unheld.
    """
    left, shares = count, {}
    by_capacity = sorted(capacities.items(), key=lambda item: (item[1], item[0]))
    for taken, (process, capacity) in enumerate(by_capacity):
        shares[process] = min(capacity, -(-left // (len(by_capacity) - taken)))
        left -= shares[process]
    return shares
