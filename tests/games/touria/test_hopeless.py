"""Options that are sure to fail are shown as such, in random games."""

from __future__ import annotations

from games.engine.walks import Walk
from games.registry import GAMES
from games.touria.components import COLOURED

TOURIA = GAMES["touria"]


def test_a_fight_is_hopeless_without_a_gem_to_pay_or_a_heart_to_win() -> None:
    met = dict.fromkeys((True, False), 0)
    for number in range(4):
        walk = Walk.begin(TOURIA, number)
        for made in walk.go_on():
            state = walk.state
            asked = made.asked.get(state.executor)
            if state.turn.destination != "dragon" or asked is None or state.pending:
                continue
            for option in asked.options:
                if option.id in {"execute", "reroll"} and option.label.key in FIGHTS:
                    gems, items = state.holdings[state.executor].gems, state.holdings[state.executor].items
                    hearts = state.options.supply == "unlimited" or state.hearts > 0
                    pays = any(gems[colour] for colour in (0, *COLOURED)) or "paintbrush" in items
                    if not (hearts and pays):
                        assert option.is_hopeless, walk.place()
                    elif option.is_hopeless:
                        assert not any(gems[colour] for colour in COLOURED), walk.place()
                    met[option.is_hopeless] += 1
    assert min(met.values()) > 3, met


FIGHTS = {"touria-do-dragon", "touria-do-reroll"}
"""The labels of options that roll the die."""
