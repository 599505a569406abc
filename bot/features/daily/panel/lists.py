"""Lists of dailies, days that are over, and the proof of the deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import label_names
from bot.discord.panels.panel import Button, Panel, Part, Row, Select
from bot.features.daily.panel.common import heading, home_button
from bot.features.daily.rules.choices import Brought, Choices
from bot.features.daily.rules.days import days_from
from bot.features.daily.rules.standings import Place, WeekPlace, rounded
from bot.features.deals.rules import Deal
from bot.table.perspective import Perspective
from bot.typed.days import spoken_day
from games.engine.text import Typed
from render.words import Words, as_typed

Scope = Literal["here", "all"]
"""The list of a server, or of everybody."""

TOP = 10
"""The number of lines of a list."""
_LISTED_CHOICES = 6
"""The number of choices shown at a turning point."""


class Ranking(Struct, frozen=True):
    """A week's list as its reader sees it; ``listed`` are the people who want to be named.

    ``has_server``: it was asked for on a server. ``today`` is the current day.
    """

    monday: str
    scope: Scope
    places: Sequence[WeekPlace]
    listed: set[int]
    reader: int
    has_server: bool
    today: str


class DayPage(Struct, frozen=True):
    """A day that is over: its list, the best game, and the turning point of each deal."""

    day: str
    game: str
    places: Sequence[Place]
    listed: set[int]
    reader: int
    best: Perspective | None
    choices: Mapping[str, Choices]


def ranking(at: Ranking, words: Words, note: str = "") -> Panel:
    """Return a week's list, with the buttons to other weeks and lists; ``note`` comes first."""
    days = words(
        "daily-week", first=_short_day(at.monday, words), last=_short_day(days_from(at.monday, 6), words)
    )
    scope = at.scope
    parts: list[Part] = [f"### {words(f'daily-ranking-{scope}')}\n{days}"]
    if note:
        parts.append(note)
    parts.append(words("daily-ranking-help"))
    lines = [_week_line(place, at, words) for place in at.places[:TOP]]
    own = next((place for place in at.places if place.person == at.reader), None)
    if own is not None and own not in at.places[:TOP]:
        lines += ["…", _week_line(own, at, words)]
    parts.append("\n".join(lines) or words("daily-nobody"))
    before = CustomId(0, 0, "daily-ranking", f"{at.scope}.{days_from(at.monday, -7)}")
    buttons = [Button(words("button-daily-week-back"), before)]
    if days_from(at.monday, 7) <= at.today:
        after = CustomId(0, 0, "daily-ranking", f"{at.scope}.{days_from(at.monday, 7)}")
        buttons.append(Button(words("button-daily-week-on"), after))
    if at.has_server:
        other: Scope = "all" if at.scope == "here" else "here"
        there = CustomId(0, 0, "daily-ranking", f"{other}.{at.monday}")
        buttons.append(Button(words(f"button-daily-{other}"), there))
    is_listed = at.reader in at.listed
    switch = CustomId(0, 0, "daily-list", f"{at.scope}.{at.monday}")
    key = "button-daily-unlist" if is_listed else "button-daily-list"
    buttons.append(Button(words(key), switch))
    parts.append(words("daily-listed" if is_listed else "daily-unlisted"))
    parts.append(Row([*buttons, home_button(words)]))
    return Panel(parts)


def day_page(at: DayPage, words: Words) -> Panel:
    """Return the final list of a day, its best game, and what was chosen at the turning points."""
    parts: list[Part] = [heading(at.day, at.game, words)]
    lines = [_day_line(place, at, words) for place in at.places[:TOP]]
    own = next((place for place in at.places if place.result.person == at.reader), None)
    if own is not None and own not in at.places[:TOP]:
        lines += ["…", _day_line(own, at, words)]
    parts.append("\n".join(lines) or words("daily-nobody"))
    for number, (_, choices) in enumerate(sorted(at.choices.items()), start=1):
        parts.append(_turning(number, choices, at.best, words))
    buttons = []
    if at.best is not None:
        best = CustomId(at.best.id, at.best.own_revision, "replay")
        buttons.append(Button(words("button-daily-best"), best, "primary"))
    buttons.append(Button(words("button-daily-old-play"), CustomId(0, 0, "daily-old-play", at.day)))
    before = CustomId(0, 0, "daily-day", days_from(at.day, -1))
    buttons.append(Button(words("button-daily-day-back"), before))
    buttons.append(Button(words("button-daily-check"), CustomId(0, 0, "daily-check", at.day)))
    parts.append(Row([*buttons, home_button(words)]))
    return Panel(parts)


def check(days: Mapping[str, Sequence[Deal]], words: Words) -> Panel:
    """Return the promises of some ``days``, and the secrets of finished days."""
    parts: list[Part] = [f"### {words('daily-check-title')}\n{words('daily-check-help')}"]
    for day, deals in days.items():
        lines = [f"**{spoken_day(date.fromisoformat(day), words.locale)}**"]
        for deal in deals:
            lines.append(f"`{deal.name}`")
            lines.append(words("daily-promised", hash=deal.commitment))
            if deal.is_revealed:
                lines.append(words("daily-secret", secret=deal.secret.hex()))
        parts.append("\n".join(lines))
    parts.append(Row([home_button(words)]))
    return Panel(parts)


def old_days(days: Sequence[tuple[str, str]], words: Words) -> Panel:
    """Return the menu of days that are over, each with its game."""
    if not days:
        return Panel([words("daily-none-old"), Row([home_button(words)])])
    choices = [
        (day, spoken_day(date.fromisoformat(day), words.locale), words(f"{game}-name")) for day, game in days
    ]
    menu = Select(CustomId(0, 0, "daily-day"), words("daily-old-choose"), choices)
    return Panel(
        [f"### {words('daily-old-title')}", words("daily-old-help"), menu, Row([home_button(words)])]
    )


def _week_line(place: WeekPlace, at: Ranking, words: Words) -> str:
    name = _called(place.person, place.name, at.listed, at.reader, words)
    return words(
        "daily-week-line", place=place.place, name=name, total=float(rounded(place.total)), days=place.days
    )


def _day_line(place: Place, at: DayPage, words: Words) -> str:
    result = place.result
    name = _called(result.person, result.name, at.listed, at.reader, words)
    return words(
        "daily-day-line",
        place=place.place,
        name=name,
        share=float(rounded(place.percentage)),
        score=result.total,
    )


def _called(person: int | None, name: str | None, listed: set[int], reader: int, words: Words) -> str:
    """Return the name of somebody on a list, if they want to be named or read it themselves."""
    if person == reader:
        return f"**{words('daily-you')}**"
    if person is None or person not in listed or name is None:
        return words("daily-somebody")
    return f"**{as_typed(Typed(name))}**"


def _turning(number: int, choices: Choices, table: Perspective | None, words: Words) -> str:
    names = () if table is None else label_names(table, words)
    said = as_typed(Typed(words.say(choices.prompt, names)))
    lines = [words("daily-turning", number=number, prompt=said, people=choices.people)]
    lines += [_brought(one, names, words) for one in choices.brought[:_LISTED_CHOICES]]
    return "\n".join(lines)


def _brought(one: Brought, names: Sequence[str], words: Words) -> str:
    read = words.in_row(words.say(label, names) for label in one.labels)
    return words(
        "daily-brought",
        made=as_typed(Typed(read)),
        people=one.people,
        score=float(rounded(Fraction(one.score))),
    )


def _short_day(day: str, words: Words) -> str:
    return spoken_day(date.fromisoformat(day), words.locale)
