"""Rock, paper, scissors as a complete game: the smallest example of simultaneous secret decisions."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from games.engine.base import BaseGame
from games.engine.chance import Chance, NamedChance
from games.engine.decision import Choice, Decision, Option
from games.engine.event import Event, Outcome, ranked
from games.engine.game import InvalidState
from games.engine.text import Seat, SeatName, Text

HANDS = ("rock", "paper", "scissors")


class Options(Struct, frozen=True):
    long: bool = False


class State(Struct):
    """``chosen`` are the secret answers of the current round, ``shown`` those of the previous one."""

    rounds: int
    wins: list[int]
    chosen: list[str | None]
    shown: tuple[str, ...] = ()
    played: int = 0


class Round(Struct, frozen=True):
    """What everybody showed in round ``number``."""

    number: int
    shown: tuple[str, ...]


class Place(Struct, frozen=True):
    score: int
    answered: bool


class View(Struct, frozen=True):
    viewer: Seat | None
    places: tuple[Place, ...]
    played: int
    recap: Round | None
    mine: str | None


class Duel(BaseGame[State, View]):
    id = "duel"
    seats = range(2, 5)
    options_type = Options

    def setup(self, seats: int, options: Options, chance: NamedChance) -> State:
        return State(5 if options.long else 3, [0] * seats, [None] * seats)

    def decisions(self, state: State) -> Mapping[Seat, Decision]:
        if state.played == state.rounds:
            return {}
        options = tuple(Option(hand, Text(f"duel-{hand}")) for hand in HANDS)
        return {
            seat: Decision(Text("duel-prompt"), options, given=None if chosen is None else (chosen,))
            for seat, chosen in enumerate(state.chosen)
        }

    def apply(self, state: State, seat: Seat, choice: Choice, chance: NamedChance) -> list[Event]:
        first = state.chosen[seat] is None
        state.chosen[seat] = choice[0]
        events = [Event(Text("duel-answered", {"player": SeatName(seat)}))] if first else []
        if None not in state.chosen:
            events += self._reveal(state)
        return events

    def _reveal(self, state: State) -> list[Event]:
        state.shown = shown = tuple(hand for hand in state.chosen if hand is not None)
        for seat, hand in enumerate(shown):
            state.wins[seat] += shown.count(HANDS[HANDS.index(hand) - 1])
        state.chosen = [None] * len(shown)
        state.played += 1
        return [
            Event(Text("duel-shows", {"player": SeatName(seat), "hand": hand}), reveals=True)
            for seat, hand in enumerate(shown)
        ]

    def view(self, state: State, viewer: Seat | None) -> View:
        seated = viewer is not None and 0 <= viewer < len(state.chosen)
        places = (Place(wins, mine is not None) for wins, mine in zip(state.wins, state.chosen, strict=True))
        mine = state.chosen[viewer] if seated and viewer is not None else None
        return View(viewer, tuple(places), state.played, self.recap(state), mine)

    def recap(self, state: State) -> Round | None:
        return Round(state.played, state.shown) if state.shown else None

    def determinize(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        world = self.copy(state)
        for seat, chosen in enumerate(world.chosen):
            if chosen is not None and seat != viewer:
                world.chosen[seat] = chance.pick(HANDS)
        return world

    def outcome(self, state: State) -> Outcome | None:
        if state.played < state.rounds:
            return None
        return ranked(state.wins, Text("duel-over"))

    def check(self, state: State) -> None:
        if not 0 <= state.played <= state.rounds:
            raise InvalidState("too many rounds")
        if None not in state.chosen:
            raise InvalidState("everybody has answered and nothing was shown")
