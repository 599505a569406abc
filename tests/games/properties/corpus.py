"""The games that all properties look at, walked once: every number of seats, every option, every question."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from games.engine.chance import QuickChance, RandomStream
from games.engine.decision import Decision
from games.engine.game import AnyGame
from games.engine.play import waiting_for
from games.engine.record import Record, blocks_undo
from games.engine.text import Seat, Text
from games.engine.walks import Made, Walk
from games.registry import GAMES
from tests.games.engine.duel import Duel
from tests.games.engine.garden import Garden
from tests.games.engine.purses import Purses
from tests.games.properties.keeping import Keeping

ALL_GAMES: tuple[AnyGame, ...] = (*GAMES.values(), Duel(), Garden(), Purses())
"""Every game of the house, and the small ones that the engine is proven on."""

KEEPING = Keeping({game.id: game for game in ALL_GAMES})

WALKS = int(os.environ.get("WALKS", "42"))
"""How many walks there are through each game; for a thorough search, many more."""

_OF_A_KIND = 4
_BANDS = ((0, 8), (8, 32), (32, 128), (128, 512), (512, 2048))
"""Of each kind of position the first of so many walks is kept. Besides, in each walk, one position after so
many moves, whatever it is."""

_OF_A_SORT = 3
"""Of each sort of move the first of so many walks is kept."""

_QUICK = 400
"""After so many moves a position is quickly played again from the beginning."""


@dataclass(frozen=True, eq=False)
class Moment:
    """A position of a walk, after ``made`` moves, of which ``last`` is the last one.

    ``free`` are the seats of the moves since the last barrier, counted as a table counts them, and
    ``free_before`` were they before the last move.
    """

    walk: Walk
    made: int
    asked: Mapping[Seat, Decision]
    free: tuple[Seat, ...]
    free_before: tuple[Seat, ...]
    last: Made | None
    _state: Any
    _before: Any

    @property
    def game(self) -> AnyGame:
        return self.walk.game

    @property
    def state(self) -> Any:
        """A copy of the position, to do with as one likes."""
        return self.game.copy(self._state)

    @property
    def before(self) -> Any:
        """A copy of the position before the last move."""
        return self.game.copy(self._before)

    @property
    def kind(self) -> str:
        """What those who are waited for are asked; nothing at the end."""
        return kind_of(self.asked)

    @property
    def record(self) -> Record:
        return self.walk.record(self.made)

    def chance(self, *what: object) -> RandomStream:
        """Return a stream of its own for this position, and for ``what`` it is needed."""
        return RandomStream(repr((self.game.id, self.walk.number, self.made, *what)).encode())

    def quick_chance(self, *what: object) -> QuickChance:
        """Return the same for drawing many worlds, as who thinks ahead draws them."""
        return QuickChance.drawn_from(self.chance(*what))

    @contextmanager
    def told(self) -> Iterator[None]:
        """Let whatever fails in here tell at which position of which walk it did."""
        try:
            yield
        except BaseException as error:
            error.add_note(f"at: {self.walk.place(self.made)}")
            raise


@dataclass(eq=False)
class Corpus:
    """The walks through one game.

    ``moments`` are positions of every kind and some besides, ``moves`` those after a move of every sort: a
    sort is what was told, or which answer was given to which question. ``said`` are all different texts, by
    where they stand, ``ids`` those of all options. ``faults`` are what stopped a walk, with its place, and
    ``unended`` the places where there was an outcome though somebody was asked, or none though nobody was.
    ``counts`` says of how many moves of the walks something is true that a property needs to meet.
    """

    game: AnyGame
    walks: list[Walk] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    moves: list[Moment] = field(default_factory=list)
    said: dict[str, dict[bytes, Text]] = field(default_factory=dict)
    ids: set[str] = field(default_factory=set)
    faults: list[Exception] = field(default_factory=list)
    unended: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    _offered: set[bytes] = field(default_factory=set)

    def met(self, what: str, times: int) -> None:
        """Fail if a property met ``what`` too seldom, though the walks were full of it."""
        assert times >= min(self.counts[what], 5), (
            f"{what}: met {times} times, there were {self.counts[what]}"
        )

    def some(self, wanted: Callable[[Moment], bool], most: int = 40) -> list[Moment]:
        """Return up to ``most`` of the ``wanted`` positions that are quickly played again, from all walks."""
        known = {(moment.walk.number, moment.made): moment for moment in (*self.moments, *self.moves)}
        found = [moment for moment in known.values() if moment.made <= _QUICK and wanted(moment)]
        return found[:: len(found) // most + 1]

    def hear(self, where: str, text: Text) -> None:
        self.said.setdefault(where, {}).setdefault(frozen(text), text)

    def hear_questions(self, asked: Mapping[Seat, Decision]) -> None:
        for decision in asked.values():
            self.hear("prompt", decision.prompt)
            for option in decision.options:
                if (offered := frozen(option)) in self._offered:
                    continue
                self._offered.add(offered)
                self.ids.add(option.id)
                self.hear("label", option.label)
                if option.hint is not None:
                    self.hear("hint", option.hint)


@cache
def corpus_of(game: AnyGame, first: int = 0, walks: int = WALKS) -> Corpus:
    """Return the corpus of ``game``, of so many ``walks`` from number ``first`` on."""
    if game not in ALL_GAMES:
        return _walked(game, first, walks)
    name = f"{game.id}-{first}-{walks}"
    corpus: Corpus = KEEPING.once(name, lambda: _walked(game, first, walks), lambda made: not made.faults)
    return corpus


def _walked(game: AnyGame, first: int, walks: int) -> Corpus:
    corpus = Corpus(game)
    kinds: Counter[str] = Counter()
    sorts: Counter[str] = Counter()
    for number in range(first, first + walks):
        walk = Walk.begin(game, number)
        corpus.walks.append(walk)
        try:
            _go(corpus, walk, kinds, sorts)
        except Exception as error:
            error.add_note(f"at: {walk.place()}")
            corpus.faults.append(error)
    return corpus


def _go(corpus: Corpus, walk: Walk, kinds: Counter[str], sorts: Counter[str]) -> None:
    """Walk to the end and keep what is worth it; ``kinds`` and ``sorts`` count in how many walks each was."""
    game, whim = corpus.game, RandomStream(f"positions of walk {walk.number}".encode())
    besides = {first + whim.below(end - first) for first, end in _BANDS}
    seen: set[str] = set()
    free: tuple[Seat, ...] = ()
    free_before = free
    before, state, asked = None, game.copy(walk.state), game.decisions(walk.state)
    last: Made | None = None
    going = walk.go_on()
    while True:
        moment = Moment(walk, len(walk.moves), asked, free, free_before, last, state, before)
        if (game.outcome(state) is None) != bool(asked):
            corpus.unended.append(walk.place())
        rare = moment.kind not in seen and kinds[moment.kind] < _OF_A_KIND
        if rare or moment.made in besides:
            corpus.moments.append(moment)
            kinds[moment.kind] += rare
        seen.add(moment.kind)
        corpus.hear_questions(asked)
        if last is not None:
            for event in last.events:
                corpus.hear("event", event.text)
            new = sorts_of(last) - seen
            if any(sorts[sort] < _OF_A_SORT for sort in new):
                corpus.moves.append(moment)
                sorts.update(new)
            seen |= new
        last = next(going, None)
        if last is None:
            return
        free_before = free
        if not last.is_preference:
            barrier = blocks_undo(last.decision, last.events, last.move.chance, last.asked)
            free = () if barrier else (*free, last.move.seat)
        corpus.counts.update({"free": bool(free), "discreet": last.decision.discreet, "untold": untold(last)})
        before, state, asked = state, game.copy(walk.state), last.asked


def kind_of(asked: Mapping[Seat, Decision]) -> str:
    return " ".join(sorted({asked[seat].prompt.key for seat in waiting_for(asked)}))


def sorts_of(made: Made) -> set[str]:
    answer = " ".join(choice.split(" ")[0] for choice in made.move.choice)
    return {f"{made.decision.prompt.key}: {answer}", *(event.text.key for event in made.events)}


def untold(made: Made) -> bool:
    """Return whether the move was a preference, or a discreet answer of which nothing was told to all."""
    if made.is_preference:
        return True
    return made.decision.discreet and not any(event.audience is None for event in made.events)


def frozen(value: Any) -> bytes:
    """Return ``value`` as JSON, to compare byte for byte."""
    return msgspec.json.encode(value)
