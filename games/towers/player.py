"""The computer player: it spreads its hand over the floors by what is at stake, as its seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from msgspec import Struct

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.text import Seat
from games.towers.choices import choice_of, plays
from games.towers.components import CARDS, COMPONENTS, SETTINGS, TREASURES, TYPE_OF
from games.towers.model import Cards
from games.towers.stakes import FLOORS as _FLOORS
from games.towers.stakes import at_stake
from games.towers.teams import CHAMELEONS, WIZARDS, highest_wizard, value
from games.towers.view import View

TYPICAL_CARD = 3.7
"""What a card that somebody else has not shown yet adds to a team, on average."""

SPREAD = 0.85
"""How uncertain one such card makes that team: the scale of a logistic distribution."""

HAS_WIZARD = 0.6
"""The chance that a team not shown yet has a numbered wizard; each value is equally likely then."""

_WHIMS = 3
"""One of so many answers of an apprentice is any."""

_VALUES = sorted(set(WIZARDS.values()))
_HIGHEST = max(card.value for card in CARDS.values())
_TEAM = COMPONENTS.team_size


class PlanningPlayer:
    """Plans the whole rest of the tower at every choice and makes the first step of the best plan.

    A plan is worth, floor by floor, the points that are expected from being the strongest or the weakest
    there, and the loot of the card that is left. Points count against those of the others, so a treasure is
    also worth what it would be worth to them.
    """

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return which cards to play; ``chance`` is not used."""
        if view.own is None:
            raise ValueError("only a seat has cards to play")
        plan = Plan(view)
        best = max(view.own.prospects, key=lambda prospect: plan.worth_of_playing(prospect.cards))
        return choice_of(best.cards)


class EagerPlayer:
    """The apprentice: sends the strongest it has to whatever lies on this floor, and has little left above.

    It does not think of what others have shown or of what lies higher up, and takes a chameleon for nothing.
    Where it is the treasure that hurts, it holds back; now and then it plays any card.
    """

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return which cards to play."""
        if view.own is None:
            raise ValueError("only a seat has cards to play")
        cards = [prospect.cards for prospect in view.own.prospects]
        if chance.below(_WHIMS) == 0:
            return choice_of(chance.pick(cards))
        treasure = TREASURES[view.floors[view.floor - 1].treasure]
        sign = -1 if treasure.kind == "cursed" else 1
        return choice_of(max(cards, key=lambda played: sign * value(played, 0)))


class Expected(Struct, frozen=True):
    """What a team is likely to be worth, and its chances to be the strongest and the weakest of its floor."""

    total: float
    strongest: float
    weakest: float


class Plan:
    """What the rest of this tower is worth to the viewer, by what is played."""

    def __init__(self, view: View) -> None:
        if view.own is None or view.viewer is None:
            raise ValueError("only a seat has cards to play")
        self._floor = view.floor
        self._hand = view.own.hand
        self._team = view.places[view.viewer].team.cards
        self._best_pile = SETTINGS[len(view.places)].loot[0]
        floors = range(view.floor, _FLOORS + 1)
        self._stakes = {floor: _Stakes(view, view.viewer, floor) for floor in floors}
        self._remembered: dict[tuple[Cards, int], float] = {}

    def worth_of_playing(self, cards: Cards) -> float:
        """Return the worth of the best plan that plays ``cards`` now."""
        hand, team = _without(self._hand, cards), self._team + cards
        return self._finish(hand, team, self._floor)

    def expects(self, cards: Cards) -> Expected:
        """Return what comes on this floor of playing ``cards`` now, if the best plan is followed."""
        hand, team = _without(self._hand, cards), self._team + cards
        more = plays(hand, team, _TEAM - len(team))
        best = max(more, key=lambda following: self._worth(hand, team, following, self._floor))
        return self._stakes[self._floor].expects(team + best)

    def _finish(self, hand: Cards, team: Cards, floor: int) -> float:
        """Return the worth of the best way to complete ``team`` on ``floor`` and to go on."""
        more = plays(hand, team, _TEAM - len(team))
        return max(self._worth(hand, team, cards, floor) for cards in more)

    def _worth(self, hand: Cards, team: Cards, cards: Cards, floor: int) -> float:
        """Return the worth of completing ``team`` on ``floor`` with ``cards`` and to go on."""
        return self._stakes[floor].worth(team + cards) + self._rest(_without(hand, cards), floor + 1)

    def _rest(self, hand: Cards, floor: int) -> float:
        """Return the worth of the best plan for the floors from ``floor`` on."""
        if floor > _FLOORS:
            return self._best_pile * CARDS[hand[0]].value / _HIGHEST
        known = self._remembered.get((hand, floor))
        if known is None:
            known = self._remembered[hand, floor] = self._finish(hand, (), floor)
        return known


class _Stakes:
    """What it is worth to the viewer to have a certain team on one floor."""

    def __init__(self, view: View, viewer: Seat, floor: int) -> None:
        in_play = floor == view.floor
        others = [place for seat, place in enumerate(view.places) if seat != viewer]
        shown = [place.team.cards if in_play else () for place in others]
        self._rivals = [
            _rival(place.team.value if in_play else 0, _TEAM - len(cards))
            for place, cards in zip(others, shown, strict=True)
        ]
        self._copies = _copies(shown)
        lying = view.floors[floor - 1]
        won = [(place.treasures or ()) + (place.monsters or ()) for place in view.places]
        self._gain = at_stake(won, viewer, lying.treasure, view.tower, view.floor)
        self._loss = -at_stake(won, viewer, lying.monster, view.tower, view.floor)
        self._remembered: dict[Cards, float] = {}

    def worth(self, team: Cards) -> float:
        """Return the points expected from a complete ``team``."""
        known = self._remembered.get(team)
        if known is None:
            known = self._remembered[team] = self._expect(team)
        return known

    def _expect(self, team: Cards) -> float:
        if CHAMELEONS.isdisjoint(team):
            return self._points(value(team, 0))
        return sum(chance * self._points(value(team, copied)) for copied, chance in self._copies.items())

    def expects(self, team: Cards) -> Expected:
        """Return what comes of a complete ``team``."""
        total = strongest = weakest = 0.0
        for copied, chance in self._copies.items():
            worth = value(team, copied)
            most, least = self._compared(worth)
            total += chance * worth
            strongest += chance * most
            weakest += chance * least
        return Expected(total, strongest, weakest)

    def _points(self, worth: int) -> float:
        strongest, weakest = self._compared(worth)
        return strongest * self._gain - weakest * self._loss

    def _compared(self, worth: int) -> tuple[float, float]:
        """Return the chances of a team that comes to ``worth`` to be the strongest and the weakest."""
        strongest = weakest = 1.0
        for expected, spread in self._rivals:
            beaten = 1 / (1 + exp((expected - worth) / spread))
            strongest *= beaten
            weakest *= 1 - beaten
        return strongest, weakest


def comes_to(shown: int, missing: int) -> float:
    """Return what a rival's team will be worth that shows so much and lacks so many cards."""
    return shown + TYPICAL_CARD * missing


def _rival(shown: int, missing: int) -> tuple[float, float]:
    """Return what a rival's team will be worth, and how uncertain that is."""
    return comes_to(shown, missing), SPREAD * sqrt(max(missing, 1))


def _copies(shown: Sequence[Cards]) -> dict[int, float]:
    """Return the chance of each value that a chameleon may come to copy; ``shown`` are the others' cards."""
    least = max(map(highest_wizard, shown))
    open_teams = sum(len(team) < _TEAM and all(TYPE_OF[card] != "wizard" for card in team) for team in shown)
    chances: dict[int, float] = {}
    below = 0.0
    for index, copied in enumerate((0, *_VALUES)):
        if copied < least:
            continue
        up_to = (1 - HAS_WIZARD * (1 - index / len(_VALUES))) ** open_teams
        chances[copied] = up_to - below
        below = up_to
    return chances


def _without(hand: Cards, cards: Cards) -> Cards:
    return tuple(card for card in hand if card not in cards)
