"""A person's statistics in words: lines for their results, and a page about seats and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button, Panel, Part, Row, Scene
from bot.features.clocks.rules.clocks import clock_text
from bot.features.lobby.rules.pace import about
from bot.features.statistics.rules import (
    FEWEST_GAMES,
    FEWEST_REVIEWED,
    Comparison,
    Fortune,
    Pace,
    Streaks,
    Tally,
    course,
)
from render.fortunes import fortunes, signed
from render.words import Words

_LEAST_STREAK = 2
"""The shortest streak that is mentioned."""


def habit_lines(pace: Pace | None, streaks: Streaks, words: Words) -> list[str]:
    """Return the lines about somebody's pace and their longest streaks; none if there's too little to say."""
    lines = []
    if pace is not None:
        time = words.say(about(pace.seconds))
        lines.append(words("stats-pace", time=time, count=pace.answers))
    told = []
    if streaks.wins >= _LEAST_STREAK:
        told.append(words("stats-streak-wins", count=streaks.wins))
    if streaks.days >= _LEAST_STREAK:
        told.append(words("stats-streak-days", count=streaks.days))
    if told:
        lines.append(words("stats-streaks", streaks=words.in_row(told)))
    return lines


def seats_button(person: int, words: Words) -> Button:
    """Return the button to the page about the seats and options of ``person``."""
    return Button(words("button-stats-seats"), CustomId(0, 0, "stats-seats", str(person)))


def luck_button(person: int, words: Words) -> Button:
    """Return the button to the page about the luck and skill of ``person``."""
    return Button(words("button-stats-luck"), CustomId(0, 0, "stats-luck", str(person)))


def luck_page(person: int, known: Sequence[Fortune], words: Words) -> Panel:
    """Return the page about luck and skill in the reviewed games of ``person``."""
    parts: list[Part] = [f"### {words('stats-luck-title', person=f'<@{person}>')}"]
    if len(known) < FEWEST_REVIEWED:
        parts.append(words("stats-luck-none", games=FEWEST_REVIEWED))
    else:
        points = course(known)
        won = sum(one.even + one.skill + one.luck for one in known)
        skill, luck = (signed(value, words) for value in points[-1])
        said = words(
            "stats-luck-sum",
            games=len(known),
            won=round(won, 1),
            even=round(sum(one.even for one in known), 1),
            skill=skill,
            luck=luck,
        )

        def instead(why: str) -> str:
            return f"{why}\n{fortunes(points, words).alt}"

        parts += [said, Scene(points, lambda: [fortunes(points, words.strict)], instead)]
        parts.append(words("stats-luck-help"))
    parts.append(Row([back_button(person, words)]))
    return Panel(parts)


def back_button(person: int, words: Words) -> Button:
    """Return the button back to the results of ``person``."""
    return Button(words("button-stats"), CustomId(0, 0, "stats", str(person)))


def seats_page(person: int, found: Mapping[str, tuple[int, Sequence[Comparison]]], words: Words) -> Panel:
    """Return the page about the seats and options of ``person``, by game."""
    parts: list[Part] = [f"### {words('stats-seats-title', person=f'<@{person}>')}"]
    if not found:
        parts.append(words("stats-seats-none", games=FEWEST_GAMES))
    for game, (played, comparisons) in found.items():
        head = words("stats-seats-game", game=words(f"{game}-name"), played=played)
        lines = [_compared(game, one, words) for one in comparisons] or [words("stats-seats-alike")]
        parts.append("\n".join([head, *lines]))
    if found:
        parts.append(words("stats-seats-help", games=FEWEST_GAMES))
    parts.append(Row([back_button(person, words)]))
    return Panel(parts)


def _compared(game: str, one: Comparison, words: Words) -> str:
    inside, outside = one.inside, one.outside
    return words(
        "stats-seats-line",
        what=_circumstance(game, one, words),
        better="yes" if inside.surplus > outside.surplus else "no",
        inside=_tally(inside, words),
        outside=_tally(outside, words),
    )


def _circumstance(game: str, one: Comparison, words: Words) -> str:
    match one.circumstance:
        case "seat":
            return words("stats-seats-seat", number=int(one.value))
        case "players":
            return words("stats-seats-players", number=int(one.value))
        case "computers":
            return words("stats-seats-computers" if one.value == "with" else "stats-seats-no-computers")
        case "clock":
            return words("stats-seats-clock", clock=words.say(clock_text(one.value)))
        case "option":
            name, value = one.name, one.value
            return words(
                "option-value",
                option=words(f"{game}-option-{name}"),
                value=words(f"{game}-option-{name}-{value}"),
            )


def _tally(tally: Tally, words: Words) -> str:
    return words("stats-seats-tally", won=tally.won, games=tally.games, even=round(tally.even, 1))
