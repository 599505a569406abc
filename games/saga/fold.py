"""The fold: score, Difficulty and die of a Test, computed from the list of plays; rules/saga#7.3."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Protocol

from msgspec import Struct

from games.engine.text import Seat
from games.saga.cards import Aid, Cancel, Die, Difficulty, OutcomeTimes, Part, Reroll, Use
from games.saga.components import ADVENTURES, HEROES, folded_effect
from games.saga.expressions import Expression
from games.saga.model import AidGiven, Challenge, Play, State
from games.saga.situation import FACES, Situation
from games.saga.story import situation


class Test(Struct, frozen=True):
    """A Test as it is printed."""

    score: Expression
    difficulty: Expression
    aid: Aid | None


class Played(Protocol):
    """A play, as the state or as a view has it."""

    @property
    def card(self) -> str:
        """The Interference that was played."""


@cache
def printed_test(card: str, step: int) -> Test | None:
    """Return the Test that is step ``step`` of an Adventure, or a Hero's trial; ``None`` if it is no Test."""
    if card in HEROES:
        return Test(HEROES[card].test, HEROES[card].vs, None)
    printed = ADVENTURES[card].steps[step]
    if printed.test is None or printed.vs is None:
        return None
    return Test(printed.test, printed.vs, printed.aid)


def open_test(challenge: Challenge) -> Test:
    """Return the Test that the open challenge is at."""
    test = printed_test(challenge.card, challenge.step)
    if test is None:
        raise ValueError(f"step {challenge.step} of {challenge.card} is no Test")
    return test


def live_plays(plays: Sequence[Play]) -> list[bool]:
    """Return of each play whether it counts: a live cancel kills its target, from the last to the first."""
    live = [True] * len(plays)
    for index in range(len(plays) - 1, -1, -1):
        target = plays[index].target
        if live[index] and target is not None:
            live[target] = False
    return live


def targets(challenge: Challenge) -> list[int]:
    """Return the places of the plays that may be cancelled now: live, and not final since the freeze."""
    live = live_plays(challenge.plays)
    after = challenge.stage == "die"
    return [
        index
        for index, play in enumerate(challenge.plays)
        if live[index] and not (after and play.early and not play.carried)
    ]


def score(state: State, challenge: Challenge) -> int:
    """Return the score S: frozen, or as it would be now."""
    if challenge.score is not None:
        return challenge.score
    expression = score_in_use(open_test(challenge), challenge.plays, live_plays(challenge.plays))
    return expression.value(situation(state, challenge.seat))


def score_in_use(test: Test, plays: Iterable[Played], live: Iterable[bool]) -> Expression:
    """Return what the score is computed from: what is printed, or what the last live play uses instead."""
    expression = test.score
    for play, counts in zip(plays, live, strict=True):
        effect = folded_effect(play.card)
        if counts and isinstance(effect, Use):
            expression = effect.score
    return expression


def difficulty_dice(challenge: Challenge) -> tuple[int, ...]:
    """Return the Difficulty dice that count; empty before they are rolled."""
    dice = challenge.dice
    for play, live in zip(challenge.plays, live_plays(challenge.plays), strict=True):
        effect = folded_effect(play.card)
        if live and isinstance(effect, Reroll) and effect.dice == "difficulty":
            dice = play.roll
    return dice


def difficulty(state: State, challenge: Challenge) -> int:
    """Return the Difficulty D: frozen, or as it would be now, with dice that are still to be rolled as 0."""
    if challenge.difficulty is not None:
        return challenge.difficulty
    test = open_test(challenge)
    dice = difficulty_dice(challenge) or (0,) * test.difficulty.dice
    return test.difficulty.value(situation(state, challenge.seat), dice) + sum(changes(state, challenge))


def changes(state: State, challenge: Challenge) -> tuple[int, ...]:
    """Return what each live Interference and each aid changes the Difficulty by, in that order."""
    found = []
    for play, live in zip(challenge.plays, live_plays(challenge.plays), strict=True):
        effect = folded_effect(play.card)
        if live and isinstance(effect, Difficulty):
            found.append(effect.by.value(situation(state, play.seat), play.roll))
    aid = open_test(challenge).aid
    if aid is not None:
        found += [aid.each.value(situation(state, challenge.seat))] * len(challenge.aids)
    return tuple(found)


def test_die(state: State, challenge: Challenge) -> int:
    """Return what the test die counts as, once it is rolled."""
    if challenge.roll is None:
        raise ValueError("the test die is not rolled")
    plays = zip(challenge.plays, live_plays(challenge.plays), strict=True)
    live = [play for play, counts in plays if counts]
    (die,) = possible_dice(challenge.roll, live, lambda seat: situation(state, seat))
    return die


def possible_dice(roll: int, live: Iterable[Play], seen_by: Callable[[Seat], Situation]) -> list[int]:
    """Return what a test die that fell on ``roll`` may count as, each value equally likely.

    It is one value, unless a play of this Test that counts has still to roll. All re-rolls come first, in
    the order of play, then whatever gives the die a value; rules/saga#7.3.5. ``seen_by`` returns the
    numbers of the moment as a seat that resolves a card sees them.
    """
    bending = [(play, folded_effect(play.card)) for play in live if not play.carried]
    dice = [roll]
    for play, effect in bending:
        if isinstance(effect, Reroll) and effect.dice == "test":
            dice = [kept(effect, die, new) for die in dice for new in play.roll or FACES]
    for play, effect in bending:
        if isinstance(effect, Die):
            dice = [effect.to.value(seen_by(play.seat))] * len(dice)
    return dice


def kept(effect: Reroll, old: int, new: int) -> int:
    """Return which of two rolls counts."""
    if effect.keep == "new":
        return new
    return max(old, new) if effect.keep == "high" else min(old, new)


def outcome_times(plays: Sequence[Play], part: Part) -> int:
    """Return how many times the Reward or the Failure is applied; rules/saga#7.4."""
    times = 1
    for play, live in zip(plays, live_plays(plays), strict=True):
        effect = folded_effect(play.card)
        if live and isinstance(effect, OutcomeTimes) and effect.part == part:
            times *= effect.times
    return times


def carried_over(plays: Sequence[Play]) -> list[Play]:
    """Return the plays that hold beyond their Test: live changes of the outcome."""
    return [
        Play(play.seat, play.card, carried=True)
        for play, live in zip(plays, live_plays(plays), strict=True)
        if live and isinstance(folded_effect(play.card), OutcomeTimes)
    ]


def is_cancel(card: str) -> bool:
    """Return whether the Interference ``card`` needs a target."""
    return isinstance(folded_effect(card), Cancel)


def aids_of(aids: Sequence[AidGiven], seat: int) -> int:
    """Return how many cards ``seat`` has discarded to change this Difficulty."""
    return sum(aid.seat == seat for aid in aids)
