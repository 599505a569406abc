"""Each roll is reported with its sum: what the Score consists of, and what changed the Difficulty."""

from __future__ import annotations

import pytest

from games.saga.cards import Use
from games.saga.components import ADVENTURES, HEROES, INTERFERENCES, folded_effect
from games.saga.telling.game_events import score_name
from render.words import locales, words_for
from tests.games.saga.table import A, B, Table

ENGLISH = words_for("en")


def told(table: Table) -> list[str]:
    return [ENGLISH.say(event.text, ("Ada", "Bruno", "Chloé")) for event in table.events]


def test_a_roll_is_told_with_its_sum() -> None:
    table = Table(story="odyssey+", hands=["moor"], courage=3).do(A, "adventure moor")
    table.passes(4)
    assert "The die shows 4: 4 + 3 (Courage) = 7 against 5." in told(table)


def test_a_roll_tells_what_changed_the_difficulty_and_the_score() -> None:
    table = Table("robin_hood", "merlin+", ["brunhild cunning", "mist"], wisdom=4).do(A, "adventure brunhild")
    table.do(A, "interfere cunning").do(B, "interfere mist").passes(2)
    assert "The die shows 2: 2 + 4 (Wisdom) = 6 against 5 + 2 = 7." in told(table)
    assert table.challenge.changes == (2,)


def test_a_cancelled_change_is_not_told() -> None:
    table = Table(story="odyssey+", hands=["moor talisman", "mist"], courage=3).do(A, "adventure moor")
    table.do(A, "pass").do(B, "interfere mist").do(A, "interfere talisman 0").passes(4)
    assert "The die shows 4: 4 + 3 (Courage) = 7 against 5." in told(table)


def test_how_an_adventure_ended_is_told_with_the_sum_in_one_line() -> None:
    table = Table(story="odyssey+", hands=["moor"], courage=3).do(A, "adventure moor")
    table.passes(4).passes()
    assert told(table)[0] == "4 + 3 = 7 beats 5: The Moor is won!"


def test_what_a_test_was_stays_known_when_it_is_over() -> None:
    table = Table(story="odyssey+", hands=["moor", "mist"], courage=3).do(A, "adventure moor")
    table.do(A, "pass").do(B, "interfere mist").go_through(4)
    assert table.state.finished is not None
    [test] = table.state.finished.steps
    assert (test.difficulty, test.changes, test.won) == (7, (2,), False)  # type: ignore[union-attr]


@pytest.mark.parametrize("locale", locales())
def test_every_score_has_a_name(locale: str) -> None:
    scores = [step.test for card in ADVENTURES.values() for step in card.steps if step.test is not None]
    scores += [hero.test for hero in HEROES.values()]
    used = [folded_effect(name) for name, card in INTERFERENCES.items() if card.timing != "turn"]
    scores += [effect.score for effect in used if isinstance(effect, Use)]
    for score in scores:
        assert words_for(locale).say(score_name(score))
