"""The policy of Saga for searches: see ``games.engine.policy``."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

from games.engine.chance import Chance, NamedChance
from games.engine.decision import Choice
from games.engine.stretch import Stretch
from games.engine.text import Seat
from games.saga.components import INTERFERENCES
from games.saga.mind.answering import Found, card_worth, choices, mains
from games.saga.mind.interfering import interferences
from games.saga.mind.keeping import Keeping
from games.saga.mind.outlook import Outlook, nearness
from games.saga.mind.suspicion import suspicion
from games.saga.model import State
from games.saga.rules import course, effects, offers
from games.saga.rules.challenge import LIFT, PASS, REST, answer_of, ring, the_challenge
from games.saga.rules.fold import targets
from games.saga.rules.legality import aid_kind, retrieve_problem
from games.saga.rules.offers import CHOOSE, RETRIEVE
from games.saga.rules.scoring import goal_at, shortfall
from games.saga.rules.story import anchor_type, situation
from games.saga.rules.turn import KEEP, REDRAW, may_redraw

ROUNDS = 2
"""A playout ends after this many rounds."""
_MOST = 6
"""The most answers to try."""
_MARGIN = 0.5
"""Answers estimated to be worse than the best by more than this, in logits, aren't tried."""
_SURE = 5.0
"""With at least this estimate, in logits, the best answer is the only candidate."""
_WORTH_TAKING = 0.25
"""Minimum gain for taking a card back."""
_CARD = 0.06
"""The value of a card in hand, in logits of the chance to win."""
_CALM = 0.65
"""Weight of nearness in a chance to win, lower than in a seat's own plans: winning depends much on luck."""
_TEMPO = 0.2
"""The bonus of the active seat, in logits; it decreases evenly in turn order."""


class SagaPolicy:
    """The policy of Saga; see ``games.engine.policy.Policy`` for what each method promises."""

    def believe(self, world: State, seat: Seat, chance: Chance) -> float:
        """Judge the others' Objectives by the cards they've played, and take back their secret answers."""
        others = [other for other in range(world.seats) if other != seat]
        if world.phase == "mulligan":
            for other in others:
                world.mulligans[other] = None
        elif world.phase == "window":
            challenge = the_challenge(world)
            for other in others:
                challenge.answers[other], challenge.resting[other] = None, False
        return sum([suspicion(world, other, world.objectives[other]) for other in others])

    def waiting(self, world: State) -> Sequence[Seat]:
        """Return the seats that owe an answer; if only a veil is left, the seat that lifts it."""
        phase = world.phase
        if phase == "window":
            challenge = the_challenge(world)
            found = [seat for seat in ring(challenge) if answer_of(challenge, seat) is None]
            return found or [challenge.seat]
        if phase == "mulligan":
            return [seat for seat, said in enumerate(world.mulligans) if said is None]
        if phase == "discard":
            return [] if world.discarding is None else world.discarding.open_seats()
        if phase == "choice":
            return [world.frames[-1].seat]
        return [] if phase == "over" else [world.active]

    def candidates(self, world: State, seat: Seat) -> Sequence[Choice]:
        """Return the answers with the best estimates, the best first."""
        found = sorted(_weighed(world, seat, ahead=True), reverse=True)
        best = found[0][0]
        if best >= _SURE:
            return [(found[0][1],)]
        margin = _MARGIN if world.phase in ("main", "window") else _MARGIN / 4
        names = [name for gain, name in found if gain >= best - margin]
        return [(name,) for name in dict.fromkeys(names)][:_MOST]

    def answer(self, world: State, seat: Seat, chance: Chance) -> Choice:
        """Return the answer with the best quick estimate."""
        if world.phase in ("discard", "retrieve"):
            keeping = Keeping(world, seat, anchor_type(world))
            names = offers.choices(world, seat).ids
            return (min(names, key=lambda name: keeping.worth(name.partition(" ")[2])),)
        if world.phase == "main" and retrieve_problem(world) is None:
            keeping = Keeping(world, seat, anchor_type(world))
            if keeping.taken_back(world.hands[seat], world.discard_adventure[-1]) > _WORTH_TAKING:
                return (RETRIEVE,)
        return (max(_weighed(world, seat))[1],)

    def make(self, world: State, seat: Seat, choice: Choice, chance: NamedChance) -> None:
        """Make a choice without events."""
        course.make(world, seat, choice, chance)

    def values(self, world: State) -> Sequence[float]:
        """Return a quick estimate of each seat's chance to win."""
        return chances(world)

    def horizon(self, world: State) -> Hashable:
        """Return a horizon that stays the same for ``ROUNDS`` rounds."""
        return Stretch(world.turn, ROUNDS * world.seats)


def chances(world: State) -> list[float]:
    """Return the chance of each seat to win; they add up to 1, and winners share it."""
    if world.winners:
        share = 1.0 / len(world.winners)
        return [share if seat in world.winners else 0.0 for seat in range(world.seats)]
    now = situation(world, world.active)
    found = []
    for seat, objective in enumerate(world.objectives):
        logit = _CALM * nearness(objective, goal_at(objective, world.seats, world.options), now)
        place = (seat - world.active) % world.seats
        found.append(logit + _CARD * min(len(world.hands[seat]), 7) + _TEMPO * (1.0 - place / world.seats))
    most = max(found)
    weights = [math.exp(value - most) for value in found]
    total = sum(weights)
    return [weight / total for weight in weights]


def _weighed(world: State, seat: Seat, ahead: bool = False) -> list[Found]:
    """Return the answers of ``seat`` with their estimated gains."""
    phase = world.phase
    if phase == "window":
        return _window(world, seat)
    if phase == "mulligan":
        return [(1.0, REDRAW) if may_redraw(world, seat) else (0.0, KEEP)]
    outlook = Outlook.of_state(world, seat)
    if phase == "main":
        # Without ``ahead``, taking a card back is left out: ``answer`` decides on it beforehand.
        offered = [name for name in offers.mains(world) if ahead or name != RETRIEVE]
        return mains(outlook, offered, _missing(world, seat, world.objectives[seat]), ahead)
    if phase == "choice":
        _, about, effect, values = effects.question(world)
        if about == "objective" and world.found is not None:
            own, new = (_missing(world, seat, one) for one in (world.objectives[seat], world.found))
            return [(0.0, f"{CHOOSE} {effects.KEEP_OWN}"), (own - new - 0.5, f"{CHOOSE} {effects.KEEP_NEW}")]
        return choices(outlook, effect, values)
    names = offers.choices(world, seat).ids
    return [(-card_worth(outlook, name.partition(" ")[2]), name) for name in names]


def _missing(world: State, seat: Seat, objective: str) -> int:
    return shortfall(
        objective, goal_at(objective, world.seats, world.options), situation(world, world.active)
    )


def _window(world: State, seat: Seat) -> list[Found]:
    challenge = the_challenge(world)
    if answer_of(challenge, seat) is not None:
        return [(0.0, LIFT)]
    hand = world.hands[seat]
    if aid_kind(challenge, seat) is None and not any(card in INTERFERENCES for card in hand):
        return [(0.0, REST if seat != challenge.seat else PASS)]
    offered = offers.window_plays(hand, seat, challenge, targets(challenge))
    if not offered:
        return [(0.0, PASS)]
    return [(0.0, PASS), *interferences(Outlook.of_state(world, seat), offered)]


POLICY = SagaPolicy()
