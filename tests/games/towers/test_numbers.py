"""Every sum and every point shown in Tschak! is recounted; chances are in ``test_forecast``."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine.chance import QuickChance
from games.engine.text import Text
from games.towers.components import CARDS, MONSTERS, TREASURES
from games.towers.game import GAME
from games.towers.model import State
from games.towers.rules.choices import cards_of
from tests.games.counting import questions


def worth(cards: Sequence[str], copied: int) -> int:
    """Return the sum of ``cards``; an artifact doubles the weaker of the two other cards in its team."""
    values = [copied if CARDS[card].is_chameleon else CARDS[card].value for card in cards]
    has_artifact = any(CARDS[card].is_artifact for card in cards)
    others = [one for card, one in zip(cards, values, strict=True) if not CARDS[card].is_artifact]
    return sum(values) + (min(others) if has_artifact and len(cards) == 3 else 0)


def copies(state: State, seat: int) -> tuple[int, int]:
    """Return the minimum and maximum that ``seat``'s chameleon can copy on this floor."""
    rivals = [team for other, team in enumerate(state.teams) if other != seat]
    shown = [CARDS[card].value for team in rivals for card in team if CARDS[card].type == "wizard"]
    least = max(shown, default=0)
    gone = {*state.ten(seat), *(card for other in range(len(state.hands)) for card in state.played(other))}
    hidden = [one.value for one in CARDS.values() if one.type == "wizard" and one.id not in gone]
    may_rise = any(
        len(team) < 3 and not any(CARDS[card].type == "wizard" for card in team) for team in rivals
    )
    return least, max([least, *hidden]) if may_rise else least


def points(won: Sequence[str], players: int) -> int:
    """Return the points for the ``won`` cards; an elixir removes the most harmful monster, if there
    is one.
    """
    if "elixir" in won:
        rest = [card for card in won if card != "elixir"]
        without = [[*rest[:at], *rest[at + 1 :]] for at, card in enumerate(rest) if card in MONSTERS]
        return max(points(cards, players) for cards in [rest, *without])
    monsters = [MONSTERS[card] for card in won if card in MONSTERS]
    treasures = [TREASURES[card] for card in won if card in TREASURES]
    troglodytes = sum(one.kind == "troglodyte" for one in monsters)
    rings = sum(one.kind == "ring" for one in treasures)
    trophy = (1 if players == 2 else 2) * len(monsters) if "trophy" in won else 0
    chests = sum(one.points for one in treasures)
    return rings**2 + trophy + chests - troglodytes**2 - sum(one.skulls for one in monsters)


def test_every_sum_and_every_point_is_counted_right() -> None:
    wanted, asked, number = questions(300), 0, 0
    while asked < wanted:
        luck = QuickChance(number)
        state = GAME.setup(GAME.seats[number % len(GAME.seats)], GAME.options_type(), luck)
        while not state.over:
            seat = GAME.policy.waiting(state)[0]
            if luck.below(4) == 0:
                asked += 1
                _compare(state, seat)
            GAME.policy.make(state, seat, GAME.policy.answer(state, seat, luck), luck)
        number += 1


def _compare(state: State, seat: int) -> None:
    view, (least, most) = GAME.view(state, seat), copies(state, seat)
    won, players = state.won[seat], len(state.hands)
    monster, treasure = state.floors[state.floor - 1]
    for option in GAME.decisions(state)[seat].options[::7]:
        together = (*state.teams[seat], *cards_of((option.id,)))
        sums = worth(together, least), worth(together, most)
        if len(together) > 1:
            assert (option.label.args["least"], option.label.args["most"]) == sums
        advice = GAME.advice(view, (option.id,))
        assert advice is not None
        team = advice.args["team"]
        assert isinstance(team, Text)
        assert (team.args["least"], team.args["most"]) == sums
        for name, card in (("treasure", treasure), ("monster", monster)):
            said = int(str(advice.args[name]).replace("−", "-"))
            assert said == points([*won, card], players) - points(won, players)
        others = [other for other in range(players) if other != seat]
        rivals = [worth(state.teams[other], copies(state, other)[0]) for other in others]
        assert advice.args["shown"] == max(rivals)
