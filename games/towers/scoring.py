"""Points, the elixir, the loot, and who wins: rules/towers#7 and #8."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from games.engine.event import Outcome
from games.engine.text import SeatName, Text
from games.towers.components import CARDS, MONSTERS, SETTINGS, TREASURES
from games.towers.model import Cards, LootResult, State
from games.towers.teams import strength, value

ItemKind: TypeAlias = Literal[
    "gold", "chests", "cursed", "rings", "creatures", "troglodytes", "trophy", "elixir"
]


class Item(Struct, frozen=True):
    """One line of the score sheet: ``count`` coins or cards, and the points they bring.

    ``cards`` are those that count. For the trophy ``count`` is the number of monsters that it pays for, and
    ``cards`` is empty where it is not owned. For the elixir ``count`` is 1 where it is owned, and ``cards``
    is the monster that it removes, if any; its points are 0: what it saves shows in the other lines.
    """

    kind: ItemKind
    count: int
    points: int
    cards: Cards = ()


class Sheet(Struct, frozen=True):
    """What a player's gold and cards are worth, line by line; ``monsters`` are left after the elixir."""

    items: tuple[Item, ...]
    total: int
    monsters: int


@lru_cache(4096)
def sheet(gold: int, won: Cards, players: int) -> Sheet:
    """Return the score of ``gold`` coins and the cards ``won`` at a table of ``players``.

    The elixir removes the monster whose removal gives the highest total, or none; among equal totals it
    leaves fewer monsters, then it removes the first by id.
    """
    kept = _sheet(gold, won, players, None)
    if "elixir" not in won:
        return kept
    removals = [_sheet(gold, won, players, card) for card in sorted(won) if card in MONSTERS]
    return min((*removals, kept), key=lambda found: (-found.total, found.monsters))


def loot(state: State) -> LootResult:
    """Return what the last card of every hand wins; rules/towers#7."""
    last = tuple(hand[0] for hand in state.hands)
    eligible = [seat for seat, card in enumerate(last) if CARDS[card].value]
    eligible.sort(
        key=lambda seat: strength(last[seat : seat + 1], value(last[seat : seat + 1], 0)), reverse=True
    )
    coins = [0] * len(last)
    for seat, pile in zip(eligible, state.setting.loot, strict=False):
        coins[seat] = pile
    return LootResult(state.tower, last, tuple(coins))


def sheets(state: State) -> tuple[Sheet, ...]:
    """Return the score sheets as they stand, by seat."""
    return tuple(sheet(gold, won, len(state.gold)) for gold, won in zip(state.gold, state.won, strict=True))


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or ``None`` while it goes on: highest total, then fewer monsters."""
    if not state.over:
        return None
    found = sheets(state)
    totals = tuple(one.total for one in found)
    keys = [(one.total, -one.monsters) for one in found]
    ranks = tuple(1 + sum(other > mine for other in keys) for mine in keys)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(winners, totals, ranks, _reason(winners, totals))


def _reason(winners: Sequence[int], totals: Sequence[int]) -> Text:
    points = totals[winners[0]]
    if len(winners) > 1:
        return Text("towers-reason-shared", {"count": len(winners), "points": points})
    key = "towers-reason-points" if totals.count(points) == 1 else "towers-reason-monsters"
    return Text(key, {"player": SeatName(winners[0]), "points": points})


def _sheet(gold: int, won: Cards, players: int, removed: str | None) -> Sheet:
    def treasures(kind: str) -> Cards:
        return tuple(card for card in won if card in TREASURES and TREASURES[card].kind == kind)

    def monsters(kind: str) -> Cards:
        return tuple(
            card for card in won if card in MONSTERS and MONSTERS[card].kind == kind and card != removed
        )

    chests, cursed, rings = treasures("chest"), treasures("cursed"), treasures("ring")
    trophy, elixir = treasures("trophy"), treasures("elixir")
    creatures, troglodytes = monsters("creature"), monsters("troglodyte")
    left = len(creatures) + len(troglodytes)
    items = (
        Item("gold", gold, gold),
        Item("chests", len(chests), sum(TREASURES[card].points for card in chests), chests),
        Item("cursed", len(cursed), sum(TREASURES[card].points for card in cursed), cursed),
        Item("rings", len(rings), len(rings) ** 2, rings),
        Item("creatures", len(creatures), -sum(MONSTERS[card].skulls for card in creatures), creatures),
        Item("troglodytes", len(troglodytes), -(len(troglodytes) ** 2), troglodytes),
        Item("trophy", left if trophy else 0, SETTINGS[players].trophy * left if trophy else 0, trophy),
        Item("elixir", len(elixir), 0, () if removed is None else (removed,)),
    )
    return Sheet(items, sum(item.points for item in items), left)
