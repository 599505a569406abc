"""The fold: computes score, Difficulty and die of a Test from the list of plays; rules/saga#7.3."""

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
from games.saga.rules.story import situation
from games.saga.situation import FACES, Situation


class Test(Struct, frozen=True):
    """A Test as printed."""

    score: Expression
    difficulty: Expression
    aid: Aid | None


class Played(Protocol):
    """A play, from the state or from a view."""

    @property
    def card(self) -> str:
        """The Interference."""


@cache
def printed_test(card: str, step: int) -> Test | None:
    """Return the Test in ``step`` of an Adventure, or the Hero's trial; None if the step isn't a Test."""
    if card in HEROES:
        return Test(HEROES[card].test, HEROES[card].vs, None)
    printed = ADVENTURES[card].steps[step]
    if printed.test is None or printed.vs is None:
        return None
    return Test(printed.test, printed.vs, printed.aid)


def open_test(challenge: Challenge) -> Test:
    """Return the current Test of the open challenge."""
    test = printed_test(challenge.card, challenge.step)
    if test is None:
        raise ValueError(f"step {challenge.step} of {challenge.card} is no Test")
    return test


def live_plays(plays: Sequence[Play]) -> list[bool]:
    """Return whether each play counts; from the last to the first, a live cancel disables its target."""
    live = [True] * len(plays)
    for index in range(len(plays) - 1, -1, -1):
        target = plays[index].target
        if live[index] and target is not None:
            live[target] = False
    return live


def targets(challenge: Challenge) -> list[int]:
    """Return the indices of the plays that may be cancelled now: live, and not final since the freeze."""
    live = live_plays(challenge.plays)
    after = challenge.stage == "die"
    return [
        index
        for index, play in enumerate(challenge.plays)
        if live[index] and not (after and play.early and not play.carried)
    ]


def score(state: State, challenge: Challenge) -> int:
    """Return the score S, frozen or current."""
    if challenge.score is not None:
        return challenge.score
    expression = score_in_use(open_test(challenge), challenge.plays, live_plays(challenge.plays))
    return expression.value(situation(state, challenge.seat))


def score_in_use(test: Test, plays: Iterable[Played], live: Iterable[bool]) -> Expression:
    """Return the expression for the score: the printed one, or its replacement by the last live play."""
    expression = test.score
    for play, counts in zip(plays, live, strict=True):
        effect = folded_effect(play.card)
        if counts and isinstance(effect, Use):
            expression = effect.score
    return expression


def difficulty_dice(challenge: Challenge) -> tuple[int, ...]:
    """Return the Difficulty dice that count; empty until they are rolled."""
    dice = challenge.dice
    for play, live in zip(challenge.plays, live_plays(challenge.plays), strict=True):
        effect = folded_effect(play.card)
        if live and isinstance(effect, Reroll) and effect.dice == "difficulty":
            dice = play.roll
    return dice


def difficulty(state: State, challenge: Challenge) -> int:
    """Return the Difficulty D, frozen or current; dice not yet rolled count 0."""
    if challenge.difficulty is not None:
        return challenge.difficulty
    test = open_test(challenge)
    dice = difficulty_dice(challenge) or (0,) * test.difficulty.dice
    return test.difficulty.value(situation(state, challenge.seat), dice) + sum(changes(state, challenge))


def changes(state: State, challenge: Challenge) -> tuple[int, ...]:
    """Return the change of the Difficulty by each live Interference, then by each aid."""
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
    """Return the value of the test die once it's rolled."""
    if challenge.roll is None:
        raise ValueError("the test die is not rolled")
    plays = zip(challenge.plays, live_plays(challenge.plays), strict=True)
    live = [play for play, counts in plays if counts]
    (die,) = possible_dice(challenge.roll, live, lambda seat: situation(state, seat))
    return die


def possible_dice(roll: int, live: Iterable[Play], seen_by: Callable[[Seat], Situation]) -> list[int]:
    """Return the equally likely values of a test die that shows ``roll``.

    There is one value, unless a live play of this Test must still roll. All re-rolls come first, in the order
    of play, then the plays that give the die a value; rules/saga#7.3.5. ``seen_by`` returns the situation of
    a seat that resolves a card.
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
    """Return the roll that counts."""
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
    """Return the plays that stay in force after their Test: live changes of the outcome."""
    return [
        Play(play.seat, play.card, carried=True)
        for play, live in zip(plays, live_plays(plays), strict=True)
        if live and isinstance(folded_effect(play.card), OutcomeTimes)
    ]


def is_cancel(card: str) -> bool:
    """Return whether the Interference ``card`` needs a target."""
    return isinstance(folded_effect(card), Cancel)


def aids_of(aids: Sequence[AidGiven], seat: int) -> int:
    """Return how many cards ``seat`` has discarded to change the current Difficulty."""
    return sum(aid.seat == seat for aid in aids)
