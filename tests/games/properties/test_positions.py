"""A person who has read only the chapters of ``/rules`` can play positions of each game correctly.

The engine says what is correct in a position. Each position names the rules it needs; the chapters must state
them.
"""

from __future__ import annotations

import pytest

from bot.features.reading.panel.rules import rule_pages
from games.registry import GAMES
from render.words import words_for
from tests.games.abraca.positions import POSITIONS as ABRACA
from tests.games.reading import Needed, Position
from tests.games.saga.positions import POSITIONS as SAGA
from tests.games.touria.positions import POSITIONS as TOURIA
from tests.games.towers.positions import POSITIONS as TOWERS
from tests.words.test_catalogue import WRITTEN_TOGETHER

ALL = {"abraca": ABRACA, "saga": SAGA, "touria": TOURIA, "towers": TOWERS}
REFERENCE = {"abraca": 7, "saga": 10, "touria": 9, "towers": 9}
"""For each game, the first chapter that isn't needed to play: the cards, who sees what, and so on."""

each = pytest.mark.parametrize(
    ("game", "position"),
    [pytest.param(game, one, id=f"{game}-{one.name}") for game, found in ALL.items() for one in found],
)


@each
def test_the_engine_plays_a_position_as_its_reader_should(game: str, position: Position) -> None:
    assert position.played() == position.right


@each
@pytest.mark.parametrize("locale", WRITTEN_TOGETHER)
def test_the_chapters_say_every_rule_that_a_position_needs(
    game: str, position: Position, locale: str
) -> None:
    words = words_for(locale)
    found = position.played()
    assert position.needed
    assert not [rule for rule in position.needed if not rule.is_said(game, words, found)]


@pytest.mark.parametrize("game", ALL)
def test_there_are_ten_positions_and_every_chapter_of_play_is_needed(game: str) -> None:
    assert len(ALL[game]) >= 10
    assert len({position.name for position in ALL[game]}) == len(ALL[game])
    needed = {rule.chapter for position in ALL[game] for rule in position.needed}
    assert needed >= set(range(1, REFERENCE[game]))
    chapters = {page.source for page in rule_pages(GAMES[game], words_for("en"))}
    assert needed < chapters


@pytest.mark.parametrize(
    ("rule", "found"),
    [
        (Needed(3, "same | lower", ""), 0),
        (Needed(4, "never | more | {} lives", ""), 7),
        (Needed(3, "must try | fails", ""), 0),
        (Needed(5, "must try", ""), 0),
    ],
    ids=["another word", "another number", "two paragraphs", "another chapter"],
)
def test_a_rule_that_a_chapter_lacks_is_noticed(rule: Needed, found: int) -> None:
    assert not rule.is_said("abraca", words_for("en"), found)
