"""The decks: the checks of rules/saga#14, and how an invalid card file is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from games.engine import content
from games.engine.content import ContentError, data_folder
from games.saga.cards import FOLDED
from games.saga.components import ADVENTURES, DECK, FILE, HEROES, INTERFERENCES, OBJECTIVES, load
from games.saga.situation import TYPES


def test_the_decks_are_as_large_as_the_rules_say() -> None:
    assert (len(HEROES), len(ADVENTURES), len(OBJECTIVES)) == (8, 63, 16)
    assert sum(card.count for card in INTERFERENCES.values()) == 44
    assert len(INTERFERENCES) == 29
    assert len(DECK) == 63 + 44


def test_ids_are_unique_over_all_decks() -> None:
    assert len({*HEROES, *ADVENTURES, *INTERFERENCES, *OBJECTIVES}) == 8 + 63 + 29 + 16


def test_there_are_nine_adventures_of_each_type() -> None:
    assert Counter(card.type for card in ADVENTURES.values()) == dict.fromkeys(TYPES, 9)


def test_every_type_may_follow_every_type() -> None:
    links = Counter((after, card.type) for card in ADVENTURES.values() for after in card.after)
    assert all(links[one, other] for one in TYPES for other in TYPES)
    following = Counter(after for card in ADVENTURES.values() for after in card.after)
    assert all(12 <= following[name] <= 14 for name in TYPES)
    assert Counter(len(card.after) for card in ADVENTURES.values()) == {1: 34, 2: 29}


def test_steps_rewards_and_failures_are_not_empty_and_fold_nothing() -> None:
    for card in ADVENTURES.values():
        assert card.steps
        assert card.reward
        assert card.failure
        assert not any(isinstance(effect, FOLDED) for effect in (*card.reward, *card.failure))


def test_challenge_interferences_fold_once_and_turn_interferences_never() -> None:
    for card in INTERFERENCES.values():
        folded = sum(isinstance(effect, FOLDED) for effect in card.effects)
        assert folded == (card.timing != "turn")


def test_no_test_has_dice_of_its_own() -> None:
    for card in ADVENTURES.values():
        assert not any(step.test.dice for step in card.steps if step.test is not None)


def test_objectives_name_four_rising_numbers() -> None:
    for card in OBJECTIVES.values():
        assert len(card.at_least) == 4
        assert list(card.at_least) == sorted(card.at_least)
        assert card.at_least[0] < card.at_least[-1]


BROKEN = [
    ('test = "might", vs = "4"', 'test = "might +", vs = "4"', ["adventure odyssey", "steps[0].test"]),
    ('test = "might", vs = "4"', 'test = "die + might", vs = "4"', ["adventure odyssey", "test", "one die"]),
    ('vs = "die + lost(any)"', 'vs = "die + lost(quest)"', ["adventure exile", "steps[0].vs", "quest"]),
    ('"fame", by = "3" }', '"fame", bye = "3" }', ["adventure odyssey", "reward[0]", "by"]),
    ('"fame", by = "3" }', '"glory", by = "3" }', ["adventure odyssey", "reward[0].char", "glory"]),
    ('"fame", by = "3" }', '"fame", by = 3 }', ["adventure odyssey", "reward[0].by"]),
    (
        'failure = [{ op = "mod", char = "wealth", by = "-1" }]',
        "failure = []",
        ["adventure odyssey", "failure"],
    ),
    ('id = "exile"', 'id = "odyssey"', ["adventure odyssey", "id"]),
    ('id = "odyssey"', 'id = "ivanhoe"', ["ivanhoe", "id"]),
    (
        '{ op = "difficulty", by = "2" }',
        '{ op = "draw", who = "you", n = "1" }',
        ["interference mist", "effects"],
    ),
    ('{ need = "inplay(love) >= 1" }', '{ need = "inplay(love)" }', ["adventure royal_wedding", "need"]),
    ('type = "journey"\nafter = ["journey"]', 'type = "love"\nafter = ["journey"]', ["adventure", "type"]),
    ("at_least = [2, 3, 4, 5]", "at_least = [2, 3, 1, 5]", ["objective great_lover", "at_least"]),
    ("at_least = [2, 3, 4, 5]", "at_least = [2, 3]", ["objective great_lover", "at_least"]),
    ("hand_start = 5", "hand_begin = 5", ["hand_"]),
]


@pytest.mark.parametrize(("written", "instead", "named"), BROKEN)
def test_a_broken_card_file_is_refused_with_file_card_and_key(
    written: str, instead: str, named: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (data_folder() / FILE).read_text(encoding="utf-8")
    assert written in text
    (tmp_path / "saga").mkdir()
    (tmp_path / FILE).write_text(text.replace(written, instead, 1), encoding="utf-8")
    monkeypatch.setattr(content, "data_folder", lambda: tmp_path)
    with pytest.raises(ContentError) as error:
        load()
    for part in (FILE, *named):
        assert part in str(error.value)


def test_a_missing_file_is_refused() -> None:
    with pytest.raises(ContentError, match=r"saga/nowhere\.toml"):
        load("saga/nowhere.toml")
