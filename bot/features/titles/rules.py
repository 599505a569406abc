"""Titles: twenty of them, each given by finished games alone and by more than luck.

They follow from a person's games on one server and are never stored. So they disappear with those games or
with the person's data, and reveal nothing about what somebody does on another server. Only games that count
for ratings count: not those with hints for everybody, with a single person, private ones, or practice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime

from msgspec import Struct

from bot.features.statistics.rules import Played
from games.engine.feats import Feat

_ACQUAINTANCES, _OFTEN = 10, 50
_STREAK, _BEATEN, _SEATS, _MONTHS, _MASTERS = 4, 3, 3, 6, 5


class Fact(Struct, frozen=True):
    """A finished game of a person that counts, and the feats they achieved in it."""

    played: Played
    feats: frozenset[str]


class Achieved(Struct, frozen=True):
    """The seats that achieved each feat of a game, by the id of the feat."""

    seats: dict[str, tuple[int, ...]]


class Title(Struct, frozen=True):
    """A title. ``earned`` returns the index of the game that earned it, in the order in which they ended.

    ``key`` names its words: ``<key>``, and ``<key>-why`` with the sentence that says what it's for. ``game``
    is the game it's about, ``None`` if any game counts.
    """

    key: str
    earned: Callable[[Sequence[Fact]], int | None]
    game: str | None = None


class Earned(Struct, frozen=True):
    """A title that a person earned with the game of ``table``, which ended ``at``."""

    title: Title
    table: int
    at: float


def counts(one: Played) -> bool:
    """Return whether a game counts for titles; the same games count for ratings."""
    return one.is_rated and one.people > 1


def earned(titles: Sequence[Title], facts: Sequence[Fact]) -> list[Earned]:
    """Return the titles earned by ``facts``, in the order in which they were earned."""
    found = []
    for title in titles:
        index = title.earned(facts)
        if index is not None:
            found.append((index, Earned(title, facts[index].played.table, facts[index].played.at)))
    return [one for _, one in sorted(found, key=lambda pair: pair[0])]


def titles_of(feats: Mapping[str, Sequence[Feat]]) -> list[Title]:
    """Return all titles: those of any game, and those that the games with these ``feats`` declare."""
    declared = [_by_feat(game, feat) for game, known in feats.items() for feat in known]
    return [
        *(Title(f"title-{name}", rule) for name, rule in ANY_GAME.items()),
        _all_rounder(feats),
        *declared,
    ]


def _by_feat(game: str, feat: Feat) -> Title:
    def index(facts: Sequence[Fact]) -> int | None:
        done = (at for at, one in enumerate(facts) if one.played.game == game and feat.id in one.feats)
        return _nth(done, feat.times)

    return Title(f"{game}-title-{feat.id}", index, game)


def _all_rounder(games: Mapping[str, object]) -> Title:
    """Return the title for somebody who has won every one of ``games``."""

    def index(facts: Sequence[Fact]) -> int | None:
        won = ((at, one.played.game) for at, one in _wins(facts) if one.played.game in games)
        return _nth_distinct(won, len(games))

    return Title("title-all-rounder", index)


def _well_met(facts: Sequence[Fact]) -> int | None:
    met = ((at, member) for at, one in enumerate(facts) for member in _others(one.played))
    return _nth_distinct(met, _ACQUAINTANCES)


def _old_hand(facts: Sequence[Fact]) -> int | None:
    return _OFTEN - 1 if len(facts) >= _OFTEN else None


def _on_a_roll(facts: Sequence[Fact]) -> int | None:
    run = 0
    for at, one in enumerate(facts):
        run = run + 1 if one.played.is_won else 0
        if run == _STREAK:
            return at
    return None


def _turned_tables(facts: Sequence[Fact]) -> int | None:
    behind: dict[int, int] = {}
    for at, one in enumerate(facts):
        own = one.played.ranks[one.played.seat]
        for rank, member in zip(one.played.ranks, one.played.members, strict=True):
            if member is None or member == one.played.members[one.played.seat]:
                continue
            if own < rank and behind.get(member, 0) >= _BEATEN:
                return at
            behind[member] = behind.get(member, 0) + 1 if rank < own else 0
    return None


def _any_chair(facts: Sequence[Fact]) -> int | None:
    seats: dict[str, set[int]] = {}
    for at, one in _wins(facts):
        won = seats.setdefault(one.played.game, set())
        won.add(one.played.seat)
        if len(won) == _SEATS:
            return at
    return None


def _all_year(facts: Sequence[Fact]) -> int | None:
    last, run = 0, 0
    for at, one in enumerate(facts):
        day = datetime.fromtimestamp(one.played.at, UTC)
        month = 12 * day.year + day.month
        if month != last:
            run = run + 1 if month == last + 1 else 1
            last = month
        if run == _MONTHS:
            return at
    return None


def _masterful(facts: Sequence[Fact]) -> int | None:
    return _nth((at for at, one in _wins(facts) if one.played.masters), _MASTERS)


ANY_GAME: Mapping[str, Callable[[Sequence[Fact]], int | None]] = {
    "well-met": _well_met,
    "old-hand": _old_hand,
    "all-year": _all_year,
    "on-a-roll": _on_a_roll,
    "turned-tables": _turned_tables,
    "any-chair": _any_chair,
    "masterful": _masterful,
}
"""When the titles of any game are earned, by name; ``all-rounder`` depends on which games there are."""


def _wins(facts: Sequence[Fact]) -> Iterator[tuple[int, Fact]]:
    return ((at, one) for at, one in enumerate(facts) if one.played.is_won)


def _others(one: Played) -> Iterator[int]:
    own = one.members[one.seat]
    return (member for member in one.members if member is not None and member != own)


def _nth(indexes: Iterator[int], times: int) -> int | None:
    return next((at for number, at in enumerate(indexes, start=1) if number == times), None)


def _nth_distinct(values: Iterator[tuple[int, object]], number: int) -> int | None:
    """Return the index at which the ``number``-th distinct value comes, or ``None``."""
    seen: set[object] = set()
    for at, value in values:
        seen.add(value)
        if len(seen) == number:
            return at
    return None
