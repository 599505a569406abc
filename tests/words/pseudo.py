"""A language that nobody speaks: English with accents on its letters and a third longer.

What is cut in it would be cut in German; what has no accents was put together in code.
"""

from __future__ import annotations

import re
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from games.engine.content import data_folder
from render.words import DEFAULT_LOCALE, Words

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćđéƒǵħíĵķĺɱńóṕʠŕśťúṽŵẋýžÁɃĆĐÉƑǴĦÍĴĶĹṀŃÓṔɊŔŚŤÚṼŴẊÝŽ"
_LETTERS = str.maketrans(PLAIN, ACCENTED)
_VOWEL = re.compile(r"[aeiou]")
_KEPT = re.compile(r"(`[^`\n]*`|<[^>]*>)")
_UNSEEN = re.compile(r"(command|parameter)-.*-name|typed-.*|language-name")
"""Messages that Discord takes as names, or that are read and not shown."""


def accented(text: str) -> str:
    """Return ``text`` with accents and its vowels twice; commands, links and mentions stay.

    >>> accented("Press *Start*: `/table new`")
    'Ṕŕééśś *Śťááŕť*: `/table new`'
    """
    parts = _KEPT.split(text)
    parts[::2] = (_VOWEL.sub(r"\g<0>\g<0>", part).translate(_LETTERS) for part in parts[::2])
    return "".join(parts)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = accented(node.value)
        return node


class PseudoWords(Words):
    """The words of a language made from English."""

    def __init__(self) -> None:
        super().__init__(DEFAULT_LOCALE)
        self._bundle = FluentBundle([DEFAULT_LOCALE], use_isolating=False)
        for file in sorted((data_folder() / "words" / DEFAULT_LOCALE).glob("*.ftl")):
            resource = FluentParser().parse(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Message) and not _UNSEEN.fullmatch(entry.id.name):
                    _Accents().visit(entry)
            self._bundle.add_resource(FluentResource(FluentSerializer().serialize(resource)))


@cache
def pseudo_words() -> PseudoWords:
    """Return them; they are made once."""
    return PseudoWords()
