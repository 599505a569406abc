"""Which Interference, if any, the computer player plays in an open window."""

from __future__ import annotations

from collections.abc import Sequence

from games.saga.cards import Difficulty, OutcomeTimes, Reroll, Use
from games.saga.challenge import AID, INTERFERE
from games.saga.components import folded_effect
from games.saga.fold import live_plays, possible_dice, printed_test
from games.saga.model import Play
from games.saga.outlook import Outlook, test_chance, values_of
from games.saga.view import ChallengeSeen

_CARD_WORTH = 0.42
"""How many points missing to an aim a card must be worth before it is spent."""

_FULL_HAND = 6
_SPARE_WORTH = 0.3
_ENVY = 0.35
"""What it is worth, in points, that somebody else does not win a challenge."""


def best_interference(outlook: Outlook, offered: Sequence[str]) -> str | None:
    """Return the offered play that does the seat most good, or ``None``: none is worth its card."""
    challenge = outlook.view.challenge
    if challenge is None:
        return None
    stakes = _Stakes(outlook, challenge)
    before = stakes.expected(challenge, _plays(challenge), 0)
    spare = outlook.view.places[outlook.seat].cards >= _FULL_HAND
    best, most = None, _SPARE_WORTH if spare else _CARD_WORTH
    for name in offered:
        verb, _, rest = name.partition(" ")
        if verb not in {INTERFERE, AID}:
            continue
        card, _, target = rest.partition(" ")
        if verb == AID:
            gain = stakes.expected(challenge, _plays(challenge), 1) - before
        else:
            play = Play(outlook.seat, card, int(target) if target else None, (), challenge.stage != "die")
            gain = stakes.expected(challenge, [*_plays(challenge), play], 0) - before
        if gain > most:
            best, most = name, gain
    return best


def _plays(challenge: ChallengeSeen) -> list[Play]:
    return [
        Play(play.seat, play.card, play.target, play.roll, carried=play.carried) for play in challenge.plays
    ]


class _Stakes:
    """What the seat gets out of a challenge that is won or lost, its outcome applied so many times."""

    def __init__(self, outlook: Outlook, challenge: ChallengeSeen) -> None:
        self.outlook = outlook
        self.envy = _ENVY if challenge.seat != outlook.seat else 0.0
        self.later = 1.0
        if not challenge.trial:
            hand = [""] * outlook.view.places[challenge.seat].cards
            self.later = outlook.winning_chance(challenge.card, hand, challenge.step + 1)
        self._values: dict[tuple[bool, int], float] = {}

    def value(self, challenge: ChallengeSeen, won: bool, times: int) -> float:
        """Return what the table is worth to the seat after the challenge."""
        if challenge.trial:
            return 0.0 if self.envy else float(won)
        if (won, times) not in self._values:
            after = self.outlook.after(challenge.card, won, times, number=challenge.entry)
            self._values[won, times] = after.value() - (self.envy if won else 0.0)
        return self._values[won, times]

    def expected(self, challenge: ChallengeSeen, plays: list[Play], aids: int) -> float:
        """Return the value to expect with these ``plays`` on the challenge and so many more ``aids``."""
        winning = _chance(self.outlook, challenge, plays, aids) * self.later
        live = [play for play, counts in zip(plays, live_plays(plays), strict=True) if counts]
        times = {"reward": 1, "failure": 1}
        for play in live:
            effect = folded_effect(play.card)
            if isinstance(effect, OutcomeTimes):
                times[effect.part] *= effect.times
        won = self.value(challenge, True, times["reward"])
        lost = self.value(challenge, False, times["failure"])
        return winning * won + (1 - winning) * lost


def _chance(outlook: Outlook, challenge: ChallengeSeen, plays: list[Play], aids: int) -> float:
    """Return the chance that the open Test succeeds with these ``plays`` and dice still to be rolled."""
    test = printed_test(challenge.card, challenge.step)
    if test is None:
        return 1.0
    live = [play for play, counts in zip(plays, live_plays(plays), strict=True) if counts]
    if challenge.stage == "die" and challenge.score is not None and challenge.difficulty is not None:
        return _chance_of_die(outlook, challenge, live)
    now = outlook.situation(challenge.seat)
    score = test.score
    dice = list(challenge.difficulty_dice)
    given = len(challenge.aids) + aids
    change = given * test.aid.each.value(now) if test.aid is not None else 0
    for play in live:
        effect = folded_effect(play.card)
        if isinstance(effect, Use):
            score = effect.score
        elif isinstance(effect, Difficulty):
            change += effect.by.value(now, play.roll or (4,) * effect.by.dice)
        elif isinstance(effect, Reroll) and effect.dice == "difficulty":
            dice = list(play.roll)
    difficulties = [test.difficulty.value(now, dice)] if dice else values_of(test.difficulty, now)
    return test_chance(score.value(now), [value + change for value in difficulties])


def _chance_of_die(outlook: Outlook, challenge: ChallengeSeen, live: list[Play]) -> float:
    """Return the chance of success once the test die lies; the last play may still have to roll its own."""
    dice = possible_dice(challenge.roll or 0, live, outlook.situation)
    needed = (challenge.difficulty or 0) - (challenge.score or 0)
    return sum(die > needed for die in dice) / len(dice)
