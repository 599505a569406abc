"""Titles in a person's results, on a page of their own, and in the news of a game's end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Panel, Part, Row
from bot.features.statistics.panel import back_button
from bot.features.titles.rules import Earned, Title
from render.words import Words

_SHOWN = 3
"""Maximum number of titles listed among somebody's results: the latest."""


def titles_line(titles: Sequence[Earned], words: Words) -> str:
    """Return the line with somebody's latest titles; empty if they have none."""
    if not titles:
        return ""
    latest = words.in_row(_bold(one.title, words) for one in reversed(titles[-_SHOWN:]))
    return words("titles-latest", titles=latest, more=max(0, len(titles) - _SHOWN))


def titles_button(person: int, words: Words) -> Button:
    """Return the button to the titles of ``person``."""
    return Button(words("button-stats-titles"), CustomId(0, 0, "stats-titles", str(person)))


def titles_page(
    person: int, titles: Sequence[Earned], every: Sequence[Title], words: Words, *, is_own: bool
) -> Panel:
    """Return the titles of ``person``, the latest first, and for themselves the ones still to earn."""
    parts: list[Part] = [f"### {words('titles-title', person=f'<@{person}>')}"]
    if titles:
        parts.append("\n".join(_earned(one, words) for one in reversed(titles)))
    else:
        parts.append(words("titles-none"))
    known = {one.title.key for one in titles}
    if is_own and (missing := [title for title in every if title.key not in known]):
        lines = [_explained(title, words) for title in missing]
        parts.append("\n".join([words("titles-missing"), *(f"-# {line}" for line in lines)]))
    parts += [words("titles-help"), Row([back_button(person, words)])]
    return Panel(parts)


def own_news(titles: Sequence[Title], words: Words) -> list[str]:
    """Return the line to somebody who has just earned ``titles``; empty if there are none."""
    if not titles:
        return []
    said = words.in_row(_explained(title, words) for title in titles)
    return [words("titles-own-news", titles=said, count=len(titles))]


def public_news(earned: Mapping[int, Sequence[Title]], words: Words) -> str:
    """Return the line about the titles that people have just earned; empty if there are none."""
    if not earned:
        return ""
    people = [
        words(
            "titles-of",
            person=f"<@{person}>",
            titles=words.in_row(_bold(title, words) for title in titles),
        )
        for person, titles in earned.items()
    ]
    return words("titles-news", people=words.apart(people))


def _earned(one: Earned, words: Words) -> str:
    return words("titles-earned", title=_explained(one.title, words), time=f"<t:{int(one.at)}:d>")


def _explained(title: Title, words: Words) -> str:
    game = "" if title.game is None else words(f"{title.game}-name")
    why = words(f"{title.key}-why")
    return words("titles-explained", title=_bold(title, words), why=why, game=game or "none")


def _bold(title: Title, words: Words) -> str:
    return f"**{words(title.key)}**"
