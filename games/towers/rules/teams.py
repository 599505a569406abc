"""The value and ranking of teams: rules/towers#5 and #6."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias, get_args

from games.engine.text import Seat
from games.towers.components import CARDS, COMPONENTS, TYPE_OF, TYPES
from games.towers.model import Cards, DecidedBy, Line, Team

Strength: TypeAlias = tuple[int, ...]
"""A team's place in the ranking: its value, then value and weapon of wizard, warrior and dwarf."""

_DECIDERS: tuple[DecidedBy, ...] = get_args(DecidedBy)
_RANKED_TYPES = tuple(kind for kind in TYPES if kind != "artifact")
_NO_CARDS = (-1, 0) * len(_RANKED_TYPES)
_RANKED = {
    card.id: (1 + 2 * _RANKED_TYPES.index(card.type), card.value, card.rank)
    for card in CARDS.values()
    if card.type in _RANKED_TYPES
}
"""For each card: the index of its value in its team's strength, the value, and the rank of its weapon."""

WIZARDS = {card.id: card.value for card in CARDS.values() if card.type == "wizard" and card.value}
"""The values of the numbered wizards."""

WIZARDS_DOWNWARDS = sorted(WIZARDS.items(), key=lambda wizard: wizard[1], reverse=True)
"""The numbered wizards with their values, the highest first."""

_VALUES = {card.id: card.value for card in CARDS.values()}

CHAMELEONS = frozenset(card.id for card in CARDS.values() if card.is_chameleon)
"""The ids of the chameleons."""

ARTIFACTS = frozenset(card.id for card in CARDS.values() if card.is_artifact)
"""The ids of the artifacts."""


@lru_cache(4096)
def highest_wizard(cards: Cards) -> int:
    """Return the highest printed value of a numbered wizard among ``cards``; 0 without one."""
    return max((WIZARDS.get(card, 0) for card in cards), default=0)


@lru_cache(4096)
def has_wizard(cards: Cards) -> bool:
    """Return whether ``cards`` include a wizard, even a chameleon."""
    return any(TYPE_OF[card] == "wizard" for card in cards)


def value(cards: Cards, copied: int) -> int:
    """Return the value of a team whose chameleon, if it has one, is worth ``copied``; rules/towers#5.

    An artifact doubles nothing until its team is complete.

    >>> value(("chameleon_2", "artifact_2", "warrior_6_axe"), copied=4)
    14
    """
    total, worths = 0, []
    for card in cards:
        if card not in ARTIFACTS:
            worth = copied if card in CHAMELEONS else _VALUES[card]
            total += worth
            worths.append(worth)
    if len(worths) < len(cards) == COMPONENTS.team_size:
        total += min(worths)
    return total


def evaluate(teams: Sequence[Cards], seat: Seat) -> Team:
    """Return the team of ``seat`` among ``teams`` (by seat) with its sum.

    If several wizards have the same value, the one of the first seat counts as copied.
    """
    cards = teams[seat]
    lines = []
    for card in cards:
        if card in CHAMELEONS:
            lines.append(_copy(card, teams, seat))
        elif card in ARTIFACTS:
            lines.append(Line(card, 0, 0))
        else:
            lines.append(Line(card, CARDS[card].value))
    if len(cards) == COMPONENTS.team_size and not ARTIFACTS.isdisjoint(cards):
        doubled = min((line.value, index) for index, line in enumerate(lines) if line.times)[1]
        line = lines[doubled]
        lines[doubled] = Line(line.card, line.value, 2, line.copied_from)
    return Team(tuple(lines), sum(line.value * line.times for line in lines))


def strength(cards: Iterable[str], worth: int) -> Strength:
    """Return the strength of a team worth ``worth``; greater is stronger. Printed values only break ties.

    >>> strength(["warrior_6_axe", "chameleon_1", "artifact_1"], 6)
    (6, 0, 0, 6, 1, -1, 0)
    """
    key = [worth, *_NO_CARDS]
    for card in cards:
        if card in _RANKED:
            at, printed, rank = _RANKED[card]
            key[at] = printed
            key[at + 1] = rank
    return tuple(key)


def strengths(shown: Sequence[Cards]) -> list[Strength]:
    """Return the strength of each team in ``shown``, by seat."""
    wizards = [highest_wizard(cards) for cards in shown]
    return [_strength(cards, max(wizards[:seat] + wizards[seat + 1 :])) for seat, cards in enumerate(shown)]


@lru_cache(1 << 12)
def _strength(cards: Cards, copied: int) -> Strength:
    return strength(cards, value(cards, copied))


def decided_by(one: Strength, other: Strength) -> DecidedBy:
    """Return the first difference between two teams.

    :raises ValueError: they are equal, which is impossible with different cards (rules/towers#6.8).
    """
    for decider, first, second in zip(_DECIDERS, one, other, strict=True):
        if first != second:
            return decider
    raise ValueError("two teams are completely equal")


def _copy(chameleon: str, teams: Sequence[Cards], seat: Seat) -> Line:
    best, source = 0, None
    for other, cards in enumerate(teams):
        if other != seat:
            for card in cards:
                if WIZARDS.get(card, 0) > best:
                    best, source = WIZARDS[card], other
    return Line(chameleon, best, copied_from=source)
