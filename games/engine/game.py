"""The contract of a game: one stateless object, state as plain typed data."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from games.engine.calibration import Calibration
from games.engine.chance import Chance, NamedChance
from games.engine.climax import Climax
from games.engine.decision import AnswerForm, Choice, Decision
from games.engine.event import Event, Outcome
from games.engine.feats import Feat
from games.engine.highlights import Highlights
from games.engine.plans import Planner
from games.engine.policy import Policy
from games.engine.reference import Entry
from games.engine.score import Daily, Score
from games.engine.storyline import Storyline
from games.engine.text import Seat, Text

SPECTATOR: Seat = -1
"""The private viewer without a seat. Most games show spectators the public view."""

Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Converts a state, as JSON data, from one version of the rules to the next."""


class SeatView(Protocol):
    """The fields of every view that pictures and tests rely on: the viewer, and one place for each seat.

    ``viewer`` is the viewing seat, ``SPECTATOR``, or ``None`` for the channel. ``places`` has one struct for
    each seat, in order.
    """

    @property
    def viewer(self) -> Seat | None:
        """The viewing seat, ``SPECTATOR``, or ``None`` for the channel."""
        ...

    @property
    def places(self) -> Sequence[Struct]:
        """The visible part of each seat."""
        ...


State = TypeVar("State", bound=Struct)
View = TypeVar("View", bound=SeatView)
ViewIn_contra = TypeVar("ViewIn_contra", bound=SeatView, contravariant=True)


class Refused(Exception):
    """A move against the rules; ``text`` is the sentence for the player."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class InvalidState(Exception):
    """A state that play can't reach, such as one with a missing or duplicate component."""


class Player(Protocol[ViewIn_contra]):
    """A computer player, which sees only what a person at its seat would see, never the state."""

    def choose(self, view: ViewIn_contra, decision: Decision, chance: Chance) -> Choice:
        """Return an answer that ``decision`` allows, based on ``view``."""
        ...


class Game(Hashable, Protocol[State, View]):
    """One game. The object holds no state of any table and may be shared between threads.

    ``version`` is the number of its rules: it rises when a record would replay differently. ``seats`` is the
    range of allowed player counts. ``options_type`` is a frozen struct whose fields are all booleans or
    literals with defaults: the lobby makes its menu from it, with the words ``<id>-option-<field>``.

    ``upgrades`` has, by version, a function that converts the state of a table in play to the next version.
    None is needed if the JSON still fits: new fields get their defaults, and removed ones are ignored.
    ``storyline`` says which lines of the log decide something, and which are details of others. ``feats`` are
    the deeds that earn titles. ``hides_choices``: whether a seat has a choice can depend on hidden
    information, so a quick answer would reveal something. ``daily`` says how the game is played as a daily.
    """

    id: str
    version: int
    upgrades: Mapping[int, Upgrade]
    seats: range
    storyline: Storyline
    feats: Sequence[Feat]
    hides_choices: bool
    daily: Daily
    state_type: type[State]
    view_type: type[View]

    @property
    def options_type(self) -> type[Struct]:
        """The options that the table agrees on in the lobby."""
        ...

    @property
    def computer_player(self) -> Player[View]:
        """The computer player called *Companion*."""
        ...

    @property
    def apprentice(self) -> Player[View] | None:
        """The player that makes typical human mistakes; ``None``: the companion with some random answers."""
        ...

    @property
    def planner(self) -> Planner[View] | None:
        """What seats may plan in advance; ``None``: nothing."""
        ...

    @property
    def policy(self) -> Policy[State]:
        """The policy for the *Master*'s search."""
        ...

    @property
    def calibrations(self) -> Mapping[int, Calibration]:
        """Calibrations of search values, by the number of seats; values without one are shown unchanged."""
        ...

    def setup(self, seats: int, options: Any, chance: NamedChance) -> State:
        """Return the starting state for ``seats`` players, with ``options`` of ``options_type``."""
        ...

    def copy(self, state: State) -> State:
        """Return an independent copy: a move applied to one never shows in the other."""
        ...

    def decisions(self, state: State) -> Mapping[Seat, Decision]:
        """Return the open decisions by seat; empty when the game is over."""
        ...

    def decision(self, state: State, seat: Seat) -> Decision | None:
        """Return the decision of ``seat``, without computing those of the others."""
        ...

    def form(self, state: State, seat: Seat) -> AnswerForm | None:
        """Return the form in which ``seat`` can give several answers at once; None if that isn't quicker.

        Its questions and options follow from what the seat knows. None of them depends on anything that an
        earlier answer of the form reveals.
        """
        ...

    def filled(self, state: State, seat: Seat, picked: Mapping[str, Choice]) -> Sequence[Choice]:
        """Return the moves that the ``form`` of ``seat`` stands for, first to last; at least one.

        ``picked`` has the options picked, by part, as the form allows. Whether the rules allow the moves is
        checked as they're made.

        :raises Refused: the parts don't fit together.
        """
        ...

    def apply(self, state: State, seat: Seat, choice: Choice, chance: NamedChance) -> list[Event]:
        """Make one listed choice in place and return the resulting events.

        The caller has checked the choice against ``decisions``; ``engine.play`` does both.
        """
        ...

    def refusal(self, state: State, seat: Seat, choice: Choice) -> Text:
        """Return why ``seat`` may not make ``choice`` now, without revealing anything hidden."""
        ...

    def view(self, state: State, viewer: Seat | None) -> View:
        """Return everything ``viewer`` may know: a seat, ``SPECTATOR``, or ``None`` for the channel."""
        ...

    def spectators_see_more(self, options: Any) -> bool:
        """Return whether ``SPECTATOR`` sees more than the public at a table with ``options``.

        People who have watched there can't take a seat (``engine.seating.may_sit``).
        """
        ...

    def recap(self, state: State) -> Struct | None:
        """Return a summary of what has just ended; ``None`` if nothing has, or once something follows.

        A round, a floor, a challenge, a turn: anything people want to see before the game continues. Computer
        players wait for that. It holds only public knowledge, follows from the state alone, and doesn't
        change until something follows. Views and pictures get it from here.
        """
        ...

    def climax(self, events: Sequence[Event]) -> Climax | None:
        """Return the climax that ``events`` end with; None if they end without one, or a move follows it.

        ``events`` are those of the game so far, oldest first, or the latest of them; only public ones count.
        A climax has a picture of its own beside the board until somebody moves. A game has at most eight. Its
        end isn't one, because the result has a picture anyway.
        """
        ...

    def highlights(self, events: Sequence[Event], view: View) -> Highlights | None:
        """Return the highlights of a finished game; None if it isn't over, or has none.

        ``events`` are those of the whole game, oldest first, of which only public ones count. ``view`` is how
        the channel sees the end.
        """
        ...

    @property
    def entries(self) -> Sequence[Entry]:
        """The entries that can be looked up, one for each thing of the game.

        They depend on the components alone and are the same at every table.
        """
        ...

    @property
    def chapters(self) -> Sequence[Sequence[str]]:
        """The sections of the rules page in each chapter of ``/rules``, by their anchors."""
        ...

    def explained(self, view: View, decision: Decision) -> Sequence[str]:
        """Return the ids of the entries most useful for answering ``decision``, best first."""
        ...

    def aim(self, view: View) -> Text | None:
        """Return how the viewer wins and how close they are; ``None`` if they don't play."""
        ...

    def things(self, view: View, decision: Decision) -> Sequence[str]:
        """Return the ids of the entries a player meets in ``decision``, most needed first.

        Newcomers read them, a few at a time and each once. They depend only on what the viewer may know. A
        question nobody waits for has none.
        """
        ...

    def determinize(self, state: State, viewer: Seat | None, chance: Chance) -> State:
        """Return a random full state that ``viewer`` can't tell from the real one."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or ``None`` while it goes on."""
        ...

    def score(self, state: State, seat: Seat) -> Score:
        """Return the points of ``seat`` so far and its lead, as dailies compare them.

        The rules page defines it under the anchor ``daily``.
        """
        ...

    def check(self, state: State) -> None:
        """Check that every physical component exists exactly once and every number is within its bounds.

        :raises InvalidState: the message says what is wrong.
        """
        ...


AnyGame = Game[Any, Any]
"""A game of any state and view, for callers that only pass those on."""
