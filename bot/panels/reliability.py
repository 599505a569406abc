"""How reliable somebody is, in a few words beside their name."""

from __future__ import annotations

from bot.domain.people import Reliability
from bot.domain.reliability import is_newcomer
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


def joined(*said: str) -> str:
    """Return what is said of one thing in one line."""
    return " · ".join(said)
