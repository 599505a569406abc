"""A garden walk: the smallest game with every kind of barrier to taking back.

Each seat in turn makes four moves: ``step`` is free, ``look`` shows only the walker what is buried in the
place, ``dig`` shows it to everybody, ``roll`` rolls the die. The highest total dug up and rolled wins.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from games.engine.base import BaseGame
from games.engine.chance import Chance, NamedChance
from games.engine.decision import Choice, Decision, Option
from games.engine.event import Event, Outcome, ranked
from games.engine.game import InvalidState
from games.engine.text import Seat, SeatName, Text

MOVES = ("step", "look", "dig", "roll")
TURNS = 4
PLACES = 6


class Options(Struct, frozen=True):
    rich: bool = False


class State(Struct):
    """``buried`` is what each place hides, ``dug`` tells which are open to everybody, ``seen`` who has looked
    where.
    """

    buried: list[int]
    dug: list[bool]
    seen: list[list[bool]]
    at: list[int]
    scores: list[int]
    moves: int = 0


class Place(Struct, frozen=True):
    at: int
    score: int


class View(Struct, frozen=True):
    viewer: Seat | None
    places: tuple[Place, ...]
    moves: int
    known: tuple[int | None, ...]


class Garden(BaseGame[State, View]):
    id = "garden"
    seats = range(1, 4)
    options_type = Options

    def setup(self, seats: int, options: Options, chance: NamedChance) -> State:
        buried = [number * (2 if options.rich else 1) for number in range(PLACES)]
        chance.of("buried").shuffle(buried)
        seen = [[False] * seats for _ in range(PLACES)]
        return State(buried, [False] * PLACES, seen, [0] * seats, [0] * seats)

    def decisions(self, state: State) -> Mapping[Seat, Decision]:
        turn = state.moves // TURNS
        if turn == len(state.at):
            return {}
        options = tuple(Option(move, Text(f"garden-{move}")) for move in MOVES)
        return {turn: Decision(Text("garden-prompt"), options)}

    def apply(self, state: State, seat: Seat, choice: Choice, chance: NamedChance) -> list[Event]:
        place = state.at[seat]
        state.moves += 1
        if choice == ("step",):
            state.at[seat] = (place + 1) % PLACES
            return [Event(Text("garden-steps", {"player": SeatName(seat)}))]
        if choice == ("look",):
            state.seen[place][seat] = True
            return [
                Event(Text("garden-looks", {"player": SeatName(seat)})),
                Event(Text("garden-sees", {"what": state.buried[place]}), audience=(seat,)),
            ]
        if choice == ("dig",):
            state.dug[place] = True
            state.scores[seat] += state.buried[place]
            return [Event(Text("garden-digs", {"what": state.buried[place]}), reveals=True)]
        rolled = chance.of("die").pick((1, 2, 3))
        state.scores[seat] += rolled
        return [Event(Text("garden-rolls", {"what": rolled}))]

    def view(self, state: State, viewer: Seat | None) -> View:
        known = tuple(
            what if self._knows(state, place, viewer) else None for place, what in enumerate(state.buried)
        )
        return View(viewer, tuple(map(Place, state.at, state.scores)), state.moves, known)

    def determinize(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        world = self.copy(state)
        hidden = [place for place in range(PLACES) if not self._knows(state, place, viewer)]
        what = sorted([world.buried[place] for place in hidden])
        chance.shuffle(what)
        for place, thing in zip(hidden, what, strict=True):
            world.buried[place] = thing
        return world

    def outcome(self, state: State) -> Outcome | None:
        if state.moves < TURNS * len(state.at):
            return None
        return ranked(state.scores, Text("garden-over"))

    def check(self, state: State) -> None:
        if len(set(state.buried)) != PLACES:
            raise InvalidState("something is buried twice")

    def _knows(self, state: State, place: int, viewer: Seat | None) -> bool:
        seated = viewer is not None and viewer >= 0
        return state.dug[place] or (seated and state.seen[place][viewer])
