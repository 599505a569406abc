"""Heights of hands on a phone: a thousand positions of each game, in each language."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

from render.words import locales
from tests.bench.report import Row
from tests.render.test_channel import GAMES_ON_PHONES
from tests.support.hand_heights import MEDIAN, MOST, heights

POSITIONS, EVERY = 1_000, 5


def rows() -> list[Row]:
    """Return the median and the greatest height of the hands of each game in each language."""
    return [row for game_id in GAMES_ON_PHONES for locale in locales() for row in _of(game_id, locale)]


def _of(game_id: str, locale: str) -> Iterator[Row]:
    found, what = heights(game_id, locale, POSITIONS, EVERY), f"hands of {game_id} in {locale}"
    yield Row(f"{what}: median height", statistics.median(found), "px", at_most=MEDIAN)
    yield Row(f"{what}: greatest height", max(found), "px", at_most=MOST)
