"""Ledger for Tschak!: each seat's gold, hand, team, won cards and, in the end, points."""

from __future__ import annotations

from typing import Any

from games.engine.text import Argument, Text
from games.towers.components import COMPONENTS
from games.towers.telling import game_events
from games.towers.view import View
from tests.games.told import number_of, parts_of, seat_of

HAND = sum(map(sum, COMPONENTS.floors)) + 1
"""The cards in a tower's hand: those for its floors, and the last one."""

Books = dict[tuple[Any, ...], int]


def numbers(view: View) -> Books:
    books: Books = {}
    for seat, place in enumerate(view.places):
        books["gold", seat] = place.gold
        books["hand", seat] = place.hand
        books["treasures", seat] = place.treasure_count
        books["monsters", seat] = place.monster_count
        for card in place.team.cards:
            books["team", seat, repr(game_events.card(card))] = 1
        won = [game_events.treasure(card) for card in place.treasures or ()]
        won += [game_events.monster(card) for card in place.monsters or ()]
        for text in won:
            _add(books, ("won", seat, repr(text)), 1)
        if view.over and place.sheet:
            books["points", seat] = place.sheet.total
    return books


def book(books: Books, text: Text) -> None:
    args = text.args
    key = text.key.removeprefix("towers-")
    match key:
        case "event-tower":
            for kind, *seat in list(books):
                if kind == "hand":
                    books[kind, *seat] = HAND
        case "event-shows" | "told-team":
            shown = _cards(args["cards"])
            _add(books, ("hand", seat_of(text)), -len(shown))
            for card in shown:
                _add(books, ("team", seat_of(text), card), 1)
        case "event-swaps" | "told-swap":
            _add(books, ("team", seat_of(text), repr(args["out"])), -1)
            _add(books, ("team", seat_of(text), repr(args["in"])), 1)
        case "event-loot" | "told-loot-won" | "told-loot-none":
            assert (key == "told-loot-none") <= (args["coins"] == 0)
            _add(books, ("gold", seat_of(text)), number_of(text, "coins"))
            _add(books, ("hand", seat_of(text)), -1)
        case "event-final":
            for part in parts_of(text):
                if part.key == "towers-told-sum":
                    _add(books, ("points", seat_of(part)), number_of(part, "total"))
        case "told-shown" | "told-swaps" | "told-loot":
            for part in parts_of(text):
                book(books, part)
        case _ if "what" in args:
            for kind, *rest in list(books):
                if kind == "team":
                    del books[kind, *rest]
            _add(books, ("won", seat_of(text), repr(args["what"])), 1)
            _add(books, ("treasures" if "treasure" in key else "monsters", seat_of(text)), 1)


def _cards(shown: Argument) -> list[str]:
    assert isinstance(shown, Text)
    parts = [shown, *parts_of(shown)]
    return [repr(part) for part in parts if part.key.startswith("towers-card-")]


def _add(books: Books, what: tuple[Any, ...], count: int) -> None:
    books[what] = books.get(what, 0) + count
