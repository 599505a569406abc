"""Ledger for Touria: each player's holdings, the fairy's display, open doors, and who is in the castle.

With a discreet log, the books only contain the doors and the castle, because the rest isn't told.
"""

from __future__ import annotations

from typing import Any

from games.engine.text import Argument, Text
from games.touria.components import COLOURS, COMPONENTS
from games.touria.view import View
from tests.games.told import number_of, parts_of, seat_of

Books = dict[tuple[Any, ...], int]
_GOODS = ("hearts", "coins", "swords")


def opening(view: View) -> Books:
    """Return the books at the start of a game: the holdings that everybody gets."""
    books = numbers(view)
    for seat in range(len(view.places)):
        books["coins", seat], books["elixirs", seat] = COMPONENTS.start.coins, COMPONENTS.start.elixirs
    return books


def numbers(view: View) -> Books:
    books: Books = {("doors",): sum(door.open for door in view.doors)}
    for seat, place in enumerate(view.places):
        books["castle", seat] = int(place.chapel)
    if view.options.log != "table":
        return books
    for seat, place in enumerate(view.places):
        if screen := place.screen:
            for kind in (*_GOODS, "elixirs"):
                books[kind, seat] = getattr(screen, kind)
            books["gems", seat] = sum(screen.gems.values())
            books["items", seat] = len(screen.items)
        for item in place.items or ():
            books["item", seat, item] = 1
    return books


def book(books: Books, text: Text) -> None:
    args = text.args
    event, _, what = text.key.removeprefix("touria-").partition("-")
    if text.key == "touria-told":
        for part in parts_of(text):
            _told(books, part, seat_of(text))
    elif event == "event":
        _event(books, what, text, args)


def _event(books: Books, what: str, text: Text, args: dict[str, Argument]) -> None:
    verb, _, kind = what.partition("-")
    seat = seat_of(text) if "player" in args else -1
    match what:
        case "bonus-coin" | "bonus-sword":
            _add(books, f"{kind}s", seat, 1)
        case "bonus-gem":
            _gems(books, seat, _last_part(args["gem"]), 1)
        case "pay-gems":
            _some(books, args["gems"], seat, -1)
        case "mine":
            _gems(books, seat, _last_part(args["gem"]), 1)
        case "keep":
            _gems(books, seat, "any", 1)
        case "banish":
            _gems(books, seat, "black", -1)
        case "use" | "copy-flagon":
            _item(books, seat, _last_part(args["item"]), -1)
        case "mirror":
            _item(books, seat, "mirror", -1)
        case "take":
            _item(books, seat, _last_part(args["item"]), 1)
        case "copy-elixir":
            _add(books, "elixirs", seat, -1)
            _add(books, "elixirs", seat_of(text, "owner"), 1)
        case "enter":
            books["castle", seat] = 1
        case "door":
            books[("doors",)] += 1
        case "gift":
            _some(books, args["gift"], seat, -1)
        case _ if verb in ("pay", "gain"):
            _add(books, kind, seat, number_of(text, "count") * (1 if verb == "gain" else -1))


def _told(books: Books, text: Text, seat: int) -> None:
    args = text.args
    match text.key.removeprefix("touria-told-"):
        case "walks":
            _some(books, args["way"], seat, -1)
        case "flies-paid":
            _some(books, args["price"], seat, -1)
        case "again-paid":
            _some(books, args["price"], seat, -1)
        case "turns-paid":
            _add(books, "swords", seat, -1)
        case "picks":
            _some(books, args["gems"], seat, 1)
        case "uses":
            _some(books, args["item"], seat, -1)
        case "copies-flagon":
            _item(books, seat, "flagon", -1)
        case "mirrors":
            _item(books, seat, "mirror", -1)
        case "takes":
            _some(books, args["item"], seat, 1)
        case "trades":
            _some(books, args["paid"], seat, -1)
            _some(books, args["got"], seat, 1)
        case "gives":
            _some(books, args["paid"], seat, -1)
        case "gets":
            _some(books, args["got"], seat, 1)
        case "removes":
            _gems(books, seat, "black", -number_of(text, "count"))
        case "keeps":
            _gems(books, seat, "any", number_of(text, "count"))
        case "copies-elixir":
            _add(books, "elixirs", seat, -1)
            _add(books, "elixirs", seat_of(text, "owner"), 1)
        case "enters":
            books["castle", seat] = 1
        case "opens":
            books[("doors",)] += 1


def _some(books: Books, value: Argument, seat: int, sign: int) -> None:
    """Record everything named in ``value``."""
    assert isinstance(value, Text)
    for part in (value, *parts_of(value)):
        named = _last_part(part)
        if part.key.startswith("touria-some-"):
            count = number_of(part, "count") * sign
            if named == "gems":
                _gems(books, seat, str(part.args["colour"]), count)
            else:
                _add(books, named, seat, count)
        elif part.key == "touria-thing-elixir":
            _add(books, "elixirs", seat, sign)
        elif part.key.startswith(("touria-the-", "touria-item-")):
            _item(books, seat, named, sign)


def _gems(books: Books, seat: int, colour: str, count: int) -> None:
    """Record gems; ``any`` means that others don't know the color."""
    assert colour in (*COLOURS, "any")
    _add(books, "gems", seat, count)
    _add(books, f"gem {colour}", seat, count)


def _item(books: Books, seat: int, name: str, count: int) -> None:
    _add(books, "items", seat, count)
    books["item", seat, name] = books.get(("item", seat, name), 0) + count


def _add(books: Books, kind: str, seat: int, count: int) -> None:
    books[kind, seat] = books.get((kind, seat), 0) + count


def _last_part(value: Argument) -> str:
    assert isinstance(value, Text)
    return value.key.rpartition("-")[2]
