"""How a message shows a thing: by its emoji if Discord has it, otherwise by plain letters."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from render import tags
from render.emojis import crest_symbol
from render.seats import CRESTS

_SEATS = {crest.emoji: seat for seat, crest in enumerate(CRESTS)}
_CREST = re.compile(rf"(?m)[{''.join(_SEATS)}](?:(?= \*\*)|(?<=^.)(?= ))")
"""The letter of a crest where it stands before a seat: before a name, or at the beginning of a line.

Nobody's name begins in bold by itself, so the letters in names stay as they were typed.
"""


class Emojis:
    """The emojis that Discord has now, by their symbols.

    ``doubted`` is called when Discord refused a message because of one. None is used from then on, until they
    are looked up again.
    """

    def __init__(self, known: Mapping[str, str] | None = None) -> None:
        self._known = dict(known or {})
        self.doubted: list[Callable[[], None]] = []

    def __len__(self) -> int:
        return len(self._known)

    def of(self, symbol: str | None) -> str | None:
        """Return the emoji of ``symbol`` as messages name it (``<:name:id>``), if Discord has it."""
        return self._known.get(symbol) if symbol else None

    def learn(self, known: Mapping[str, str]) -> None:
        """Use ``known`` from now on, and no others."""
        self._known = dict(known)

    def add(self, symbol: str, emoji: str) -> None:
        """Use ``emoji`` for ``symbol``, too, from now on."""
        self._known[symbol] = emoji

    def doubt(self) -> None:
        """Use none until they are looked up again: Discord does not know one of them any more."""
        self._known = {}
        for listener in self.doubted:
            listener()

    def in_words(self, text: str) -> str:
        """Return ``text`` with emojis in place of the letters of crests, and before the things it names.

        >>> Emojis({"crest_fox": "<:crest_fox_1a2b3c4d:7>"}).in_words("🦊 **Ada** casts · 🐝 **Bee 🦊**")
        '<:crest_fox_1a2b3c4d:7> **Ada** casts · 🐝 **Bee 🦊**'
        """
        return _CREST.sub(
            lambda found: self.of(crest_symbol(_SEATS[found[0]])) or found[0], self.before_things(text)
        )

    def before_things(self, text: str) -> str:
        """Return ``text`` with emojis before the things it names; crests stay letters.

        Tags (``render.tags``) are gone, whether Discord has their emojis or not.
        """
        return tags.replaced(text, self.of)
