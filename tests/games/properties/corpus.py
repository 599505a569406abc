"""The walks that all properties examine, made once: every number of seats, every option, every question."""

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
"""Every offered game, and the small ones that test the engine."""

KEEPING = Keeping({game.id: game for game in ALL_GAMES})

WALKS = int(os.environ.get("WALKS", "42"))
"""Number of walks through each game; a thorough search uses many more."""

_OF_A_KIND = 4
_BANDS = ((0, 8), (8, 32), (32, 128), (128, 512), (512, 2048))
"""Keep each kind of position from the first ``_OF_A_KIND`` walks that have it. In addition, keep one position
from each of these ranges of move numbers in each walk, whatever it is.
"""

_OF_A_SORT = 3
"""Keep each sort of move from the first walks that have it."""

_QUICK = 400
"""Positions up to this move can be replayed quickly from the start."""


@dataclass(frozen=True, eq=False)
class Moment:
    """A position of a walk after ``made`` moves; ``last`` is the last one.

    ``free`` are the seats of the moves since the last barrier, counted as a table counts them;
    ``free_before`` is the value before the last move.
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
        """A copy of the position, which may be changed freely."""
        return self.game.copy(self._state)

    @property
    def before(self) -> Any:
        """A copy of the position before the last move."""
        return self.game.copy(self._before)

    @property
    def kind(self) -> str:
        """The questions of the seats that have to answer; empty at the end."""
        return kind_of(self.asked)

    @property
    def record(self) -> Record:
        return self.walk.record(self.made)

    def chance(self, *what: object) -> RandomStream:
        """Return a random stream of its own for this position and purpose."""
        return RandomStream(repr((self.game.id, self.walk.number, self.made, *what)).encode())

    def quick_chance(self, *what: object) -> QuickChance:
        """Return the same for drawing many worlds, as thinking ahead does."""
        return QuickChance.drawn_from(self.chance(*what))

    @contextmanager
    def told(self) -> Iterator[None]:
        """Add to any error raised inside at which position of which walk it happened."""
        try:
            yield
        except BaseException as error:
            error.add_note(f"at: {self.walk.place(self.made)}")
            raise


@dataclass(eq=False)
class Corpus:
    """The walks through one game.

    ``moments`` are positions of every kind and some others; ``moves`` are positions after every sort of move,
    which is an event or a particular answer to a particular question. ``said`` are all different texts by
    where they occur, ``ids`` all options' ids. ``faults`` are the errors that stopped a walk, with their
    place; ``unended`` the places with an outcome despite an open question, or without either. ``counts`` has
    the number of moves with each trait that a property has to encounter.
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
        """Fail if a property encountered ``what`` too rarely although the walks had plenty."""
        assert times >= min(self.counts[what], 5), (
            f"{what}: met {times} times, there were {self.counts[what]}"
        )

    def some(self, wanted: Callable[[Moment], bool], most: int = 40) -> list[Moment]:
        """Return up to ``most`` of the ``wanted`` positions, from all walks, that can be replayed quickly."""
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
    """Return the corpus of ``walks`` walks through ``game``, numbered from ``first``."""
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
    """Walk to the end, and keep interesting positions; ``kinds`` and ``sorts`` count the walks that
    had each.
    """
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
    """Return whether the move was a preference, or a discreet answer without a public event."""
    if made.is_preference:
        return True
    return made.decision.discreet and not any(event.audience is None for event in made.events)


def frozen(value: Any) -> bytes:
    """Return ``value`` as JSON, to compare byte for byte."""
    return msgspec.json.encode(value)
