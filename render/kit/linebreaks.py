"""Finds where a line may end, for scripts with and without spaces between words.

Lines end after spaces and hyphens. Chinese and Japanese have no spaces, so a line may end almost anywhere in
them, except where their typesetters forbid it (*kinsoku*): no line begins with a closing mark, a small
kana or a long-vowel mark, and none ends with an opening mark. Korean has spaces and breaks only there, also
where a word has wide marks, ideographs or emojis in it: its particles follow them without a space.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

_WORDS = re.compile(r"[^ -]+-* *|-+ *| +")
_NEVER_FIRST = frozenset(
    "、。，．・：；？！‼⁇⁈⁉,.:;?!…‥％%℃°‐–゠〜～々〻ーゝゞヽヾ"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯｰ"
)
_NEVER_LAST = frozenset("￥＄￡＃№")
_CLOSING, _OPENING = {"Pe", "Pf"}, {"Ps", "Pi"}
_JOINER = "\u200d"
_HANGUL = re.compile("[\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\uac00-\ud7ff]")


@lru_cache(maxsize=512)
def breakable(text: str) -> tuple[str, ...]:
    """Return ``text`` cut wherever a line may end; spaces belong to the piece before them.

    >>> breakable("two words, 「はい」、です")
    ('two ', 'words, ', '「は', 'い」、', 'で', 'す')
    >>> breakable("《탑》의 카드")
    ('《탑》의 ', '카드')
    """
    return tuple(piece for word in _WORDS.findall(text) for piece in _inside(word))


def _inside(word: str) -> Iterator[str]:
    piece = ""
    for letter in word:
        if piece and _may_part(piece[-1], letter):
            yield piece
            piece = ""
        piece += letter
    yield piece


def _may_part(before: str, after: str) -> bool:
    """Return whether a line may end between two letters of a word."""
    if not (_is_wide(before) or _is_wide(after)) or _HANGUL.match(before) or _HANGUL.match(after):
        return False
    if after in _NEVER_FIRST or unicodedata.category(after) in _CLOSING or _belongs_to_previous(after):
        return False
    if before in _NEVER_LAST or unicodedata.category(before) in _OPENING or before == _JOINER:
        return False
    return not before.isdecimal()


def _is_wide(letter: str) -> bool:
    """Return whether ``letter`` is as wide as an ideograph."""
    return unicodedata.east_asian_width(letter) in {"W", "F"}


def _belongs_to_previous(letter: str) -> bool:
    """Return whether ``letter`` changes the one before it: a space, an accent, a variation of an emoji."""
    return letter.isspace() or unicodedata.category(letter) in {"Mn", "Me", "Mc", "Cf", "Sk"}
