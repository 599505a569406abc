"""The queue against first come, first served: 200 simulated people over three weeks.

People differ in strength, in hours, in what they want, and in how often they come. Both methods get the same
people at the same times. A table that somebody declines costs its people a day, as in the bot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random
from statistics import mean, median

from msgspec import Struct
from msgspec.structs import replace

from bot.features.queue.rules.matching import Match, Waiter, matches

SEATS: Mapping[str, range] = {"abraca": range(2, 6), "towers": range(2, 6), "touria": range(2, 5)}
_HOUR, _DAY = 3_600.0, 86_400.0
_STEP = _HOUR / 4
_ACCEPTS = 0.93
"""The chance that a person accepts a table."""

Matching = Callable[[Sequence[Waiter], float], Sequence[Match]]


class Outcome(Struct, frozen=True):
    """The median ``wait`` in hours, and the quality of tables as means over all pairs of players.

    ``apart`` is their difference in ratings, ``hours`` how many hours of the day the two share, ``repeats``
    the share of pairs that had met in the last 30 days. ``games`` is how many games started.
    """

    games: int
    wait: float
    apart: float
    hours: float
    repeats: float


def by_queue(waiting: Sequence[Waiter], now: float) -> Sequence[Match]:
    """Return the tables that the queue proposes."""
    return matches(waiting, SEATS, now)


def first_come(waiting: Sequence[Waiter], _: float) -> Sequence[Match]:
    """Return the tables by order of arrival: only games, sizes and clocks have to match."""
    free, found = list(waiting), []
    for first in waiting:
        if first not in free:
            continue
        for size in sorted(first.sizes, reverse=True):
            for game in sorted(first.games):
                fitting = [one for one in free if game in one.games and size in one.sizes]
                fitting = [one for one in fitting if one.clock == first.clock and one is not first]
                if first in free and size in SEATS[game] and len(fitting) >= size - 1:
                    group = [first, *fitting[: size - 1]]
                    found.append(Match(game, first.clock, tuple(one.person for one in group)))
                    free = [one for one in free if one not in group]
    return found


def simulate(matching: Matching, people: int = 200, days: int = 21, seed: int = 1) -> Outcome:
    """Simulate ``people`` people for ``days`` days with ``matching``; return the outcome."""
    rng = Random(seed)
    known = [_somebody(person, rng) for person in range(people)]
    returns = [rng.random() * 5 * _DAY for _ in known]
    waiting: dict[int, Waiter] = {}
    met: dict[frozenset[int], float] = {}
    waits, pairs, games = [], [], 0
    for step in range(int(days * _DAY / _STEP)):
        now = step * _STEP
        for one in known:
            awake = one.hours is None or int(now // _HOUR) % 24 in one.hours
            if one.person not in waiting and returns[one.person] <= now and awake:
                waiting[one.person] = replace(one, since=now)
        line = sorted(
            (
                replace(one, met=frozenset(other for pair in met if one.person in pair for other in pair))
                for one in waiting.values()
                if returns[one.person] <= now
            ),
            key=lambda one: one.since,
        )
        for match in matching(line, now):
            refusing = [person for person in match.people if rng.random() > _ACCEPTS]
            group = [waiting[person] for person in match.people]
            for person in refusing or match.people:
                waiting.pop(person)
            for person in match.people:
                # Those who accepted a table that fell through are free again when its time is up.
                returns[person] = now + (_DAY if refusing else (2 + 4 * rng.random()) * _DAY)
            if refusing:
                continue
            games += 1
            waits += [now - one.since for one in group]
            for one, other in combinations(group, 2):
                pair = frozenset((one.person, other.person))
                shared = len((one.hours or frozenset()) & (other.hours or frozenset()))
                apart = abs(one.ratings[match.game] - other.ratings[match.game])
                pairs.append((apart, shared, pair in met))
                met[pair] = now
    apart, hours, repeats = (mean(float(value) for value in values) for values in zip(*pairs, strict=True))
    return Outcome(games, median(waits) / _HOUR, apart, hours, repeats)


def _somebody(person: int, rng: Random) -> Waiter:
    strength, first = rng.gauss(1200, 250), rng.choice([5, 6, 7, 12, 12, 13, 17, 18, 18, 19, 20])
    return Waiter(
        person,
        0.0,
        frozenset(rng.sample(sorted(SEATS), rng.choice([1, 2, 3]))),
        frozenset(rng.sample([2, 3, 4], rng.choice([1, 2, 3]))),
        rng.choice(["day", "relaxed", "relaxed"]),
        ratings={game: strength + rng.gauss(0, 60) for game in SEATS},
        hours=frozenset((first + hour) % 24 for hour in range(rng.choice([6, 8, 10, 12]))),
    )


if __name__ == "__main__":
    for name, way in (("queue", by_queue), ("first come", first_come)):
        print(f"{name:>10}: {simulate(way)}")
