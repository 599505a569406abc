"""Whatever is hidden from a viewer varies between the worlds drawn for them.

A leaf of the state is hidden from a viewer if it has another value in other positions of the same kind with
which the viewer would see the same and have the same questions. In a single position it may be determined:
the last card of a suit is in the only possible place. So the check asks whether it ever varies in all
positions of a kind together, if they come from more than one walk. Once a game is over, everything may be
known.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import msgspec

from games.engine.play import waiting_for
from games.engine.text import Seat
from tests.games.properties.corpus import Corpus, Moment
from tests.games.properties.leaves import LENGTH, Path, changed, general, leaf_at, leaves, plain, with_leaf
from tests.games.properties.openly import Reasons, Where, fields_of, sights_of
from tests.games.properties.test_secrecy import seen_of_decisions

WORLDS = 200
"""Number of worlds in which a hidden leaf must vary at least once."""

_AT_FIRST = 3
_WORDS, _OFTEN = 6, 10
_TRIES, _VALUES = 4, 2
"""For each leaf, the number of spots to try, and the number of other values to try there."""


Seen: TypeAlias = tuple[Any, Any, Any]
"""What a viewer sees: the view, the visible part of the questions, and the outcome."""


class Cell(NamedTuple):
    """A leaf of the state during one kind of question, with the role of the seat it belongs to, and its value
    if there are few.
    """

    kind: str
    name: str
    word: str


@dataclass(frozen=True, eq=False)
class Position:
    """A moment with its state as leaves; ``question`` is the first open question."""

    moment: Moment
    plain: Any
    leaves: dict[Path, Any]
    question: str
    asked: tuple[Seat, ...]


class Spot(NamedTuple):
    position: Position
    viewer: Seat | None
    path: Path

    @property
    def real(self) -> Any:
        return self.position.leaves[self.path]

    @property
    def place(self) -> str:
        moment = self.position.moment
        return moment.walk.place(moment.made)


class Fields:
    """The leaves of all states of a corpus."""

    def __init__(self, corpus: Corpus) -> None:
        self.game = corpus.game
        self.positions = [position_of(moment) for moment in corpus.moments if moment.asked]
        self.by_seat = self._by_seat()
        self.values: dict[tuple[str, str], Counter[Any]] = defaultdict(Counter)
        ever: dict[str, Counter[Any]] = defaultdict(Counter)
        for position in self.positions:
            for path, leaf in position.leaves.items():
                self.values[position.question, general(path)][leaf] += 1
                ever[general(path)][leaf] += 1
        self.words = {name for name, values in ever.items() if is_word(values)}
        self._name = cache(self._named)
        self._seen = cache(self._sight)

    def _by_seat(self) -> set[str]:
        """Return the lists with one element for each seat in every position."""
        lengths: dict[str, bool] = {}
        for position in self.positions:
            for path, leaf in position.leaves.items():
                if path[-1] == LENGTH:
                    name = general(path[:-1])
                    lengths[name] = lengths.get(name, True) and leaf == position.moment.walk.seats
        return {name for name, always in lengths.items() if always}

    def constant(self, reasons: Reasons) -> dict[Cell, list[Spot]]:
        """Return the hidden leaves that don't vary in the first worlds, with some spots from several walks.

        A leaf isn't hidden if one of the ``reasons`` applies to it.
        """
        spots: dict[Cell, list[Spot]] = defaultdict(list)
        varied: set[Cell] = set()
        for position in self.positions:
            for viewer in position.moment.walk.viewers:
                others: set[Path] = set()
                for world in self._worlds(position, viewer, "first", _AT_FIRST):
                    others.update(changed(position.plain, world))
                for path in position.leaves:
                    cell = self._cell(position, viewer, path)
                    if path in others:
                        varied.add(cell)
                    elif cell not in varied:
                        spots[cell].append(Spot(position, viewer, path))
        found: dict[Cell, list[Spot]] = {}
        for cell in sorted(spots.keys() - varied):
            secret = (spot for spot in some(spots[cell]) if not is_known(cell, spot, reasons))
            hidden = [spot for spot in secret if self._is_hidden(spot)]
            if len({spot.position.moment.walk.number for spot in hidden}) > 1:
                found[cell] = hidden
        return found

    def ever_varies(self, spots: list[Spot]) -> bool:
        """Return whether the leaf varies in any of many worlds."""
        return any(
            leaf_at(world, spot.path) != spot.real
            for spot in spots
            for world in self._worlds(spot.position, spot.viewer, "more", -(-WORLDS // len(spots)))
        )

    def _cell(self, position: Position, viewer: Seat | None, path: Path) -> Cell:
        word = str(position.leaves[path]) if general(path) in self.words else ""
        return Cell(position.question, self._name(path, viewer, position.asked), word)

    def _named(self, path: Path, viewer: Seat | None, asked: tuple[Seat, ...]) -> str:
        """Return ``path`` with seat indexes replaced by their role, and other indexes by stars."""
        steps: list[str] = []
        for depth, step in enumerate(path):
            if isinstance(step, str):
                steps.append(step)
            elif general(path[:depth]) not in self.by_seat:
                steps.append("*")
            elif step == viewer:
                steps.append("own")
            else:
                steps.append("asked" if step in asked else "other")
        return ".".join(steps)

    def _worlds(self, position: Position, viewer: Seat | None, what: str, count: int) -> Iterable[Any]:
        """Yield worlds as :func:`plain` values."""
        chance, state = position.moment.quick_chance(what, viewer), position.moment.state
        for _ in range(count):
            yield plain(self.game.determinize(state, viewer, chance))

    def _is_hidden(self, spot: Spot) -> bool:
        if spot.path[-1] == LENGTH and general(spot.path[:-1]) in self.by_seat:
            return False
        values = self.values[spot.position.question, general(spot.path)]
        others = [value for value, _ in values.most_common() if value != spot.real]
        return any(self._looks_the_same(spot, value) for value in others[:_VALUES])

    def _looks_the_same(self, spot: Spot, value: Any) -> bool:
        """Return whether the viewer would see and be asked the same if the leaf were ``value``."""
        game, (position, viewer, path) = self.game, spot
        view, questions, outcome = self._seen(position, viewer)
        try:
            state = msgspec.convert(with_leaf(position.plain, path, value), game.state_type)
            return (
                game.view(state, viewer) == view
                and seen_of_decisions(game, state, viewer) == questions
                and game.outcome(state) == outcome
            )
        except (ValueError, LookupError, TypeError, ArithmeticError, AttributeError):
            return False  # such a state is impossible, so nobody could mistake it for the real one

    def _sight(self, position: Position, viewer: Seat | None) -> Seen:
        game, state = self.game, position.moment.state
        return game.view(state, viewer), seen_of_decisions(game, state, viewer), game.outcome(state)


def position_of(moment: Moment) -> Position:
    state = plain(moment.state)
    asked = tuple(waiting_for(moment.asked))
    return Position(moment, state, leaves(state), moment.kind.split(" ")[0], asked)


def some(spots: list[Spot]) -> list[Spot]:
    """Return a few of ``spots``, spread over all of them."""
    return spots[:: len(spots) // _TRIES + 1]


def is_word(values: Counter[Any]) -> bool:
    """Return whether a leaf has few values, each of which might be constant while others vary."""
    few = len(values) <= _WORDS and min(values.values()) >= _OFTEN
    return few and not any(type(value) in {int, float} for value in values)


def is_known(cell: Cell, spot: Spot, reasons: Reasons) -> bool:
    """Return whether there is a reason why everybody may know the leaf at ``spot``."""
    for beginning, reason in reasons.items():
        if general(spot.path).startswith(beginning) or cell.name.startswith(beginning):
            return not isinstance(reason, Where) or reason.holds(spot.position.moment.state)
    return False


def test_no_hidden_field_is_the_same_in_all_worlds(corpus: Corpus) -> None:
    fields = Fields(corpus)
    faults: dict[str, list[str]] = defaultdict(list)
    for cell, spots in fields.constant(fields_of(corpus.game)).items():
        if not fields.ever_varies(spots):
            spot = spots[0]
            faults[cell.name].append(f"hidden from {spot.viewer}, always {spot.real!r} at {spot.place}")
    report = [f"{name}, at {len(places)} questions: {places[0]}" for name, places in faults.items()]
    assert not report, "\n".join([f"the same in {WORLDS} worlds:", *report])


def test_what_is_known_openly_is_there(corpus: Corpus) -> None:
    game = corpus.game
    names = {general(path) for position in Fields(corpus).positions for path in position.leaves}
    for beginning in fields_of(game):
        anybodys = re.sub(r"\b(own|asked|other)\b", "*", beginning)
        assert any(name.startswith(anybodys) for name in names), beginning
    fields = {field.name for field in msgspec.structs.fields(game.view_type)}
    assert {beginning.split(".")[0] for beginning in sights_of(game)} <= fields
