"""Messages in a league's channel: weekly summaries and the champions."""

from __future__ import annotations

from bot.discord.panels.panel import Panel, Row
from bot.features.leagues.panel.view import (
    LeagueView,
    division_parts,
    names_of,
    points_text,
    show_button,
)
from render.words import Words

_TOLD = 5
"""Maximum number of divisions in a summary, the highest ones."""


def summary_panel(view: LeagueView, week: int, words: Words) -> Panel:
    """Return the summary of a week: the leaders, the games played, and who can still win."""
    played = sum(one.state == "over" for one in view.state.games)
    lines = [
        words("league-week", name=view.league.name, week=week, played=played, games=len(view.state.games))
    ]
    for number, division in enumerate(view.standings[:_TOLD]):
        leaders = [one for one in division if one.rank == 1]
        hopeful = sum(view.bounds[one.entry].best == 1 for one in division)
        lines.append(
            words(
                "league-week-division",
                division=number + 1,
                leaders=names_of(view, leaders, words),
                count=len(leaders),
                points=points_text(leaders[0].points, words),
                hopeful=hopeful,
            )
        )
    return Panel(["\n".join(lines), Row([show_button(view.league, words)])])


def end_panel(view: LeagueView, words: Words, *, lacks_role: bool = False) -> Panel:
    """Return the announcement of a season's champions; ``lacks_role``: they couldn't get their role."""
    first = view.standings[0] if view.standings else []
    champions = [one for one in first if one.rank == 1]
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
