"""What somebody who has read only the chapters of ``/rules`` needs to play a position right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from render.words import Words


class Needed(NamedTuple):
    """A rule that a position needs: the number of its chapter, and the words that say it in each language.

    ``{}`` in these words is what the engine makes of the position, if they name it.
    """

    chapter: int
    en: str
    it: str

    def missing(self, game: str, words: Words, found: object) -> str | None:
        """Return the words that the chapter lacks, or None if it says them."""
        said = getattr(self, words.locale).replace("{}", str(found))
        text = words(f"{game}-rules-{self.chapter}").replace("**", "")
        return None if said in text else said


class Position(NamedTuple):
    """A position of a game, what a reader should work out of it, and the rules needed for that.

    ``played`` lets the engine play it and returns what came of it.
    """

    name: str
    played: Callable[[], Any]
    right: object
    needed: tuple[Needed, ...]
