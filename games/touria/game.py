"""Touria as the engine knows it: the contract, each part where it is written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.event import Event, Outcome
from games.engine.game import Player, Upgrade
from games.engine.policy import Policy
from games.engine.reference import Entry, named_in
from games.engine.text import Seat, Text
from games.touria import coach, refusals, rules, scoring, worlds
from games.touria.advice import advice
from games.touria.invariants import check
from games.touria.model import Options, State
from games.touria.player import LookingPlayer, NewcomerPlayer
from games.touria.policy import POLICY
from games.touria.recap import Recap, recap
from games.touria.reference import CHAPTERS, ENTRIES
from games.touria.seating import clockwise
from games.touria.storyline import STORYLINE
from games.touria.upgrades import UPGRADES
from games.touria.view import View, view


class Touria:
    """Touria: see ``games.engine.game.Game`` for what each method promises."""

    id = "touria"
    version = 2
    upgrades: Mapping[int, Upgrade] = UPGRADES
    seats = range(2, 5)
    options_type: type[Struct] = Options
    entries: Sequence[Entry] = ENTRIES
    storyline = STORYLINE
    chapters = CHAPTERS
    state_type = State
    view_type = View
    computer_player: Player[View] = LookingPlayer()
    apprentice: Player[View] = NewcomerPlayer()
    policy: Policy[State] | None = POLICY

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Return the table before the starting bonuses."""
        return rules.setup(seats, options, chance)

    def turn_order(self, state: State, first: Seat) -> Sequence[Seat]:
        """Return the seats clockwise; see ``games.engine.order``."""
        return clockwise(state.sides, first)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def decisions(self, state: State) -> Mapping[Seat, Decision]:
        """Return the open decision of each seat."""
        return rules.decisions(state)

    def decision(self, state: State, seat: Seat) -> Decision | None:
        """Return the open decision of ``seat``."""
        return rules.decision(state, seat)

    def apply(self, state: State, seat: Seat, choice: Choice, chance: Chance) -> list[Event]:
        """Carry out one choice."""
        return rules.apply(state, seat, choice, chance)

    def refusal(self, state: State, seat: Seat, choice: Choice) -> Text:
        """Return why a move is not allowed."""
        return refusals.refusal(state, seat, choice)

    def advice(self, view: View, choice: Choice) -> Text | None:
        """Return why to answer so, from what a seat sees."""
        return advice(view, choice)

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return what ``viewer`` may know; rules/touria#11."""
        return view(state, viewer)

    def spectators_see_more(self, options: Options) -> bool:
        """Return that watchers see what the public sees."""
        return False

    def recap(self, state: State) -> Recap | None:
        """Return the turn that has just ended; rules/touria#5."""
        return recap(state)

    def aim(self, view: View) -> Text | None:
        """Return how the viewer wins and how far they are."""
        return coach.aim(view)

    def things(self, view: View, decision: Decision) -> Sequence[str]:
        """Return what the viewer meets now."""
        return coach.things(view, decision)

    def explained(self, view: View, decision: Decision) -> Sequence[str]:
        """Return the ids of the entries that the question and its options name."""
        return named_in(self.entries, decision)

    def determinize(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        """Return a state that ``viewer`` cannot tell from the real one."""
        return worlds.determinize(state, viewer, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Return who won and why; rules/touria#10.5."""
        return scoring.outcome(state)

    def check(self, state: State) -> None:
        """Count every component."""
        check(state)


GAME = Touria()
