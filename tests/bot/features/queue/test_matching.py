"""How the queue forms tables, compared with every possible table on small queues."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from random import Random
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from bot.features.queue.rules.hours import playing_hours
from bot.features.queue.rules.matching import (
    COMMON,
    FAR,
    NEAR,
    PATIENCE,
    Match,
    Waiter,
    matches,
    may_meet,
    parties,
    suit,
)

Some = TypeVar("Some")

NOW = 1e9
SEATS: Mapping[str, range] = {"duel": range(2, 3), "trio": range(2, 4), "big": range(3, 6)}


def waiter(person: int, waited: float = 0.0, **other: Any) -> Waiter:
    """Return a person who wants any game with any number of players."""
    known = Waiter(person, NOW - waited, frozenset(SEATS), frozenset(range(2, 6)), "day")
    return replace(known, **other)


def some_queue(rng: Random, people: int) -> list[Waiter]:
    """Return a queue in which few tables are possible."""

    def some(of: Iterable[Some], share: float) -> frozenset[Some]:
        return frozenset(one for one in of if rng.random() < share)

    found = []
    for person in range(people):
        others = [one for one in range(people) if one != person]
        found.append(
            Waiter(
                person=person,
                since=NOW - rng.choice([0, 0.3, 0.7, 1.1]) * PATIENCE - rng.random(),
                games=some(SEATS, 0.7),
                sizes=some(range(2, 6), 0.6),
                clock=rng.choice(["day", "day", "day", "live"]),
                friends=some(others, 0.08),
                blocked=some(others, 0.1),
                ratings={game: rng.uniform(500, 1500) for game in SEATS if rng.random() < 0.7},
                hours=rng.choice([None, frozenset(rng.sample(range(24), 9))]),
                server=rng.choice([1, 1, 2]),
                across=rng.random() < 0.7,
                percent=rng.choice([100, 75]),
                least=rng.choice([0, 0, 80]),
            )
        )
    # Some of the friendships are mutual.
    for one, other in combinations(range(people), 2):
        if rng.random() < 0.1:
            found[one] = replace(found[one], friends=found[one].friends | {other})
            found[other] = replace(found[other], friends=found[other].friends | {one})
    return found


def is_legal(group: Sequence[Waiter], game: str, size: int) -> bool:
    """Return whether a table breaks no limit, checked independently: pair by pair, without parties."""
    known = {one.person: one for one in group}
    if len(group) != size or size not in SEATS[game] or len({one.clock for one in group}) > 1:
        return False
    if any(game not in one.games or size not in one.sizes for one in group):
        return False
    for one in group:
        for friend in one.friends:
            if friend not in known or not are_together(one, known[friend], group):
                return False
    for one, other in combinations(group, 2):
        if other.person in one.blocked or one.person in other.blocked:
            return False
        if one.server != other.server and not are_open(one, other):
            return False
        if not are_together(one, other, group) and not suit(one, other, game, NOW):
            return False
    return True


def are_open(one: Waiter, other: Waiter) -> bool:
    """Return whether people of two servers want each other, and each meets the other server's demand."""
    if not (one.across and other.across):
        return False
    return not (one.percent < other.least or other.percent < one.least)


def are_together(one: Waiter, other: Waiter, group: Sequence[Waiter]) -> bool:
    """Return whether a chain of mutual friends connects two people."""
    known = {member.person: member for member in group}
    reached, new = {one.person}, [one]
    while new:
        member = new.pop()
        for friend in member.friends:
            if friend in known and friend not in reached and member.person in known[friend].friends:
                reached.add(friend)
                new.append(known[friend])
    return other.person in reached


def legal_tables(free: Sequence[Waiter]) -> Iterator[frozenset[int]]:
    """Yield every table that ``free`` could form."""
    for size in range(2, 6):
        for group in combinations(free, size):
            if any(is_legal(group, game, size) for game in SEATS):
                yield frozenset(one.person for one in group)


@pytest.mark.parametrize("seed", range(150))
def test_no_limit_is_broken_and_the_longest_waiting_come_first(seed: int) -> None:
    queue = some_queue(Random(seed), people=3 + seed % 5)
    known = {one.person: one for one in queue}
    found = matches(queue, SEATS, NOW)
    seated: list[int] = []
    for match in found:
        group = [known[person] for person in match.people]
        assert is_legal(group, match.game, len(group)), match
        assert all(one.clock == match.clock for one in group)
        seated += match.people
    assert len(seated) == len(set(seated)), "nobody is at two tables"
    # How long the longest-waiting person at each person's table has waited.
    longest = {
        person: min(known[other].since for other in match.people)
        for match in found
        for person in match.people
    }
    for table in legal_tables(queue):
        first = min(table, key=lambda person: known[person].since)
        gone = [person for person in table if longest.get(person, NOW) <= known[first].since]
        assert gone, f"{first} was passed over, though a table of {sorted(table)} was possible"


@pytest.mark.parametrize("agreeing", [*product([False, True], repeat=2)])
@pytest.mark.parametrize("percents", [*product([79, 80], repeat=2)])
@pytest.mark.parametrize("demands", [*product([0, 80], repeat=2)])
def test_people_of_two_servers_meet_if_both_of_them_may(
    agreeing: tuple[bool, bool], percents: tuple[int, int], demands: tuple[int, int]
) -> None:
    one, other = (
        waiter(number, server=number, across=across, percent=percent, least=least)
        for number, across, percent, least in zip((1, 2), agreeing, percents, demands, strict=True)
    )
    is_reliable = (percents[0] == 80 or not demands[1]) and (percents[1] == 80 or not demands[0])
    assert may_meet(one, other) == may_meet(other, one) == (agreeing == (True, True) and is_reliable)
    assert may_meet(one, replace(other, server=1)), "on one server, none of that matters"
    blocked = replace(other, blocked=frozenset({1}))
    assert not may_meet(one, blocked)


def test_a_game_of_several_servers_is_allowed_on_all_of_them() -> None:
    queue = [
        waiter(1, server=1, across=True, games=frozenset({"duel", "trio"})),
        waiter(2, server=2, across=True, games=frozenset({"trio", "big"})),
        waiter(3, server=3, across=True, games=frozenset({"big"})),
    ]
    assert [(match.game, set(match.people)) for match in matches(queue, SEATS, NOW)] == [("trio", {1, 2})]


def test_the_longest_waiting_get_the_table() -> None:
    queue = [waiter(person, waited=person, games=frozenset({"duel"})) for person in range(5)]
    assert matches(queue, SEATS, NOW) == [Match("duel", "day", (4, 3)), Match("duel", "day", (2, 1))]


def test_more_players_are_preferred() -> None:
    queue = [waiter(person, games=frozenset({"big"})) for person in range(4)]
    assert [len(match.people) for match in matches(queue, SEATS, NOW)] == [4]


def test_ratings_matter_less_and_less() -> None:
    strong = {"duel": 1000 + 3 * NEAR}
    queue = [waiter(1), waiter(2, ratings=strong)]
    assert not suit(queue[0], queue[1], "duel", NOW)
    waited = [replace(queue[0], since=NOW - PATIENCE / 2), queue[1]]
    assert suit(waited[0], waited[1], "duel", NOW), "it's enough that one of them has waited"
    strongest = replace(queue[1], ratings={"duel": 1000 + 2 * FAR})
    assert not suit(waited[0], strongest, "duel", NOW)
    assert suit(replace(waited[0], since=NOW - PATIENCE), strongest, "duel", NOW)


def test_hours_matter_only_if_both_let_them_be_compared() -> None:
    morning, evening = frozenset(range(6, 12)), frozenset(range(18, 24))
    assert not suit(waiter(1, hours=morning), waiter(2, hours=evening), "duel", NOW)
    assert suit(waiter(1, hours=morning), waiter(2), "duel", NOW)
    assert suit(waiter(1, hours=morning), waiter(2, hours=frozenset(range(6, 6 + COMMON))), "duel", NOW)
    assert suit(waiter(1, PATIENCE, hours=morning), waiter(2, hours=evening), "duel", NOW)


def test_those_who_suit_each_other_are_preferred() -> None:
    trio = frozenset({"duel"})
    queue = [
        waiter(1, 10, games=trio, met=frozenset({2})),
        waiter(2, 9, games=trio),
        waiter(3, 8, games=trio, ratings={"duel": 1100}),
        waiter(4, 7, games=trio),
    ]
    assert matches(queue, SEATS, NOW)[0].people == (1, 4), "two have just met, and the third is stronger"


def test_friends_play_together_once_both_agree() -> None:
    asking = waiter(1, friends=frozenset({2}))
    assert parties([asking, waiter(2)])[0].members[0].person == 2, "nobody plays without their friend"
    assert [len(one.members) for one in parties([asking, waiter(2, friends=frozenset({1}))])] == [2]
    apart = waiter(2, friends=frozenset({1}), games=frozenset({"duel"}))
    assert parties([replace(asking, games=frozenset({"big"})), apart]) == [], "they want nothing in common"
    strong = waiter(2, friends=frozenset({1}), ratings={"trio": 3000.0})
    third = waiter(3, PATIENCE)
    [match] = matches([asking, strong, third], {"trio": range(3, 4)}, NOW)
    assert match.people == (3, 1, 2), "they have chosen each other"


def test_nearly_everybody_in_a_large_queue_gets_a_table() -> None:
    rng = Random(1)
    queue = [
        waiter(
            person,
            rng.random() * PATIENCE,
            ratings={game: rng.gauss(1200, 250) for game in SEATS},
            hours=frozenset((rng.randrange(24) + hour) % 24 for hour in range(8)),
            blocked=frozenset(rng.sample(range(200), 20)),
        )
        for person in range(200)
    ]
    found = matches(queue, SEATS, NOW)
    assert sum(len(match.people) for match in found) > 150


def test_hours_are_those_around_the_presses() -> None:
    days = [day * 96 + 80 + quarter for day in range(4) for quarter in range(4)]
    assert playing_hours(days) == frozenset({19, 20, 21})
    assert playing_hours(days[:5]) is None
