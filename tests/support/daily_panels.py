"""Panels of dailies, with as much on them as possible."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from bot.discord.panels.panel import Panel
from bot.features.daily.panel import lists, today
from bot.features.daily.panel.lists import DayPage, Ranking
from bot.features.daily.panel.today import Home, Outcome
from bot.features.daily.rules.choices import Brought, Choices
from bot.features.daily.rules.days import POOL, WEEK, days_from, pool_of
from bot.features.daily.rules.endings import MOST_SYMBOLS
from bot.features.daily.rules.standings import DayResult, WeekPlace, day_list
from bot.features.deals.rules import Deal
from bot.table.perspective import Perspective
from games.engine.review import Review
from games.engine.score import Score
from games.engine.text import Text
from games.registry import GAMES
from render.words import Words

_DAY = "2026-09-30"
_PEOPLE = 60


def daily_panels(words: Words, name: str) -> Iterator[Panel]:
    """Yield every panel of a daily that shows no game; people are called ``name``."""
    for game in GAMES:
        coming = [(days_from(_DAY, number), game) for number in range(1, WEEK)]
        for stage in ("new", "begun", "ended", "over"):
            at = Home(_DAY, game, 4, stage, 99_999, coming, 999, 9_999)  # type: ignore[arg-type]
            yield today.home(at, words, words("daily-next-day"))
    places = [WeekPlace(one, one, name, Fraction(1_000, 3), WEEK) for one in range(_PEOPLE)]
    listed = set(range(_PEOPLE))
    for scope in ("here", "all"):
        for reader in (0, _PEOPLE - 1, -1):
            found = Ranking(days_from(_DAY, -9), scope, places, listed, reader, True, _DAY)  # type: ignore[arg-type]
            yield lists.ranking(found, words)
    yield lists.ranking(Ranking(_DAY, "all", (), set(), 0, False, _DAY), words)
    results = [
        DayResult(one, _DAY, pool_of(_DAY)[one % POOL], one, name, -99, -99, 4, float(one))
        for one in range(_PEOPLE)
    ]
    label = Text("somebody")
    brought = tuple(Brought((label, label), 999, -99.5) for _ in range(20))
    choices = {deal: Choices(9, label, 9_999, brought) for deal in pool_of(_DAY)}
    yield lists.day_page(DayPage(_DAY, "abraca", day_list(results), listed, 59, None, choices), words)
    yield lists.day_page(DayPage(_DAY, "abraca", (), set(), 0, None, {}), words)
    deals = [Deal(deal, bytes(32), True) for deal in pool_of(_DAY)]
    yield lists.check({days_from(_DAY, number): deals for number in range(3)}, words)
    yield lists.old_days([(days_from(_DAY, -number), "abraca") for number in range(25)], words)
    yield lists.old_days([], words)


def result_panels(table: Perspective, review: Review, words: Words) -> Iterator[Panel]:
    """Yield every result panel of the finished ``table`` with this ``review``."""
    symbols = "🟩" * (MOST_SYMBOLS + 1)
    for lead in (-99, 0, 99):
        found = Outcome(_DAY, table, Score(99, lead), symbols, Fraction(200, 3), 9_999)
        yield today.outcome(found, words, words("daily-shared"))
        yield today.outcome(replace(found, review=review, is_final=True), words)
        yield today.outcome(replace(found, unreviewed="x" * 200, share=None), words)
