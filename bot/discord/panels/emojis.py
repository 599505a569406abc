"""Shows things in messages by their emojis if Discord has them, otherwise by plain letters."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from render import tags
from render.emojis import crest_symbol
from render.seats import CRESTS

_SEATS = {crest.emoji: seat for seat, crest in enumerate(CRESTS)}
_CREST = re.compile(rf"(?m)[{''.join(_SEATS)}](?:(?= \*\*)|(?<=^.)(?= ))")
"""The letter of a crest before a seat's name or at the beginning of a line.

People can't make their names begin in bold, so a letter inside a name stays as typed.
"""


class Emojis:
    """The application's emojis known to Discord, by symbol.

    ``doubted`` has the callbacks for when Discord refuses a message because of an emoji. From then on no
    emoji is used until they have been looked up again.
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
        """Replace all known emojis by ``known``."""
        self._known = dict(known)

    def add(self, symbol: str, emoji: str) -> None:
        """Add ``emoji`` for ``symbol``."""
        self._known[symbol] = emoji

    def doubt(self) -> None:
        """Use no emojis until they are looked up again, because Discord no longer knows one of them."""
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

        Tags (``render.tags``) are removed even if Discord lacks their emojis.
        """
        return tags.replaced(text, self.of)
