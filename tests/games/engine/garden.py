"""A garden walk: the smallest game with every kind of barrier that undo knows.

Each seat in turn makes four moves: ``step`` is free, ``look`` shows the walker alone what lies buried at the
place, ``dig`` shows it to all, ``roll`` asks the die. Whoever has dug up and rolled most wins.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision, Option
from games.engine.event import Event, Outcome
from games.engine.game import Broken, Player
from games.engine.player import RandomPlayer
from games.engine.text import Seat, SeatName, Text

MOVES = ("step", "look", "dig", "roll")
TURNS = 4
PLACES = 6


class Options(Struct, frozen=True):
    rich: bool = False


class State(Struct):
    """``buried`` is what lies at each place, ``dug`` where it is open to all, ``seen`` who has looked."""

    buried: list[int]
    dug: list[bool]
    seen: list[list[bool]]
    at: list[int]
    scores: list[int]
    moves: int = 0


class View(Struct, frozen=True):
    at: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int
    known: tuple[int | None, ...]


class Garden:
    id = "garden"
    version = 1
    seats = range(1, 4)
    options_type: type[Struct] = Options
    state_type = State
    view_type = View
    fallback: Player[View] = RandomPlayer()

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        buried = [number * (2 if options.rich else 1) for number in range(PLACES)]
        chance.shuffle(buried)
        seen = [[False] * seats for _ in range(PLACES)]
        return State(buried, [False] * PLACES, seen, [0] * seats, [0] * seats)

    def copy(self, state: State) -> State:
        seen = [row[:] for row in state.seen]
        return State(state.buried[:], state.dug[:], seen, state.at[:], state.scores[:], state.moves)

    def decisions(self, state: State) -> Mapping[Seat, Decision]:
        turn = state.moves // TURNS
        if turn == len(state.at):
            return {}
        options = tuple(Option(move, Text(f"garden-{move}")) for move in MOVES)
        return {turn: Decision(Text("garden-prompt"), options)}

    def apply(self, state: State, seat: Seat, choice: Choice, chance: Chance) -> list[Event]:
        place = state.at[seat]
        state.moves += 1
        if choice == ("step",):
            state.at[seat] = (place + 1) % PLACES
            return [Event(Text("garden-steps", {"player": SeatName(seat)}))]
        if choice == ("look",):
            state.seen[place][seat] = True
            return [Event(Text("garden-sees", {"what": state.buried[place]}), audience=(seat,))]
        if choice == ("dig",):
            state.dug[place] = True
            state.scores[seat] += state.buried[place]
            return [Event(Text("garden-digs", {"what": state.buried[place]}), reveals=True)]
        state.scores[seat] += chance.pick((1, 2, 3))
        return [Event(Text("garden-rolls"))]

    def refusal(self, state: State, seat: Seat, choice: Choice) -> Text:
        return Text("garden-refused")

    def view(self, state: State, viewer: Seat | None) -> View:
        known = tuple(
            what if self._knows(state, place, viewer) else None for place, what in enumerate(state.buried)
        )
        return View(tuple(state.at), tuple(state.scores), state.moves, known)

    def determinize(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        world = self.copy(state)
        hidden = [place for place in range(PLACES) if not self._knows(state, place, viewer)]
        what = [world.buried[place] for place in hidden]
        chance.shuffle(what)
        for place, thing in zip(hidden, what, strict=True):
            world.buried[place] = thing
        return world

    def outcome(self, state: State) -> Outcome | None:
        if state.moves < TURNS * len(state.at):
            return None
        ranks = tuple(1 + sum(other > mine for other in state.scores) for mine in state.scores)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return Outcome(winners, tuple(state.scores), ranks, Text("garden-over"))

    def check(self, state: State) -> None:
        if len(set(state.buried)) != PLACES:
            raise Broken("something is buried twice")

    def _knows(self, state: State, place: int, viewer: Seat | None) -> bool:
        seated = viewer is not None and viewer >= 0
        return state.dug[place] or (seated and state.seen[place][viewer])
