"""What a person's finished games have in common, computed from results alone. Times are Unix seconds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta, tzinfo
from itertools import accumulate, groupby
from math import sqrt
from statistics import median
from typing import Literal

import msgspec
from msgspec import Struct

from games.engine.review import Share
from games.engine.text import Seat

FEWEST_GAMES = 10
"""Minimum number of finished games before the seats and options of a game are compared."""
FEWEST_APART = 4
"""Minimum number of games with a seat or an option, and without it, for a comparison."""
STANDS_OUT = 2.0
"""Standard errors by which two shares of won games must differ to be mentioned."""
MENTIONED = 3
"""Maximum number of comparisons mentioned for a game."""
FEWEST_ANSWERS = 10
"""Minimum number of answers for a statement about how long somebody takes."""
LAST_ANSWERS = 200
"""Number of latest answers that this statement considers."""
FEWEST_REVIEWED = 3
"""Minimum number of reviewed games for a plot of luck and skill."""
LAST_REVIEWED = 60
"""Number of latest reviewed games that the plot shows."""
QUARTER = 900
"""Seconds of a quarter of an hour. Every time zone is a whole number of them from UTC."""

Circumstance = Literal["seat", "players", "computers", "clock", "option"]
"""Something about a game that was settled before its first move."""


class Played(Struct, frozen=True):
    """One finished game of a person, who sat at ``seat``.

    ``ranks`` and ``members`` are in the order of the seats; a computer player isn't a member. ``at`` is when
    the game ended. ``is_rated``: it may change ratings, because nobody could ask for hints among others.
    ``masters``: a computer player with the strength of a Master played.
    """

    table: int
    game: str
    at: float
    seat: Seat
    ranks: tuple[int, ...]
    members: tuple[int | None, ...]
    options: Mapping[str, bool | str] = {}
    clock: str = "none"
    is_rated: bool = True
    masters: bool = False

    @property
    def is_won(self) -> bool:
        """Whether the person won, alone or with others."""
        return self.ranks[self.seat] == 1

    @property
    def even_share(self) -> float:
        """The part of the seats that won: the chance to win if all were equally likely to."""
        return self.ranks.count(1) / len(self.ranks)

    @property
    def people(self) -> int:
        """The number of people who played."""
        return sum(member is not None for member in self.members)


class Tally(Struct, frozen=True):
    """A group of games: how many were won, and how many wins an even share would be."""

    games: int
    won: int
    even: float

    @property
    def surplus(self) -> float:
        """How many more games than an even share were won, per game."""
        return (self.won - self.even) / self.games


class Comparison(Struct, frozen=True):
    """The games in one circumstance, compared with all others of the same game.

    ``name`` is that of an option, otherwise empty; ``value`` says which seat, how many players and so on.
    """

    circumstance: Circumstance
    name: str
    value: str
    inside: Tally
    outside: Tally


class Pace(Struct, frozen=True):
    """How long somebody takes to answer, in seconds: the median of their last ``answers``."""

    seconds: float
    answers: int


class Fortune(Struct, frozen=True):
    """A reviewed game: what its player's ``skill`` and ``luck`` added to their even share of a win.

    ``even`` is that share; all three add up to how the game ended, 1 for the only winner.
    """

    even: float
    skill: float
    luck: float


class Streaks(Struct, frozen=True):
    """The most games won in a row, and the most days in a row on which somebody answered."""

    wins: int
    days: int


def compared(
    games: Sequence[Played], options: Mapping[str, type[Struct]]
) -> dict[str, tuple[int, list[Comparison]]]:
    """Return the number of a person's games and their clear differences, by game.

    ``options`` are the types of the games' options; games without one are left out, and so are those played
    too rarely for a comparison. The most-played game comes first, and in it the clearest difference.
    """
    by_game: dict[str, list[Played]] = {}
    for one in games:
        if one.game in options:
            by_game.setdefault(one.game, []).append(one)
    order = sorted(by_game, key=lambda game: (-len(by_game[game]), game))
    return {
        game: (len(by_game[game]), _standing_out(by_game[game], options[game]))
        for game in order
        if len(by_game[game]) >= FEWEST_GAMES
    }


def _standing_out(games: Sequence[Played], options: type[Struct]) -> list[Comparison]:
    """Return the clearest differences among ``games``, at most one for each circumstance."""
    groups: dict[tuple[Circumstance, str], dict[str, list[Played]]] = {}
    for one in games:
        for circumstance, name, value in _circumstances(one, options):
            groups.setdefault((circumstance, name), {}).setdefault(value, []).append(one)
    found: list[tuple[float, Comparison]] = []
    for (circumstance, name), by_value in groups.items():
        compared_here = [
            (clearness, Comparison(circumstance, name, value, _tally(inside), _tally(outside)))
            for value, inside in by_value.items()
            if (outside := [one for other, those in by_value.items() if other != value for one in those])
            if min(len(inside), len(outside)) >= FEWEST_APART
            if (clearness := _clearness(inside, outside)) >= STANDS_OUT
        ]
        # If two values share all games, the page mentions the better one.
        found += sorted(compared_here, key=lambda one: (-one[0], -one[1].inside.surplus))[:1]
    found.sort(key=lambda one: (-one[0], one[1].circumstance, one[1].name))
    return [comparison for _, comparison in found[:MENTIONED]]


def _circumstances(one: Played, options: type[Struct]) -> Iterator[tuple[Circumstance, str, str]]:
    yield "seat", "", str(one.seat + 1)
    yield "players", "", str(len(one.ranks))
    yield "computers", "", "with" if one.people < len(one.ranks) else "without"
    yield "clock", "", one.clock
    try:
        agreed = msgspec.to_builtins(msgspec.convert(one.options, options))
    except msgspec.ValidationError:
        # An option, or a value of one, that the game no longer has.
        return
    for name, value in agreed.items():
        yield "option", name, str(value).lower()


def _tally(games: Sequence[Played]) -> Tally:
    return Tally(len(games), sum(one.is_won for one in games), sum(one.even_share for one in games))


def _clearness(inside: Sequence[Played], outside: Sequence[Played]) -> float:
    """Return by how many standard errors the shares won differ, measured against even shares."""
    noise = sum(
        sum(one.even_share * (1 - one.even_share) for one in games) / len(games) ** 2
        for games in (inside, outside)
    )
    return abs(_tally(inside).surplus - _tally(outside).surplus) / sqrt(noise) if noise else 0.0


def pace_of(waits: Sequence[float]) -> Pace | None:
    """Return the usual time of answers that took ``waits`` seconds; ``None`` if they are too few."""
    return Pace(median(waits), len(waits)) if len(waits) >= FEWEST_ANSWERS else None


def fortune(share: Share, seats: int) -> Fortune | None:
    """Return skill and luck in a ``share`` of a review; ``None`` if it can't tell them apart."""
    if share.answers is None:
        return None
    by_answers = share.answers.value
    return Fortune(1 / seats, by_answers - 1 / seats, share.ended - by_answers)


def course(fortunes: Sequence[Fortune]) -> list[tuple[float, float]]:
    """Return how many wins skill and luck have added before the first game and after each of them."""
    skill = accumulate((one.skill for one in fortunes), initial=0.0)
    luck = accumulate((one.luck for one in fortunes), initial=0.0)
    return list(zip(skill, luck, strict=True))


def streaks(games: Sequence[Played], quarters: Sequence[int], zone: tzinfo) -> Streaks:
    """Return the longest streaks of a person whose days are those of ``zone``.

    ``games`` are in the order in which they ended. ``quarters`` are the quarters of an hour since 1970 in
    which the person answered.
    """
    runs = groupby(games, lambda one: one.is_won)
    wins = max((len(list(run)) for is_won, run in runs if is_won), default=0)
    days = sorted({datetime.fromtimestamp(quarter * QUARTER, zone).date() for quarter in quarters})
    longest = run = 0
    for number, day in enumerate(days):
        run = run + 1 if number and day - days[number - 1] == timedelta(days=1) else 1
        longest = max(longest, run)
    return Streaks(wins, longest)
