"""The policy of Tschak! for searches: see ``games.engine.policy``."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import exp

from games.engine.chance import Chance
from games.engine.decision import Choice
from games.engine.text import Seat
from games.towers.components import CARDS, COMPONENTS, SETTINGS, TYPE_OF
from games.towers.mind.stakes import FLOORS, at_stake, standing, to_come
from games.towers.model import Cards, State
from games.towers.rules import amends, course, scoring
from games.towers.rules.choices import cards_of, choice_of, choices, plays
from games.towers.rules.teams import WIZARDS, value

TYPICAL_CARD = 3.7
"""The average value that a card not shown yet adds to a team."""
SPREAD = 1.0
"""The uncertainty of one such card: the scale of a logistic distribution."""
SPARED = 0.12
"""How much each point of card value saved for later floors adds to the chance to win their cards."""
HOPE = 0.7
"""The chance that the last card wins the best pile of the loot, if it's the best card there is."""
MOOD = 1.8
"""The relative range of the value of saved cards, which varies at random between answers: players value them
differently. A search that expects this won more games than one that doesn't."""
LEAD = {2: 13.0, 3: 7.0, 4: 5.0}
"""The lead, in points, that makes the odds *e* times as good in the last tower, by number of players; fitted
to the winners of 250 games of self-play each. It grows with the square root of the remaining towers."""

_TEAM = COMPONENTS.team_size
_COPIED = {2: 2, 3: 3, 4: 4}
"""The least value a chameleon is expected to copy if others may still show a wizard, by number of players."""
_COSTS = {
    card.id: 4.0 if card.is_artifact else 3.0 if card.is_chameleon else float(card.value)
    for card in CARDS.values()
}
"""The cost of playing a card, in points of card value."""
_BEST = max(card.value for card in CARDS.values())


class ExploringPolicy:
    """The policy of Tschak!; see ``games.engine.policy.Policy`` for what each method promises."""

    make = staticmethod(course.make)

    def believe(self, world: State, seat: Seat, chance: Chance) -> float:
        """Replace the others' choices in the open step by sensible ones; every hand is equally likely."""
        for other, cards in enumerate(world.commits):
            if cards is not None and other != seat:
                world.commits[other] = cards_of(self.answer(world, other, chance))
        return 0.0

    def waiting(self, world: State) -> Sequence[Seat]:
        """Return the seats that haven't chosen yet, or the only one that is asked."""
        if not world.wanted:
            seat = None if world.over else amends.asked(world)
            return () if seat is None else (seat,)
        return [seat for seat, cards in enumerate(world.commits) if cards is None]

    def candidates(self, world: State, seat: Seat) -> Sequence[Choice]:
        """Return every way to play that avoids a forbidden team; the first ones sample the whole hand."""
        if not world.wanted:
            return [(name,) for name in amends.offered(world)]
        found = [(name,) for name in choices(world.hands[seat], world.teams[seat], world.wanted).ids]
        return [*found[::3], *found[1::3], *found[2::3]]

    def answer(self, world: State, seat: Seat, chance: Chance) -> Choice:
        """Return cards of the team with the best expected result against the cards others have shown."""
        if not world.wanted:
            return amends.sound_answer(
                amends.offered(world), world.gold[seat], world.won[seat], len(world.gold)
            )
        team = world.teams[seat]
        gain, loss, later = _stakes(tuple(world.won), world.floors, world.tower, world.floor, seat)
        later *= 1 + MOOD * (chance.below(1024) / 1023 - 0.5)
        rivals, copied = _rivals(world, seat)
        places = _places(rivals, _TEAM - len(team))
        best, found = float("-inf"), team
        for worth, (cost, cards) in _completions(world.hands[seat], team, copied).items():
            strongest, weakest = places[worth]
            points = strongest * gain - weakest * loss - later * cost
            if points > best:
                best, found = points, cards
        if len(found) > world.wanted:
            picked = list(found)
            chance.shuffle(picked)
            found = tuple(picked[: world.wanted])
        return choice_of(found)

    def values(self, world: State) -> Sequence[float]:
        """Return the chances by points, including those that the cards won may still bring."""
        if world.over:
            keys = [(sheet.total, -sheet.monsters) for sheet in scoring.sheets(world)]
            winning = keys.count(max(keys))
            return [1 / winning if key == max(keys) else 0.0 for key in keys]
        players, part = len(world.gold), to_come(world.tower, world.floor - 1)
        points = [standing(gold, won, players, part) for gold, won in zip(world.gold, world.won, strict=True)]
        lead = LEAD[players] * (COMPONENTS.towers * part) ** 0.5
        odds = [exp((one - max(points)) / lead) for one in points]
        total = sum(odds)
        return [one / total for one in odds]

    def horizon(self, world: State) -> Hashable:
        """Return the tower: the hands of the next one don't depend on the play in this one."""
        return world.tower


def _rivals(world: State, seat: Seat) -> tuple[tuple[float, ...], int]:
    """Return the expected value of each other team, and the value a chameleon of ``seat`` will copy."""
    missing = TYPICAL_CARD * (_TEAM - len(world.teams[seat]))
    rivals, least, rises = [], 0, False
    for other, team in enumerate(world.teams):
        if other != seat:
            worth, wizard, may_show_one = _shown(team)
            rivals.append(worth + missing)
            least = max(least, wizard)
            rises = rises or may_show_one
    return tuple(rivals), max(least, _COPIED[len(world.teams)]) if rises else least


class _Places(dict[int, tuple[float, float]]):
    """The chances of a team to be the strongest and the weakest, by its value; computed on demand."""

    def __init__(self, rivals: tuple[float, ...], spread: float) -> None:
        self._rivals, self._spread = rivals, spread

    def __missing__(self, worth: int) -> tuple[float, float]:
        strongest = weakest = 1.0
        for rival in self._rivals:
            beaten = 1 / (1 + exp((rival - worth) / self._spread))
            strongest *= beaten
            weakest *= 1 - beaten
        self[worth] = strongest, weakest
        return strongest, weakest


@lru_cache(4096)
def _places(rivals: tuple[float, ...], missing: int) -> _Places:
    """Return the chances of a team that lacks ``missing`` cards against teams with the values ``rivals``."""
    return _Places(rivals, SPREAD * missing**0.5)


@lru_cache(4096)
def _shown(team: Cards) -> tuple[float, int, bool]:
    """Return the value of ``team`` so far, that of its wizard, and whether it may still show one."""
    worth = sum(CARDS[card].value or TYPICAL_CARD for card in team)
    wizard = max((WIZARDS.get(card, 0) for card in team), default=0)
    return worth, wizard, all(TYPE_OF[card] != "wizard" for card in team)


@lru_cache(4096)
def _completions(hand: Cards, team: Cards, copied: int) -> dict[int, tuple[float, Cards]]:
    """Return the cost and the cheapest cards of ``hand`` for each value that ``team`` can reach."""
    found: dict[int, tuple[float, Cards]] = {}
    for cards in plays(hand, team, _TEAM - len(team)):
        worth = value(team + cards, copied)
        cost = 0.0
        for card in cards:
            cost += _COSTS[card]
        known = found.get(worth)
        if known is None or cost < known[0]:
            found[worth] = cost, cards
    return found


@lru_cache(8192)
def _stakes(
    won: tuple[Cards, ...], floors: tuple[tuple[str, str], ...], tower: int, floor: int, seat: Seat
) -> tuple[float, float, float]:
    """Return the points for the treasure, the cost of the monster, and the points per card value saved."""
    monster, treasure = floors[floor - 1]
    gain, loss = at_stake(won, seat, treasure, tower, floor), -at_stake(won, seat, monster, tower, floor)
    if floor == FLOORS:
        return gain, loss, HOPE * SETTINGS[len(won)].loot[0] / _BEST
    rest = [
        abs(at_stake(won, seat, treasure, tower, later)) - at_stake(won, seat, monster, tower, later)
        for later, (monster, treasure) in enumerate(floors, start=1)
        if later > floor
    ]
    return gain, loss, SPARED * sum(rest) / len(rest)
