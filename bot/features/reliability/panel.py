"""A person's reliability and notice frequency, as a few words beside their name."""

from __future__ import annotations

from bot.features.lobby.rules.rhythm import Rhythm
from bot.features.reliability.rules.record import Reliability
from bot.features.reliability.rules.reliability import is_newcomer
from render.words import Words


def reliability_words(known: Reliability | None, words: Words) -> list[str]:
    """Return a person's turns in time and games left; empty for a computer player (``None``).

    People without a finished game and with too few turns on a clock are called new.
    """
    if known is None:
        return []
    said = []
    if not is_newcomer(known) or (known.finished and known.turns):
        said.append(words("reliability-in-time", in_time=known.in_time, turns=known.turns))
    elif not known.finished:
        said.append(words("reliability-new"))
    if known.left:
        said.append(words("reliability-left", count=known.left))
    return said


def rhythm_words(rhythm: Rhythm | None, words: Words) -> list[str]:
    """Return how often somebody is notified of their turns, if that may be too late."""
    return [words(f"lobby-told-{rhythm}")] if rhythm else []


def joined(*said: str) -> str:
    """Join remarks about one thing into a line."""
    return " · ".join(said)
