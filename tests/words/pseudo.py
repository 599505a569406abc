"""A language that nobody speaks: English with accents on its letters and a third longer.

What is cut in it would be cut in German; what has no accents was put together in code.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer

from render.catalogue import Catalogue
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


class _Accented(Catalogue):
    def resource(self, source: str) -> ast.Resource:
        # Parsed anew: what is changed here must not be what English is made of.
        resource = FluentParser().parse(source)
        for entry in resource.body:
            if isinstance(entry, ast.Message) and not _UNSEEN.fullmatch(entry.id.name):
                _Accents().visit(entry)
        return resource


class PseudoWords(Words):
    """The words of a language made from English."""

    def __init__(self) -> None:
        super().__init__(DEFAULT_LOCALE)

    def _catalogue_of(self, texts: Iterable[str]) -> Catalogue:
        return _Accented(self.locale, texts)


@cache
def pseudo_words() -> PseudoWords:
    """Return them; they are made once."""
    return PseudoWords()
