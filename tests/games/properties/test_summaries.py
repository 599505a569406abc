"""Each line of the log says everything public that its turn changed, once, and nothing hidden.

``tests/games/<id>/ledger.py`` keeps the books of a game: ``numbers`` reads every public number and thing from
a view, ``opening`` returns those known to everybody at the start, and ``book`` enters what one sentence says.
A move's events lead from the books before it to those after it, and the sentences of each line must do the
same for the line's events.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.storyline import folded
from games.engine.text import Argument, Seat, SeatName, Text
from games.engine.walks import Walk
from games.registry import GAMES
from render.forms import every_form
from render.words import Words, locales, words_for
from tests.support.features import SUMMARIES as COMPOSED

WALKS = int(os.environ.get("SUMMARIES", "5"))
"""Random games of each game to read; 1,000 for a thorough search."""
NAMES = ("Ada", "Bruno", "Chloé", "Dev", "Eva", "Finn")

Books = dict[tuple[Any, ...], int]


def ledger(game: AnyGame) -> Any:
    return import_module(f"tests.games.{game.id}.ledger")


@pytest.mark.parametrize("number", range(WALKS))
@pytest.mark.parametrize("name", COMPOSED)
def test_a_line_says_all_that_changed_once(name: str, number: int) -> None:
    game = GAMES[name]
    walk = Walk.begin(game, number)
    books = ledger(game)
    opening = getattr(books, "opening", books.numbers)
    held = {viewer: opening(game.view(walk.state, viewer)) for viewer in walk.viewers}
    told: dict[Seat | None, list[tuple[Event, Books]]] = {viewer: [] for viewer in walk.viewers}
    before = {viewer: dict(numbers) for viewer, numbers in held.items()}
    for made in walk.go_on():
        for viewer in walk.viewers:
            for event in made.events:
                if event.visible_to(viewer):
                    books.book(held[viewer], event.text)
                    told[viewer].append((event, dict(held[viewer])))
            seen = books.numbers(game.view(walk.state, viewer))
            known = {what: held[viewer].get(what, 0) for what in seen}
            assert known == seen, (walk.place(), viewer, made.events)
    for viewer, events in told.items():
        read(game, events, before[viewer], viewer)


@pytest.mark.parametrize("name", COMPOSED)
def test_a_part_of_a_line_is_told_too(name: str) -> None:
    """Replays can stop within a turn, and news can start within one."""
    game, english = GAMES[name], words_for("en")
    walk = Walk.begin(game, 0)
    public = [event for made in walk.go_on() for event in made.events if event.visible_to(None)]
    for line in folded(public, game.storyline):
        for cut in range(1, len(line.events)):
            for part in (line.events[:cut], line.events[cut:]):
                told = game.storyline.summary(part)
                assert all(english.say(event.text, NAMES) for event in told)
                assert told, part


def read(game: AnyGame, events: list[tuple[Event, Books]], numbers: Books, viewer: Seat | None) -> None:
    """Read the log of ``events`` line by line; each event comes with the books after it."""
    done = 0
    for line in folded([event for event, _ in events], game.storyline):
        books = dict(numbers)
        for event in line.told:
            assert event.visible_to(viewer)
            ledger(game).book(books, event.text)
            if event not in line.events:
                assert_says_all(event.text)
        done += len(line.events)
        numbers = events[done - 1][1]
        assert without_zeros(books) == without_zeros(numbers), (line.events, line.told)
        happened, sentences = Counter(map(repr, line.events)), Counter(map(repr, line.told))
        assert max(sentences.values()) <= max(happened.values()), "a sentence is told twice"
        public = [event for event in line.events if event.audience is None]
        told = [event for event in line.told if event.audience is None]
        assert told == (list(game.storyline.summary(public)) if public else []), "something private is told"


def assert_says_all(text: Text) -> None:
    """Check that a composed sentence names everything it consists of: players, things, and numbers
    above 1.
    """
    for locale in locales():
        words = words_for(locale)
        said = words.say(text, NAMES)
        parts = leaves(text, words)
        assert [part for part in parts if not any(form in said for form in every_form(part))] == [], said


def leaves(value: Argument, words: Words) -> Iterator[str]:
    """Yield the text of each innermost part of ``value``."""
    if isinstance(value, Text) and value.args:
        for part in value.args.values():
            yield from leaves(part, words)
    elif isinstance(value, Text):
        yield words.say(value)
    elif isinstance(value, SeatName):
        yield NAMES[value.seat]
    elif isinstance(value, int) and value > 1:
        yield str(value)


def without_zeros(books: Books) -> Books:
    return {what: count for what, count in books.items() if count}
