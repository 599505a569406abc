"""Tschak! as the engine knows it: the contract, each part where it is written."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.event import Event, Outcome
from games.engine.game import Player
from games.engine.text import Seat, Text
from games.towers import rules, scoring, worlds
from games.towers.check import check
from games.towers.components import SETTINGS
from games.towers.model import Options, State
from games.towers.player import PlanningPlayer
from games.towers.view import View, view


class Towers:
    """Tschak!: see ``games.engine.game.Game`` for what each method promises."""

    id = "towers"
    version = 1
    seats = range(min(SETTINGS), max(SETTINGS) + 1)
    options_type: type[Struct] = Options
    state_type = State
    view_type = View
    fallback: Player[View] = PlanningPlayer()

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Return the first tower, dealt."""
        return rules.setup(seats, options, chance)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def decisions(self, state: State) -> Mapping[Seat, Decision]:
        """Return what every seat is asked, all at once."""
        return rules.decisions(state)

    def apply(self, state: State, seat: Seat, choice: Choice, chance: Chance) -> list[Event]:
        """Note or withdraw a secret choice; the last one reveals them all."""
        return rules.apply(state, seat, choice)

    def refusal(self, state: State, seat: Seat, choice: Choice) -> Text:
        """Return why a choice is not allowed; section 11."""
        return rules.refusal(state, seat, choice)

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return what ``viewer`` may know; section 10."""
        return view(state, viewer)

    def determinize(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        """Return a state that ``viewer`` cannot tell from the real one."""
        return worlds.determinize(state, viewer, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Return who won and why; section 8."""
        return scoring.outcome(state)

    def check(self, state: State) -> None:
        """Count every card."""
        check(state)
