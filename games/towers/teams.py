"""What a team is worth, and which of two is stronger: sections 5 and 6 of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias, get_args

from games.engine.text import Seat
from games.towers.components import CARDS, COMPONENTS, TYPES
from games.towers.model import Cards, DecidedBy, Line, Team

Strength: TypeAlias = tuple[int, ...]
"""A team's place in the ranking: its value, then value and weapon of wizard, warrior and dwarf."""

_DECIDERS: tuple[DecidedBy, ...] = get_args(DecidedBy)
_RANKED_TYPES = tuple(kind for kind in TYPES if kind != "artifact")
_MISSING = -1

WIZARDS = {card.id: card.value for card in CARDS.values() if card.type == "wizard" and card.value}
"""The values of the numbered wizards."""

CHAMELEONS = frozenset(card.id for card in CARDS.values() if card.is_chameleon)


def highest_wizard(cards: Iterable[str]) -> int:
    """Return the highest printed value of a numbered wizard among ``cards``, 0 if there is none."""
    return max((WIZARDS[card] for card in cards if card in WIZARDS), default=0)


def value(cards: Iterable[str], copied: int) -> int:
    """Return the value of a team whose chameleon, if it has one, is worth ``copied``; section 5.

    An artifact doubles nothing until its team is complete.

    >>> value(("chameleon_2", "artifact_2", "warrior_6_axe"), copied=4)
    14
    """
    total = count = 0
    weaker = None
    has_artifact = False
    for name in cards:
        card = CARDS[name]
        count += 1
        if card.type == "artifact":
            has_artifact = True
            continue
        worth = copied if name in CHAMELEONS else card.value
        total += worth
        if weaker is None or worth < weaker:
            weaker = worth
    if has_artifact and weaker is not None and count == COMPONENTS.team_size:
        total += weaker
    return total


def evaluate(teams: Sequence[Cards], seat: Seat) -> Team:
    """Return the team of ``seat`` among ``teams`` (by seat) with how its value comes about.

    Of several wizards of the same value the one of the first seat counts as the one that is copied.
    """
    cards = teams[seat]
    lines = []
    for name in cards:
        card = CARDS[name]
        if card.is_artifact:
            lines.append(Line(name, 0, 0))
        elif card.is_chameleon:
            lines.append(_copy(name, teams, seat))
        else:
            lines.append(Line(name, card.value))
    if len(cards) == COMPONENTS.team_size and any(not line.times for line in lines):
        weaker = min((line for line in lines if line.times), key=lambda line: line.value)
        doubled = Line(weaker.card, weaker.value, 2, weaker.copied_from)
        lines[lines.index(weaker)] = doubled
    return Team(tuple(lines), sum(line.value * line.times for line in lines))


def strength(cards: Iterable[str], worth: int) -> Strength:
    """Return where a team worth ``worth`` ranks; the greater is the stronger. Printed values only break ties.

    >>> strength(["warrior_6_axe", "chameleon_1", "artifact_1"], 6)
    (6, 0, 0, 6, 1, -1, 0)
    """
    by_type = {CARDS[name].type: CARDS[name] for name in cards}
    key = [worth]
    for kind in _RANKED_TYPES:
        card = by_type.get(kind)
        key += (_MISSING, 0) if card is None else (card.value, card.rank)
    return tuple(key)


def decided_by(one: Strength, other: Strength) -> DecidedBy:
    """Return what makes the difference between two teams.

    :raises ValueError: there is none; no two teams of different cards are like that (section 6.5).
    """
    for decider, first, second in zip(_DECIDERS, one, other, strict=True):
        if first != second:
            return decider
    raise ValueError("two teams are completely equal")


def _copy(chameleon: str, teams: Sequence[Cards], seat: Seat) -> Line:
    best, source = 0, None
    for other, cards in enumerate(teams):
        if other != seat and (highest := highest_wizard(cards)) > best:
            best, source = highest, other
    return Line(chameleon, best, copied_from=source)
