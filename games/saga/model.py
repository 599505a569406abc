"""The data of Saga: table options, the story, the open challenge, and the state."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from games.engine.printed import UNPRINTED, Printed
from games.engine.text import Seat
from games.saga.cards import Kind

Outcome: TypeAlias = Literal["won", "lost"]
Stage: TypeAlias = Literal["difficulty", "score", "die", "pay", "done"]
"""The stage of a challenge: window A (before the Difficulty dice), B (before the test die), C (after it), a
payment, or its Reward or Failure."""

Wish: TypeAlias = Literal["ask", "auto", "bluff", "done"]
"""How often a seat wants to be asked in windows; rules/saga#10."""

Phase: TypeAlias = Literal["mulligan", "main", "window", "choice", "discard", "retrieve", "over"]


class Options(Struct, frozen=True):
    """The table options, rules/saga#18. ``window_silence`` is in minutes, ``veil`` in seconds."""

    requirements: Annotated[Literal["scaled", "printed"], Printed("printed")] = "scaled"
    trial: Annotated[Literal["until_all_tried", "until_passed"], Printed("until_passed")] = "until_all_tried"
    rounds: Annotated[Literal["10", "15", "20", "30", "45", "60"], UNPRINTED] = "30"
    window_silence: Annotated[Literal["15", "60", "240", "720", "1440"], UNPRINTED] = "240"
    veil: Annotated[Literal["0", "10", "20", "40", "60"], UNPRINTED] = "20"
    retrieving: Annotated[Literal["once", "any_number"], Printed("any_number")] = "once"
    links: Annotated[Literal["two_types", "one_type"], Printed("one_type")] = "two_types"
    objectives_open: Annotated[bool, Printed(False)] = False


class Entry(Struct, frozen=True):
    """An Adventure of the story. ``number`` is its permanent id, ``link`` the entry it was linked to."""

    number: int
    card: str
    seat: Seat
    link: int | None
    outcome: Outcome | None = None


class Throw(Struct, frozen=True):
    """A roll of ``seat`` for the first turn."""

    seat: Seat
    die: int


class Play(Struct, frozen=True):
    """An Interference played in a challenge. ``target`` is the index of the play it cancels.

    ``roll`` are its dice. ``early`` marks windows A and B, ``carried`` a play from an earlier Test.
    """

    seat: Seat
    card: str
    target: int | None = None
    roll: tuple[int, ...] = ()
    early: bool = False
    carried: bool = False


class AidGiven(Struct, frozen=True):
    """A card discarded to change the Difficulty, by the special rule of a Test."""

    seat: Seat
    card: str


class RollResult(Struct, frozen=True, tag="test"):
    """The result of a Test: dice, plays, and the sum. ``die`` is the effective value of the test die.

    ``live``: whether each play still counted in the end; ``changes``: the changes of the Difficulty.
    """

    step: int
    rolled: int
    die: int
    score: int
    difficulty: int
    difficulty_dice: tuple[int, ...]
    plays: tuple[Play, ...]
    live: tuple[bool, ...]
    aids: tuple[AidGiven, ...]
    won: bool
    changes: tuple[int, ...] = ()


class PaymentResult(Struct, frozen=True, tag="payment"):
    """The result of a payment: the number of cards due, the dice that determined it, and the number paid."""

    step: int
    due: int
    paid: int
    dice: tuple[int, ...]
    won: bool


class ConditionResult(Struct, frozen=True, tag="condition"):
    """The result of a condition in a challenge."""

    step: int
    won: bool


StepResult: TypeAlias = RollResult | PaymentResult | ConditionResult


class Finished(Struct, frozen=True):
    """The last challenge that ended. ``card`` is the Adventure, or the Hero for the trial.

    ``times``: how often its Reward or Failure was applied.
    """

    turn: int
    seat: Seat
    card: str
    trial: bool
    won: bool
    times: int
    steps: tuple[StepResult, ...]


class Challenge(Struct):
    """The open challenge. ``entry`` is the number of its story entry, None in the Hero's trial.

    ``dice`` are the Difficulty dice, ``score`` and ``difficulty`` are set from the freeze on, ``roll`` is the
    test die as rolled. ``due`` is the number of cards of a payment. ``chance`` is where the circle of chances
    begins, ``chances`` where it may begin as far as each seat, and last anybody else, knows. ``answers`` are
    given when the chance reaches a seat, ``resting`` marks the seats that pass until the challenge is over;
    both are secret. While it is ``veiled``, its window stays open even if all have passed. ``steps`` are the
    results so far; ``won`` is set at the end.
    """

    seat: Seat
    card: str
    entry: int | None
    step: int
    stage: Stage
    chance: Seat
    answers: list[str | None]
    resting: list[bool]
    plays: list[Play] = []
    aids: list[AidGiven] = []
    dice: tuple[int, ...] = ()
    score: int | None = None
    difficulty: int | None = None
    roll: int | None = None
    due: int = 0
    steps: list[StepResult] = []
    won: bool = False
    times: int = 1
    chances: list[tuple[Seat, ...]] = []
    veiled: bool = False


class Frame(Struct, frozen=True):
    """A list of effects that is being applied: the ``part`` of ``card``, from ``step`` on, for ``seat``.

    ``entry``: the story entry it belongs to, if any.
    """

    card: str
    part: Literal["reward", "failure", "effects"]
    seat: Seat
    entry: int | None
    step: int = 0


class Discarding(Struct):
    """Cards that must be discarded: ``count`` as the card demands, ``owed`` as each of ``seats`` can give.

    ``picks`` are their choices, in the order of discarding. All choose at the same time; the cards are
    discarded when the last seat has chosen.
    """

    why: Literal["limit", "pay", "effect"]
    kind: Kind
    seats: tuple[Seat, ...]
    owed: tuple[int, ...]
    picks: list[list[str]]
    count: int = 0

    def open_seats(self) -> list[Seat]:
        """Return the seats that must still choose."""
        return [
            seat
            for seat, owed, picks in zip(self.seats, self.owed, self.picks, strict=True)
            if len(picks) < owed
        ]


Place: TypeAlias = int
"""The place of a card: the hand of a seat, or one of the following."""

DRAW_PILE: Place = -1
"""The draw pile."""

OPEN: Place = -2
"""Any place where everybody sees cards: the discards and the story."""


class Fact(Struct, frozen=True):
    """A fact known to ``viewer`` (None: everybody): all but ``missing`` of ``cards`` are in ``places``.

    ``seen`` marks facts from cards that the viewer saw go into hands; other facts follow from counting the
    cards elsewhere. ``by_kind``: ``cards`` are kinds; any card of the kind counts.
    """

    viewer: Seat | None
    places: tuple[Place, ...]
    cards: tuple[str, ...]
    missing: int = 0
    seen: bool = True
    by_kind: bool = False


class Sighting(Struct, frozen=True):
    """An Objective that ``viewer`` has seen, and the places it may be in now.

    ``places`` are seats, and places in the deck: -1, -2 ... for the first, second ... card put under it.
    """

    viewer: Seat
    objective: str
    places: tuple[int, ...]


class State(Struct):
    """A table in play. Lists not described otherwise are by seat.

    ``initiative`` are the dice for the first turn: all rolls, then the rolls of tied players, round by round.
    ``turn`` counts from 0 through all rounds. ``characteristics`` are in the order of ``CHARACTERISTICS``.
    The last card of ``deck``, of a discard pile and of ``objective_deck`` is its top. ``hands`` have the
    newest card last. ``adventures_left``, ``attempted_trial``, ``retrieved``, ``paid`` (the Adventures that
    paid for others taken back) and ``free_link`` are about the current turn. ``mulligans`` are the secret
    answers before the first turn. ``frames`` is the stack of effects being applied, ``picked`` the first
    answer to an effect that asks twice. ``found`` is the Objective drawn from the place ``found_at`` in its
    deck; ``put_under`` counts the Objectives put under the deck so far. ``facts`` and ``sightings`` are what
    can be deduced about hidden cards; ``facts`` is None in playouts, which don't track it. ``taken`` is the
    card taken back from the discards until it is paid for, ``half_paid`` whether one of two Interferences has
    been paid for it.

    ``winners`` is empty until the game is over.
    """

    options: Options
    hero: str
    first: Seat
    active: Seat
    turn: int
    phase: Phase
    characteristics: list[int]
    story: list[Entry]
    next_entry: int
    deck: list[str]
    discard_adventure: list[str]
    discard_interference: list[str]
    hands: list[list[str]]
    objectives: list[str]
    objective_deck: list[str]
    mulligans: list[str | None]
    wishes: list[Wish]
    trial_done: bool = False
    trial_fails: int = 0
    adventures_left: int = 1
    attempted_trial: bool = False
    retrieved: bool = False
    paid: list[str] = []
    free_link: bool = False
    challenge: Challenge | None = None
    finished: Finished | None = None
    frames: list[Frame] = []
    picked: str | None = None
    found: str | None = None
    found_at: int = 0
    put_under: int = 0
    discarding: Discarding | None = None
    taken: str | None = None
    half_paid: bool = False
    facts: list[Fact] | None = []
    sightings: list[Sighting] = []
    initiative: tuple[tuple[Throw, ...], ...] = ()
    winners: tuple[Seat, ...] = ()
    how: Literal["objective", "hero", "epilogue"] | None = None

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def round(self) -> int:
        """The current round, from 1; rules/saga#3."""
        return self.turn // len(self.hands) + 1
