"""Purses: the smallest game in which chance deals secrets and answers are discreet.

Each round asks everybody whether to take a coin, so that nobody learns who answered what. When all have
answered, those who wanted a coin draw one: everybody sees the draw, but only they see its value. After the
last round the purses are opened.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from games.engine.base import BaseGame
from games.engine.chance import Chance, NamedChance
from games.engine.decision import Choice, Decision, Option
from games.engine.event import Event, Outcome, ranked
from games.engine.game import InvalidState
from games.engine.text import Seat, SeatName, Text

ANSWERS = ("take", "leave")
VALUES = 6


class Options(Struct, frozen=True):
    rounds: Literal["two", "four"] = "four"


class State(Struct):
    """``purses`` are the values of each seat's coins, ``answers`` those of the current round."""

    rounds: int
    purses: list[list[int]]
    answers: list[str | None]
    played: int = 0


class Place(Struct, frozen=True):
    """A purse: how many coins are in it, and at the end, which ones."""

    coins: int
    opened: tuple[int, ...]


class View(Struct, frozen=True):
    """``mine`` is the contents of the viewer's own purse."""

    viewer: Seat | None
    places: tuple[Place, ...]
    played: int
    answer: str | None
    mine: tuple[int, ...]


class Purses(BaseGame[State, View]):
    id = "purses"
    seats = range(2, 4)
    options_type = Options

    def setup(self, seats: int, options: Options, chance: NamedChance) -> State:
        return State(2 if options.rounds == "two" else 4, [[] for _ in range(seats)], [None] * seats)

    def decisions(self, state: State) -> Mapping[Seat, Decision]:
        if state.played == state.rounds:
            return {}
        options = tuple(Option(answer, Text(f"purses-{answer}")) for answer in ANSWERS)
        return {
            seat: Decision(
                Text("purses-prompt"), options, given=None if answer is None else (answer,), discreet=True
            )
            for seat, answer in enumerate(state.answers)
        }

    def apply(self, state: State, seat: Seat, choice: Choice, chance: NamedChance) -> list[Event]:
        state.answers[seat] = choice[0]
        if None in state.answers:
            return []
        events: list[Event] = []
        for taker, answer in enumerate(state.answers):
            if answer == "take":
                state.purses[taker].append(chance.of("purse", taker).below(VALUES) + 1)
                events += self.drawn(taker, state.purses[taker][-1])
        state.answers = [None] * len(state.answers)
        state.played += 1
        return [*events, Event(Text("purses-round", {"count": state.played}), reveals=True)]

    def drawn(self, seat: Seat, value: int) -> list[Event]:
        """Return the events about a drawn coin."""
        return [
            Event(Text("purses-drew", {"player": SeatName(seat)})),
            Event(Text("purses-drew-own", {"value": value}), audience=(seat,)),
        ]

    def view(self, state: State, viewer: Seat | None) -> View:
        seated = viewer is not None and viewer >= 0
        over = state.played == state.rounds
        return View(
            viewer,
            tuple(Place(len(purse), tuple(purse) if over else ()) for purse in state.purses),
            state.played,
            state.answers[viewer] if seated else None,
            tuple(state.purses[viewer]) if seated else (),
        )

    def determinize(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        world = self.copy(state)
        if world.played == world.rounds:
            return world
        others = [seat for seat in range(len(world.purses)) if seat != viewer]
        for seat in others:
            world.purses[seat] = [chance.below(VALUES) + 1 for _ in world.purses[seat]]
            world.answers[seat] = chance.pick((None, *ANSWERS))
        if None not in world.answers:
            world.answers[chance.pick(others)] = None
        return world

    def outcome(self, state: State) -> Outcome | None:
        if state.played < state.rounds:
            return None
        return ranked(tuple(map(sum, state.purses)), Text("purses-over"))

    def check(self, state: State) -> None:
        if None not in state.answers:
            raise InvalidState("everybody has answered and nobody drew")
        if any(len(purse) > state.played for purse in state.purses):
            raise InvalidState("somebody has more coins than there were rounds")
