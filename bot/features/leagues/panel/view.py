"""A season as one reader sees it, and the texts that several panels share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Part, Scene
from bot.features.clocks.rules.clocks import clock_text
from bot.features.competitions.panel.names import name_in
from bot.features.competitions.rules.missed import MissedPost, Trouble
from bot.features.competitions.rules.rank_bounds import RankBounds, rank_bounds
from bot.features.competitions.rules.standings import Standing
from bot.features.leagues.rules.forecast import Forecast
from bot.features.leagues.rules.league import Entry, League, Season
from bot.features.leagues.rules.movement import outcome
from bot.features.leagues.rules.season import Step, open_games, standings_of
from bot.features.leagues.store import SeasonState
from games.engine.text import NOTHING_TYPED, Typed
from render.divisions import FORM, DivisionPlace, division, place_text
from render.escaping import escaped
from render.words import Words

_ENTRANTS = 30
"""Maximum number of people listed before a season starts."""
_NAMED = 3
"""Maximum number of leaders who are named."""


class LeagueView(Struct, frozen=True):
    """A season as one reader sees it.

    ``names`` are those of members. ``own`` is the reader's entry. ``bounds`` are the ranks that each member
    can still reach. ``forecast`` is for the reader, before the season starts. ``before`` is the id of the
    season before. For moderators, ``coming`` is the next step: what, and when; ``trouble`` keeps games from
    opening, and ``owed`` are the posts that may be missing.
    """

    state: SeasonState
    standings: Sequence[Sequence[Standing]]
    bounds: Mapping[int, RankBounds]
    names: Mapping[int, Typed]
    own: Entry | None
    now: float
    forecast: Forecast | None = None
    before: int | None = None
    moderates: bool = False
    coming: Step | float | None = None
    trouble: Trouble | None = None
    owed: Sequence[MissedPost] = ()

    @property
    def league(self) -> League:
        """The league."""
        return self.state.league

    @property
    def season(self) -> Season:
        """The season."""
        return self.state.season

    @property
    def entered(self) -> bool:
        """Whether the reader takes part."""
        return self.own is not None and self.own.state == "in"


def view_of(state: SeasonState, names: Mapping[int, Typed], now: float) -> LeagueView:
    """Return a season as everybody may see it."""
    divisions = standings_of(state.entries, state.games)
    still_open = open_games(state.games)
    bounds = {
        member: bound
        for number, division in enumerate(divisions)
        for member, bound in rank_bounds(
            {one.entry: one.points for one in division}, still_open.get(number, [])
        ).items()
    }
    return LeagueView(state, divisions, bounds, names, own=None, now=now)


def heading_parts(view: LeagueView, words: Words) -> list[Part]:
    """Return the name of the season with the terms of its league."""
    league = view.league
    terms = words(
        "league-terms",
        games=games_text(league, words),
        size=league.size,
        weeks=words("league-weeks", count=league.weeks),
        clock=words.say(clock_text(league.clock)),
        channel=f"<#{league.channel}>",
    )
    return [f"### {words('league-title', name=league.name, season=view.season.number)}\n{terms}"]


def entrants_parts(view: LeagueView, words: Words) -> tuple[str, str]:
    """Return when a season starts, and who has entered it."""
    at = int(view.season.starts_at)
    when = words("league-starts", time=f"<t:{at}:F>", relative=f"<t:{at}:R>")
    entrants = [name_of(view, one.member, words) for one in view.state.entries if one.state == "in"]
    if not entrants:
        return when, words("league-nobody")
    shown = entrants[:_ENTRANTS]
    shown += [words("league-more-people", count=len(entrants) - _ENTRANTS)] * (len(entrants) > _ENTRANTS)
    return when, words("league-entered", people=words.listed(shown), count=len(entrants))


def division_parts(view: LeagueView, number: int, words: Words) -> list[Part]:
    """Return the picture of a division's standings, if the season has one."""
    if not 0 <= number < len(view.standings):
        return []
    places = _places(view, number)

    def instead(why: str) -> str:
        lines = [f"**{words('league-division', division=number + 1)}**"]
        lines += [escaped(place_text(place, words)) for place in places]
        return "\n".join([why, *lines])

    return [Scene(places, lambda: [division(number + 1, places, words.strict)], instead)]


def _places(view: LeagueView, number: int) -> list[DivisionPlace]:
    """Return the lines of a division's standings; movement shows once somebody has points."""
    entries = {one.member: one for one in view.state.entries}
    standing, divisions = view.standings[number], len(view.standings)
    still = Counter(member for game in open_games(view.state.games).get(number, ()) for member in game)
    has_begun = any(one.games for one in standing)
    sharing = Counter(one.rank for one in standing)
    places = []
    for one in standing:
        entry, bounds = entries[one.entry], view.bounds[one.entry]
        is_settled = view.season.ended_at is not None
        name = view.names.get(one.entry, NOTHING_TYPED)
        places.append(
            DivisionPlace(
                rank=one.rank,
                name=None if name == NOTHING_TYPED else name,
                points=round(float(one.points), 1),
                games=one.games,
                total=one.games + still[one.entry],
                best=one.rank if is_settled else bounds.best,
                worst=one.rank if is_settled else bounds.worst,
                came=entry.came or "stayed",
                goes=outcome(one.rank, len(standing), number, divisions, sharing[one.rank])
                if has_begun
                else "stayed",
                form=one.form[-FORM:],
                left=entry.state != "in",
            )
        )
    return places


def show_button(league: League, words: Words) -> Button:
    """Return the button that shows a league."""
    return Button(words("button-league-show"), CustomId(0, 0, "league", str(league.id)))


def games_text(league: League, words: Words) -> str:
    """Return the names of a league's games."""
    return words.listed([words(f"{game}-name") for game in league.games])


def names_of(view: LeagueView, leaders: Sequence[Standing], words: Words) -> str:
    """Return the names of the ``leaders``, or their number if there are many."""
    if len(leaders) > _NAMED:
        return words("league-people", count=len(leaders))
    return words.listed([name_of(view, one.entry, words) for one in leaders])


def name_of(view: LeagueView, member: int, words: Words) -> str:
    """Return the name of a member; somebody who was forgotten has none."""
    return name_in(view.names, member, words)


def points_text(points: Fraction, words: Words) -> str:
    """Return points with at most one decimal, which is enough to tell any two of a division apart."""
    return words("league-points", points=round(float(points), 1))
