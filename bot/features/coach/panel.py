"""The coach's part of a hand: the aim of the game, and whatever is new to the reader."""

from __future__ import annotations

from bot.discord.panels.names import spoken_names
from bot.discord.panels.panel import Part
from bot.discord.panels.said import said
from bot.features.coach.rules import Coached
from bot.features.lookup.panel import entry_title
from bot.table.perspective import Perspective
from render.words import Words


def aim_line(table: Perspective, told: Coached, words: Words) -> list[Part]:
    """Return the line with the aim and how far the reader is; empty if the coach names no aim."""
    if told.aim is None:
        return []
    return [words("hand-aim", aim=said(table.game, told.aim, words, spoken_names(table, words)))]


def new_lines(told: Coached, words: Words) -> list[Part]:
    """Return one sentence for each new thing."""
    lines = [
        words("coach-new", title=entry_title(entry, words), said=words.say(entry.texts[0]))
        for entry in told.new
    ]
    return ["\n".join(lines)] if lines else []
