"""The private picture highlights the cards that can be played, and no others."""

from __future__ import annotations

from games.engine.walks import Walk
from games.registry import GAMES

TOWERS = GAMES["towers"]


def test_the_cards_lit_are_those_of_the_choices() -> None:
    met = dimmed = 0
    for number in range(4):
        walk = Walk.begin(TOWERS, number)
        for made in walk.go_on():
            for seat, asked in made.asked.items():
                own = TOWERS.view(walk.state, seat).own
                if not walk.state.wanted or not asked.awaits_move or own is None:
                    continue
                lit = {card for prospect in own.prospects for card in prospect.cards}
                offered = {
                    card for option in asked.options for card in option.id.removeprefix("play ").split(" ")
                }
                if walk.state.options.forbidden_teams == "refused":
                    assert lit == offered, walk.place()
                assert lit <= offered, walk.place()
                met, dimmed = met + 1, dimmed + (lit < set(own.hand))
    assert met > 40
    assert dimmed > 10
