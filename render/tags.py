"""Tags: places in a sentence where an emoji may appear, before the name or the number of a thing.

Whether there is an emoji is known only when a message is sent: Discord may lack it, or there may be no room.
So a sentence marks which emoji could appear where, and the sender decides. A tag is the emoji's symbol
between two of Unicode's noncharacters. Those are reserved for use inside a program and are removed from names
(``isolate`` of ``render.words``), so nobody can type a tag. No sentence of the catalogue has to know of tags,
and code that doesn't ask for them (pictures, alternative texts, files) never sees one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

_OPEN, _CLOSE = "\ufdd0", "\ufdd1"
_TAG = re.compile(rf"{_OPEN}([a-z0-9_]*){_CLOSE}(?=([+−]?\d)?)| (?<=(?P<crest>[^\s{_CLOSE}]) )\*\*|\n")
"""Each alternative begins with a different character, so a text without any of them is searched quickly."""
_SIGN = re.compile(rf"([+−])({_OPEN}[a-z0-9_]*{_CLOSE})")
_LONGEST_REST = len("<:_12345678:12345678901234567890>")
"""The most characters that an emoji in a message adds to its symbol: the version in its name, and its id."""


class TaggedNumber(NamedTuple):
    """A number in a message, with the tag of ``symbol`` before its digits the first time they are written."""

    number: int
    symbol: str


def tag(symbol: str) -> str:
    """Return the tag of ``symbol``, to be put right before the words that name it."""
    return f"{_OPEN}{symbol}{_CLOSE}"


def replaced(text: str, emoji_of: Callable[[str], str | None]) -> str:
    """Return ``text`` with the emoji of each symbol in place of its tag.

    If a line mentions the same thing for the same player more than once, only the first mention gets the
    emoji; amounts always get theirs.

    >>> replaced(f"takes {tag('ruby')}red, {tag('ruby')}red", {"ruby": "<:r:1>"}.get)
    'takes <:r:1> red, red'
    """
    if _OPEN not in text:
        return text
    named: set[str] = set()
    player = ""

    def emoji(found: re.Match[str]) -> str:
        nonlocal player
        if found[1] is None:
            if found["crest"] is None or found["crest"] != player:
                named.clear()
            player = found["crest"] or ""
            return found[0]
        shown = emoji_of(found[1]) if found[2] or found[1] not in named else None
        named.add(found[1])
        return f"{shown} " if shown else ""

    return _TAG.sub(emoji, text)


def untagged(text: str) -> str:
    """Return ``text`` without tags.

    >>> untagged(f"takes {tag('ruby')}red")
    'takes red'
    """
    return replaced(text, lambda _: None)


def before_signs(sentence: str) -> str:
    """Return ``sentence`` with the tags of signed numbers before the sign instead of after it."""
    return _SIGN.sub(r"\2\1", sentence) if _OPEN in sentence else sentence


def without_noncharacters(name: str) -> str:
    """Return ``name`` without the characters that tags are made of."""
    return name.replace(_OPEN, "").replace(_CLOSE, "")


def most_letters(text: str) -> int:
    """Return the maximum length of ``text`` once every tag has become an emoji."""
    return len(replaced(text, lambda symbol: symbol + "x" * _LONGEST_REST))


def before_words(sentence: str, words: Iterable[str], symbol: str, names: Iterable[str]) -> str:
    """Return ``sentence`` with a tag before the first of ``words`` outside ``names``; unchanged without them.

    >>> before_words("Ada a coin takes a coin", ["a coin"], "coin", ["Ada a coin"]).replace(tag("coin"), "*")
    'Ada a coin takes *a coin'
    """
    skipped = (re.escape(name) for name in sorted(filter(None, names), key=len, reverse=True))
    sought = "|".join(re.escape(word) for word in sorted(set(words), key=len, reverse=True))
    for found in re.finditer("|".join([*skipped, rf"((?<!\w)(?:{sought})(?!\w))"]), sentence):
        if found[1] is not None:
            return f"{sentence[: found.start()]}{tag(symbol)}{sentence[found.start() :]}"
    return sentence
