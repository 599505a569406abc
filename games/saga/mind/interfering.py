"""Which Interference, if any, is worth playing in an open window."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from games.engine.text import Seat
from games.saga.cards import Difficulty, OutcomeTimes, Reroll, Use
from games.saga.components import HEROES, folded_effect
from games.saga.mind.odds import drawn_by, holding, test_chance, values_of
from games.saga.mind.outlook import Contest, Outlook
from games.saga.model import Play
from games.saga.rules.challenge import AID, INTERFERE
from games.saga.rules.fold import live_plays, possible_dice, printed_test
from games.saga.situation import Situation

CARD_WORTH = 0.15
"""Minimum gain, in logits, for spending a card."""

_LEAST = 0.02
"""Minimum gain for the Test; plays below it are ignored."""
_FULL_HAND = 6
_SPARE_WORTH = 0.1
_ENVY = 0.1
"""The value of preventing another seat from winning a challenge."""
_TRIAL = 0.6
"""The value of passing the trial oneself; if another player passes it, it helps everybody."""


def interferences(outlook: Outlook, offered: Sequence[str]) -> list[tuple[float, str]]:
    """Return the useful plays in ``offered``, each with its gain less its card's value; passing is 0."""
    contest = outlook.contest
    if contest is None:
        return []
    stakes: _Stakes | None = None
    before = 0.0
    price = _SPARE_WORTH if outlook.sizes[outlook.seat] >= _FULL_HAND else CARD_WORTH
    found: list[tuple[float, str]] = []
    for name in offered:
        if name.partition(" ")[0] not in (INTERFERE, AID):
            continue
        if stakes is None:
            stakes = _Stakes(outlook, contest)
            before = stakes.expected(contest.plays, 0)
        gain = stakes.expected(*given(outlook, contest, name)) - before
        if gain > _LEAST:
            found.append((gain - price, name))
    return found


def best_interference(outlook: Outlook, offered: Sequence[str]) -> str | None:
    """Return the offered play with the highest gain; None if none is worth its card."""
    gain, best = max(interferences(outlook, offered), default=(0.0, None))
    return best if gain > 0.0 else None


def success_chance(outlook: Outlook, contest: Contest, answer: str) -> float:
    """Return the chance that the open Test succeeds if the seat gives ``answer`` and nobody else plays."""
    plays, aids = given(outlook, contest, answer)
    new = plays[len(contest.plays) :]
    more = sum(drawn_by(play.card) - 1 for play in new) - aids
    return _chance(outlook, contest, _live(plays), aids, more)


def given(outlook: Outlook, contest: Contest, answer: str) -> tuple[tuple[Play, ...], int]:
    """Return all plays on the challenge and the number of new aids, after the seat has given ``answer``."""
    verb, _, rest = answer.partition(" ")
    if verb != INTERFERE:
        return contest.plays, int(verb == AID)
    card, _, target = rest.partition(" ")
    play = Play(outlook.seat, card, int(target) if target else None, (), contest.stage != "die")
    return (*contest.plays, play), 0


def _live(plays: Sequence[Play]) -> list[Play]:
    return [play for play, counts in zip(plays, live_plays(plays), strict=True) if counts]


class _Stakes:
    """The value to the seat of winning or losing a challenge."""

    def __init__(self, outlook: Outlook, contest: Contest) -> None:
        self.outlook = outlook
        self.contest = contest
        self.envy = _ENVY if contest.seat != outlook.seat else 0.0
        self.later = 1.0
        self.is_trial = contest.card in HEROES
        if not self.is_trial:
            hand = [""] * outlook.sizes[contest.seat]
            self.later = outlook.winning_chance(contest.card, hand, contest.step + 1)
        self._values: dict[tuple[bool, int], float] = {}

    def value(self, won: bool, times: int) -> float:
        """Return the value of the table to the seat after the challenge, with its outcome ``times`` times."""
        if self.is_trial:
            return _TRIAL if won and not self.envy else 0.0
        if (won, times) not in self._values:
            after = self.outlook.after(self.contest.card, won, times, number=self.contest.entry)
            self._values[won, times] = after.value() - (self.envy if won else 0.0)
        return self._values[won, times]

    def expected(self, plays: Sequence[Play], aids: int) -> float:
        """Return the expected value with these ``plays`` on the challenge and ``aids`` more aids."""
        live = _live(plays)
        winning = _chance(self.outlook, self.contest, live, aids) * self.later
        times = {"reward": 1, "failure": 1}
        for play in live:
            effect = folded_effect(play.card)
            if isinstance(effect, OutcomeTimes):
                times[effect.part] *= effect.times
        return winning * self.value(True, times["reward"]) + (1 - winning) * self.value(
            False, times["failure"]
        )


def _chance(outlook: Outlook, contest: Contest, live: Sequence[Play], aids: int, more: int = 0) -> float:
    """Return the chance that the open Test succeeds with the ``live`` plays and the dice still to be rolled.

    ``more``: the number of cards the seat holds beyond those it has now.
    """

    def seen_by(you: Seat) -> Situation:
        return (
            outlook.situation(you) if not more else holding(outlook.situation(you), you, outlook.seat, more)
        )

    test = printed_test(contest.card, contest.step)
    if test is None:
        return 1.0
    if contest.stage == "die" and contest.score is not None and contest.difficulty is not None:
        dice = possible_dice(contest.roll or 0, live, seen_by)
        needed = contest.difficulty - contest.score
        return sum(die > needed for die in dice) / len(dice)
    now = seen_by(contest.seat)
    score = test.score
    rolled: Sequence[int] = contest.dice
    given = contest.aids + aids
    change = given * test.aid.each.value(now) if test.aid is not None else 0
    unrolled: list[list[int]] = []
    for play in live:
        effect = folded_effect(play.card)
        if isinstance(effect, Use):
            score = effect.score
        elif isinstance(effect, Difficulty):
            seen = now if play.seat == contest.seat else seen_by(play.seat)
            if effect.by.dice and not play.roll:
                unrolled.append(values_of(effect.by, seen))
            else:
                change += effect.by.value(seen, play.roll)
        elif isinstance(effect, Reroll) and effect.dice == "difficulty":
            rolled = play.roll
    difficulties = [test.difficulty.value(now, rolled)] if rolled else values_of(test.difficulty, now)
    thrown = [sum(one) for one in product(*unrolled)]
    return test_chance(
        score.value(now), [value + change + extra for value in difficulties for extra in thrown]
    )
