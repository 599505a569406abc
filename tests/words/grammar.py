"""Flaws that appear when a number or a sentence is put into another one, found in the finished text."""

from __future__ import annotations

import re
from collections.abc import Mapping

_MARKUP = re.compile(
    r"[*_`\u2068\u2069\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f]|\U000e0001|[\U000e0020-\U000e007f]"
)
_PLURALS = (
    "times|points|coins|cards|gems|swords|hearts|seconds|minutes|hours|days|turns|rounds|games|moves|stones|"
    "monsters|treasures|elixirs|seats|tables|steps|answers|skulls|doors|lives|tests|swaps"
)
_PLURALI = (
    "volte|punti|monete|carte|gemme|spade|cuori|secondi|minuti|ore|giorni|turni|giri|partite|mosse|"
    "pietre|mostri|tesori|posti|tavoli|passi|risposte|teschi|porte|vite|prove|scambi"
)
_ALONE = r"(?<![\d.,:–/-])(?<!and )(?<! e )\b1"
"""A 1 that isn't part of a number or a range, nor the last of several, as in "3, 2 and 1 coins"."""
SHAPES: Mapping[str, Mapping[str, str]] = {
    "en": {
        "a before a vowel": r"\ba (?:8\d*|11|18)\b(?!\d|[:.]\d)",
        "an before a consonant": r"\ban (?!8|11\b|18\b)\d",
        "a plural of one": rf"{_ALONE} (?:{_PLURALS})\b",
    },
    "it": {
        "an article before a vowel": r"\b(?:il|al|del|dal|nel|sul|lo|la) (?:8|11)\b(?!\d|[:.]\d)",
        "a plural of one": rf"{_ALONE} (?:{_PLURALI})\b",
    },
    "fr": {
        # No space follows the colon in times and addresses.
        "no space before a mark": r"[^\s!?([](?=[;:!?]+(?:\s|$|»))|[^\s](?=»)|«(?=\S)",
        "a space that breaks": r" (?=[;:!?]+(?:\s|$)|»)|« ",
    },
}
"""Flaws by language, as patterns."""
QUOTES: Mapping[str, str] = {
    "en": "“”",
    "it": "«»“”",
    "de": "„“",
    "fr": "«»“”",
    "es": "«»“”",
    "pl": "„”«»",
    "pt": "“”",
    "nl": "“”",
    "ja": "「」『』",
    "ko": "“”",
}
"""The quotation marks of a language; others look like a translation, or like a machine's work."""
_ALL_QUOTES = frozenset('"“”„«»「」『』')
EVERYWHERE: Mapping[str, str] = {
    "doubled full stop": r"(?<!\.)\.\.(?!\.)|…\.|[!?]\.(?!\w)|\.[!?]",
    "doubled comma": r",\s*[,.;:]",
    "space before a stop": r"\w [.,;](?= |$)",
}


def flaws(sentence: str, locale: str) -> list[str]:
    """Return the flaws in ``sentence``, one entry per occurrence."""
    plain = _MARKUP.sub("", sentence)
    language = locale.partition("-")[0]
    shapes = {**EVERYWHERE, **SHAPES.get(language, {})}
    found = [flaw for flaw, shape in shapes.items() for _ in re.findall(shape, plain)]
    foreign = _ALL_QUOTES - set(QUOTES[language]) if language in QUOTES else ()
    return found + [f"the quotation mark {letter}" for letter in plain if letter in foreign]
