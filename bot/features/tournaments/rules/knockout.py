"""Knock-out rounds: who goes on from each table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.features.competitions.rules.points import ranks_behind


def advancing(
    people: Sequence[int],
    ranks: Sequence[int],
    absent: Collection[int],
    seeds: Mapping[int, int],
    places: int = 1,
) -> list[int]:
    """Return the ``places`` people who go on from a table, the best one first.

    ``ranks`` are those of ``people`` in the game. Somebody in ``absent`` ran out of time, so a computer
    finished for them: they rank last. The better seed, the lower number in ``seeds``, decides between equal
    ranks. So chance never decides who goes on.

    >>> advancing((5, 6, 7), (1, 2, 2), absent={5}, seeds={5: 1, 6: 3, 7: 2})
    [7]
    """
    behind = ranks_behind(ranks, {seat for seat, person in enumerate(people) if person in absent})
    order = sorted(zip(behind, people, strict=True), key=lambda one: (one[0], seeds[one[1]]))
    return [person for _, person in order[:places]]


def bracket(seeds: Sequence[int], size: int) -> list[list[int]]:
    """Return the tables of the next round, each with at most ``size`` people.

    The best seeds are spread over the tables in a snake, so that they meet as late as possible.

    >>> bracket((1, 2, 3, 4, 5, 6, 7, 8), 4), bracket((1, 2, 3, 4), 2)
    ([[1, 4, 5, 8], [2, 3, 6, 7]], [[1, 4], [2, 3]])
    """
    count = max(1, -(-len(seeds) // size))
    tables: list[list[int]] = [[] for _ in range(count)]
    for place, person in enumerate(seeds):
        lap, step = divmod(place, count)
        tables[step if lap % 2 == 0 else count - 1 - step].append(person)
    return tables
