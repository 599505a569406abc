"""A season as one reader sees it, and the texts that several panels share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Part
from bot.features.competitions.rules.rank_bounds import RankBounds, rank_bounds
from bot.features.competitions.rules.standings import Standing
from bot.features.leagues.rules.league import Entry, League, Season
from bot.features.leagues.rules.season import Step, open_games, standings_of
from bot.features.leagues.store import SeasonState
from games.engine.text import NOTHING_TYPED, Typed
from render.words import Words, as_typed

CHOICES = 25
"""Maximum number of choices in a menu."""
_NAMED = 3
"""Maximum number of leaders who are named."""


class LeagueView(Struct, frozen=True):
    """A season as one reader sees it.

    ``names`` are those of members. ``own`` is the reader's entry. ``bounds`` are the ranks that each member
    can still reach, ``pace`` the usual seconds of such a game on this server, ``None`` if there were too few.
    ``coming`` is the next step for moderators: what, and when.
    """

    state: SeasonState
    standings: Sequence[Sequence[Standing]]
    bounds: Mapping[int, RankBounds]
    names: Mapping[int, Typed]
    own: Entry | None
    now: float
    pace: float | None = None
    moderates: bool = False
    coming: Step | float | None = None

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


def division_parts(view: LeagueView, number: int, words: Words) -> list[Part]:
    """Return the standings of a division, if the season has such a one."""
    states = {one.member: one.state for one in view.state.entries}
    if not 0 <= number < len(view.standings):
        return []
    lines = [f"### {words('league-division', division=number + 1)}"]
    for one in view.standings[number]:
        bounds = view.bounds[one.entry]
        lines.append(
            words(
                "league-line" if states.get(one.entry) == "in" else "league-line-left",
                rank=one.rank,
                name=name_of(view, one.entry, words),
                points=points_text(one.points, words),
                games=one.games,
                best=bounds.best,
                worst=bounds.worst,
                settled="yes" if bounds.best == bounds.worst or view.season.ended_at else "no",
            )
        )
    return ["\n".join(lines)]


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
    name = view.names.get(member, NOTHING_TYPED)
    return as_typed(name) if name != NOTHING_TYPED else words("somebody")


def points_text(points: Fraction, words: Words) -> str:
    """Return points with at most one decimal, which is enough to tell any two of a division apart."""
    return words("league-points", points=round(float(points), 1))
