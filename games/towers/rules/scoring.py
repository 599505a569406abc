"""Points, the elixir, the loot, and the winners: rules/towers#7 and #8."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct

from games.engine.event import Outcome
from games.engine.text import SeatName, Text
from games.towers.components import CARDS, MONSTERS, SETTINGS, TREASURES
from games.towers.model import Cards, LootResult, State
from games.towers.rules.teams import strength, value

ItemKind: TypeAlias = Literal[
    "gold", "chests", "cursed", "rings", "creatures", "troglodytes", "trophy", "elixir"
]

_PRINTED = {
    **{card.id: (card.kind, card.points) for card in TREASURES.values()},
    **{card.id: (card.kind, -card.skulls) for card in MONSTERS.values()},
}
"""The kind and the printed points of each card that can be won."""

_KINDS = {kind for kind, _ in _PRINTED.values()}


class Item(Struct, frozen=True):
    """One line of the score sheet: ``count`` coins or cards, and their points.

    ``cards`` are those that count. For the trophy, ``count`` is the number of monsters it pays for, and
    ``cards`` is empty if it is not owned. For the elixir, ``count`` is 1 if it is owned, and ``cards`` is the
    monster that it removes, if any; its points are 0: its savings show in the other lines.
    """

    kind: ItemKind
    count: int
    points: int
    cards: Cards = ()


class Sheet(Struct, frozen=True):
    """The score of a player's gold and cards, line by line; ``monsters`` are left after the elixir."""

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


def sheet_without(gold: int, won: Cards, players: int, removed: str | None) -> Sheet:
    """Return the score if the elixir removes the monster ``removed``, or nothing."""
    return _sheet(gold, won, players, removed)


def loot(state: State) -> LootResult:
    """Return the coins won by the last card of every hand; rules/towers#7."""
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
    """Return the current score sheets, by seat.

    An elixir counts as used in the best way, until its owner has chosen otherwise; rules/towers#8.elixir.
    """
    players, owner = len(state.gold), state.elixir_owner
    chosen = state.over and state.options.elixir_use == "chosen"
    return tuple(
        sheet_without(gold, won, players, state.removed)
        if chosen and seat == owner
        else sheet(gold, won, players)
        for seat, (gold, won) in enumerate(zip(state.gold, state.won, strict=True))
    )


def outcome(state: State) -> Outcome | None:
    """Return the outcome by highest total, then fewer monsters; None while the game goes on."""
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
    cards: dict[str, list[str]] = {kind: [] for kind in _KINDS}
    printed = dict.fromkeys(_KINDS, 0)
    for card in won:
        if card != removed:
            kind, points = _PRINTED[card]
            cards[kind].append(card)
            printed[kind] += points
    rings, troglodytes, elixirs = len(cards["ring"]), len(cards["troglodyte"]), len(cards["elixir"])
    left = len(cards["creature"]) + troglodytes
    paid = left if cards["trophy"] else 0
    items = (
        Item("gold", gold, gold),
        Item("chests", len(cards["chest"]), printed["chest"], tuple(cards["chest"])),
        Item("cursed", len(cards["cursed"]), printed["cursed"], tuple(cards["cursed"])),
        Item("rings", rings, rings**2, tuple(cards["ring"])),
        Item("creatures", len(cards["creature"]), printed["creature"], tuple(cards["creature"])),
        Item("troglodytes", troglodytes, -(troglodytes**2), tuple(cards["troglodyte"])),
        Item("trophy", paid, SETTINGS[players].trophy * paid, tuple(cards["trophy"])),
        Item("elixir", elixirs, 0, () if removed is None else (removed,)),
    )
    return Sheet(items, sum([item.points for item in items]), left)
