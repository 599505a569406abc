"""A tournament: its terms, the people who enter, its rounds and matches. Times are Unix seconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.features.competitions.rules.repairs import EntryState
from bot.table.table_terms import Terms

_MINUTE, _HOUR, DAY = 60.0, 3_600.0, 86_400.0

FEWEST = 2
"""Minimum number of people of any tournament; most want more."""
MOST = 96
"""Maximum number of people of a tournament."""
AT_ONCE = 3
"""Maximum number of tournaments that one person takes part in at a time on a server: each is one game."""
RETURN = DAY
"""Seconds in which a tournament that was called off can go on."""


class Pace(Struct, frozen=True):
    """How fast a tournament is played: the clock of its tables, and the lengths of its parts in seconds.

    A round lasts ``round`` at most; ``pause`` separates rounds. Too few people postpone the start by
    ``postponement`` days, and moderators extend a round by ``extension``. People are reminded ``reminder``
    before the start; 0: they aren't, because nobody needs to be there then.
    """

    clock: str
    round: float
    pause: float
    postponement: int
    extension: float
    reminder: float = _HOUR


PaceName: TypeAlias = Literal["evening", "weekend", "week"]
PACES: Mapping[PaceName, Pace] = {
    "evening": Pace("live", 90 * _MINUTE, 3 * _MINUTE, 1, 15 * _MINUTE),
    "weekend": Pace("own 14400 3600 21600", 16 * _HOUR, 15 * _MINUTE, 7, 3 * _HOUR),
    "week": Pace("day", 7 * DAY, _HOUR, 7, DAY, reminder=0.0),
}
"""The paces that moderators can choose, by name; a round of a *week* lasts a week."""


class Format(Struct, frozen=True):
    """The way in which rounds are paired, and whether all tables of a round share a deal."""

    is_knockout: bool = False
    shares_deal: bool = False


FormatName: TypeAlias = Literal["swiss", "duplicate", "knockout"]
FORMATS: Mapping[FormatName, Format] = {
    "swiss": Format(),
    "duplicate": Format(shares_deal=True),
    "knockout": Format(is_knockout=True),
}
"""The formats that moderators can choose, by name."""


class Tournament(Struct, frozen=True):
    """A tournament of ``game`` at tables of at most ``size`` seats, announced in ``channel``.

    ``fewest`` is the minimum number of people, ``postponed`` how often too few have postponed the start.
    ``rounds`` is the number of Swiss rounds; ``None``: it follows from the number of people. ``preset`` names
    the server's preset for the terms, ``None``: as printed. ``terms`` are those of all tables, ``None`` until
    the start. ``announced_at``, ``started_at`` and ``ended_at`` are written once. A tournament that was
    called off (``called_off_at``) can go on for a while; ``told_off_at`` is when its channel was notified of
    that. A later start keeps the time of day in ``timezone``. ``reminded_for`` is the last start that people
    got a reminder for.
    """

    guild: int
    channel: int
    game: str
    size: int
    format: FormatName
    pace: PaceName
    created_at: float
    starts_at: float
    fewest: int = 4
    rounds: int | None = None
    preset: str | None = None
    postponed: int = 0
    terms: Terms | None = None
    announced_at: float | None = None
    started_at: float | None = None
    ended_at: float | None = None
    called_off_at: float | None = None
    told_off_at: float | None = None
    timezone: str = "UTC"
    reminded_for: float | None = None
    id: int = 0

    @property
    def is_knockout(self) -> bool:
        """Whether people leave the tournament by losing."""
        return FORMATS[self.format].is_knockout

    @property
    def shares_deal(self) -> bool:
        """Whether all tables of a round have the same deal."""
        return FORMATS[self.format].shares_deal

    @property
    def takes_entries(self) -> bool:
        """Whether people can enter and leave freely."""
        return self.started_at is None and self.called_off_at is None and self.ended_at is None


class Participant(Struct, frozen=True):
    """Somebody's entry in a tournament, by their member number, which outlives their name.

    ``seed`` is their place in the draw from 0, ``None`` until the start. ``takes_over`` is the member whose
    games count for them, because they have replaced that member.
    """

    tournament: int
    member: int
    entered_at: float
    state: EntryState = "in"
    seed: int | None = None
    takes_over: int | None = None


class TournamentRound(Struct, frozen=True):
    """A round, counted from 1: when it was paired, when its time ends, and when all its matches counted.

    ``ends_at`` is ``None`` until all its tables are open, so that nobody loses time by waiting for a table.
    """

    tournament: int
    number: int
    paired_at: float
    ends_at: float | None = None
    ended_at: float | None = None


class Match(Struct, frozen=True):
    """A table of a round, counted from 1, with its members in the order of their seats; a bye has one.

    ``table`` is ``None`` until it is open, or after it was deleted. ``expected`` has the hundredths of a
    point of each seat if they don't come from a result: of a bye, or of a game that its round cut off.
    ``ruled`` has the ranks that a moderator has set; it's empty if the match counts for nobody.
    """

    tournament: int
    round: int
    number: int
    members: tuple[int, ...]
    table: int | None = None
    opened_at: float | None = None
    expected: tuple[int, ...] | None = None
    ruled: tuple[int, ...] | None = None
    id: int = 0


def planned_rounds(people: int, size: int) -> int:
    """Return the number of Swiss rounds proposed for ``people``: enough to separate them, but not long.

    That's how often ``people`` can be divided by ``size``, and one round more, two at least.

    >>> [planned_rounds(people, 4) for people in (3, 4, 8, 16, 17, 64)]
    [2, 2, 3, 3, 4, 4]
    """
    rounds, room = 1, 1
    while room < people:
        room *= size
        rounds += 1
    return max(2, min(rounds, people - 1 if size == 2 else rounds))


def deal_of_draw(tournament: int) -> str:
    """Return the name of the deal whose secret decides all lots of a tournament."""
    return f"tournament {tournament} draw"


def deal_of_match(tournament: Tournament, round_: int, number: int) -> str:
    """Return the name of the deal of a match, whose commitment is public from the start."""
    shared = f"tournament {tournament.id} {round_}"
    return shared if tournament.shares_deal else f"{shared} {number}"


def planned_deals(tournament: Tournament, tables: int, paired: int) -> list[str]:
    """Return the names of all deals of a tournament whose first round has this number of ``tables``.

    No later round has more tables. ``paired`` is the number of rounds so far: a knock-out may need more than
    were planned.
    """
    rounds = max(tournament.rounds or 0, paired)
    per_round = min(tables, 1) if tournament.shares_deal else tables
    matches = (
        deal_of_match(tournament, round_, number)
        for round_ in range(1, rounds + 1)
        for number in range(1, per_round + 1)
    )
    return [deal_of_draw(tournament.id), *matches]


_FIRST_ORIGIN = 1 << 42
"""Above the origins of leagues and of sets of duplicate tables, and below the ids of Discord."""


def origin_of_match(match: Match) -> int:
    """Return the origin of the table of ``match``; two tables can't have the same one."""
    return _FIRST_ORIGIN + match.id


def substitutes(entries: Sequence[Participant]) -> dict[int, int]:
    """Return who plays on for members who were replaced, perhaps several times.

    >>> one = Participant(1, 5, 0.0, takes_over=4)
    >>> substitutes([one, Participant(1, 6, 0.0, takes_over=5)])
    {4: 6, 5: 6}
    """
    after = {one.takes_over: one.member for one in entries if one.takes_over is not None}
    found = {}
    for member, last in after.items():
        while last in after:
            last = after[last]  # noqa: PLW2901
        found[member] = last
    return found
