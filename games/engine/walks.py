"""Walks: seeded games with random allowed answers, for tests and trials.

A walk is determined by its game and its number: seats, options, chance and the players' answers follow from
them. So a fault can be reproduced from the numbers of its walk and its move.
"""

from __future__ import annotations

import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from games.engine.chance import Chance, NamedStreams, RandomStream
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import SPECTATOR, AnyGame
from games.engine.play import held_back, next_move, play, waiting_for
from games.engine.player import RandomPlayer
from games.engine.record import Move, Record, begin
from games.engine.text import Seat

MOST_MOVES = 30_000
"""Upper limit of moves, which no game reaches, however badly it is played."""

_SKILLS = (0, 0, 4, 0, 0, 0, 7)
"""How many of eight answers are the computer player's, from walk to walk: random play reaches unusual
positions, good play games with substance."""


class Made(Struct, frozen=True):
    """A move of a walk: the question it answered, its events, and the decisions open after it."""

    move: Move
    decision: Decision
    events: tuple[Event, ...]
    asked: Mapping[Seat, Decision]

    @property
    def is_preference(self) -> bool:
        """Whether it only set how the seat prefers to be asked, without a move in the game."""
        return self.decision.sets_preference(self.move.choice)


@dataclass
class Walk:
    """A game in progress.

    ``start`` is its record without moves. ``skill`` is how many of eight answers the game's own computer
    player gives; the others are random. ``chance`` is the source of randomness for the game, ``whim`` for
    the players.
    """

    game: AnyGame
    number: int
    options: Struct
    skill: int
    start: Record
    state: Any
    chance: NamedStreams
    whim: RandomStream
    moves: list[Move] = field(default_factory=list)

    @classmethod
    def begin(cls, game: AnyGame, number: int) -> Walk:
        """Return the walk with this ``number``, from 0, through ``game``, at its beginning.

        Consecutive walks cycle through the numbers of seats. Number 0 has the default options, all others
        random ones.
        """
        whim = RandomStream(f"walk {number} through {game.id}".encode())
        options = any_options(game.options_type, whim) if number else game.options_type()
        seed = bytes(whim.below(256) for _ in range(32))
        start, state, chance = begin(game, game.seats[number % len(game.seats)], options, seed)
        return cls(game, number, options, _SKILLS[number % len(_SKILLS)], start, state, chance, whim)

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.start.seats

    @property
    def viewers(self) -> list[Seat | None]:
        """All viewers: each seat, a spectator, and the channel."""
        return [*range(self.seats), SPECTATOR, None]

    def record(self, moves: int | None = None) -> Record:
        """Return the record of the first ``moves`` moves (``None``: all so far)."""
        return msgspec.structs.replace(self.start, moves=tuple(self.moves[:moves]))

    def go_on(self) -> Iterator[Made]:
        """Play to the end and yield each move after it was made and the state was checked.

        :raises RuntimeError: the game did not end within ``MOST_MOVES`` moves.
        """
        asked = self.game.decisions(self.state)
        while asked:
            if len(self.moves) == MOST_MOVES:
                raise RuntimeError(f"no end after {MOST_MOVES} moves")
            seat, choice = self.next_answer(asked)
            before = len(self.chance.answers)
            try:
                events = play(self.game, self.state, seat, choice, self.chance)
            except Exception as error:
                error.add_note(f"on: {Move(seat, choice)}")
                raise
            move = Move(seat, choice, tuple(self.chance.answers[before:]))
            self.moves.append(move)
            decision, asked = asked[seat], self.game.decisions(self.state)
            yield Made(move, decision, tuple(events), asked)

    def next_answer(self, asked: Mapping[Seat, Decision]) -> tuple[Seat, Choice]:
        """Return who answers next and what; subclasses may choose differently."""
        if self.whim.below(8) >= self.skill:
            return any_move(asked, self.whim)

        def choose(seat: Seat, decision: Decision) -> Choice:
            return self.game.computer_player.choose(self.game.view(self.state, seat), decision, self.whim)

        return next_move(asked, choose)

    def place(self, moves: int | None = None) -> str:
        """Return one line that describes how to reach the position after ``moves`` moves (``None``: all)."""
        usual = self.game.options_type()
        fields = msgspec.structs.fields(usual)
        values = [(one.name, getattr(self.options, one.name)) for one in fields]
        options = [f"{name}={value}" for name, value in values if value != getattr(usual, name)]
        count = len(self.moves) if moves is None else moves
        after = f"after move {count} ({self.moves[count - 1]})" if count else "before the first move"
        return (
            f"{self.game.id}, walk {self.number}: {self.seats} seats, {' '.join(options) or 'usual options'},"
            f" seed {self.start.seed}, {after}"
        )


def any_move(asked: Mapping[Seat, Decision], whim: Chance) -> tuple[Seat, Choice]:
    """Return a random allowed answer of some seat; one in four may change an answer already given.

    Veils are lifted at random times, as a clock would do it.
    """
    waiting, veils = waiting_for(asked), held_back(asked)
    if veils and (not waiting or whim.below(8) == 0):
        return whim.pick(veils)
    seat = whim.pick(sorted(asked) if whim.below(4) == 0 else waiting)
    return seat, any_choice(asked[seat], whim)


def any_choice(decision: Decision, whim: Chance) -> Choice:
    """Return a random answer that ``decision`` allows."""
    return RandomPlayer().choose(decision, decision, whim)


def any_options(options_type: type[Struct], whim: Chance) -> Struct:
    """Return random options for a table."""
    hints = typing.get_type_hints(options_type)
    return options_type(**{name: whim.pick(values_of(hint)) for name, hint in hints.items()})


def values_of(hint: Any) -> tuple[bool | str, ...]:
    """Return the values of an option of the type ``hint``: a boolean or a literal."""
    return (False, True) if hint is bool else typing.get_args(hint)
