"""The open or last challenge in words: who attempts what, its numbers, and the cards played."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from typing import TypeAlias

from games.saga.components import HEROES
from games.saga.expressions import Expression
from games.saga.model import ConditionResult, Finished, PaymentResult, RollResult, StepResult
from games.saga.rules.fold import Played, printed_test, score_in_use
from games.saga.situation import CHARACTERISTICS, TYPES, Situation
from games.saga.telling.game_events import difficulty_sum, score_name
from games.saga.view import ChallengeSeen, View
from render.saga import phrases
from render.saga.plays import Play
from render.saga.sums import Sum, outcome
from render.words import Words

Throws: TypeAlias = tuple[tuple[int, tuple[int, ...]], ...]
"""The dice that each seat rolled."""
HAND = "hand"
"""The name of the number of cards in a hand in expressions."""


@dataclass(frozen=True, slots=True)
class Plate:
    """The content of the plate.

    ``note`` replaces the numbers if there are none, ``earlier`` summarizes earlier Tests, ``throws`` are the
    dice that each seat rolled for the first turn.
    """

    card: str
    title: str
    caption: str
    sum: Sum | None
    note: str
    plays: tuple[Play, ...]
    won: bool | None = None
    earlier: str = ""
    throws: Throws = ()


def plate_of(view: View, names: Sequence[str], words: Words) -> Plate:
    """Return the content of the plate now."""
    if view.challenge is not None:
        return _open(view, view.challenge, names, words)
    if view.finished is not None:
        return _ended(view, view.finished, names, words)
    return Plate(
        card=view.hero,
        title=words("saga-picture-before", hero=phrases.card_name(view.hero, words)),
        caption=words("saga-picture-before-caption"),
        sum=None,
        note="",
        plays=(),
        throws=_throws(view),
    )


def _throws(view: View) -> Throws:
    """Return each seat's dice for the first turn, while it lasts."""
    if view.turn or not view.initiative:
        return ()
    thrown = [throw for throws in view.initiative for throw in throws]
    return tuple(
        (seat, tuple(throw.die for throw in thrown if throw.seat == seat)) for seat in range(len(view.places))
    )


def _open(view: View, challenge: ChallengeSeen, names: Sequence[str], words: Words) -> Plate:
    numbers = None
    basis = _basis_now(challenge)
    if challenge.score is not None and challenge.difficulty is not None and basis is not None:
        numbers = Sum(
            challenge.die,
            challenge.roll,
            challenge.score,
            words.say(score_name(basis)),
            challenge.difficulty,
            difficulty_sum(challenge.difficulty, challenge.changes),
            challenge.difficulty_dice,
            challenge.dice_due,
            signs=signs(basis),
        )
    note = ""
    if challenge.stage == "pay":
        note = words("saga-picture-pay", due=challenge.due)
    elif numbers is None:
        note = words("saga-picture-won" if challenge.won else "saga-picture-lost")
    plays = [Play(play.seat, play.card, play.roll, play.live) for play in challenge.plays]
    plays += [Play(aid.seat, aid.card, aid=True) for aid in challenge.aids]
    link = words("saga-picture-anchored", card=phrases.anchor_of(view, challenge.entry, words))
    parts = [words("saga-picture-trial-caption") if challenge.trial else link]
    if challenge.step_count > 1:
        parts.append(words("saga-picture-step", step=challenge.step + 1, count=challenge.step_count))
    return Plate(
        card=challenge.card,
        title=phrases.attempt(challenge.card, names[challenge.seat], words),
        caption=" · ".join(parts),
        sum=numbers,
        note=note,
        plays=tuple(plays),
        won=challenge.won,
        earlier=_earlier(challenge.steps, words),
    )


def _ended(view: View, finished: Finished, names: Sequence[str], words: Words) -> Plate:
    last = finished.steps[-1]
    entry = next((entry for entry in reversed(view.story) if entry.card == finished.card), None)
    told = [words("saga-picture-trial-caption")] if finished.trial else []
    if entry is not None:
        told.append(words("saga-picture-anchored", card=phrases.anchor_of(view, entry.number, words)))
    if finished.times != 1:
        key = "saga-picture-reward-times" if finished.won else "saga-picture-failure-times"
        told.append(words(key, times=finished.times))
    note = ""
    numbers: Sum | None = None
    plays: tuple[Play, ...] = ()
    match last:
        case RollResult():
            basis = _basis(finished.card, last.step, last.plays, last.live)
            numbers = Sum(
                last.die,
                last.rolled,
                last.score,
                "" if basis is None else words.say(score_name(basis)),
                last.difficulty,
                difficulty_sum(last.difficulty, last.changes),
                last.difficulty_dice,
                won=last.won,
                signs=() if basis is None else signs(basis),
            )
            plays = (
                *(
                    Play(play.seat, play.card, play.roll, live)
                    for play, live in zip(last.plays, last.live, strict=True)
                ),
                *(Play(aid.seat, aid.card, aid=True) for aid in last.aids),
            )
        case PaymentResult():
            note = f"{words('saga-picture-paid', due=last.due, paid=last.paid)} · {outcome(last.won, words)}"
        case ConditionResult():
            note = f"{_kept(last.won, words)} · {outcome(last.won, words)}"
    return Plate(
        card=finished.card,
        title=phrases.attempt(finished.card, names[finished.seat], words),
        caption=" · ".join(told),
        sum=numbers,
        note=note,
        plays=plays,
        won=finished.won,
        earlier=_earlier(finished.steps[:-1], words),
    )


def _earlier(steps: Sequence[StepResult], words: Words) -> str:
    """Return the results of earlier Tests, since the numbers show only the last one."""
    return " · ".join(
        words(
            "saga-picture-earlier",
            step=step.step + 1,
            total=step.die + step.score,
            difficulty=step.difficulty,
        )
        for step in steps
        if isinstance(step, RollResult)
    )


def _kept(holds: bool, words: Words) -> str:
    return words("saga-picture-condition-held" if holds else "saga-picture-condition-failed")


def _basis(card: str, step: int, plays: Iterable[Played], live: Iterable[bool]) -> Expression | None:
    """Return the basis of a Test's score, or None if ``step`` isn't a Test."""
    test = printed_test(card, step)
    return None if test is None else score_in_use(test, plays, live)


def _basis_now(challenge: ChallengeSeen) -> Expression | None:
    return _basis(challenge.card, challenge.step, challenge.plays, [play.live for play in challenge.plays])


_SIGNS = {*CHARACTERISTICS, *TYPES, HAND}


def signs(basis: Expression) -> tuple[str, ...]:
    """Return the characteristics, types and hands that a score is made of, in the order of its terms."""
    return tuple(word for word in re.findall("[a-z]+", basis.source) if word in _SIGNS)


def in_use(view: View) -> Set[str]:
    """Return the characteristics that the open Test uses, or the trial that is due."""
    basis = None
    if view.challenge is not None:
        basis = None if view.challenge.score is None else _basis_now(view.challenge)
    elif not view.trial_done and view.phase == "main":
        basis = HEROES[view.hero].test
    return frozenset() if basis is None else basis.names


def trial_due(view: View, words: Words) -> Sum:
    """Return the numbers of the trial before anybody attempts it."""
    hero, now = HEROES[view.hero], Situation(view.characteristics)
    dice = hero.vs.dice
    difficulty = hero.vs.value(now, (0,) * dice)
    what = words.say(score_name(hero.test))
    return Sum(None, None, hero.test.value(now), what, difficulty, "", due=dice, signs=signs(hero.test))
