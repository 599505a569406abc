"""The decks of Saga: ``data/saga/components.toml``, loaded, compiled and validated once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from games.engine.content import ContentError, load_table
from games.saga.cards import (
    FOLDED,
    Adventure,
    Folded,
    Hero,
    Interference,
    Kind,
    Objective,
    Plain,
    Reroll,
    Step,
)
from games.saga.expressions import Condition, Expression
from games.saga.situation import TYPES

FILE = "saga/components.toml"

Card = TypeVar("Card", Hero, Adventure, Interference, Objective)


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The constants of the rules."""

    min_players: int
    max_players: int
    hand_start: int
    hand_limit: int
    draw_per_turn: int
    mulligan_min_adventures: int
    hero_goal: int


class Requirements(Struct, frozen=True, forbid_unknown_fields=True):
    """The requirements of Objectives for a number of players; rules/saga#11."""

    players: int
    minimum_plus: int
    level: int


class Components(Struct, frozen=True):
    """All cards by id, in the order of the file, and the constants."""

    rules: Numbers
    requirements: dict[int, Requirements]
    heroes: dict[str, Hero]
    adventures: dict[str, Adventure]
    interferences: dict[str, Interference]
    objectives: dict[str, Objective]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    rules: Numbers
    table: tuple[Requirements, ...]
    hero: tuple[dict[str, Any], ...]
    adventure: tuple[dict[str, Any], ...]
    interference: tuple[dict[str, Any], ...]
    objective: tuple[dict[str, Any], ...]


def load(file: str = FILE) -> Components:
    """Return the components.

    :raises ContentError: the table is missing or malformed, or a card breaks a rule of the decks; the message
        names file, card and key.
    """
    table = load_table(file, _File)
    components = Components(
        rules=table.rules,
        requirements={row.players: row for row in table.table},
        heroes=_read(file, table.hero, Hero),
        adventures=_read(file, table.adventure, Adventure),
        interferences=_read(file, table.interference, Interference),
        objectives=_read(file, table.objective, Objective),
    )
    problem = next(_problems(components), None)
    if problem is not None:
        raise ContentError(f"{file}: {problem}")
    return components


def _read(file: str, rows: Iterable[dict[str, Any]], kind: type[Card]) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for number, row in enumerate(rows, start=1):
        name = row.get("id", f"number {number}")
        try:
            card = msgspec.convert(_renamed(row), kind, dec_hook=_compile)
        except msgspec.ValidationError as error:
            raise ContentError(f"{file}: {kind.__name__.lower()} {name}: {error}") from error
        if card.id in cards:
            raise ContentError(f"{file}: {kind.__name__.lower()} {name}: id: there are two of them")
        cards[card.id] = card
    return cards


def _renamed(value: Any) -> Any:
    """Return ``value`` with every key ``from`` renamed to ``from_``, since ``from`` is a keyword."""
    if isinstance(value, dict):
        return {"from_" if key == "from" else key: _renamed(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_renamed(item) for item in value]
    return value


def _compile(kind: type, value: Any) -> Any:
    """Compile ``value`` to an expression or a condition."""
    if kind in (Expression, Condition) and isinstance(value, str):
        return kind(value)
    raise TypeError(f"{value!r} is not written as text")


def _problems(components: Components) -> Iterator[str]:
    """Yield the errors in the decks; the checks of rules/saga#14."""
    rules = components.rules
    everything = [
        *components.heroes,
        *components.adventures,
        *components.interferences,
        *components.objectives,
    ]
    for name, count in Counter(everything).items():
        if count > 1:
            yield f"{name}: id: there are two of them"
    for players in range(rules.min_players, rules.max_players + 1):
        if players not in components.requirements:
            yield f"table: players: no row for {players}"
    for hero in components.heroes.values():
        if hero.test.dice:
            yield f"hero {hero.id}: test: a Test has one die, which the rules add"
    for adventure in components.adventures.values():
        yield from (f"adventure {adventure.id}: {problem}" for problem in _adventure_problems(adventure))
    for card in components.interferences.values():
        yield from (f"interference {card.id}: {problem}" for problem in _interference_problems(card))
    levels = {row.level for row in components.requirements.values()}
    for objective in components.objectives.values():
        if len(objective.minimum) != 2:
            yield f"objective {objective.id}: minimum: it does not name two characteristics"
        if objective.count.dice:
            yield f"objective {objective.id}: count: it rolls a die"
        rising = all(one <= other for one, other in pairwise(objective.at_least))
        if len(objective.at_least) <= max(levels) or not rising:
            yield f"objective {objective.id}: at_least: not a rising number for every level"
    yield from _type_problems(components)


def _adventure_problems(adventure: Adventure) -> Iterator[str]:
    if not 1 <= len(set(adventure.after)) == len(adventure.after) <= 2:
        yield "after: it follows one or two types"
    for part in ("steps", "reward", "failure"):
        if not getattr(adventure, part):
            yield f"{part}: it is empty"
    for number, step in enumerate(adventure.steps, start=1):
        yield from (f"steps: number {number}: {problem}" for problem in _step_problems(step))


def _step_problems(step: Step) -> Iterator[str]:
    given = {name for name in step.__struct_fields__ if getattr(step, name) is not None}
    if given - {"aid"} not in ({"test", "vs"}, {"pay", "n"}, {"need"}) or (
        "aid" in given and "test" not in given
    ):
        yield f"{', '.join(sorted(given))} make no step"
    if step.test is not None and step.test.dice:
        yield "test: a Test has one die, which the rules add"


def _interference_problems(card: Interference) -> Iterator[str]:
    folded = [effect for effect in card.effects if isinstance(effect, FOLDED)]
    if card.timing == "turn" and folded:
        yield "effects: a turn Interference bends no Test"
    if card.timing != "turn" and len(folded) != 1:
        yield f"effects: it bends the Test {len(folded)} times, not once"
    if card.count < 1:
        yield "count: there is none of it"
    for effect in folded:
        if isinstance(effect, Reroll) and effect.dice == "difficulty" and effect.keep != "new":
            yield "effects: Difficulty dice rolled again are always new"
        for name in ("score", "to"):
            if (expression := getattr(effect, name, None)) is not None and expression.dice:
                yield f"effects: {name}: it rolls a die"


def _type_problems(components: Components) -> Iterator[str]:
    adventures = components.adventures.values()
    counts = Counter(adventure.type for adventure in adventures)
    if len(set(counts.values())) != 1 or len(counts) != len(TYPES):
        yield f"adventure: type: the types are not equally many: {dict(counts)}"
    links = set(chain.from_iterable(((one, card.type) for one in card.after) for card in adventures))
    for missing in sorted({(one, other) for one in TYPES for other in TYPES} - links):
        yield f"adventure: after: no {missing[1]} follows a {missing[0]}"


COMPONENTS = load()
"""The components of every table."""

RULES = COMPONENTS.rules
HEROES = COMPONENTS.heroes
ADVENTURES = COMPONENTS.adventures
INTERFERENCES = COMPONENTS.interferences
OBJECTIVES = COMPONENTS.objectives

TYPE_INDEX = {name: TYPES.index(card.type) for name, card in ADVENTURES.items()}
"""The index in ``TYPES`` of each Adventure's type."""

DECK = (
    *ADVENTURES,
    *(name for name, card in INTERFERENCES.items() for _ in range(card.count)),
)
"""The draw deck: every Adventure, and every copy of every Interference."""


def folded_effect(card: str) -> Folded:
    """Return the effect of a challenge Interference that modifies the Test."""
    return _FOLDED[card]


def _first_folded(card: Interference) -> Folded | None:
    return next((effect for effect in card.effects if isinstance(effect, FOLDED)), None)


_FOLDED = {
    name: effect for name, card in INTERFERENCES.items() if (effect := _first_folded(card)) is not None
}

PLAIN_EFFECTS: dict[str, tuple[Plain, ...]] = {
    name: tuple(effect for effect in card.effects if not isinstance(effect, FOLDED))
    for name, card in INTERFERENCES.items()
}
"""The effects of every Interference that happen when it is played."""


def of_kind(card: str, kind: Kind) -> bool:
    """Return whether ``card`` is of ``kind``."""
    return kind == "card" or (card in ADVENTURES) == (kind == "adventure")


def cards_of_kind(hand: Iterable[str], kind: Kind) -> list[str]:
    """Return the cards of ``kind`` in ``hand``, in order."""
    return [card for card in hand if of_kind(card, kind)]
