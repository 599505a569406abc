"""Advice on cards to play: sums now, what rivals may reach, what is won and lost."""

from __future__ import annotations

from games.engine.decision import Choice
from games.engine.text import SeatName, Text
from games.towers.choices import cards_of
from games.towers.components import COMPONENTS
from games.towers.player import Plan, comes_to
from games.towers.stakes import worth
from games.towers.view import View


def advice(view: View, choice: Choice) -> Text | None:
    """Return the reasons for ``choice``, from the view of the seat that is asked."""
    if view.viewer is None or view.own is None or len(choice) != 1 or not view.wanted:
        return None
    cards = cards_of(choice)
    prospect = next((one for one in view.own.prospects if one.cards == cards), None)
    if prospect is None:
        return None
    expected = Plan(view).expects(cards)
    size = COMPONENTS.team_size
    reach, shown, rival = max(
        (comes_to(place.team.value, size - len(place.team.lines)), place.team.value, seat)
        for seat, place in enumerate(view.places)
        if seat != view.viewer
    )
    lying, own = view.floors[view.floor - 1], view.places[view.viewer]
    won = (own.treasures or ()) + (own.monsters or ())
    gain, loss = (
        round(worth(won, card, len(view.places), view.tower, view.floor))
        for card in (lying.treasure, lying.monster)
    )
    return Text(
        "towers-advice",
        {
            "worth": prospect.worth[0],
            "missing": size - len(own.team.lines) - len(cards),
            "total": round(expected.total),
            "player": SeatName(rival),
            "shown": shown,
            "reach": round(reach),
            "strongest": round(100 * expected.strongest),
            "weakest": round(100 * expected.weakest),
            "treasure": _signed(gain),
            "monster": _signed(loss),
        },
    )


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"
