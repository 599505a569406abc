"""Every component of Saga can be looked up."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from games.engine.text import Text
from games.saga.cards import Characteristic
from games.saga.components import ADVENTURES, HEROES, INTERFERENCES, OBJECTIVES
from games.saga.situation import TYPES
from games.saga.telling.reference import ENTRIES
from render.words import words_for


def test_every_component_has_an_entry() -> None:
    told = Counter(component for entry in ENTRIES for component in entry.components)
    cards = [*HEROES, *ADVENTURES, *INTERFERENCES, *OBJECTIVES]
    assert told.keys() == {*cards, "rules", "requirements"}
    assert all(told[card] == 1 for card in cards)
    keys = {entry.title.key for entry in ENTRIES}
    assert {f"saga-type-{kind}" for kind in TYPES} <= keys
    assert {f"saga-characteristic-{name}" for name in get_args(Characteristic)} <= keys


def test_an_objective_says_what_it_asks_of_more_players() -> None:
    """The table of rules/saga#11, by its example."""
    [lover] = [entry for entry in ENTRIES if entry.id == "great_lover"]
    words = words_for("en")
    assert [words.say(text) for text in lover.texts] == [
        "Wealth 4, Courage 4 and at least 2 Loves in play.",
        "With 4 players: the same two values, and at least 3.",
        "With 5 players: both values are 1 higher, and at least 4.",
        "With 6 players: both values are 1 higher, and at least 5.",
    ]
    assert lover.title == Text("saga-card-great_lover")
