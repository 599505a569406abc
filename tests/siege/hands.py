"""Find hands in a log by their form: three or more cards in a row, as numbers, names or IDs.

A hand consists of short words and of numbers that also occur elsewhere. What gives it away is that they
follow each other with only punctuation between them. So the search needs no knowledge of any hand, and finds
one that was held hours ago, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from games.registry import GAMES
from render.words import locales, words_for

LEAST = 3
"""Cards in a row from which it counts as a hand."""
_BETWEEN = r"""(?:[\s,;/|·=()\[\]{}'"]+(?:(?:and|e|ed)\s+)?)"""
_NOT_NUMBERS = re.compile(
    r"\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:[.,]\d+)?Z?"  # timestamps
    r"|\d+(?:[.:]\d+)+"  # addresses, versions, seconds
    r"|\(\d+, \d+\)"  # host and port
)
_NUMBERS = re.compile(rf"(?<![\w.])-?\d{{1,3}}(?:{_BETWEEN}-?\d{{1,3}}){{{LEAST - 1},}}(?![\w.])")
_QUOTED = r"""(?:'[^'\s]{1,40}'|"[^"\s]{1,40}")"""
_IDS = re.compile(rf"[\[({{]\s*{_QUOTED}(?:\s*,\s*{_QUOTED}){{{LEAST - 1},}}")


def hands_in(line: str) -> Iterator[str]:
    """Yield everything in ``line`` that looks like the cards of a hand."""
    text = _NOT_NUMBERS.sub("…", line)
    for match in _NUMBERS.finditer(text):
        numbers = [int(number) for number in re.findall(r"-?\d+", match[0])]
        # Consecutive numbers are shards or seats.
        if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            yield match[0]
    for found in (_IDS, _names()):
        yield from (match[0] for match in found.finditer(text))


@cache
def _names() -> re.Pattern[str]:
    """Return a pattern for several names of a game's things in a row, in any language."""
    names = set()
    for game in GAMES.values():
        for entry in game.entries:
            names |= {word for word in entry.components if not word.isdigit()}
            for locale in locales():
                said = words_for(locale).say(entry.title)
                names |= {said, re.sub(r"^\d+ · ", "", said)}
    one = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{one})(?:{_BETWEEN}(?:{one})){{{LEAST - 1},}}(?!\w)", re.IGNORECASE)
