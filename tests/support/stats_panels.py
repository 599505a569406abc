"""Every panel of results and rankings, at its maximum length."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.discord.panels.panel import Panel
from bot.features.ratings.panel import RANKED, SETTLED, Standing, our_games, own_stats, ranking
from bot.features.ratings.presses import PAST
from bot.features.ratings.rules import HeadToHead, Meeting, Rating
from bot.features.ratings.store import Past, Summary
from bot.features.reliability.rules.record import Reliability
from bot.features.statistics.panel import luck_page, seats_page
from bot.features.statistics.rules import (
    LAST_ANSWERS,
    LAST_REVIEWED,
    Circumstance,
    Comparison,
    Fortune,
    Pace,
    Streaks,
    Tally,
)
from bot.features.thanks.rules import Received
from bot.features.titles.panel import titles_page
from bot.features.titles.rules import Earned, titles_of
from games.registry import GAMES
from render.words import Words

_ID = 10**18
"""The first person's ID; others count up from it."""
_SETTLED = Rating(50, 1, SETTLED)
_NEW = Rating(25, 8, 1)
TITLES = [
    Earned(title, 999_999, 1e9) for title in titles_of({name: game.feats for name, game in GAMES.items()})
]
_RELIABLE = Reliability(50, 50, 99, 99_999)


def _clearest(game: str) -> list[Comparison]:
    """Return comparisons for every circumstance of ``game``."""
    inside, outside = Tally(9_999, 9_999, 9_999.5), Tally(9_999, 0, 9_999.5)
    option, value = next(iter(msgspec.to_builtins(GAMES[game].options_type()).items()))
    named: list[tuple[Circumstance, str, str]] = [
        ("seat", "", "6"),
        ("clock", "", "own 5184000 5184000 5184000"),
        ("option", option, str(value).lower()),
    ]
    return [Comparison(*one, inside, outside) for one in named]


def stats_panels(words: Words) -> Iterator[Panel]:
    """Yield the record of a newcomer and of a person who plays everything, and rankings of all lengths."""
    games = tuple(GAMES)
    yield own_stats(Standing(_ID, (), {}, (), is_rated=True), games, words)
    yield own_stats(Standing(_ID, (), {}, (), is_rated=False), games, words)
    summaries = [Summary(game, 99_999, 99_999, 5.5, 99_999) for game in games]
    past = [Past(999_999 - number, games[-1], 6, 6, 99_999, 1e9) for number in range(PAST)]
    for rating in (_SETTLED, _NEW):
        ratings = dict.fromkeys(games, rating)
        yield own_stats(
            Standing(
                _ID,
                summaries,
                ratings,
                past,
                is_rated=True,
                reliability=_RELIABLE,
                pace=Pace(86_400.0 * 30, LAST_ANSWERS),
                streaks=Streaks(9_999, 9_999),
                thanked=99_999,
                last_thanks=Received(_ID + 1, 999_999, games[-1], 1e9),
                titles=TITLES,
                resting=games,
            ),
            games,
            words,
        )
    yield seats_page(_ID, {}, words)
    every = [one.title for one in TITLES]
    yield luck_page(_ID, (), words)
    yield luck_page(_ID, [Fortune(0.25, 0.5, -0.75)] * LAST_REVIEWED, words)
    for titles in ((), TITLES[:7], TITLES):
        yield titles_page(_ID, titles, every, words, is_own=True)
        yield titles_page(_ID, titles, every, words, is_own=False)
    yield seats_page(_ID, {game: (99_999, _clearest(game)) for game in games}, words)
    together = [HeadToHead(game, 99_999, 33_333, 33_333, 33_333, 33_333) for game in games]
    met = [Meeting(999_999 - own, games[-1], own, 2, 1e9) for own in (1, 2, 3)]
    yield our_games(_ID, together, met, words)
    yield our_games(_ID, (), (), words)
    for game in games:
        for count in (0, 1, RANKED, RANKED + 100):
            rated = {_ID + number: _NEW if number % 2 else _SETTLED for number in range(count)}
            yield ranking(game, rated, words, reader=_ID + count - 1)
            yield ranking(game, rated, words, reader=None, public=True)
