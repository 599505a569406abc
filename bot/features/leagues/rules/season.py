"""A season: drawing its divisions and fixtures, and its next step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.features.competitions.rules.days import days_later
from bot.features.competitions.rules.outcome import Outcome
from bot.features.competitions.rules.standings import SeatScore, Standing, standings
from bot.features.leagues.rules.designs import LARGEST, design, seated
from bot.features.leagues.rules.league import WEEK, Entry, Fixture, League, Season
from bot.features.leagues.rules.movement import FEWEST, Entrant, divided

FixtureState: TypeAlias = Literal["waiting", "open", "over", "adjudicated", "ruled", "void"]
"""Not opened yet; being played; finished; ended with the season and adjudicated; decided by a moderator; or
without any points."""


class Played(Struct, frozen=True):
    """A fixture with its state; ``scores`` has its seats once it counts.

    ``has_open_table``: its table can still be played at. ``is_revealed``: anybody may check its deal.
    """

    fixture: Fixture
    state: FixtureState
    scores: tuple[SeatScore, ...] = ()
    has_open_table: bool = False
    is_revealed: bool = False


def deal_of_fixture(fixture: Fixture) -> str:
    """Return the name of the deal of ``fixture``, whose commitment is public from the start of the season."""
    return f"league {fixture.season} {fixture.id}"


def played(
    fixture: Fixture,
    active: frozenset[int],
    outcome: Outcome | None,
    *,
    disqualified: frozenset[int] = frozenset(),
    has_open_table: bool = False,
    is_revealed: bool = False,
) -> Played:
    """Return the state of ``fixture``, while the members in ``active`` take part in the season.

    A game with fewer than two of them is void, unless it has already begun. A game that a moderator ended
    is void, too. Seats of ``disqualified`` members come last, and get no points if the game was adjudicated.
    """

    def known(state: FixtureState, scores: tuple[SeatScore, ...] = ()) -> Played:
        counted = tuple(_last(one) if one.entry in disqualified else one for one in scores)
        return Played(fixture, state, counted, has_open_table, is_revealed)

    if fixture.ruled is not None:
        ranks = zip(fixture.members, fixture.ruled, strict=False)
        return known("ruled", tuple(SeatScore(member, rank) for member, rank in ranks))
    if fixture.expected is not None:
        points = zip(fixture.members, fixture.expected, strict=False)
        scores = tuple(SeatScore(member, 0, expected=one) for member, one in points)
        return known("adjudicated" if scores else "void", scores)
    if outcome is not None:
        return known("over", outcome.scores_of(fixture.members))
    if fixture.opened_at is not None:
        return known("open" if has_open_table else "void")
    return known("waiting" if len(active & {*fixture.members}) > 1 else "void")


def _last(score: SeatScore) -> SeatScore:
    """Return ``score`` as it counts for somebody who is disqualified."""
    return replace(score, by_other=True, expected=None if score.expected is None else 0)


class Start(Struct, frozen=True):
    """Draw the divisions and the fixtures of a season."""


class Postpone(Struct, frozen=True):
    """Start a season a week later, because too few people have entered."""


class Open(Struct, frozen=True):
    """Open the tables of fixtures, in this order."""

    fixtures: tuple[Fixture, ...]


class Adjudicate(Struct, frozen=True):
    """Adjudicate the games that the end of the season cuts off, as the league has agreed."""

    fixtures: tuple[Fixture, ...]


class Reveal(Struct, frozen=True):
    """Reveal the deals of finished games."""

    fixtures: tuple[Fixture, ...]


class Close(Struct, frozen=True):
    """End the tables of fixtures that count already."""

    fixtures: tuple[Fixture, ...]


class Summarize(Struct, frozen=True):
    """Post the summary of a week, counted from 1."""

    week: int


class End(Struct, frozen=True):
    """End a season, and open the next one if the league goes on."""


Step: TypeAlias = Start | Postpone | Open | Adjudicate | Close | Reveal | Summarize | End


def first_season(league: League, starts_at: float) -> Season:
    """Return the first season of ``league``, which people can enter at once."""
    return Season(
        league=league.id,
        number=1,
        opens_at=league.created_at,
        starts_at=starts_at,
        ends_at=_weeks_later(starts_at, league.weeks, league),
    )


def season_after(season: Season, league: League, now: float) -> Season:
    """Return the season that follows ``season``: it starts a week after the end, but not within a day."""
    starts_at = _weeks_later(season.ends_at, 1, league)
    while starts_at < now + WEEK / 7:
        starts_at = days_later(starts_at, 1, league.timezone)
    return Season(
        league=league.id,
        number=season.number + 1,
        opens_at=now,
        starts_at=starts_at,
        ends_at=_weeks_later(starts_at, league.weeks, league),
    )


def postponed(season: Season, league: League) -> Season:
    """Return ``season`` a week later."""
    starts_at = _weeks_later(season.starts_at, 1, league)
    return replace(season, starts_at=starts_at, ends_at=_weeks_later(season.ends_at, 1, league))


def extended(season: Season, league: League) -> Season:
    """Return ``season`` with another week at its end."""
    return replace(season, ends_at=_weeks_later(season.ends_at, 1, league))


def _weeks_later(at: float, weeks: int, league: League) -> float:
    return days_later(at, 7 * weeks, league.timezone)


def games_each(league: League, people: int) -> int:
    """Return how many games each of ``people`` in a division plays in a season."""
    return min(league.size, people) * len(league.games)


def share_of(
    season: Season, league: League, games: Sequence[Played], fixture: Fixture, now: float
) -> float | None:
    """Return the seconds that the game of ``fixture`` may take if all games are to end with the season.

    None if the season ends now.
    """
    mine = [sum(member in one.fixture.members for one in games) for member in fixture.members]
    rounds = -(-max(mine) // league.at_once)
    share = min((season.ends_at - (season.started_at or now)) / rounds, season.ends_at - now)
    return share if share > 0 else None


def drawn(
    league: League,
    season: Season,
    entrants: Sequence[Entrant],
    apart: Collection[frozenset[int]],
) -> tuple[list[Entry], list[Fixture]]:
    """Return the entries of ``entrants`` with their divisions, and all fixtures of ``season``.

    ``person`` of an entrant is a member number here, and so are the pairs ``apart``, whose people don't want
    to meet. Each game of the league takes one round, in which everybody sits once in each seat.
    """
    entries: list[Entry] = []
    fixtures: list[Fixture] = []
    for number, division in enumerate(divided(entrants, min(league.division, LARGEST))):
        members = tuple(one.person for one in division)
        entries += [
            Entry(season=season.id, member=one.person, entered_at=0, division=number, came=one.came)
            for one in division
        ]
        for part in parts_of(members):
            plan = design(len(part), league.size, len(league.games))
            order = seated(part, plan, apart)
            fixtures += [
                Fixture(
                    season=season.id,
                    division=number,
                    opens_first=place,
                    game=league.games[place // len(part)],
                    members=tuple(order[player] for player in table),
                )
                for place, table in enumerate(plan.tables)
            ]
    return entries, fixtures


def parts_of(members: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield ``members``, cut into equal parts if there are more than a design has room for."""
    count = -(-len(members) // LARGEST)
    for part in range(count):
        yield members[part::count]


def next_step(
    league: League, season: Season, entries: Sequence[Entry], games: Sequence[Played], now: float
) -> Step | float:
    """Return the next step of ``season``, or the time at which to look again.

    The answer follows from what is stored alone, so each process gives the same one after a crash. Steps come
    in the order of time; a bot that was off makes up for them one after the other.
    """
    if season.ended_at is not None:
        return season.ends_at + WEEK
    if season.started_at is None:
        if now < season.starts_at:
            return season.starts_at
        return Start() if len(active_in(entries)) >= FEWEST else Postpone()
    ruled = tuple(one.fixture for one in games if one.state == "ruled" and one.has_open_table)
    if ruled:
        return Close(ruled)
    if now < season.ends_at:
        opening = tuple(openable(league, entries, games))
        if opening:
            return Open(opening)
    else:
        cut_off = tuple(one.fixture for one in games if one.state in ("waiting", "open"))
        if cut_off:
            return Adjudicate(cut_off)
        left = tuple(one.fixture for one in games if one.has_open_table)
        if left:
            return Close(left)
    finished = tuple(
        one.fixture
        for one in games
        if one.fixture.opened_at is not None and not one.has_open_table and not one.is_revealed
    )
    if finished:
        return Reveal(finished)
    if not any(one.state in ("waiting", "open") for one in games):
        return End()
    week = int((min(now, season.ends_at) - season.started_at) // WEEK)
    if week > season.told:
        return Summarize(week)
    return min(season.ends_at, season.started_at + (season.told + 1) * WEEK)


def openable(league: League, entries: Sequence[Entry], games: Sequence[Played]) -> Iterator[Fixture]:
    """Yield the fixtures whose people all have room for another game, in the order of the season.

    Computers play for people who have left the season, so these need no room.
    """
    active = active_in(entries)
    busy: Counter[int] = Counter()
    for one in games:
        if one.state == "open":
            busy.update(one.fixture.members)
    for one in sorted(games, key=lambda one: one.fixture.opens_first):
        members = active & {*one.fixture.members}
        if one.state == "waiting" and all(busy[member] < league.at_once for member in members):
            busy.update(members)
            yield one.fixture


def active_in(entries: Sequence[Entry]) -> frozenset[int]:
    """Return the members who take part in a season."""
    return frozenset(one.member for one in entries if one.state == "in")


def standings_of(entries: Sequence[Entry], games: Sequence[Played]) -> list[list[Standing]]:
    """Return the standings of each division of a season, the highest division first."""
    by_division = counted(games)
    divisions: dict[int, list[int]] = {}
    for entry in entries:
        if entry.division is not None:
            divisions.setdefault(entry.division, []).append(entry.member)
    return [standings(divisions[number], by_division.get(number, [])) for number in sorted(divisions)]


def champions_of(entries: Sequence[Entry], games: Sequence[Played]) -> list[int]:
    """Return the members who share the first place of the highest division, usually one.

    Somebody who has left the season, or whose games have all been void, isn't its champion.
    """
    active = active_in(entries)
    first = next(iter(standings_of(entries, games)), [])
    there = [one for one in first if one.games and one.entry in active]
    return [one.entry for one in there if one.rank == there[0].rank]


def counted(games: Sequence[Played]) -> dict[int, list[Sequence[SeatScore]]]:
    """Return the games that count, by division, in the order in which they opened."""
    found: dict[int, list[Sequence[SeatScore]]] = {}
    for one in sorted(games, key=lambda one: (one.fixture.opened_at or 0.0, one.fixture.opens_first)):
        if one.scores:
            found.setdefault(one.fixture.division, []).append(one.scores)
    return found


def open_games(games: Sequence[Played]) -> dict[int, list[tuple[int, ...]]]:
    """Return the members of the games that can still bring points, by division."""
    found: dict[int, list[tuple[int, ...]]] = {}
    for one in games:
        if one.state in ("waiting", "open"):
            found.setdefault(one.fixture.division, []).append(one.fixture.members)
    return found
