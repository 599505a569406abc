"""Ledger for Saga: the Hero's characteristics, every card that leaves or enters a hand, and the story."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.engine.text import Argument, Text
from games.saga.components import ADVENTURES
from games.saga.situation import CHARACTERISTICS
from games.saga.telling.game_events import card_name
from games.saga.view import View
from tests.games.told import number_of, parts_of, seat_of

Books = dict[tuple[Any, ...], int]
_OUTCOMES = {None: 1, "won": 2, "lost": 3}
"""Numbers for the outcomes of an Adventure in the story; 0 is for a card that isn't there."""


def numbers(view: View) -> Books:
    books: Books = {("entries",): len(view.story)}
    for name, value in zip(CHARACTERISTICS, view.characteristics, strict=True):
        books[(f"saga-characteristic-{name}",)] = value
    for seat, place in enumerate(view.places):
        books["hand", seat] = place.cards
    for entry in view.story:
        books["story", card_name(entry.card).key] = _OUTCOMES[entry.outcome]
    return books


def book(books: Books, text: Text) -> None:
    key = text.key.removeprefix("saga-")
    if key in ("told", "told-turn"):
        player = seat_of(text)
        for part in parts_of(text):
            _deed(books, part.key.removeprefix("saga-told-"), part, player)
    elif key.startswith("event-") and "player" in text.args:
        _deed(books, _EVENTS.get(key, ""), text, seat_of(text))
    else:
        _table(books, key, text)


_EVENTS = {
    "event-drew": "draws",
    "event-discarded": "discards",
    "event-retrieved": "retrieves",
    "event-adventure": "plays",
    "event-played": "plays",
    "event-interfered": "plays",
    "event-cancelled": "cancels",
    "event-aided": "aids",
    "event-took": "takes-from",
    "event-found": "takes",
    "event-peeked": "peeks",
    "event-objective": "objective",
}


def _deed(books: Books, deed: str, text: Text, seat: int) -> None:
    args = text.args
    match deed:
        case "draws":
            _add(books, ("hand", seat), number_of(text, "count"))
        case "discards":
            for card in _cards(args):
                _leaves(books, seat, card)
        case "plays":
            for card in _cards(args):
                _leaves(books, seat, card)
                if card.key.removeprefix("saga-card-") in ADVENTURES:
                    books["story", card.key] = _OUTCOMES[None]
                    books[("entries",)] += 1
        case "cancels" | "aids":
            _leaves(books, seat, args["card"])
        case "retrieves" | "takes":
            _add(books, ("hand", seat), 1)
            _add(books, ("got", seat, _key(args["card"])), 1)
        case "takes-from":
            _add(books, ("hand", seat), number_of(text, "count"))
            _add(books, ("hand", seat_of(text, "other")), -number_of(text, "count"))
        case "peeks" | "objective":
            _add(books, (deed, seat), 1)


def _cards(args: Mapping[str, Argument]) -> list[Text]:
    """Return the card or cards named in ``args``."""
    cards = args["cards"] if "cards" in args else args["card"]
    assert isinstance(cards, Text)
    return [card for card in (cards, *parts_of(cards)) if card.key.startswith("saga-card-")]


def _table(books: Books, key: str, text: Text) -> None:
    """Record changes to the Hero and the story."""
    args = text.args
    match key:
        case "event-raised" | "event-lowered":
            _course(books, args["characteristic"], [args["before"], args["after"]])
        case "told-changes":
            for part in parts_of(text):
                if part.key == "saga-told-change":
                    _course(books, part.args["characteristic"], _numbers(part.args["values"]))
        case "event-swapped":
            books[(_key(args["one"]),)] = number_of(text, "first")
            books[(_key(args["other"]),)] = number_of(text, "second")
        case "event-won" | "event-won-by-test" | "told-won" | "event-entry-won":
            books["story", _key(args["card"])] = _OUTCOMES["won"]
        case "event-lost" | "event-lost-by-test" | "told-lost" | "event-entry-lost":
            books["story", _key(args["card"])] = _OUTCOMES["lost"]
        case "event-entry-discard":
            books["story", _key(args["card"])] = 0
            books[("entries",)] -= 1


def _leaves(books: Books, seat: int, card: Argument) -> None:
    _add(books, ("hand", seat), -1)
    _add(books, ("left", seat, _key(card)), 1)


def _course(books: Books, name: Argument, values: list[Argument]) -> None:
    assert books[(_key(name),)] == values[0], "each change is told once, from the value before"
    last = values[-1]
    assert isinstance(last, int)
    books[(_key(name),)] = last


def _numbers(course: Argument) -> list[Argument]:
    if isinstance(course, Text):
        return [*_numbers(course.args["before"]), course.args["after"]]
    return [course]


def _add(books: Books, what: tuple[Any, ...], count: int) -> None:
    books[what] = books.get(what, 0) + count


def _key(name: Argument) -> str:
    assert isinstance(name, Text)
    return name.key
