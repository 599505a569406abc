"""Ledger for Abraca: each seat's lives, points, stones and secret stones."""

from __future__ import annotations

from typing import Any

from games.abraca.view import View
from games.engine.text import Argument, Text
from tests.games.told import parts_of, seat_of

Books = dict[tuple[Any, ...], int]


def numbers(view: View) -> Books:
    books: Books = {}
    for seat, place in enumerate(view.places):
        books["lives", seat] = place.life
        books["points", seat] = place.points
        books["stones", seat] = len(place.stones)
        books["secrets", seat] = len(place.secrets)
    return books


def book(books: Books, text: Text) -> None:
    args = text.args
    match text.key.removeprefix("abraca-").split("-", 1):
        case ["event", "hit"]:
            books["stones", seat_of(text)] -= 1
        case ["event", "loss" | "gain"]:
            _path(books, seat_of(text), [args["before"], args["after"]])
        case ["event", "secret"]:
            books["secrets", seat_of(text)] += _number(args["count"])
        case ["event", "refill"]:
            books["stones", seat_of(text)] += _number(args["count"])
        case ["event", "points"] | ["told", "score"]:
            books["points", seat_of(text)] += _number(args["points"])
            assert books["points", seat_of(text)] == args["total"]
        case ["event", "all-used"]:
            for kind, seat in list(books):
                if kind == "lives" and seat != seat_of(text):
                    books[kind, seat] = 0
        case ["event", "round"] | ["told", "round"]:
            for kind, seat in list(books):
                fresh = {"lives": _number(args["lives"]), "stones": _number(args["stones"]), "secrets": 0}
                books[kind, seat] = fresh.get(kind, books[kind, seat])
        case ["told", "casts"]:
            hits = [part for part in parts_of(text) if part.key == "abraca-told-hit"]
            books["stones", seat_of(text)] += _number(args["drawn"]) - len(hits)
            books["secrets", seat_of(text)] += _number(args["secrets"])
        case ["told", "life"]:
            _path(books, seat_of(text), _numbers(args["path"]))
        case ["told", "lives" | "points"]:
            for part in parts_of(text):
                book(books, part)


def _path(books: Books, seat: int, values: list[Argument]) -> None:
    assert books["lives", seat] == values[0], "each change is told once, from the value before"
    books["lives", seat] = _number(values[-1])


def _numbers(path: Argument) -> list[Argument]:
    if isinstance(path, Text):
        return [*_numbers(path.args["before"]), path.args["after"]]
    return [path]


def _number(value: Argument) -> int:
    assert isinstance(value, int)
    return value
