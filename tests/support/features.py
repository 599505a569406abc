"""Which games have each optional feature; tests of a feature run for the games that have it."""

from __future__ import annotations

from games.engine.base import BaseGame
from games.engine.storyline import each
from games.registry import GAMES
from render.kit.painter import BasePainter
from render.registry import PAINTERS
from render.words import words_for


def _overrides(thing: object, base: type, name: str) -> bool:
    """Return whether the class of ``thing`` overrides ``name`` of ``base``."""
    return getattr(type(thing), name) is not getattr(base, name)


STORIES = [game for game in GAMES if GAMES[game].storyline.game]
"""Games whose log is a story (``telling/storyline.py``)."""
SUMMARIES = [game for game in STORIES if GAMES[game].storyline.summary is not each]
"""Games that compose the sentences of a log line (``telling/summary.py``); ``ledger.py`` keeps their books.
"""
MOMENTS = [game for game in STORIES if GAMES[game].storyline.moments]
"""Games whose story has decisive moments."""
AIMS = [game for game in GAMES if _overrides(GAMES[game], BaseGame, "aim")]
"""Games with a line about the aim (``telling/coach.py``)."""
ENTRIES = [game for game in GAMES if GAMES[game].entries]
"""Games with things to look up (``telling/reference.py``)."""
COACHES = [game for game in AIMS if game in ENTRIES]
"""Games that a coach can explain to newcomers."""
CHAPTERS = [game for game in GAMES if GAMES[game].chapters]
"""Games whose rules in ``/rules`` are divided into chapters."""
PAGES = [game for game in GAMES if PAINTERS[game].rules(words_for("en")) is not None]
"""Games with an illustrated page of the rules (the words ``<id>-page-aim``, ``-turn`` and ``-end``)."""
POINTED = [game for game in GAMES if _overrides(PAINTERS[game], BasePainter, "parts_of")]
"""Games whose painter names the parts of the picture that an option is about."""
DRAWN = [game for game in GAMES if _overrides(PAINTERS[game], BasePainter, "private")]
"""Games that draw their private pictures themselves."""
CLIMAXES = [game for game in GAMES if _overrides(GAMES[game], BaseGame, "climax")]
"""Games with climaxes (``telling/climax.py``), which ``render/<id>/climax.py`` draws."""
