"""Parts that several messages of dailies share."""

from __future__ import annotations

from datetime import date

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Button
from bot.typed.days import spoken_day
from render.words import Words


def heading(day: str, game: str, words: Words) -> str:
    """Return the heading of a message about the daily of ``day``."""
    spoken = spoken_day(date.fromisoformat(day), words.locale)
    return f"### {words('daily-title', game=words(f'{game}-name'), day=spoken)}"


def about_days(yesterday: str, words: Words) -> list[Button]:
    """Return the buttons to yesterday's result, the lists, old dailies and the proof of the deals."""
    return [
        Button(words("button-daily-yesterday"), CustomId(0, 0, "daily-day", yesterday)),
        Button(words("button-daily-ranking"), CustomId(0, 0, "daily-ranking")),
        Button(words("button-daily-old"), CustomId(0, 0, "daily-old")),
        Button(words("button-daily-check"), CustomId(0, 0, "daily-check")),
    ]


def home_button(words: Words) -> Button:
    """Return the button to today's daily."""
    return Button(words("button-daily"), CustomId(0, 0, "daily"))
