"""The open challenge: its steps, its windows, and its outcome; rules/saga#7."""

from __future__ import annotations

from games.engine.chance import Draws, NamedChance
from games.engine.text import Seat
from games.saga.cards import Difficulty, Part, Reroll
from games.saga.components import ADVENTURES, HEROES, INTERFERENCES, PLAIN_EFFECTS, folded_effect
from games.saga.model import (
    AidGiven,
    Challenge,
    ConditionResult,
    Entry,
    Finished,
    Frame,
    PaymentResult,
    Play,
    RollResult,
    Stage,
    State,
)
from games.saga.rules import effects
from games.saga.rules.fold import (
    carried_over,
    changes,
    difficulty,
    difficulty_dice,
    live_plays,
    open_test,
    outcome_times,
    printed_test,
    score,
    score_in_use,
    test_die,
)
from games.saga.rules.piles import leave_hand, put_away
from games.saga.rules.scoring import check_victory
from games.saga.rules.story import anchor, set_outcome, situation
from games.saga.telling import game_events
from games.saga.telling.collecting import Telling

PASS = "pass"  # noqa: S105 (an answer, no secret)
REST = "pass challenge"
PASSES = (PASS, REST)
INTERFERE = "interfere"
AID = "aid"
LIFT = "lift"


def open_adventure(state: State, card: str, chance: NamedChance, events: Telling) -> None:
    """Play the Adventure ``card`` of the active player and begin its challenge; rules/saga#6."""
    seat = state.active
    before = anchor(state)
    entry = Entry(state.next_entry, card, seat, None if before is None else before.number)
    leave_hand(state, seat, card)
    state.next_entry += 1
    state.adventures_left -= 1
    state.free_link = False
    state.story.append(entry)
    events.tell(game_events.adventure_played, entry, state.hero if before is None else before.card)
    _open(state, card, entry.number)
    _begin_step(state, chance, events)


def open_trial(state: State, chance: NamedChance, events: Telling) -> None:
    """Start the Hero's trial for the active player; rules/saga#7.5."""
    state.attempted_trial = True
    events.tell(game_events.trial_attempted, state.active, state.hero)
    _open(state, state.hero, None)
    _begin_step(state, chance, events)


def _open(state: State, card: str, entry: int | None) -> None:
    seats = state.seats
    state.challenge = Challenge(
        seat=state.active,
        card=card,
        entry=entry,
        step=0,
        stage="score",
        chance=state.active,
        answers=[None] * seats,
        resting=[wish == "done" for wish in state.wishes],
    )


def the_challenge(state: State) -> Challenge:
    """Return the open challenge."""
    if state.challenge is None:
        raise ValueError("no challenge is open")
    return state.challenge


def _begin_step(state: State, chance: NamedChance, events: Telling) -> None:
    challenge = the_challenge(state)
    test = printed_test(challenge.card, challenge.step)
    if test is not None:
        challenge.aids = []
        challenge.dice = ()
        challenge.score = challenge.difficulty = challenge.roll = None
        _open_window(state, "difficulty" if test.difficulty.dice else "score", chance, events)
        return
    step = ADVENTURES[challenge.card].steps[challenge.step]
    if step.need is not None:
        holds = step.need.holds(situation(state, challenge.seat))
        events.tell(game_events.condition_checked, holds)
        challenge.steps.append(ConditionResult(challenge.step, holds))
        _end_step(state, holds, chance, events)
    elif step.pay is not None and step.n is not None:
        dice = effects.roll(step.n.dice, _dice("payment", state, challenge, chance))
        challenge.stage = "pay"
        challenge.dice = dice
        challenge.due = step.n.value(situation(state, challenge.seat), dice)
        events.tell(game_events.payment_due, challenge.seat, step.pay, challenge.due, dice)
        (paid,) = effects.ask_to_discard(state, "pay", step.pay, [challenge.seat], challenge.due)
        if effects.discard_forced(state, events):
            end_payment(state, paid, chance, events)


def end_payment(state: State, paid: int, chance: NamedChance, events: Telling) -> None:
    """Continue after ``paid`` cards were discarded for a payment."""
    challenge = the_challenge(state)
    won = paid >= challenge.due
    challenge.steps.append(PaymentResult(challenge.step, challenge.due, paid, challenge.dice, won))
    _end_step(state, won, chance, events)


def _open_window(state: State, stage: Stage, chance: NamedChance, events: Telling) -> None:
    challenge = the_challenge(state)
    challenge.stage = stage
    _give_chance(state, challenge.seat)
    state.phase = "window"
    settle(state, chance, events)


def settle(state: State, chance: NamedChance, events: Telling) -> None:
    """Play answers in the order of the circle until a seat hasn't answered; rules/saga#10.

    If all have passed, close the window, unless it's veiled.
    """
    challenge = the_challenge(state)
    for seat in ring(challenge):
        answer = answer_of(challenge, seat)
        if answer is None:
            return
        if answer not in PASSES:
            _give_chance(state, (seat + 1) % state.seats)
            carry_out(state, seat, answer, chance, events)
            return
    if not challenge.veiled:
        _close_window(state, chance, events)


def lift_veil(state: State, chance: NamedChance, events: Telling) -> None:
    """Lift the veil, so that the window closes as soon as all have passed; rules/saga#10.veil."""
    the_challenge(state).veiled = False
    settle(state, chance, events)


def answer_of(challenge: Challenge, seat: Seat) -> str | None:
    """Return the answer that ``seat`` gives when its chance comes; None if it hasn't answered."""
    return REST if challenge.resting[seat] else challenge.answers[seat]


def ring(challenge: Challenge) -> list[Seat]:
    """Return all seats in the order of the circle."""
    seats = len(challenge.answers)
    return [(challenge.chance + step) % seats for step in range(seats)]


def _give_chance(state: State, seat: Seat) -> None:
    """Ask everybody again, starting with ``seat``, as everybody can see."""
    challenge = the_challenge(state)
    challenge.chance = seat
    challenge.chances = [(seat,)] * (state.seats + 1)
    _ask_anew(state, challenge)


def _ask_anew(state: State, challenge: Challenge) -> None:
    challenge.answers = [None] * state.seats
    challenge.veiled = state.options.veil != "0"


def cut_in(state: State, seat: Seat, answer: str, chance: NamedChance, events: Telling) -> None:
    """Play a card out of turn: passes are counted again, but the circle stays where it is.

    It begins with the first seat that hasn't answered, which not everybody can know.
    """
    challenge = the_challenge(state)
    around = ring(challenge)
    challenge.chances = [
        tuple(sorted(_possible_holders(state, challenge, other))) for other in (*range(state.seats), None)
    ]
    challenge.chance = next((other for other in around if answer_of(challenge, other) is None), around[0])
    _ask_anew(state, challenge)
    carry_out(state, seat, answer, chance, events)


def possible_chances(challenge: Challenge, viewer: Seat | None) -> list[Seat]:
    """Return where the circle may begin, as far as ``viewer`` knows: not with a viewer who waits to play."""
    seats = len(challenge.answers)
    known = challenge.chances[seats if viewer is None or viewer < 0 else viewer]
    return [seat for seat in known if seat != viewer or answer_of(challenge, seat) in (None, *PASSES)]


def _possible_holders(state: State, challenge: Challenge, viewer: Seat | None) -> set[Seat]:
    """Return the seats that may have the chance, as far as ``viewer`` knows from their own answer."""
    found: set[Seat] = set()
    seats = state.seats
    own = None if viewer is None else answer_of(challenge, viewer)
    for first in possible_chances(challenge, viewer):
        if own in PASSES and state.options.veil != "0":
            # Perhaps everybody has passed, and the circle is back where it began.
            found.add(first)
        for step in range(seats):
            seat = (first + step) % seats
            if seat != viewer:
                found.add(seat)
            elif own not in PASSES:
                # The circle can't have passed a seat that hasn't answered or still wants to play.
                found |= {seat} if own is None else set()
                break
    return found


def carry_out(state: State, seat: Seat, answer: str, chance: NamedChance, events: Telling) -> None:
    """Play the Interference or give the aid that ``answer`` names, then continue the window."""
    challenge = the_challenge(state)
    verb, card, *rest = answer.split(" ")
    leave_hand(state, seat, card)
    put_away(state, card)
    if verb == AID:
        challenge.aids.append(AidGiven(seat, card))
        events.tell(game_events.aided, seat, card)
    else:
        target = int(rest[0]) if rest else None
        dice = _roll_for(card, challenge, chance.of("interference", state.turn, card))
        play = Play(seat, card, target, dice, early=challenge.stage != "die")
        events.tell(game_events.interfered, play, None if target is None else challenge.plays[target])
        challenge.plays.append(play)
        if PLAIN_EFFECTS[card]:
            state.frames.append(Frame(card, "effects", seat, None))
            if not effects.run(state, chance, events):
                return
    resume(state, chance, events)


def resume(state: State, chance: NamedChance, events: Telling) -> None:
    """Continue the open window after something was played in it."""
    state.phase = "window"
    settle(state, chance, events)


def _roll_for(card: str, challenge: Challenge, chance: Draws) -> tuple[int, ...]:
    effect = folded_effect(card)
    if isinstance(effect, Difficulty):
        return effects.roll(effect.by.dice, chance)
    if isinstance(effect, Reroll):
        return effects.roll(1 if effect.dice == "test" else len(challenge.dice), chance)
    return ()


def _close_window(state: State, chance: NamedChance, events: Telling) -> None:
    challenge = the_challenge(state)
    challenge.answers = [None] * state.seats
    if challenge.stage == "difficulty":
        challenge.dice = effects.roll(
            open_test(challenge).difficulty.dice, _dice("difficulty", state, challenge, chance)
        )
        events.tell(game_events.difficulty_rolled, challenge.dice, difficulty(state, challenge))
        _open_window(state, "score", chance, events)
    elif challenge.stage == "score":
        frozen = score(state, challenge), difficulty(state, challenge)
        challenge.score, challenge.difficulty = frozen
        (challenge.roll,) = effects.roll(1, _dice("test", state, challenge, chance))
        expression = score_in_use(open_test(challenge), challenge.plays, live_plays(challenge.plays))
        events.tell(
            game_events.test_rolled,
            challenge.roll,
            frozen[0],
            expression,
            frozen[1],
            changes(state, challenge),
        )
        _open_window(state, "die", chance, events)
    else:
        _end_test(state, chance, events)


def _dice(purpose: str, state: State, challenge: Challenge, chance: NamedChance) -> Draws:
    """Return the stream of the dice for ``purpose`` in the open step of the challenge."""
    return chance.of(purpose, state.turn, challenge.card, challenge.step)


def _end_test(state: State, chance: NamedChance, events: Telling) -> None:
    challenge = the_challenge(state)
    die = test_die(state, challenge)
    total, against = score(state, challenge), difficulty(state, challenge)
    result = RollResult(
        step=challenge.step,
        rolled=challenge.roll or die,
        die=die,
        score=total,
        difficulty=against,
        difficulty_dice=difficulty_dice(challenge),
        plays=tuple(challenge.plays),
        live=tuple(live_plays(challenge.plays)),
        aids=tuple(challenge.aids),
        won=die + total > against,
        changes=changes(state, challenge),
    )
    challenge.steps.append(result)
    challenge.plays = carried_over(challenge.plays)
    _end_step(state, result.won, chance, events)


def _end_step(state: State, won: bool, chance: NamedChance, events: Telling) -> None:
    challenge = the_challenge(state)
    result = challenge.steps[-1]
    if challenge.entry is None:
        events.tell(game_events.step_over, result)
        _end_trial(state, won, events)
        return
    if won and challenge.step + 1 < len(ADVENTURES[challenge.card].steps):
        events.tell(game_events.step_over, result)
        challenge.step += 1
        _begin_step(state, chance, events)
        return
    part: Part = "reward" if won else "failure"
    set_outcome(state, challenge.entry, "won" if won else "lost")
    challenge.stage = "done"
    challenge.won = won
    challenge.times = outcome_times(challenge.plays, part)
    events.tell(game_events.adventure_over, challenge.card, result)
    if challenge.times != 1:
        events.tell(game_events.outcome_times, won, challenge.times)
    state.frames += [Frame(challenge.card, part, challenge.seat, challenge.entry)] * challenge.times
    if effects.run(state, chance, events):
        end_adventure(state, events)


def end_adventure(state: State, events: Telling) -> None:
    """Close the challenge after its Reward or Failure and check for victory; rules/saga#7.4."""
    challenge = the_challenge(state)
    _file(state, challenge.times)
    won_own_type = challenge.won and ADVENTURES[challenge.card].type == HEROES[state.hero].type
    if not check_victory(state, events, hero_goal=won_own_type):
        state.phase = "main"


def _end_trial(state: State, won: bool, events: Telling) -> None:
    the_challenge(state).won = won
    if won:
        state.trial_done = True
    else:
        state.trial_fails += 1
        if state.options.trial == "until_all_tried" and state.trial_fails == state.seats:
            state.trial_done = True
    key = "passed" if won else "deemed" if state.trial_done else "failed"
    events.tell(game_events.trial_over, state.hero, key)
    _file(state, 1)
    state.phase = "main"


def recap(state: State) -> Finished | None:
    """Return the challenge that ended last, until the next one opens; rules/saga#7.4, #7.5."""
    challenge = state.challenge
    if challenge is None:
        return state.finished
    return _told(state, challenge, challenge.times) if challenge.stage == "done" else None


def _told(state: State, challenge: Challenge, times: int) -> Finished:
    """Return the public summary of ``challenge``."""
    return Finished(
        turn=state.turn,
        seat=challenge.seat,
        card=challenge.card,
        trial=challenge.entry is None,
        won=challenge.won,
        times=times,
        steps=tuple(challenge.steps),
    )


def _file(state: State, times: int) -> None:
    """Save the public summary of the challenge, and close it."""
    state.finished = _told(state, the_challenge(state), times)
    state.challenge = None


def may_cut_in(answer: str) -> bool:
    """Return whether ``answer`` plays a card that may be played out of turn."""
    verb, _, rest = answer.partition(" ")
    return verb == INTERFERE and INTERFERENCES[rest.split(" ")[0]].timing == "any"
