"""Pages of tables, results and rankings, as clients of the API ask for them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

from bot.features.published.rules import Name, PublicResult, PublicTable
from bot.features.ratings.rules import SETTLED, Rating, in_ranking
from games.engine.text import NOTHING_TYPED, Typed

USUAL, MOST = 20, 50
"""The usual and the highest number of items on a page."""
_LARGEST = 2**53
"""No table and no place has a number above this."""

Item = TypeVar("Item")
Next: TypeAlias = Annotated[
    str | None, Meta(description="The path of the next page; null if this is the last one.")
]
Code: TypeAlias = Literal[
    "bad-parameter", "not-found", "method", "too-many-requests", "elsewhere", "unavailable"
]


class Ranked(Struct, frozen=True):
    """A person's place in the ranking of a game."""

    place: Annotated[int, Meta(ge=1)]
    name: Name
    points: Annotated[int, Meta(ge=0, description="The rating as people read it; 1000 for a new player.")]
    games: Annotated[int, Meta(ge=0)]
    settled: Annotated[bool, Meta(description="Whether the rating rests on enough games to be reliable.")]


class Page(Struct, Generic[Item], frozen=True):
    """A page of items."""

    items: list[Item]
    next: Next


class Tables(Page[PublicTable], frozen=True):
    """The open tables of a server, the newest first."""


class Results(Page[PublicResult], frozen=True):
    """The finished games of a server, the last one first."""


class Ranking(Page[Ranked], frozen=True):
    """The ranking of one game on a server, the best first: people with a game in the last 60 days."""


class Fault(Struct, frozen=True):
    """The reason for an error: a code for programs, and a sentence for people."""

    code: Code
    message: str


class Failed(Struct, frozen=True):
    """The body of an answer that reports an error."""

    error: Fault


class BadRequest(Exception):
    """A parameter can't be used; the message says which and why."""


def read_query(query: Mapping[str, str], cursor: str) -> tuple[int | None, int]:
    """Return the value of the parameter ``cursor``, ``None`` without it, and the length of the page.

    :raises BadRequest: a parameter is unknown, or isn't a number in its range.
    """
    if unknown := sorted(query.keys() - {cursor, "limit"}):
        raise BadRequest(f"There's no parameter {unknown[0][:40]!r} here; there are {cursor!r} and 'limit'.")
    position = _number(query, cursor, _LARGEST) if cursor in query else None
    return position, _number(query, "limit", MOST) if "limit" in query else USUAL


def _number(query: Mapping[str, str], name: str, most: int) -> int:
    text = query[name]
    number = int(text) if text.isascii() and text.isdecimal() and len(text) <= 16 else 0
    if not 1 <= number <= most:
        raise BadRequest(f"{name!r} must be a whole number from 1 to {most}.")
    return number


def ranking_page(
    ratings: Mapping[int, Rating],
    names: Mapping[int, Typed],
    unnamed: Collection[int],
    after: int,
    limit: int,
) -> Sequence[Ranked]:
    """Return the people at the ``limit`` places below the place ``after``; ``names`` are by person."""
    order = in_ranking(ratings)
    return [
        Ranked(
            place,
            None if person in unnamed else names.get(person, NOTHING_TYPED).raw or None,
            ratings[person].points,
            ratings[person].games,
            ratings[person].games >= SETTLED,
        )
        for place, person in enumerate(order[after : after + limit], after + 1)
    ]
