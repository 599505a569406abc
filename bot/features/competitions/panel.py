"""Leagues as people see them: the list, one season with its divisions, and what moderators can do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import BoxInput, ChoiceInput, Modal, PickerInput, TextInput
from bot.discord.panels.panel import Button, Line, Panel, Part, Row, Rule, Select
from bot.features.clocks.rules.clocks import PRESETS, clock_text
from bot.features.competitions.rules.league import Entry, League, Season
from bot.features.competitions.rules.rank_bounds import RankBounds, rank_bounds
from bot.features.competitions.rules.season import Step, games_each, open_games, standings_of
from bot.features.competitions.rules.standings import Standing
from bot.features.competitions.store import SeasonState
from bot.features.deals.rules import Deal
from bot.features.presets.rules import PRINTED
from games.engine.text import NOTHING_TYPED, Typed
from render.words import Words, as_typed

LONGEST_NAME = 32
"""Maximum characters of a league's name."""
AT_ONCE = (1, 2, 3, 4, 5)
"""The numbers of games at once that moderators can choose."""
DIVISIONS = (4, 5, 6, 7, 8, 9, 10, 11, 12)
"""The sizes of a division that moderators can choose."""
WEEKS = (1, 2, 4, 6, 8)
"""The lengths of a season that moderators can choose."""
_LISTED = 10
"""Maximum number of leagues listed."""
_ENTRANTS = 30
"""Maximum number of people listed before a season starts."""
_CHOICES = 25
"""Maximum number of choices in a menu."""
_TOLD = 5
"""Maximum number of divisions in a summary, the highest ones."""
_NAMED = 3
"""Maximum number of leaders who are named."""
_RED = 0xA83232


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


def leagues_panel(leagues: Sequence[League], words: Words, *, moderates: bool) -> Panel:
    """Return the list of a server's leagues."""
    parts: list[Part] = [f"### {words('leagues-title')}"]
    if not leagues:
        parts.append(words("leagues-none"))
    for league in leagues[:_LISTED]:
        place = f"<#{league.channel}>"
        text = words("leagues-line", name=league.name, games=_games(league, words), channel=place)
        parts.append(Line(text, _show_button(league, words)))
    if moderates:
        parts.append(Row([Button(words("button-league-new"), CustomId(0, 0, "league-new"), "primary")]))
    return Panel(parts)


def league_panel(
    view: LeagueView, words: Words, note: str | None = None, division: int | None = None
) -> Panel:
    """Return a season for its reader: how to enter before it starts, then ``division``, or else their own."""
    season, league = view.season, view.league
    parts: list[Part] = [note] if note else []
    parts.append(f"## {words('league-title', name=league.name, season=season.number)}\n{_terms(view, words)}")
    if season.started_at is None:
        parts += _before(view, words)
    else:
        own = 0 if view.own is None or view.own.division is None else view.own.division
        parts += _division(view, own if division is None else division, words)
        parts += _other_divisions(view, words)
    buttons = _buttons(view, words)
    if buttons:
        parts.append(Row(buttons))
    if view.moderates:
        parts += _for_moderators(view, words)
    return Panel(parts)


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
                leaders=_names(view, leaders, words),
                count=len(leaders),
                points=_points(leaders[0].points, words),
                hopeful=hopeful,
            )
        )
    return Panel(["\n".join(lines), Row([_show_button(view.league, words)])])


def end_panel(view: LeagueView, words: Words, *, lacks_role: bool = False) -> Panel:
    """Return the announcement of a season's champions; ``lacks_role``: they couldn't get their role."""
    first = view.standings[0] if view.standings else []
    champions = [one for one in first if one.rank == 1]
    text = words(
        "league-over",
        name=view.league.name,
        season=view.season.number,
        champions=_names(view, champions, words),
        count=len(champions),
    )
    if lacks_role:
        text += "\n" + words("league-role-missing", role=f"<@&{view.league.role}>")
    return Panel([text, *_division(view, 0, words), Row([_show_button(view.league, words)])])


def new_league_form(games: Sequence[str], words: Words) -> Modal:
    """Return the form that opens a league; the rest has defaults that fit most servers."""
    clocks = [(name, words.say(clock_text(name)), "") for name in PRESETS if name != "none"]
    return Modal(
        CustomId(0, 0, "league-open"),
        words("league-form-title"),
        [
            TextInput(
                "name",
                words("league-form-name"),
                example=words("league-form-name-example"),
                longest=LONGEST_NAME,
            ),
            ChoiceInput(
                "games",
                words("league-form-games"),
                [(game, words(f"{game}-name"), "") for game in games],
                maximum=len(games),
            ),
            ChoiceInput(
                "weeks",
                words("league-form-weeks"),
                [(str(weeks), words("league-weeks", count=weeks), "") for weeks in WEEKS],
                chosen=("4",),
            ),
            ChoiceInput("clock", words("league-form-clock"), clocks, chosen=("day",)),
            TextInput(
                "starts", words("league-form-starts"), example=words("league-form-starts-example"), longest=60
            ),
        ],
    )


def options_form(league: League, presets: Sequence[str], words: Words) -> Modal:
    """Return the form with the options of a league; ``presets`` are names of the server's."""
    shown = [
        (PRINTED, words("league-as-printed"), ""),
        *((name, name, "") for name in presets[: _CHOICES - 1]),
    ]
    return Modal(
        CustomId(0, 0, "league-options-set", str(league.id)),
        words("league-options-title"),
        [
            ChoiceInput(
                "at-once",
                words("league-options-at-once"),
                [(str(number), str(number), "") for number in AT_ONCE],
                chosen=(str(league.at_once),),
            ),
            ChoiceInput(
                "division",
                words("league-options-division"),
                [(str(number), str(number), "") for number in DIVISIONS],
                chosen=(str(league.division),),
            ),
            ChoiceInput("preset", words("league-options-preset"), shown, chosen=(league.preset or PRINTED,)),
            BoxInput(
                "adjudicate",
                words("league-options-adjudicate"),
                league.adjudication == "computers",
                hint=words("league-options-adjudicate-hint"),
            ),
            PickerInput(
                "role",
                words("league-options-role"),
                "role",
                chosen=() if league.role is None else (league.role,),
                hint=words("league-options-role-hint"),
            ),
        ],
    )


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
    back = Row([Button(words("button-league-back"), CustomId(0, 0, "league", str(view.league.id)))])
    return Panel([words("league-deals"), back], file=(name, "\n".join(lines).encode()))


def manage_panel(view: LeagueView, words: Words) -> Panel:
    """Return the choice of an entry to withdraw, disqualify or take back in."""
    choices = [
        (str(one.member), _name(view, one.member, words)[:100], words(f"league-entry-{one.state}"))
        for one in view.state.entries[:_CHOICES]
    ]
    back = CustomId(0, 0, "league", str(view.league.id))
    parts: list[Part] = [f"### {words('league-manage-title')}\n{words('league-manage-help')}"]
    if choices:
        parts += [
            Select(CustomId(0, 0, verb, str(view.season.id)), placeholder, choices)
            for verb, placeholder in (
                ("league-withdraw", words("league-withdraw-whom")),
                ("league-disqualify", words("league-disqualify-whom")),
                ("league-restore", words("league-restore-whom")),
            )
        ]
    return Panel([*parts, Row([Button(words("button-league-back"), back)])], _RED)


def _before(view: LeagueView, words: Words) -> list[Part]:
    season, league = view.season, view.league
    entrants = [_name(view, one.member, words) for one in view.state.entries if one.state == "in"]
    parts: list[Part] = [
        words(
            "league-starts", time=f"<t:{int(season.starts_at)}:F>", relative=f"<t:{int(season.starts_at)}:R>"
        )
    ]
    people = min(league.division, max(len(entrants) + (not view.entered), league.size))
    forecast = words(
        "league-forecast", games=games_each(league, people), people=people - 1, at_once=league.at_once
    )
    if view.pace is not None:
        forecast += " " + words("league-pace", days=max(1, round(view.pace / 86_400)))
    parts.append(forecast)
    if entrants:
        shown = entrants[:_ENTRANTS]
        shown += [words("league-more-people", count=len(entrants) - _ENTRANTS)] * (len(entrants) > _ENTRANTS)
        parts.append(words("league-entered", people=words.listed(shown), count=len(entrants)))
    else:
        parts.append(words("league-nobody"))
    return parts


def _division(view: LeagueView, number: int, words: Words) -> list[Part]:
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
                name=_name(view, one.entry, words),
                points=_points(one.points, words),
                games=one.games,
                best=bounds.best,
                worst=bounds.worst,
                settled="yes" if bounds.best == bounds.worst or view.season.ended_at else "no",
            )
        )
    return ["\n".join(lines)]


def _other_divisions(view: LeagueView, words: Words) -> list[Part]:
    """Return the menu of divisions, if there are several."""
    choices = [
        (f"{view.season.id}.{number}", words("league-division", division=number + 1), "")
        for number in range(len(view.standings))
    ]
    if len(choices) < 2:
        return []
    return [Select(CustomId(0, 0, "league-division"), words("league-divisions"), choices[:_CHOICES])]


def _buttons(view: LeagueView, words: Words) -> list[Button]:
    season, argument = view.season, str(view.season.id)
    if season.started_at is None:
        if view.entered:
            return [Button(words("button-league-leave"), CustomId(0, 0, "league-leave", argument))]
        if view.league.closed_at is None:
            return [Button(words("button-league-enter"), CustomId(0, 0, "league-enter", argument), "success")]
        return []
    buttons = [Button(words("button-league-deals"), CustomId(0, 0, "league-deals", argument))]
    if view.entered and season.ended_at is None:
        buttons.append(Button(words("button-league-quit"), CustomId(0, 0, "league-quit", argument), "danger"))
    return buttons


def _for_moderators(view: LeagueView, words: Words) -> list[Part]:
    argument, number = str(view.season.id), str(view.league.id)
    is_closed = view.league.closed_at is not None
    buttons = [Button(words("button-league-manage"), CustomId(0, 0, "league-manage", argument))]
    buttons.append(Button(words("button-league-options"), CustomId(0, 0, "league-options", number)))
    if view.season.ended_at is None:
        buttons.append(Button(words("button-league-extend"), CustomId(0, 0, "league-extend", argument)))
    if is_closed:
        buttons.append(Button(words("button-league-reopen"), CustomId(0, 0, "league-reopen", number)))
    else:
        buttons.append(Button(words("button-league-close"), CustomId(0, 0, "league-close", number)))
    buttons.append(Button(words("button-league-here"), CustomId(0, 0, "league-here", number)))
    parts: list[Part] = [Rule()]
    if (coming := _coming(view, words)) is not None:
        parts.append(coming)
    return [*parts, Row(buttons)]


def _coming(view: LeagueView, words: Words) -> str | None:
    """Return the sentence about the next step: what happens, when, and why it waits."""
    step = view.coming
    if step is None:
        return None
    if isinstance(step, float):
        return words("league-next-at", time=f"<t:{int(step)}:R>")
    return words(f"league-next-{step_name(step)}")


def step_name(step: Step) -> str:
    """Return the name of a step in words: *start*, *open* and so on."""
    return type(step).__name__.lower()


def _terms(view: LeagueView, words: Words) -> str:
    league = view.league
    return words(
        "league-terms",
        games=_games(league, words),
        size=league.size,
        weeks=words("league-weeks", count=league.weeks),
        clock=words.say(clock_text(league.clock)),
        channel=f"<#{league.channel}>",
    )


def _show_button(league: League, words: Words) -> Button:
    return Button(words("button-league-show"), CustomId(0, 0, "league", str(league.id)))


def _games(league: League, words: Words) -> str:
    return words.listed([words(f"{game}-name") for game in league.games])


def _names(view: LeagueView, leaders: Sequence[Standing], words: Words) -> str:
    """Return the names of those who share a first place; of many, only how many there are."""
    if len(leaders) > _NAMED:
        return words("league-people", count=len(leaders))
    return words.listed([_name(view, one.entry, words) for one in leaders])


def _name(view: LeagueView, member: int, words: Words) -> str:
    name = view.names.get(member, NOTHING_TYPED)
    return as_typed(name) if name != NOTHING_TYPED else words("somebody")


def _points(points: Fraction, words: Words) -> str:
    """Return points with at most one decimal, which is enough to tell any two of a division apart."""
    return words("league-points", points=round(float(points), 1))
