"""Exact chances of Tests, from public information and the hand of the seat that asks; rules/saga#7.

They don't guess at future plays: they are the chances if nobody plays another card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import product

from msgspec import Struct

from games.engine.advice import percent
from games.engine.text import Seat
from games.saga.cards import Difficulty, Draw, Reroll
from games.saga.components import ADVENTURES, HEROES, PLAIN_EFFECTS, cards_of_kind, folded_effect
from games.saga.expressions import Expression
from games.saga.model import Challenge, Play, State
from games.saga.rules.fold import live_plays, open_test, outcome_times, possible_dice, score_in_use
from games.saga.rules.story import seen_by, situation
from games.saga.situation import FACES, Situation


class Odds(Struct, frozen=True):
    """The chance that a Test, or all steps of a card, succeed.

    ``need``: the lowest roll of the test die that succeeds; None once rolled, or if there is no single
    threshold. ``reward`` and ``failure``: how many times they would be applied; 0 also if they can't happen.
    """

    chance: float
    need: int | None = None
    reward: int = 1
    failure: int = 1

    @property
    def percent(self) -> int:
        """The chance in percent, rounded; 0 and 100 only if it's certain."""
        return percent(self.chance)


def odds_of(card: str, now: Situation, hand: Sequence[str], first: int = 0) -> Odds:
    """Return the odds ``now`` of an Adventure from its step ``first`` on, or of a Hero's trial.

    ``hand``: the cards available for payments.
    """
    if card in HEROES:
        hero = HEROES[card]
        return _of_test(hero.test.value(now), values_of(hero.vs, now))
    chance, need = 1.0, None
    steps = ADVENTURES[card].steps[first:]
    for step in steps:
        if step.need is not None:
            chance *= step.need.holds(now)
        elif step.test is not None and step.vs is not None:
            one = _of_test(step.test.value(now), values_of(step.vs, now))
            chance *= one.chance
            need = one.need if len(steps) == 1 else None
        elif step.pay is not None and step.n is not None:
            due = values_of(step.n, now)
            chance *= sum(value <= len(cards_of_kind(hand, step.pay)) for value in due) / len(due)
    return Odds(chance, need)


def _of_test(score: int, difficulties: Sequence[int]) -> Odds:
    return _of_margins(tuple([difficulty - score for difficulty in difficulties]))


@lru_cache(maxsize=1 << 12)
def _of_margins(margins: tuple[int, ...]) -> Odds:
    """Return the odds of a Test from the equally likely ``margins`` of its Difficulty over the score."""
    needs = {margin + 1 for margin in margins}
    return Odds(test_chance(0, margins), needs.pop() if len(needs) == 1 else None)


class Standing:
    """The open Test during one question; computes each situation only once."""

    def __init__(self, state: State, challenge: Challenge) -> None:
        self.challenge = challenge
        self._state = state
        self._seen = {challenge.seat: situation(state, challenge.seat)}
        self._found: dict[tuple[Seat, Sequence[Play], int], Odds] = {}
        self.now = self._odds(challenge.plays, len(challenge.aids), None, 0)
        """The odds if nobody plays another card."""

    @property
    def test_number(self) -> tuple[int, int]:
        """The number of the open Test among the Tests of its card, from 1, and the number of Tests."""
        card, step = self.challenge.card, self.challenge.step
        if card in HEROES:
            return 1, 1
        tests = [number for number, one in enumerate(ADVENTURES[card].steps) if one.test is not None]
        return tests.index(step) + 1, len(tests)

    @property
    def whole(self) -> Odds:
        """The odds of all remaining steps of the card, if nobody plays another card."""
        challenge = self.challenge
        if challenge.card in HEROES:
            return self.now
        later = odds_of(challenge.card, self.seen_by(challenge.seat), (), challenge.step + 1)
        return Odds(self.now.chance * later.chance)

    def seen_by(self, you: Seat) -> Situation:
        """Return the current situation from the perspective of ``you``."""
        if you not in self._seen:
            self._seen[you] = seen_by(self._state, you, self._seen[self.challenge.seat])
        return self._seen[you]

    def after(self, seat: Seat, cards: Sequence[Play], aids: int = 0) -> Odds:
        """Return the odds once ``seat`` has played ``cards`` and given ``aids``."""
        key = seat, cards, aids
        if key not in self._found:
            drawn = sum(drawn_by(card.card) for card in cards)
            plays = (*self.challenge.plays, *cards)
            given = len(self.challenge.aids) + aids
            self._found[key] = self._odds(plays, given, seat, drawn - len(cards) - aids)
        return self._found[key]

    def idle(self, seat: Seat, answers: Sequence[Play | None]) -> list[bool]:
        """Return for each play (None: an aid) whether it can't change anything in the Test.

        Before the roll, a play counts as idle only if it can't help even together with the seat’s other cards
        that push the same way.
        """
        now, hand = _end(self.now), self._state.hands[seat]
        ways = [_way(self.challenge, play) for play in answers]
        idle: list[bool] = []
        for play, way in zip(answers, ways, strict=True):
            if play is not None and PLAIN_EFFECTS[play.card]:
                idle.append(False)
                continue
            alike = (
                [play] if not way else [one for one, other in zip(answers, ways, strict=True) if other == way]
            )
            cards = [
                one for one in alike if one is not None for _ in range(hand.count(one.card) if way else 1)
            ]
            aid = open_test(self.challenge).aid
            aids = 0 if aid is None or None not in alike else aid.max
            idle.append(_end(self.after(seat, tuple(cards), aids)) == now)
        return idle

    def _odds(self, plays: Sequence[Play], aids: int, seat: Seat | None, more: int) -> Odds:
        """Return the odds with ``plays`` and ``aids`` if ``seat`` holds ``more`` further cards."""
        challenge, counting = self.challenge, live_plays(plays)
        live = [play for play, counts in zip(plays, counting, strict=True) if counts]
        if challenge.stage == "die" and challenge.roll is not None:
            score, against = challenge.score or 0, challenge.difficulty or 0
            dice = possible_dice(challenge.roll, live, lambda you: self._holding(you, seat, more))
            found = Odds(sum(die + score > against for die in dice) / len(dice))
        else:
            now = self._holding(challenge.seat, seat, more)
            score = score_in_use(open_test(challenge), plays, counting).value(now)
            found = _of_test(score, self._difficulties(live, aids, now, seat, more))
        is_last = challenge.card in HEROES or challenge.step + 1 == len(ADVENTURES[challenge.card].steps)
        return Odds(
            found.chance,
            found.need,
            0 if found.chance == 0.0 else outcome_times(plays, "reward"),
            0 if found.chance == 1.0 and is_last else outcome_times(plays, "failure"),
        )

    def _difficulties(
        self, live: Sequence[Play], aids: int, now: Situation, seat: Seat | None, more: int
    ) -> list[int]:
        """Return the Difficulty for every roll of its dice, each equally likely."""
        test = open_test(self.challenge)
        dice: Sequence[int] = self.challenge.dice
        change = 0 if test.aid is None else aids * test.aid.each.value(now)
        unrolled: list[list[int]] = []
        for play in live:
            effect = folded_effect(play.card)
            if isinstance(effect, Reroll) and effect.dice == "difficulty":
                dice = play.roll
            elif isinstance(effect, Difficulty):
                seen = self._holding(play.seat, seat, more)
                if effect.by.dice and not play.roll:
                    unrolled.append(values_of(effect.by, seen))
                else:
                    change += effect.by.value(seen, play.roll)
        printed = [test.difficulty.value(now, dice)] if dice else values_of(test.difficulty, now)
        return [value + change + sum(thrown) for value in printed for thrown in product(*unrolled)]

    def _holding(self, you: Seat, seat: Seat | None, more: int) -> Situation:
        """Return the situation from the perspective of ``you`` if ``seat`` holds ``more`` further cards."""
        found = self.seen_by(you)
        return found if seat is None or not more else holding(found, you, seat, more)


def holding(found: Situation, you: Seat, seat: Seat, more: int) -> Situation:
    """Return ``found``, the situation of ``you``, as it is if ``seat`` holds ``more`` further cards."""
    seats = found.players
    around = (you, (you + 1) % seats, (you - 1) % seats)
    sizes = tuple(size + more * (at == seat) for size, at in zip(found.hands, around, strict=True))
    return Situation(found.characteristics, found.won, found.lost, sizes, found.players)


@cache
def drawn_by(card: str) -> int:
    """Return the number of cards that the Interference ``card`` makes its player draw."""
    effects = (effect for effect in PLAIN_EFFECTS[card] if isinstance(effect, Draw) and effect.who == "you")
    return sum(effect.n.value(_NOTHING) for effect in effects)


_NOTHING = Situation((1,) * 5)


def _way(challenge: Challenge, play: Play | None) -> int:
    """Return the direction in which a card pushes the Difficulty: 1, -1, or 0 for neither."""
    if play is None:
        aid = open_test(challenge).aid
        return 0 if aid is None else _sign(aid.each.value(_NOTHING))
    effect = folded_effect(play.card)
    if not isinstance(effect, Difficulty):
        return 0
    return _sign(effect.by.value(_NOTHING, (1,) * effect.by.dice))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _end(odds: Odds) -> tuple[float, int, int]:
    return odds.chance, odds.reward, odds.failure


def values_of(expression: Expression, now: Situation) -> list[int]:
    """Return the value of ``expression`` for every roll of its dice."""
    if not expression.dice:
        return [expression.value(now)]
    return [expression.value(now, dice) for dice in product(FACES, repeat=expression.dice)]


@lru_cache(maxsize=1 << 8)
def _ways(margin: int) -> float:
    """Return the chance that a die shows more than ``margin``."""
    return sum(die > margin for die in FACES) / len(FACES)


def test_chance(score: int, difficulties: Iterable[int]) -> float:
    """Return the chance that a die and ``score`` are more than the Difficulty, each value equally likely.

    >>> round(test_chance(3, [5]), 3)
    0.667
    """
    ways = [_ways(difficulty - score) for difficulty in difficulties]
    return sum(ways) / len(ways)
