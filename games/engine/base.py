"""The common base of most games; a game defines only its own parts."""

from __future__ import annotations

import typing
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Generic

import msgspec
from msgspec import Struct

from games.engine import refusals
from games.engine.calibration import Calibration
from games.engine.chance import Chance, NamedChance
from games.engine.climax import Climax
from games.engine.copying import copied, copier_of
from games.engine.decision import AnswerForm, Choice, Decision
from games.engine.event import Event, Outcome
from games.engine.feats import Feat
from games.engine.game import Player, State, Upgrade, View
from games.engine.highlights import Highlights
from games.engine.plain_policy import PlainPolicy
from games.engine.plans import Planner
from games.engine.play import seen_waiting
from games.engine.player import RandomPlayer
from games.engine.policy import Policy
from games.engine.reference import Entry, named_in
from games.engine.score import Daily, Score, score_among
from games.engine.storyline import Storyline
from games.engine.text import Seat, Text


class NoOptions(Struct, frozen=True):
    """The options of a game that leaves nothing to the table."""


class BaseGame(ABC, Generic[State, View]):
    """A game with defaults for everything optional. ``Game`` (``game.py``) documents each member.

    A game names its types once, ``class Skull(BaseGame[State, View])``; the code that copies states is
    generated from their type hints. Rules written as functions can be assigned, ``apply =
    staticmethod(course.apply)``.
    """

    id: str
    version: int = 1
    upgrades: Mapping[int, Upgrade] = {}
    seats: range
    options_type: type[Struct] = NoOptions
    state_type: type[State]
    view_type: type[View]
    computer_player: Player[View] = RandomPlayer()
    apprentice: Player[View] | None = None
    planner: Planner[View] | None = None
    calibrations: Mapping[int, Calibration] = {}
    entries: Sequence[Entry] = ()
    storyline: Storyline = Storyline()
    feats: Sequence[Feat] = ()
    chapters: Sequence[Sequence[str]] = ()
    hides_choices: bool = False
    daily: Daily = Daily()

    def __init_subclass__(cls) -> None:
        """Read the types of states and views from the named base, and generate the ``copy`` method.

        :raises TypeError: a type hint of the state doesn't determine how to copy the value.
        """
        for base in cls.__dict__.get("__orig_bases__", ()):
            if typing.get_origin(base) is BaseGame:
                cls.state_type, cls.view_type = typing.get_args(base)
        if "state_type" in cls.__dict__ and "copy" not in cls.__dict__:
            cls.copy = staticmethod(copier_of(cls.state_type))  # type: ignore[method-assign, assignment]

    @cached_property
    def policy(self) -> Policy[State]:
        """The policy of a game without its own: its computer player plays on to the end."""
        return PlainPolicy(self)

    @abstractmethod
    def setup(self, seats: int, options: Any, chance: NamedChance) -> State:
        """Return the starting state for ``seats`` players."""

    @abstractmethod
    def decisions(self, state: State) -> Mapping[Seat, Decision]:
        """Return the open decisions by seat; empty when the game is over."""

    @abstractmethod
    def apply(self, state: State, seat: Seat, choice: Choice, chance: NamedChance) -> list[Event]:
        """Make one listed choice in place and return the resulting events."""

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return everything ``viewer`` may know: what ``look`` returns, a ``TableView``, filled in."""
        own: Any = self.look(state, viewer)
        waiting, outcome = seen_waiting(self.decisions(state)), self.outcome(state)
        filled: View = msgspec.structs.replace(
            own,
            viewer=viewer,
            options=getattr(state, "options", None) or self.options_type(),
            active=waiting[0] if len(waiting) == 1 else None,
            winners=outcome.winners if outcome else (),
            loser=None if outcome is None else outcome.only_loser,
            recap=self.recap(state),
        )
        return filled

    def look(self, state: State, viewer: Seat | None) -> View:
        """Return the game's own part of the view of ``viewer``; a game has this, or its own ``view``."""
        raise NotImplementedError(f"{self.id} has neither look nor view")

    @abstractmethod
    def determinize(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        """Return a state that ``viewer`` cannot tell from the real one."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or ``None`` while it goes on."""

    def score(self, state: State, seat: Seat) -> Score:
        """Return the score by the outcome: the points of a game that has some, else 1 for winning."""
        outcome = self.outcome(state)
        if outcome is None:
            return Score(0, 0)
        won = [int(rank == 1) for rank in outcome.ranks]
        return score_among(outcome.scores or won, seat)

    @abstractmethod
    def check(self, state: State) -> None:
        """Check that every component exists exactly once and every number is within its bounds."""

    def decision(self, state: State, seat: Seat) -> Decision | None:
        """Return the decision of ``seat``; override this if the other seats' decisions are slow to
        compute."""
        return self.decisions(state).get(seat)

    def form(self, state: State, seat: Seat) -> AnswerForm | None:
        """Return None: one answer at a time is as quick."""
        return None

    def filled(self, state: State, seat: Seat, picked: Mapping[str, Choice]) -> Sequence[Choice]:
        """Return the answers to the parts as moves, in their order."""
        return list(picked.values())

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return copied(state)

    def refusal(self, state: State, seat: Seat, choice: Choice) -> Text:
        """Return why ``seat`` may not make ``choice`` now: a reason common to all games, or this game's."""
        asked = self.decisions(state)
        if not asked:
            return refusals.OVER
        if seat not in asked and not self._is_taken(state, seat):
            return refusals.NOT_SEATED
        return self.objection(state, seat, choice) or refusals.not_offered(asked, seat)

    def _is_taken(self, state: State, seat: Seat) -> bool:
        """Return whether somebody plays at ``seat``; players are counted only above the game's minimum."""
        return seat >= 0 and (seat < min(self.seats) or seat < len(self.view(state, None).places))

    def objection(self, state: State, seat: Seat, choice: Choice) -> Text | None:
        """Return the game's own reason against ``choice`` of ``seat``, who plays in a running game.

        It reveals nothing that the seat may not know. If it's ``None``, the seat reads whose turn it is, or
        that the choice is not among those offered.
        """
        return None

    def spectators_see_more(self, options: Any) -> bool:
        """Return False: spectators see the same as the public."""
        return False

    def recap(self, state: State) -> Struct | None:
        """Return None: nothing ends before the game does."""
        return None

    def climax(self, events: Sequence[Event]) -> Climax | None:
        """Return None: nothing has a picture of its own."""
        return None

    def highlights(self, events: Sequence[Event], view: View) -> Highlights | None:
        """Return None: its result says all there is to tell."""
        return None

    def aim(self, view: View) -> Text | None:
        """Return None: the game has no line about the aim."""
        return None

    def things(self, view: View, decision: Decision) -> Sequence[str]:
        """Return the ids of the entries that the question and its options mention."""
        return named_in(self.entries, decision)

    def explained(self, view: View, decision: Decision) -> Sequence[str]:
        """Return the ids of the entries that the question and its options mention."""
        return named_in(self.entries, decision)
