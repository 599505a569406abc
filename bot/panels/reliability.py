"""How reliable somebody is, and how often they're told, in a few words beside their name."""

from __future__ import annotations

from bot.domain.people import Reliability
from bot.domain.reliability import is_newcomer
from bot.domain.rhythm import Rhythm
from render.words import Words


def reliability_words(known: Reliability | None, words: Words) -> list[str]:
    """Return what is to say of somebody: turns in time, games left; ``None`` is a computer player.

    Somebody is new who has neither had enough turns with a clock nor finished a game.
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
    """Return how often somebody is told of their turns, if they may hear of one too late."""
    return [words(f"lobby-told-{rhythm}")] if rhythm else []


def joined(*said: str) -> str:
    """Return what is said of one thing in one line."""
    return " · ".join(said)
