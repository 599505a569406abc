"""The data of Saga: table options, the story, the open challenge, and the state."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.engine.text import Seat

Outcome: TypeAlias = Literal["won", "lost"]
Stage: TypeAlias = Literal["difficulty", "score", "die", "pay", "done"]
"""Where a challenge stands: window A (before the Difficulty dice), B (before the test die), C (after it), a
payment, or its Reward or Failure."""

Wish: TypeAlias = Literal["ask", "auto", "bluff", "done"]
"""How often a seat wants to be asked in windows; section 10."""

Phase: TypeAlias = Literal["mulligan", "main", "window", "choice", "discard", "retrieve", "over"]


class Options(Struct, frozen=True):
    """The table options, section 18 of the rules. ``window_silence`` is in minutes."""

    requirements: Literal["scaled", "printed"] = "scaled"
    trial: Literal["until_all_tried", "until_passed"] = "until_all_tried"
    rounds: Literal["10", "15", "20", "30", "45", "60"] = "30"
    window_silence: Literal["15", "60", "240", "720", "1440"] = "240"
    objectives_open: bool = False


class Entry(Struct, frozen=True):
    """An Adventure of the story. ``number`` names it for good, ``link`` is the entry it was linked to."""

    number: int
    card: str
    seat: Seat
    link: int | None
    outcome: Outcome | None = None


class Play(Struct, frozen=True):
    """An Interference played in a challenge. ``target`` is the place of what it cancels among the plays.

    ``roll`` are the dice it rolled. ``early`` marks windows A and B, ``carried`` a play of an earlier Test.
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
    """A Test as it went: what was rolled, what was played, and the sum. ``die`` is the effective one.

    ``live`` says of each play whether it still counted in the end, ``changes`` what the Difficulty was
    changed by.
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
    """A payment as it went: how many cards were due, with the dice that said so, and how many were paid."""

    step: int
    due: int
    paid: int
    dice: tuple[int, ...]
    won: bool


class ConditionResult(Struct, frozen=True, tag="condition"):
    """A condition of a challenge, and whether it held."""

    step: int
    won: bool


StepResult: TypeAlias = RollResult | PaymentResult | ConditionResult


class Finished(Struct, frozen=True):
    """The last challenge that ended. ``card`` is the Adventure, or the Hero for the trial.

    ``times`` is how often its Reward or Failure was applied.
    """

    turn: int
    seat: Seat
    card: str
    trial: bool
    won: bool
    times: int
    steps: tuple[StepResult, ...]


class Challenge(Struct):
    """The open challenge. ``entry`` is the number of its story entry, ``None`` in the Hero's trial.

    ``dice`` are the Difficulty dice, ``score`` and ``difficulty`` are there from the freeze on, ``roll`` is
    the test die as it fell. ``due`` is what a payment asks for, ``paid`` what was or will be given.
    ``chance`` is where the circle of chances begins. ``answers`` are what seats want to do when the chance
    reaches them, ``resting`` the seats that pass until the challenge is over; both are secret. ``steps`` are
    those carried out, ``won`` is known at the end.
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
    paid: int = 0
    steps: list[StepResult] = []
    won: bool = False
    times: int = 1

    def copy(self) -> Challenge:
        """Return an independent copy; what never changes in place is shared."""
        return Challenge(
            self.seat,
            self.card,
            self.entry,
            self.step,
            self.stage,
            self.chance,
            self.answers[:],
            self.resting[:],
            self.plays[:],
            self.aids[:],
            self.dice,
            self.score,
            self.difficulty,
            self.roll,
            self.due,
            self.paid,
            self.steps[:],
            self.won,
            self.times,
        )


class Frame(Struct, frozen=True):
    """A list of effects that is being applied: the ``part`` of ``card``, from ``step`` on, for ``seat``.

    ``entry`` is the story entry that it belongs to, where there is one.
    """

    card: str
    part: Literal["reward", "failure", "effects"]
    seat: Seat
    entry: int | None
    step: int = 0


class Discarding(Struct):
    """Cards that must be discarded. ``owed`` is how many each of ``seats`` gives, ``picks`` what they chose.

    All choose at the same time; the cards are discarded when the last one is chosen.
    """

    why: Literal["limit", "pay", "effect"]
    kind: Literal["card", "adventure", "interference"]
    seats: tuple[Seat, ...]
    owed: tuple[int, ...]
    picks: list[list[str]]

    def open_seats(self) -> list[Seat]:
        """Return the seats that have not chosen all they give."""
        return [
            seat
            for seat, owed, picks in zip(self.seats, self.owed, self.picks, strict=True)
            if len(picks) < owed
        ]

    def copy(self) -> Discarding:
        """Return an independent copy."""
        return Discarding(self.why, self.kind, self.seats, self.owed, [picks[:] for picks in self.picks])


class Known(Struct, frozen=True):
    """A card that ``viewer`` (``None``: everybody) saw go to the hand of ``holder``, still there."""

    viewer: Seat | None
    holder: Seat
    card: str


class Sighting(Struct, frozen=True):
    """An Objective that ``viewer`` has seen at ``owner``, or put under the deck (``None``)."""

    viewer: Seat
    owner: Seat | None
    objective: str


class State(Struct):
    """A table in play. Lists that are not described otherwise are by seat.

    ``turn`` counts from 0, also over rounds. ``characteristics`` are in the order of ``CHARACTERISTICS``.
    The last card of ``deck``, of a discard pile and of ``objective_deck`` is its top. ``hands`` have the
    newest card last. ``adventures_left``, ``attempted_trial``, ``retrieved`` and ``free_link`` are those of
    the turn. ``mulligans`` are the secret answers before the first turn. ``frames`` is the stack of effects
    being applied, ``picked`` the first answer to an effect that asks twice, ``found`` the Objective that was
    drawn. ``taken`` is the card taken back from the discards while it is paid for, ``half_paid`` whether one
    of two Interferences was given for it. ``winners`` is empty until the game is over.
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
    free_link: bool = False
    challenge: Challenge | None = None
    finished: Finished | None = None
    frames: list[Frame] = []
    picked: str | None = None
    found: str | None = None
    discarding: Discarding | None = None
    taken: str | None = None
    half_paid: bool = False
    known: list[Known] = []
    sightings: list[Sighting] = []
    winners: tuple[Seat, ...] = ()
    how: Literal["objective", "hero", "epilogue"] | None = None

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        return len(self.hands)

    @property
    def round(self) -> int:
        """The running round, from 1; section 3."""
        return self.turn // len(self.hands) + 1

    def copy(self) -> State:
        """Return an independent copy; what never changes in place is shared."""
        return State(
            self.options,
            self.hero,
            self.first,
            self.active,
            self.turn,
            self.phase,
            self.characteristics[:],
            self.story[:],
            self.next_entry,
            self.deck[:],
            self.discard_adventure[:],
            self.discard_interference[:],
            [hand[:] for hand in self.hands],
            self.objectives[:],
            self.objective_deck[:],
            self.mulligans[:],
            self.wishes[:],
            self.trial_done,
            self.trial_fails,
            self.adventures_left,
            self.attempted_trial,
            self.retrieved,
            self.free_link,
            None if self.challenge is None else self.challenge.copy(),
            self.finished,
            self.frames[:],
            self.picked,
            self.found,
            None if self.discarding is None else self.discarding.copy(),
            self.taken,
            self.half_paid,
            self.known[:],
            self.sightings[:],
            self.winners,
            self.how,
        )
