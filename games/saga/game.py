"""Saga as the engine knows it: the contract, each part where it is written."""

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
from games.saga import coach, questions, refusals, rules, scoring, turn, worlds
from games.saga.advice import advice
from games.saga.challenge import recap
from games.saga.components import RULES
from games.saga.invariants import check
from games.saga.model import Finished, Options, State
from games.saga.player import NewcomerPlayer, StorytellingPlayer
from games.saga.policy import POLICY
from games.saga.reference import CHAPTERS, ENTRIES
from games.saga.storyline import STORYLINE
from games.saga.upgrades import from_1
from games.saga.view import View, view


class Saga:
    """Saga: see ``games.engine.game.Game`` for what each method promises."""

    id = "saga"
    version = 2
    upgrades: Mapping[int, Upgrade] = {1: from_1}
    seats = range(RULES.min_players, RULES.max_players + 1)
    options_type: type[Struct] = Options
    entries: Sequence[Entry] = ENTRIES
    storyline = STORYLINE
    chapters = CHAPTERS
    state_type = State
    view_type = View
    computer_player: Player[View] = StorytellingPlayer()
    apprentice: Player[View] = NewcomerPlayer()
    policy: Policy[State] | None = POLICY

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Return the table with hands dealt."""
        return turn.setup(seats, options, chance)

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def decisions(self, state: State) -> Mapping[Seat, Decision]:
        """Return the open decisions by seat."""
        return questions.decisions(state)

    def decision(self, state: State, seat: Seat) -> Decision | None:
        """Return the open decision of ``seat``."""
        return questions.decision(state, seat)

    def apply(self, state: State, seat: Seat, choice: Choice, chance: Chance) -> list[Event]:
        """Carry out one answer."""
        return rules.apply(state, seat, choice, chance)

    def refusal(self, state: State, seat: Seat, choice: Choice) -> Text:
        """Return why a move is not allowed."""
        return refusals.refusal(state, seat, choice)

    def advice(self, view: View, choice: Choice) -> Text | None:
        """Return why to answer so, from what a seat sees."""
        return advice(view, choice)

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return what ``viewer`` may know; rules/saga#12."""
        return view(state, viewer)

    def spectators_see_more(self, options: Options) -> bool:
        """Return that watchers see what the public sees."""
        return False

    def recap(self, state: State) -> Finished | None:
        """Return the challenge that has just ended; rules/saga#7.4, #7.5."""
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
        """Return who won and why; rules/saga#11."""
        return scoring.outcome(state)

    def check(self, state: State) -> None:
        """Count every card."""
        check(state)


GAME = Saga()
