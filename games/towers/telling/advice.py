"""Advice on cards to play: their purpose, current sums, gains and losses, and their chances."""

from __future__ import annotations

from games.engine.advice import times_in_100
from games.engine.decision import Choice
from games.engine.text import SeatName, Text
from games.towers.components import COMPONENTS
from games.towers.mind.forecast import forecast
from games.towers.mind.player import Plan
from games.towers.model import Cards
from games.towers.rules.choices import cards_of
from games.towers.rules.scoring import sheet
from games.towers.view import Prospect, View


def advice(view: View, choice: Choice) -> Text | None:
    """Return the reason for ``choice``, from the view of the seat that must answer."""
    if view.viewer is None or view.own is None or len(choice) != 1 or not view.wanted:
        return None
    cards = cards_of(choice)
    prospect = next((one for one in view.own.prospects if one.cards == cards), None)
    if prospect is None:
        return None
    found = forecast(view, Plan(view).total_after(cards))
    shown, rival = max(
        (place.team.value, -seat) for seat, place in enumerate(view.places) if seat != view.viewer
    )
    lying, own = view.floors[view.floor - 1], view.places[view.viewer]
    won = (own.treasures or ()) + (own.monsters or ())
    gain, loss = (_added(won, card, len(view.places)) for card in (lying.treasure, lying.monster))
    fair = 1 / len(view.places)
    for_treasure, from_monster = (found.strongest - fair) * gain, (found.weakest - fair) * loss
    return Text(
        "towers-advice",
        {
            "aim": "later"
            if for_treasure <= 0 and from_monster <= 0
            else "treasure"
            if for_treasure >= from_monster
            else "monster",
            "team": _team(prospect, COMPONENTS.team_size - len(own.team.lines) - len(cards)),
            "player": SeatName(-rival),
            "shown": shown,
            "strongest": times_in_100(found.strongest),
            "weakest": times_in_100(found.weakest),
            "treasure": _signed(gain),
            "monster": _signed(loss),
        },
    )


def _team(prospect: Prospect, missing: int) -> Text:
    least, most = prospect.worth
    known = "towers-advice-sure" if least == most else "towers-advice-range"
    return Text("towers-advice-so-far" if missing else known, {"least": least, "most": most})


def _added(won: Cards, card: str, players: int) -> int:
    """Return how many points ``card`` currently adds to the score of a player who has ``won``."""
    return sheet(0, (*won, card), players).total - sheet(0, won, players).total


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"
