"""Matching: the people who have waited longest come first.

Some limits always apply: a common game, number of players and clock, no blocks, friends together. Others
depend on how long the longer-waiting of two people has waited: ratings that differ little, and enough common
hours. They become laxer with time, and after ``PATIENCE`` they no longer count.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from bot.features.queue.rules.hours import shared_hours

PATIENCE = 2 * 86_400.0
"""Seconds of waiting after which only the limits that always apply still count."""
NEAR, FAR = 150.0, 1000.0
"""The maximum difference of two ratings for somebody new in the queue, and just before ``PATIENCE``."""
COMMON = 6
"""The hours of the day that two people must share at first."""
NEWCOMER = 1000.0
"""The points of somebody without a rating."""
_REPEAT = 2.0
"""The cost of two people who have met lately, in the unit of ``cost``."""
_LOOKED_AT = 5_000
"""The most groups that are looked at for one person, so that a large server doesn't stop the bot. Far fewer
are enough unless hundreds wait and hardly any two may sit together."""
_COMPARED = 12
"""How many possible tables are compared before the best one is taken."""


class Waiter(Struct, frozen=True):
    """Somebody in the queue, waiting ``since`` a time.

    ``friends`` are the people they named, ``blocked`` the ones they blocked. ``ratings`` are their points by
    game, ``hours`` those of the day in which they play, ``None`` if that's unknown or they don't want it
    compared. ``met`` are the people they played with lately.

    They wait on ``server``. ``across``: they and their server allow tables with people from other servers.
    ``percent`` of a hundred turns they answered in time, and ``least`` is how many their server demands.
    """

    person: int
    since: float
    games: frozenset[str]
    sizes: frozenset[int]
    clock: str
    friends: frozenset[int] = frozenset()
    blocked: frozenset[int] = frozenset()
    ratings: Mapping[str, float] = {}
    hours: frozenset[int] | None = None
    met: frozenset[int] = frozenset()
    server: int = 0
    across: bool = False
    percent: int = 100
    least: int = 0


class Party(Struct, frozen=True):
    """People who want to play together, or somebody alone, with what all of them want."""

    members: tuple[Waiter, ...]
    since: float
    games: frozenset[str]
    sizes: frozenset[int]
    clock: str


class Match(Struct, frozen=True):
    """A table to make: ``people`` in the order in which they began to wait."""

    game: str
    clock: str
    people: tuple[int, ...]


def matches(waiters: Sequence[Waiter], seats: Mapping[str, Collection[int]], now: float) -> list[Match]:
    """Return the tables to make now; ``seats`` are the possible numbers of players of each game.

    Nobody is at two tables. The search goes by waiting time: somebody stays without a table only if there's
    none for them among the people who aren't seated with somebody who has waited longer.
    """
    free = sorted(parties(waiters), key=lambda party: (party.since, party.members[0].person))
    found = []
    while free:
        seed, *others = free
        match = _match_of(seed, others, seats, now)
        free = others
        if match is not None:
            found.append(match)
            free = [party for party in others if party.members[0].person not in match.people]
    return found


def parties(waiters: Sequence[Waiter]) -> list[Party]:
    """Return the parties that can be matched: everybody whom their members named is in them, and agrees.

    People whose friends haven't agreed, or don't wait, are left out; and so are parties that want nothing in
    common.
    """
    known = {one.person: one for one in waiters}
    found: list[Party] = []
    left = dict(known)
    while left:
        _, first = left.popitem()
        members, new = {first.person: first}, [first]
        while new:
            one = new.pop()
            agreed = [known[friend] for friend in one.friends if friend in known]
            for friend in agreed:
                if one.person in friend.friends and friend.person not in members:
                    members[friend.person] = friend
                    new.append(friend)
        for person in members:
            left.pop(person, None)
        party = _party(list(members.values()))
        if party is not None:
            found.append(party)
    return found


def may_meet(one: Waiter, other: Waiter) -> bool:
    """Return whether two people may share a table: neither has blocked the other, and servers allow it.

    People from different servers need the consent of both of them and of both servers, and are as reliable as
    the stricter one demands.
    """
    if other.person in one.blocked or one.person in other.blocked:
        return False
    if one.server == other.server:
        return True
    is_allowed = one.across and other.across
    return is_allowed and one.percent >= other.least and other.percent >= one.least


def suit(one: Waiter, other: Waiter, game: str, now: float) -> bool:
    """Return whether two people are close enough in rating and hours, given how long they have waited."""
    patience = (now - min(one.since, other.since)) / PATIENCE
    if patience >= 1:
        return True
    if _apart(one, other, game) > NEAR + max(0.0, patience) * (FAR - NEAR):
        return False
    common = shared_hours(one.hours, other.hours)
    return common is None or common >= COMMON * (1 - max(0.0, patience))


def cost(people: Sequence[Waiter], game: str) -> float:
    """Return how badly ``people`` suit each other, on average over all pairs; 0 is perfect."""
    pairs = list(combinations(people, 2))
    return sum(_pair_cost(one, other, game) for one, other in pairs) / max(1, len(pairs))


def _match_of(
    seed: Party, others: Sequence[Party], seats: Mapping[str, Collection[int]], now: float
) -> Match | None:
    """Return the best table for ``seed``, with as many people as they want; ``None`` if there is none."""
    for size in sorted(seed.sizes, reverse=True):
        best: tuple[float, str, list[Waiter]] | None = None
        for game in sorted(seed.games):
            if size not in seats.get(game, ()):
                continue
            for group in _groups(seed, others, game, size, now):
                price = cost(group, game)
                if best is None or price < best[0]:
                    best = price, game, group
        if best is not None:
            people = sorted(best[2], key=lambda one: (one.since, one.person))
            return Match(best[1], seed.clock, tuple(one.person for one in people))
    return None


def _groups(seed: Party, others: Sequence[Party], game: str, size: int, now: float) -> Iterator[list[Waiter]]:
    """Yield some tables of ``size`` people with ``seed``, those first whose people suit them best."""
    if len(seed.members) == size:
        yield list(seed.members)
        return
    near = [party for party in others if _may_join(seed, party, game, size, now)]
    near.sort(key=lambda party: cost([*seed.members, *party.members], game))
    budget, found = _LOOKED_AT, 0
    stack: list[tuple[list[Party], list[Party]]] = [([seed], near)]
    while stack and budget and found < _COMPARED:
        chosen, candidates = stack.pop()
        taken = sum(len(party.members) for party in chosen)
        if taken == size:
            found += 1
            yield [one for party in chosen for one in party.members]
            continue
        further = []
        for place, party in enumerate(candidates):
            budget -= 1
            if budget <= 0:
                return
            if taken + len(party.members) > size:
                continue
            rest = [other for other in candidates[place + 1 :] if _may_sit_together(party, other, game, now)]
            if taken + len(party.members) + sum(len(other.members) for other in rest) >= size:
                further.append(([*chosen, party], rest))
        stack.extend(reversed(further))


def _may_join(seed: Party, party: Party, game: str, size: int, now: float) -> bool:
    wants_it = game in party.games and size in party.sizes and party.clock == seed.clock
    has_room = len(seed.members) + len(party.members) <= size
    return wants_it and has_room and _may_sit_together(seed, party, game, now)


def _may_sit_together(some: Party, others: Party, game: str, now: float) -> bool:
    return all(
        may_meet(one, other) and suit(one, other, game, now)
        for one in some.members
        for other in others.members
    )


def _party(members: Sequence[Waiter]) -> Party | None:
    """Return the party of ``members``; ``None`` if somebody is missing or they want nothing in common.

    Friends have chosen each other, so their ratings and hours don't matter; blocks do.
    """
    people = {one.person for one in members}
    is_whole = all(one.friends <= people for one in members)
    if not is_whole or not all(may_meet(one, other) for one, other in combinations(members, 2)):
        return None
    games = frozenset.intersection(*(one.games for one in members))
    sizes = frozenset.intersection(*(one.sizes for one in members))
    sizes = frozenset(size for size in sizes if size >= len(members))
    clocks = {one.clock for one in members}
    if not games or not sizes or len(clocks) != 1:
        return None
    ordered = tuple(sorted(members, key=lambda one: (one.since, one.person)))
    return Party(ordered, ordered[0].since, games, sizes, clocks.pop())


def _apart(one: Waiter, other: Waiter, game: str) -> float:
    return abs(one.ratings.get(game, NEWCOMER) - other.ratings.get(game, NEWCOMER))


def _pair_cost(one: Waiter, other: Waiter, game: str) -> float:
    common = shared_hours(one.hours, other.hours)
    lacking = 0.0 if common is None else max(0, COMMON - common) / COMMON
    return _apart(one, other, game) / NEAR + lacking + _REPEAT * (other.person in one.met)
