"""Messages in a league's channel: weekly summaries and the champions."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Panel, Row
from bot.features.leagues.panel.view import (
    LeagueView,
    division_parts,
    entrants_parts,
    heading_parts,
    names_of,
    points_text,
    show_button,
)
from bot.features.leagues.rules.season import champions_of
from render.words import Words

_TOLD = 5
"""Maximum number of divisions whose leaders a summary names, the highest ones."""
_DRAWN = 4
"""Maximum number of divisions shown in the message that is kept up to date, the highest ones."""


def standing_panel(view: LeagueView, words: Words) -> Panel:
    """Return the message that shows the current season: who has entered, or the standings."""
    season, argument = view.season, str(view.season.id)
    parts = heading_parts(view, words)
    buttons = [show_button(view.league, words)]
    if season.started_at is None:
        parts += entrants_parts(view, words)
        if view.league.closed_at is None:
            enter = Button(words("button-league-enter"), CustomId(0, 0, "league-enter", argument), "success")
            buttons.insert(0, enter)
    else:
        parts.append(_progress(view, words))
        for number in range(min(_DRAWN, len(view.standings))):
            parts += division_parts(view, number, words)
        if (more := len(view.standings) - _DRAWN) > 0:
            parts.append(words("league-more-divisions", count=more))
    return Panel([*parts, Row(buttons)])


def summary_panel(view: LeagueView, week: int, words: Words) -> Panel:
    """Return the summary of a week: the games played, the leaders, and how many can still win."""
    heading = words("league-week", name=view.league.name, week=week)
    sentences = " ".join([_played(view, words), _leaders(view, words), _hope(view, words)])
    return Panel(
        [f"{heading}\n{sentences}", *division_parts(view, 0, words), Row([show_button(view.league, words)])]
    )


def _progress(view: LeagueView, words: Words) -> str:
    """Return how many games are over, and when the season ends or that it has ended."""
    if view.season.ended_at is not None:
        return words("league-ended")
    ends = words("league-ends", time=f"<t:{int(view.season.ends_at)}:R>")
    return f"{_played(view, words)} {ends}"


def _played(view: LeagueView, words: Words) -> str:
    games = [one.state for one in view.state.games if one.state != "void"]
    return words(
        "league-week-played", played=sum(one in ("over", "ruled") for one in games), games=len(games)
    )


def _leaders(view: LeagueView, words: Words) -> str:
    """Return the sentence that names the leaders of the highest divisions."""
    told = []
    for number, division in enumerate(view.standings[:_TOLD]):
        leaders = [one for one in division if one.rank == 1 and one.games]
        if leaders:
            said = words(
                "league-week-leader",
                leaders=names_of(view, leaders, words),
                points=points_text(leaders[0].points, words),
                division=number + 1,
                several="yes" if len(view.standings) > 1 else "no",
            )
            told.append(said)
    return words("league-week-leaders", leaders=words.apart(told)) if told else words("league-week-nobody")


def _hope(view: LeagueView, words: Words) -> str:
    """Return the sentence that says how many people can still win, and when the season ends."""
    first = view.standings[0] if view.standings else ()
    hopeful = sum(view.bounds[one.entry].best == 1 for one in first)
    return words("league-week-hope", hopeful=hopeful, time=f"<t:{int(view.season.ends_at)}:R>")


def end_panel(view: LeagueView, words: Words, *, lacks_role: bool = False) -> Panel:
    """Return the announcement of a season's champions; ``lacks_role``: they couldn't get their role."""
    winners = champions_of(view.state.entries, view.state.games)
    champions = [one for line in view.standings[:1] for one in line if one.entry in winners]
    text = words(
        "league-over",
        name=view.league.name,
        season=view.season.number,
        champions=names_of(view, champions, words),
        count=len(champions),
    )
    if lacks_role:
        text += "\n" + words("league-role-missing", role=f"<@&{view.league.role}>")
    return Panel([text, *division_parts(view, 0, words), Row([show_button(view.league, words)])])
