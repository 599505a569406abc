"""The reference entries of Saga; rules/saga#2 and the sections that each entry names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import get_args

from games.engine.reference import Entry, about, called, example
from games.engine.text import Argument, Text
from games.saga.cards import Characteristic, Objective
from games.saga.components import ADVENTURES, COMPONENTS, HEROES, INTERFERENCES, OBJECTIVES, RULES
from games.saga.situation import TYPES
from games.saga.telling.game_events import card_name

_about, _called, _example = partial(about, "saga"), partial(called, "saga"), partial(example, "saga")

_EXAMPLES = {
    "ivanhoe": 7, "treasure": 1, "exile": 2, "odyssey": 3, "leprechaun": 4, "fury": 5, "grendel": 6,
    "duel": 10, "brunhild": 13, "don_juan": 14, "pilgrimage": 18, "phoenix": 19, "musketeers": 20,
    "mist": 9, "star": 10, "talisman": 11, "clover": 12, "black_cat": 12, "cunning": 13, "fairy_blade": 13,
    "minstrel": 15, "ingratitude": 15, "sly_schemer": 16, "great_lover": 17,
}  # fmt: skip
"""The worked example of each card."""


def _text(card: str, **args: Argument) -> Text:
    return Text(f"saga-card-{card}-text", args)


def _card(card: str, kind: str, texts: tuple[Text, ...], anchor: str, chapter: int) -> Entry:
    return Entry(card, kind, card_name(card), texts, anchor, chapter, _example(_EXAMPLES.get(card)), (card,))


def _adventures() -> Iterator[Entry]:
    for kind in TYPES:
        for card in ADVENTURES.values():
            if card.type == kind:
                yield _card(card.id, kind, (_text(card.id),), "9", 6)


def _objective(card: Objective) -> Entry:
    levels = {row.level: row for row in reversed(COMPONENTS.requirements.values())}
    more = (
        _about("needs", players=row.players, plus=row.minimum_plus, n=card.at_least[level])
        for level, row in sorted(levels.items())
        if level or row.minimum_plus
    )
    printed = _text(card.id, n=card.at_least[0], **card.minimum)
    return _card(card.id, "objective", (printed, *more), "11", 8)


def _types() -> Iterator[Entry]:
    counts = Counter[str](card.type for card in ADVENTURES.values())
    for kind in TYPES:
        texts = (_about("type", count=counts[kind]),)
        yield Entry(f"type-{kind}", "type", Text(f"saga-type-{kind}"), texts, "6", 3, _example(6))


def _characteristics() -> Iterator[Entry]:
    for name in get_args(Characteristic):
        title, texts = Text(f"saga-characteristic-{name}"), (_about("characteristic"),)
        yield Entry(f"characteristic-{name}", "characteristic", title, texts, "2", 1, _example(19))


def _rule(name: str, anchor: str, chapter: int, number: int | None, *components: str, **args: int) -> Entry:
    texts = (_about(name, **args),)
    title = _called(name)
    return Entry(f"rule-{name}", "rule", title, texts, anchor, chapter, _example(number), components)


ENTRIES = (
    *(_card(card.id, "hero", (_text(card.id), _about("hero")), "7.5", 5) for card in HEROES.values()),
    *_adventures(),
    *(
        _card(card.id, "interference", (_text(card.id), _about("copies", count=card.count)), "9", 7)
        for card in INTERFERENCES.values()
    ),
    *map(_objective, OBJECTIVES.values()),
    *_characteristics(),
    *_types(),
    _rule("story", "6", 3, 6),
    _rule("trial", "7.5", 5, 8),
    _rule("test", "7.1", 6, 1),
    _rule("difficulty", "7.1.3", 7, 10),
    _rule("interfering", "7.2", 7, 9),
    _rule("intent", "10.intents", 10, 23),
    _rule("previous", "6", 9, 14),
    _rule("hand", "5", 4, None, "rules", count=RULES.hand_limit, draw=RULES.draw_per_turn),
    _rule("retrieve", "5.retrieve", 4, 21),
    _rule("deck", "5.deck", 2, 24),
    _rule("objectives", "11", 8, None, "requirements"),
    _rule("goal", "11.hero", 8, 18, count=RULES.hero_goal),
    _rule("epilogue", "11.epilogue", 8, 22),
)
"""All entries of the reference."""

CHAPTERS: tuple[tuple[str, ...], ...] = (
    ("1",),
    ("2", "3"),
    ("6",),
    ("5",),
    ("7.5",),
    ("7",),
    ("7.2", "7.3"),
    ("11",),
    ("6", "11"),
    ("10",),
    ("12",),
    ("18",),
    ("4", "8", "9", "15", "16", "17"),
    ("14",),
    ("13",),
    ("18",),
)
"""The sections of the rules page that each chapter covers; examples and deviations from print come last."""
