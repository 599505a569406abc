"""Abraca as the engine knows it: the contract, each part where it is written."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from games.abraca import rules, scoring, worlds
from games.abraca.check import check
from games.abraca.components import DEALS
from games.abraca.model import Options, State
from games.abraca.player import DeducingPlayer
from games.abraca.view import View, view
from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.event import Event, Outcome
from games.engine.game import Player
from games.engine.text import Seat, Text


class Abraca:
    """Abraca...what?: see ``games.engine.game.Game`` for what each method promises."""

    id = "abraca"
    version = 1
    seats = range(min(DEALS), max(DEALS) + 1)
    options_type: type[Struct] = Options
    state_type = State
    view_type = View
    fallback: Player[View] = DeducingPlayer()

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Return the first round, dealt."""
        return rules.setup(seats, options, chance)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def decisions(self, state: State) -> Mapping[Seat, Decision]:
        """Return what the active seat is asked."""
        return rules.decisions(state)

    def apply(self, state: State, seat: Seat, choice: Choice, chance: Chance) -> list[Event]:
        """Carry out a declaration or the end of a turn."""
        return rules.apply(state, choice, chance)

    def refusal(self, state: State, seat: Seat, choice: Choice) -> Text:
        """Return why a move is not allowed; section 13."""
        return rules.refusal(state, seat, choice)

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return what ``viewer`` may know; section 9."""
        return view(state, viewer)

    def determinize(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        """Return a state that ``viewer`` cannot tell from the real one."""
        return worlds.determinize(state, viewer, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Return who won and why; section 8."""
        return scoring.outcome(state)

    def check(self, state: State) -> None:
        """Count every stone."""
        check(state)
