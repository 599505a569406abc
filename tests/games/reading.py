"""What people who have read only the chapters of ``/rules`` need to play a position correctly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from render.words import Words


class Needed(NamedTuple):
    """A rule that a position needs: the number of its chapter, and the essential terms in each language.

    The terms are separated by ``|`` and must be in one paragraph of the chapter, so its wording can change.
    ``{}`` among them stands for the engine's result for the position.
    """

    chapter: int
    en: str
    it: str

    def is_said(self, game: str, words: Words, found: object) -> bool:
        """Return whether one paragraph of the chapter has all the terms."""
        said: str = getattr(self, words.locale)
        terms = [term.strip().casefold() for term in said.replace("{}", str(found)).split("|")]
        chapter = words(f"{game}-rules-{self.chapter}").replace("**", "").casefold()
        return any(all(term in paragraph for term in terms) for paragraph in chapter.splitlines())


class Position(NamedTuple):
    """A position of a game, what a reader should work out about it, and the rules needed for that.

    ``played`` lets the engine play it, and returns the result.
    """

    name: str
    played: Callable[[], Any]
    right: object
    needed: tuple[Needed, ...]
