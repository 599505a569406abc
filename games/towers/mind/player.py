"""The computer players of Tschak!, which play from the view of their seat alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, sqrt

from games.engine.chance import Chance
from games.engine.decision import Choice, Decision
from games.engine.text import Seat
from games.towers.components import CARDS, COMPONENTS, SETTINGS, TREASURES, TYPE_OF
from games.towers.mind.stakes import FLOORS as _FLOORS
from games.towers.mind.stakes import at_stake
from games.towers.model import Cards
from games.towers.rules.amends import sound_answer
from games.towers.rules.choices import choice_of, plays
from games.towers.rules.teams import CHAMELEONS, WIZARDS, highest_wizard, value
from games.towers.view import View

TYPICAL_CARD = 3.7
"""The average value that a card not shown yet adds to a rival's team."""

SPREAD = 0.85
"""The uncertainty of one such card: the scale of a logistic distribution."""

HAS_WIZARD = 0.6
"""The chance that an incomplete team without a wizard gets a numbered one; each value is equally likely."""

_WHIMS = 3
"""One in this many answers of an apprentice is random."""

_VALUES = sorted(set(WIZARDS.values()))
_HIGHEST = max(card.value for card in CARDS.values())
_TEAM = COMPONENTS.team_size


class PlanningPlayer:
    """The companion: plans the rest of the tower at every choice, and makes the first step of the best plan.

    The value of a plan is the sum of the points expected on each floor, from being the strongest or the
    weakest there, and of the loot for the last card. The points that a card would bring others count too,
    because taking it denies them to the others.
    """

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return the cards to play; ``chance`` isn't used."""
        if not view.wanted:
            return _amended(view, decision)
        if view.own is None:
            raise ValueError("only a seat has cards to play")
        plan = Plan(view)
        best = max(view.own.prospects, key=lambda prospect: plan.worth_of_playing(prospect.cards))
        return choice_of(best.cards)


class EagerPlayer:
    """The apprentice: plays its strongest cards on each floor, so it has little left for higher ones.

    It ignores the cards others have shown and the floors above, and counts a chameleon as worth nothing. If
    the treasure is cursed, it plays its weakest cards; now and then it plays at random.
    """

    def choose(self, view: View, decision: Decision, chance: Chance) -> Choice:
        """Return the cards to play."""
        if not view.wanted:
            return _amended(view, decision)
        if view.own is None:
            raise ValueError("only a seat has cards to play")
        cards = [prospect.cards for prospect in view.own.prospects]
        if chance.below(_WHIMS) == 0:
            return choice_of(chance.pick(cards))
        treasure = TREASURES[view.floors[view.floor - 1].treasure]
        sign = -1 if treasure.kind == "cursed" else 1
        return choice_of(max(cards, key=lambda played: sign * value(played, 0)))


def _amended(view: View, decision: Decision) -> Choice:
    """Return the answer that amends a forbidden team, or the monster that an elixir removes."""
    if view.viewer is None:
        raise ValueError("only a seat is asked")
    own = view.places[view.viewer]
    won = (own.treasures or ()) + (own.monsters or ())
    return sound_answer([option.id for option in decision.options], own.gold, won, len(view.places))


class Plan:
    """The value of the rest of this tower to the viewer, by the cards played now."""

    def __init__(self, view: View) -> None:
        if view.own is None or view.viewer is None:
            raise ValueError("only a seat has cards to play")
        self._hand = view.own.hand
        self._bits = {card: 1 << place for place, card in enumerate(self._hand)}
        self._best_pile = SETTINGS[len(view.places)].loot[0]
        here, *above = (_Stakes(view, view.viewer, floor) for floor in range(view.floor, _FLOORS + 1))
        teams = [(self._held(team), team) for team in plays(self._hand, (), _TEAM)]
        self._above = [[(held, stakes.worth(team)) for held, team in teams] for stakes in above]
        self._remembered: dict[tuple[int, int], float] = {}
        self._stakes = here
        self._ways = list(self._ways_on(view.places[view.viewer].team.cards))

    def worth_of_playing(self, cards: Cards) -> float:
        """Return the value of the best plan that plays ``cards`` now."""
        return max(worth for worth, _ in self._after(cards))

    def total_after(self, cards: Cards) -> float:
        """Return the team's total if ``cards`` are played now and the best plan follows."""
        _, best = max(self._after(cards), key=lambda way: way[0])
        return self._stakes.total(best)

    def _after(self, cards: Cards) -> Iterator[tuple[float, Cards]]:
        """Yield the value of each way to go on that plays ``cards`` now, and its team on this floor."""
        played = self._held(cards)
        return ((worth, team) for held, worth, team in self._ways if held & played == played)

    def _ways_on(self, team: Cards) -> Iterator[tuple[int, float, Cards]]:
        """Yield every way to complete ``team`` on this floor: its cards as bits, its value, and the team."""
        hand = self._held(self._hand)
        for more in plays(self._hand, team, _TEAM - len(team)):
            held = self._held(more)
            yield held, self._stakes.worth(team + more) + self._rest(hand & ~held, 0), team + more

    def _held(self, cards: Cards) -> int:
        """Return ``cards`` of the hand as bits, a form in which a search can remove some quickly."""
        return sum(self._bits[card] for card in cards)

    def _rest(self, held: int, above: int) -> float:
        """Return the value of the best plan for the floors in ``_above[above:]`` with the cards ``held``."""
        if above == len(self._above):
            return self._best_pile * CARDS[self._hand[held.bit_length() - 1]].value / _HIGHEST
        known = self._remembered.get((held, above))
        if known is None:
            known = self._remembered[held, above] = max(
                worth + self._rest(held & ~team, above + 1)
                for team, worth in self._above[above]
                if team & held == team
            )
        return known


class _Stakes:
    """The value to the viewer of each possible team on one floor."""

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
        self._remembered: dict[int, float] = {}

    def worth(self, team: Cards) -> float:
        """Return the points expected from a complete ``team``."""
        if CHAMELEONS.isdisjoint(team):
            return self._points(value(team, 0))
        return sum(chance * self._points(value(team, copied)) for copied, chance in self._copies.items())

    def total(self, team: Cards) -> float:
        """Return the expected total of a complete ``team``."""
        return sum(chance * value(team, copied) for copied, chance in self._copies.items())

    def _points(self, worth: int) -> float:
        known = self._remembered.get(worth)
        if known is None:
            strongest, weakest = self._compared(worth)
            known = self._remembered[worth] = strongest * self._gain - weakest * self._loss
        return known

    def _compared(self, worth: int) -> tuple[float, float]:
        """Return the chances of a team with the value ``worth`` to be the strongest and the weakest."""
        strongest = weakest = 1.0
        for expected, spread in self._rivals:
            beaten = 1 / (1 + exp((expected - worth) / spread))
            strongest *= beaten
            weakest *= 1 - beaten
        return strongest, weakest


def comes_to(shown: int, missing: int) -> float:
    """Return the expected value of a rival's team that shows ``shown`` and lacks ``missing`` cards."""
    return shown + TYPICAL_CARD * missing


def _rival(shown: int, missing: int) -> tuple[float, float]:
    """Return the expected value of a rival's team, and its uncertainty."""
    return comes_to(shown, missing), SPREAD * sqrt(max(missing, 1))


def _copies(shown: Sequence[Cards]) -> dict[int, float]:
    """Return the chance of each value that a chameleon may copy; ``shown`` are the others' cards."""
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
