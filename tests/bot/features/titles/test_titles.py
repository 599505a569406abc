"""Titles: which games earn them, checked against slower and simpler implementations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.statistics.rules import Played
from bot.features.titles.rules import Fact, counts, earned, titles_of
from games.registry import GAMES

DAY = 86_400.0
ALL = titles_of({name: game.feats for name, game in GAMES.items()})
BY_KEY = {title.key: title for title in ALL}
ME = 1


def games_of(seed: int, number: int) -> list[Fact]:
    """Return a person's random games, many of them won or lost against the same few people."""
    chance, found, at = Random(seed), [], 0.0
    for table in range(number):
        at += chance.choice((0.0, DAY, 20 * DAY, 40 * DAY))
        seats = chance.randint(2, 4)
        seat = chance.randrange(seats)
        ranks = tuple(chance.sample(range(1, seats + 1), seats))
        others = chance.sample([None, None, *range(2, 14)], seats)
        members = tuple(ME if place == seat else other for place, other in enumerate(others))
        name = chance.choice([*GAMES])
        done = frozenset(feat.id for feat in GAMES[name].feats if chance.random() < 0.5)
        masters = chance.random() < 0.5
        found.append(Fact(Played(table, name, at, seat, ranks, members, masters=masters), done))
    return found


def facts() -> st.SearchStrategy[list[Fact]]:
    """Generate a person's games; letting hypothesis draw each part would take a hundred times as long."""
    return st.builds(games_of, st.integers(0, 2**32), st.integers(0, 60))


def test_there_are_twenty() -> None:
    assert len(ALL) == len(BY_KEY) == 20
    assert {title.game for title in ALL} == {None, *GAMES}


@given(facts())
def test_a_title_is_earned_by_one_game_and_kept(games: list[Fact]) -> None:
    """It's earned by the game that completed it, and later games don't take it away."""
    for title in ALL:
        index = title.earned(games)
        holds = [title.earned(games[:number]) is not None for number in range(len(games) + 1)]
        assert holds == sorted(holds), title.key
        assert index == (holds.index(True) - 1 if True in holds else None), title.key


@given(facts())
def test_titles_come_in_the_order_in_which_they_were_earned(games: list[Fact]) -> None:
    found = earned(ALL, games)
    order = [one.table for one in found]
    assert order == sorted(order)
    assert {one.title.key for one in found} == {one.key for one in ALL if one.earned(games) is not None}


def won(one: Fact) -> bool:
    return one.played.ranks[one.played.seat] == 1


def all_met(games: Sequence[Fact]) -> set[int]:
    return {other for one in games for other in one.played.members if other not in {None, ME}}  # type: ignore[misc]


def month(one: Fact) -> int:
    day = datetime.fromtimestamp(one.played.at, UTC)
    return day.year * 12 + day.month


def has_months_in_a_row(games: Sequence[Fact]) -> bool:
    months = {month(one) for one in games}
    return any({first + more for more in range(6)} <= months for first in months)


def has_turned_tables(games: Sequence[Fact]) -> bool:
    for other in all_met(games):
        course = ""
        for one in games:
            for place, member in enumerate(one.played.members):
                if member == other:
                    own, theirs = one.played.ranks[one.played.seat], one.played.ranks[place]
                    course += "<" if own < theirs else ">" if own > theirs else "="
        if ">>><" in course:
            return True
    return False


def has_three_seats(games: Sequence[Fact]) -> bool:
    pairs = {(one.played.game, one.played.seat) for one in games if won(one)}
    return any(sum(name == game for name, _ in pairs) >= 3 for game in GAMES)


PLAINLY: dict[str, Callable[[Sequence[Fact]], bool]] = {
    "title-well-met": lambda games: len(all_met(games)) >= 10,
    "title-old-hand": lambda games: len(games) >= 50,
    "title-all-year": has_months_in_a_row,
    "title-on-a-roll": lambda games: "WWWW" in "".join("W" if won(one) else "-" for one in games),
    "title-turned-tables": has_turned_tables,
    "title-any-chair": has_three_seats,
    "title-masterful": lambda games: sum(won(one) and one.played.masters for one in games) >= 5,
    "title-all-rounder": lambda games: {one.played.game for one in games if won(one)} == set(GAMES),
}
"""For each title that belongs to no game, an independent check whether a person has earned it."""


@pytest.mark.parametrize("key", PLAINLY)
@given(games=facts())
def test_titles_of_any_game(key: str, games: list[Fact]) -> None:
    assert (BY_KEY[key].earned(games) is not None) == PLAINLY[key](games)


@given(facts())
def test_titles_of_a_game_count_its_own_games(games: list[Fact]) -> None:
    for name, game in GAMES.items():
        for feat in game.feats:
            times = sum(one.played.game == name and feat.id in one.feats for one in games)
            title = BY_KEY[f"{name}-title-{feat.id}"]
            assert (title.earned(games) is not None) == (times >= feat.times)


@pytest.mark.parametrize(
    ("more", "does"),
    [
        ({}, True),
        ({"is_rated": False}, False),
        ({"members": (ME, None)}, False),
        ({"members": (ME, 2)}, True),
    ],
)
def test_what_counts_for_ratings_counts_for_titles(more: dict[str, Any], does: bool) -> None:
    game = {"members": (ME, 2), **more}
    assert counts(Played(1, "abraca", 0.0, 0, (1, 2), **game)) is does


def test_old_hand_and_a_month_missed() -> None:
    def games(number: int, apart: float) -> list[Fact]:
        ends = (15 * DAY + at * apart for at in range(number))
        return [Fact(Played(0, "abraca", end, 0, (2, 1), (ME, 2)), frozenset()) for end in ends]

    assert BY_KEY["title-old-hand"].earned(games(50, 0.0)) == 49
    assert BY_KEY["title-old-hand"].earned(games(49, 0.0)) is None
    assert BY_KEY["title-all-year"].earned(games(6, 30.4 * DAY)) == 5
    assert BY_KEY["title-all-year"].earned(games(12, 62 * DAY)) is None
