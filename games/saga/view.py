"""Builds views from what each viewer is allowed to see; rules/saga#12."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.engine.text import Seat, SeatName, Text
from games.saga.cards import Type
from games.saga.components import ADVENTURES, OBJECTIVES, of_kind
from games.saga.model import (
    AidGiven,
    Challenge,
    Entry,
    Finished,
    Options,
    Phase,
    Stage,
    State,
    StepResult,
    Throw,
    Wish,
)
from games.saga.rules import effects, knowledge, questions
from games.saga.rules.challenge import answer_of, recap
from games.saga.rules.fold import (
    changes,
    difficulty,
    difficulty_dice,
    live_plays,
    outcome_times,
    printed_test,
    score,
    targets,
    test_die,
)
from games.saga.rules.legality import adventure_problem, aid_kind, interference_problem, turn_problem
from games.saga.rules.offers import Going, going
from games.saga.rules.refusals import explained
from games.saga.rules.scoring import goal_at
from games.saga.rules.story import anchor, anchor_type, situation
from games.saga.situation import CHARACTERISTICS, Situation


class HandCard(Struct, frozen=True):
    """A card in the viewer's own hand. ``why`` is the reason it can't be played now; None if it can.

    ``aid``: it may be discarded to change the open Difficulty. ``goes`` says whether it may be discarded
    next, or is chosen for that already. ``is_idle``: playing or discarding it now would change nothing.
    """

    card: str
    why: Text | None
    aid: bool = False
    goes: Going = None
    is_idle: bool = False


class Need(Struct, frozen=True):
    """One of the three requirements of an Objective. ``characteristic`` is ``None`` for its count."""

    characteristic: str | None
    required: int
    present: int


class Aim(Struct, frozen=True):
    """An Objective that the viewer knows: its requirements at this table, and their current values."""

    card: str
    needs: tuple[Need, ...]

    @property
    def missing(self) -> int:
        """The total shortfall; 0 if it's met."""
        return sum(max(0, need.required - need.present) for need in self.needs)


class Place(Struct, frozen=True):
    """One seat as the viewer sees it.

    ``hand`` is set only for the viewer's own seat. ``known`` lists cards that the viewer saw go into hands
    and that must be in this one. ``aim`` is the Objective if the viewer knows it; ``maybe`` lists the ones it
    may have, since the viewer saw them here before a possible exchange.
    """

    cards: int
    hand: tuple[HandCard, ...] | None
    known: tuple[str, ...]
    aim: Aim | None
    maybe: tuple[str, ...] = ()


class Shared(Struct, frozen=True):
    """Cards that the viewer saw go into hands: at least ``least`` of ``cards`` are in those of ``seats``."""

    seats: tuple[Seat, ...]
    cards: tuple[str, ...]
    least: int


class PlaySeen(Struct, frozen=True):
    """An Interference on the open challenge. ``live``: it counts; ``final``: it can't be undone.

    ``target``: the index of the play it cancels; ``carried``: it comes from an earlier Test.
    """

    seat: Seat
    card: str
    target: int | None
    roll: tuple[int, ...]
    live: bool
    final: bool
    carried: bool


class ChallengeSeen(Struct, frozen=True):
    """The open challenge in its current state.

    ``card`` is the Adventure, or the Hero in the trial. ``step`` of ``step_count`` steps is open, ``steps``
    are done. In a Test, ``score`` and ``difficulty`` are current, or ``frozen``; ``changes`` are the changes
    of the Difficulty, ``dice_due`` the number of Difficulty dice still to be rolled, which count 0 so far.
    ``rolled_dice`` are the Difficulty dice as rolled, ``difficulty_dice`` those that count. ``roll`` is the
    test die as rolled, ``die`` its effective value. A payment asks for ``due`` cards. ``reward_times`` and
    ``failure_times`` are how often they would be applied.
    """

    seat: Seat
    card: str
    trial: bool
    entry: int | None
    step: int
    step_count: int
    stage: Stage
    score: int | None
    difficulty: int | None
    changes: tuple[int, ...]
    frozen: bool
    difficulty_dice: tuple[int, ...]
    rolled_dice: tuple[int, ...]
    dice_due: int
    roll: int | None
    die: int | None
    plays: tuple[PlaySeen, ...]
    aids: tuple[AidGiven, ...]
    steps: tuple[StepResult, ...]
    due: int
    reward_times: int
    failure_times: int
    won: bool | None


class View(Struct, frozen=True):
    """All that one viewer may know of the table.

    ``viewer`` is the viewer's seat, ``SPECTATOR`` for somebody without one, None for the channel. ``round``
    counts from 1 up to ``rounds``. ``characteristics`` are in the order of ``CHARACTERISTICS``,
    ``initiative`` are the dice for the first turn: those of all seats, then those of tied ones. ``anchor`` is
    the number of the entry that the next Adventure links to, None for the Hero, and ``anchor_type`` its type.
    Discard piles have their top last. ``choosing`` are the seats that everybody sees choosing something, for
    the card ``source``; it is empty in windows and before the first turn. ``found`` is the Objective that the
    viewer has drawn and may keep, ``searched`` the cards that the viewer has found and may take one of.
    ``shared`` is what the viewer knows about several hands together. ``finished`` is the challenge that ended
    last, until the next one opens. ``answer`` is the viewer's own secret answer in the open window, ``wish``
    their preference for how often to be asked.
    """

    viewer: Seat | None
    options: Options
    phase: Phase
    round: int
    rounds: int
    turn: int
    active: Seat
    hero: str
    trial_done: bool
    trial_fails: int
    attempted_trial: bool
    characteristics: tuple[int, ...]
    story: tuple[Entry, ...]
    anchor: int | None
    anchor_type: Type
    adventures_left: int
    free_link: bool
    retrieved: bool
    deck: int
    objective_deck: int
    discard_adventure: tuple[str, ...]
    discard_interference: tuple[str, ...]
    places: tuple[Place, ...]
    shared: tuple[Shared, ...]
    challenge: ChallengeSeen | None
    finished: Finished | None
    choosing: tuple[Seat, ...]
    source: str | None
    found: Aim | None
    searched: tuple[str, ...]
    answer: str | None
    wish: Wish | None
    initiative: tuple[tuple[Throw, ...], ...]
    winners: tuple[Seat, ...]
    how: Literal["objective", "hero", "epilogue"] | None


def view(state: State, viewer: Seat | None) -> View:
    """Return the view of ``viewer``: a seat, ``SPECTATOR``, or anybody (None)."""
    now = situation(state, state.active)
    own = viewer if viewer is not None and 0 <= viewer < state.seats else None
    rounds = int(state.options.rounds)
    linked = anchor(state)
    choosing, source = _choosing(state)
    return View(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        round=min(state.round, rounds),
        rounds=rounds,
        turn=state.turn,
        active=state.active,
        hero=state.hero,
        trial_done=state.trial_done,
        trial_fails=state.trial_fails,
        attempted_trial=state.attempted_trial,
        characteristics=tuple(state.characteristics),
        story=tuple(state.story),
        anchor=None if linked is None else linked.number,
        anchor_type=anchor_type(state),
        adventures_left=state.adventures_left,
        free_link=state.free_link,
        retrieved=state.retrieved,
        deck=len(state.deck),
        objective_deck=len(state.objective_deck),
        discard_adventure=tuple(state.discard_adventure),
        discard_interference=tuple(state.discard_interference),
        places=tuple(_place(state, own, seat, now) for seat in range(state.seats)),
        shared=tuple(
            Shared(fact.places, fact.cards, len(fact.cards) - fact.missing)
            for fact in knowledge.somewhere_held(state, own)
        ),
        challenge=None if state.challenge is None else _challenge(state, state.challenge),
        finished=recap(state),
        choosing=choosing,
        source=source,
        found=_found(state, own, now),
        searched=_searched(state, own),
        answer=_own_answer(state, own),
        wish=None if own is None else state.wishes[own],
        initiative=state.initiative,
        winners=state.winners,
        how=state.how,
    )


def _place(state: State, own: Seat | None, seat: Seat, now: Situation) -> Place:
    return Place(
        cards=len(state.hands[seat]),
        hand=_hand(state, seat) if seat == own else None,
        known=knowledge.surely_held(state, own, seat) if seat != own else (),
        aim=_aim(state, state.objectives[seat], now) if _knows_objective(state, own, seat) else None,
        maybe=_maybe(state, own, seat),
    )


def _maybe(state: State, own: Seat | None, seat: Seat) -> tuple[str, ...]:
    """Return the Objectives that ``seat`` may have, among those that the viewer at ``own`` has seen."""
    if _knows_objective(state, own, seat):
        return ()
    return tuple(
        sighting.objective
        for sighting in state.sightings
        if sighting.viewer == own and seat in sighting.places
    )


def _knows_objective(state: State, own: Seat | None, seat: Seat) -> bool:
    """Return whether the viewer at ``own`` knows the Objective of ``seat``."""
    if state.options.objectives_open or seat == own or seat in state.winners:
        return True
    return any(sighting.viewer == own and sighting.places == (seat,) for sighting in state.sightings)


def _found(state: State, own: Seat | None, now: Situation) -> Aim | None:
    if state.found is None or own is None or state.frames[-1].seat != own:
        return None
    return _aim(state, state.found, now)


def _searched(state: State, own: Seat | None) -> tuple[str, ...]:
    if state.phase != "choice" or own is None:
        return ()
    seat, about, _, cards = effects.question(state)
    return tuple(cards) if seat == own and about == "card" else ()


def _aim(state: State, objective: str, now: Situation) -> Aim:
    wanted = goal_at(objective, state.seats, state.options)
    needs = [
        Need(CHARACTERISTICS[index], value, now.characteristics[index]) for index, value in wanted.minimum
    ]
    needs.append(Need(None, wanted.at_least, OBJECTIVES[objective].count.value(now)))
    return Aim(objective, tuple(needs))


def _hand(state: State, seat: Seat) -> tuple[HandCard, ...]:
    challenge = state.challenge if state.phase == "window" else None
    possible = [] if challenge is None else targets(challenge)
    kind = None if challenge is None else aid_kind(challenge, seat)
    idle = set() if challenge is None else _idle(state, seat)
    return tuple(
        HandCard(
            card,
            _why_not(state, seat, card, challenge, possible),
            kind is not None and of_kind(card, kind),
            goes,
            card in idle,
        )
        for card, goes in zip(state.hands[seat], going(state, seat), strict=True)
    )


def _idle(state: State, seat: Seat) -> set[str]:
    """Return the cards of ``seat`` that it may play in the open window, but that would change nothing."""
    asked = questions.decision(state, seat)
    plays = [option for option in asked.options if len(option.id.split(" ")) > 1] if asked else []
    able = {option.id.split(" ")[1] for option in plays if not option.is_idle}
    return {option.id.split(" ")[1] for option in plays if option.is_idle} - able


def _why_not(
    state: State, seat: Seat, card: str, challenge: Challenge | None, possible: list[int]
) -> Text | None:
    """Return why ``seat`` can't play ``card`` from its hand now; None if it can."""
    problem: str | None
    if challenge is not None:
        if card in ADVENTURES:
            problem = "saga-refused-adventure-in-challenge"
        else:
            problem = interference_problem(challenge, card, possible)
    elif state.phase == "over":
        problem = "saga-refused-over"
    elif seat != state.active:
        return Text("saga-refused-turn", {"player": SeatName(state.active)})
    elif state.phase != "main":
        problem = "saga-refused-first-hands" if state.phase == "mulligan" else "saga-refused-unfinished"
    elif card in ADVENTURES:
        problem = adventure_problem(state, card, anchor_type(state))
    else:
        problem = turn_problem(state, seat, card)
    return None if problem is None else explained(state, problem)


def _challenge(state: State, challenge: Challenge) -> ChallengeSeen:
    test = printed_test(challenge.card, challenge.step)
    in_test = test is not None and challenge.stage in {"difficulty", "score", "die"}
    possible = targets(challenge)
    live = live_plays(challenge.plays)
    rolled = test is not None and bool(challenge.dice)
    return ChallengeSeen(
        seat=challenge.seat,
        card=challenge.card,
        trial=challenge.entry is None,
        entry=challenge.entry,
        step=challenge.step,
        step_count=1 if challenge.entry is None else len(ADVENTURES[challenge.card].steps),
        stage=challenge.stage,
        score=score(state, challenge) if in_test else None,
        difficulty=difficulty(state, challenge) if in_test else None,
        changes=changes(state, challenge) if in_test else (),
        frozen=in_test and challenge.score is not None,
        difficulty_dice=difficulty_dice(challenge) if in_test else challenge.dice,
        rolled_dice=challenge.dice,
        dice_due=test.difficulty.dice if in_test and test is not None and not rolled else 0,
        roll=challenge.roll,
        die=test_die(state, challenge) if in_test and challenge.roll is not None else None,
        plays=tuple(
            PlaySeen(
                play.seat,
                play.card,
                play.target,
                play.roll,
                live[index],
                live[index] and index not in possible,
                play.carried,
            )
            for index, play in enumerate(challenge.plays)
        ),
        aids=tuple(challenge.aids),
        steps=tuple(challenge.steps),
        due=challenge.due,
        reward_times=outcome_times(challenge.plays, "reward"),
        failure_times=outcome_times(challenge.plays, "failure"),
        won=challenge.won if challenge.stage == "done" else None,
    )


def _choosing(state: State) -> tuple[tuple[Seat, ...], str | None]:
    """Return the seats that are publicly choosing something, and the card they choose for."""
    source = state.frames[-1].card if state.frames else None
    if state.phase == "choice":
        return (effects.question(state)[0],), source
    if state.discarding is not None:
        return tuple(sorted(state.discarding.open_seats())), source
    if state.phase == "retrieve":
        return (state.active,), state.taken
    return (), source


def _own_answer(state: State, own: Seat | None) -> str | None:
    challenge = state.challenge
    if own is None:
        return None
    if state.phase == "mulligan":
        return state.mulligans[own]
    if challenge is None:
        return None
    return answer_of(challenge, own)
