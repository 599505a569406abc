"""The list of leagues, the page of a season, and its deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Line, Panel, Part, Row, Rule, Select
from bot.features.competitions.panel.forms import CHOICES
from bot.features.competitions.panel.repairs import owed_lines
from bot.features.deals.rules import Deal
from bot.features.leagues.panel.view import (
    LeagueView,
    division_parts,
    entrants_parts,
    games_text,
    heading_parts,
    name_of,
    show_button,
)
from bot.features.leagues.rules.forecast import Forecast
from bot.features.leagues.rules.league import League
from bot.features.leagues.rules.luck import PlayAndLuck
from bot.features.leagues.rules.movement import FEWEST
from bot.features.leagues.rules.season import Open, Step
from bot.features.lobby.rules.pace import about
from games.engine.review import Estimate
from render.fortunes import signed
from render.words import Words

_LISTED = 10
"""Maximum number of leagues listed."""
_MET = 12
"""Maximum number of likely opponents named."""


def leagues_panel(leagues: Sequence[League], words: Words, *, moderates: bool) -> Panel:
    """Return the list of a server's leagues."""
    parts: list[Part] = [f"### {words('leagues-title')}"]
    if not leagues:
        parts.append(words("leagues-none"))
    for league in leagues[:_LISTED]:
        place = f"<#{league.channel}>"
        text = words("leagues-line", name=league.name, games=games_text(league, words), channel=place)
        parts.append(Line(text, show_button(league, words)))
    if moderates:
        parts.append(Row([Button(words("button-league-new"), CustomId(0, 0, "league-new"), "primary")]))
    return Panel(parts)


def league_panel(
    view: LeagueView, words: Words, note: str | None = None, division: int | None = None
) -> Panel:
    """Return a season for its reader: how to enter before it starts, then ``division``, or else their own."""
    season = view.season
    parts: list[Part] = [note] if note else []
    parts += heading_parts(view, words)
    if season.started_at is None:
        parts += _before(view, words)
    else:
        own = 0 if view.own is None or view.own.division is None else view.own.division
        parts += division_parts(view, own if division is None else division, words)
        parts += _other_divisions(view, words)
    buttons = _buttons(view, words)
    if view.before is not None:
        before = CustomId(0, 0, "league-season", str(view.before))
        buttons.append(Button(words("button-league-before"), before))
    if buttons:
        parts.append(Row(buttons))
    if view.moderates:
        parts += _for_moderators(view, words)
    return Panel(parts)


def deals_panel(view: LeagueView, deals: Sequence[Deal], words: Words) -> Panel:
    """Return the commitments of a season's ``deals`` as a file, with the secrets of finished games."""
    lines = []
    for one, deal in zip(view.state.games, deals, strict=True):
        number, division = one.fixture.opens_first + 1, one.fixture.division + 1
        if deal.is_revealed:
            said = words(
                "league-deal-revealed",
                division=division,
                number=number,
                commitment=deal.commitment,
                secret=deal.secret.hex(),
            )
        else:
            said = words("league-deal", division=division, number=number, commitment=deal.commitment)
        lines.append(said)
    name = f"{words('league-deals-file')}-{view.season.id}.txt"
    return Panel([words("league-deals"), _back(view, words)], file=(name, "\n".join(lines).encode()))


def luck_panel(view: LeagueView, found: Mapping[int, PlayAndLuck], words: Words) -> Panel:
    """Return the page about luck and play of the people in the reader's division."""
    number = 0 if view.own is None or view.own.division is None else view.own.division
    lines = [f"### {words('league-luck-title', name=view.league.name, division=number + 1)}"]
    for place in view.standings[number] if number < len(view.standings) else ():
        one, name = found.get(place.entry), name_of(view, place.entry, words)
        if one is None or not one.told:
            lines.append(words("league-luck-none", name=name))
            continue
        said = words(
            "league-luck-line",
            name=name,
            play=_range(one.play, words),
            luck=_range(one.luck, words),
            told=one.told,
            games=one.games,
        )
        lines.append(said)
    lines.append(f"-# {words('league-luck-help')}")
    return Panel(["\n".join(lines), _back(view, words)])


def _back(view: LeagueView, words: Words) -> Row:
    press = CustomId(0, 0, "league-season", str(view.season.id))
    return Row([Button(words("button-competition-back"), press)])


def _range(wins: Estimate, words: Words) -> str:
    low, high = signed(wins.low, words), signed(wins.high, words)
    return low if low == high else words("review-luck-range", low=low, high=high)


def _before(view: LeagueView, words: Words) -> list[Part]:
    """Return the page of a season that people can still enter: when, how many games, and against whom."""
    when, who = entrants_parts(view, words)
    return [when, *([_forecast(view, view.forecast, words)] if view.forecast else []), who]


def _forecast(view: LeagueView, found: Forecast, words: Words) -> str:
    """Return the sentences about how the season would go for the reader."""
    at_once = view.league.at_once
    if found.others:
        shown = [name_of(view, member, words) for member in found.others[:_MET]]
        if (more := len(found.others) - _MET) > 0:
            shown.append(words("league-more-people", count=more))
        said = words(
            "league-forecast",
            games=found.games,
            at_once=at_once,
            people=words.listed(shown),
            division=found.division + 1,
            divisions=found.divisions,
        )
    else:
        count = sum(one.state == "in" for one in view.state.entries)
        said = words("league-forecast-few", games=found.games, at_once=at_once, fewest=FEWEST, count=count)
    if found.seconds is None:
        return f"{said} {words('league-forecast-unknown')}"
    takes = words(
        "league-forecast-time",
        time=words.say(about(found.seconds)),
        long="yes" if found.is_too_long else "no",
    )
    return f"{said} {takes}"


def _other_divisions(view: LeagueView, words: Words) -> list[Part]:
    """Return the menu of divisions, if there are several."""
    choices = [
        (f"{view.season.id}.{number}", words("league-division", division=number + 1), "")
        for number in range(len(view.standings))
    ]
    if len(choices) < 2:
        return []
    return [Select(CustomId(0, 0, "league-division"), words("league-divisions"), choices[:CHOICES])]


def _buttons(view: LeagueView, words: Words) -> list[Button]:
    season, argument = view.season, str(view.season.id)
    if season.started_at is None:
        if view.entered:
            return [Button(words("button-league-leave"), CustomId(0, 0, "league-leave", argument))]
        if view.league.closed_at is None:
            return [Button(words("button-league-enter"), CustomId(0, 0, "league-enter", argument), "success")]
        return []
    buttons = [
        Button(words("button-league-deals"), CustomId(0, 0, "league-deals", argument)),
        Button(words("button-league-luck"), CustomId(0, 0, "league-luck", argument)),
    ]
    if view.entered and season.ended_at is None:
        buttons.append(Button(words("button-league-quit"), CustomId(0, 0, "league-quit", argument), "danger"))
    return buttons


def _for_moderators(view: LeagueView, words: Words) -> list[Part]:
    argument, number, season = str(view.season.id), str(view.league.id), view.season
    buttons = [
        Button(words("button-repair-notes"), CustomId(0, 0, "league-notes", argument)),
        Button(words("button-repair-people"), CustomId(0, 0, "league-people", argument)),
    ]
    if season.started_at is not None:
        buttons.append(Button(words("button-repair-results"), CustomId(0, 0, "league-results", argument)))
    buttons.append(Button(words("button-repair-retry"), CustomId(0, 0, "league-retry", argument)))
    buttons.append(Button(words("button-league-options"), CustomId(0, 0, "league-options", number)))
    if season.ended_at is None:
        buttons.append(Button(words("button-league-extend"), CustomId(0, 0, "league-extend", argument)))
    if view.league.closed_at is not None:
        buttons.append(Button(words("button-league-reopen"), CustomId(0, 0, "league-reopen", number)))
    else:
        buttons.append(Button(words("button-league-close"), CustomId(0, 0, "league-close", number)))
    buttons.append(Button(words("button-league-here"), CustomId(0, 0, "league-here", number)))
    steps = owed_lines(view.owed, words)
    if (coming := _coming(view, words)) is not None:
        steps.append(coming)
    return [Rule(), *(["\n".join(steps)] if steps else []), Row(buttons)]


def _coming(view: LeagueView, words: Words) -> str | None:
    """Return the sentence about the next step: what happens, when, and why it waits."""
    step = view.coming
    if step is None or view.season.ended_at is not None:
        return None
    if isinstance(step, Open) and view.trouble is not None:
        return words("league-next-blocked", why=view.trouble)
    if isinstance(step, float):
        return _waiting(view, step, words)
    return words(f"league-next-{step_name(step)}")


def _waiting(view: LeagueView, until: float, words: Words) -> str:
    """Return the next step, which comes at the time ``until``, and how many games are open or wait."""
    season, time = view.season, f"<t:{int(until)}:R>"
    if season.started_at is None:
        return words("league-next-starts", time=time, fewest=FEWEST)
    states = [one.state for one in view.state.games]
    said = words("league-next-ends" if until >= season.ends_at else "league-next-weekly", time=time)
    games = words("league-next-games", open=states.count("open"), waiting=states.count("waiting"))
    return f"{said} {games}"


def step_name(step: Step) -> str:
    """Return the name of a step in words: *start*, *open* and so on."""
    return type(step).__name__.lower()
