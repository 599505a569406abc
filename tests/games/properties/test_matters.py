"""What questions are about (``Decision.about``): it decides whether an old press counts, so names must be
unambiguous.
"""

from __future__ import annotations

import pytest

from games.engine.game import AnyGame
from games.engine.text import Seat
from games.engine.walks import Walk
from games.registry import GAMES

_WALKS = 6
"""Number of walks through each game; the first ones have every number of seats."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_picked_means_nothing_else_as_long_as_its_matter_lasts(game: AnyGame) -> None:
    """However often a matter is interrupted, its ids pick nothing else in between."""
    for number in range(_WALKS):
        walk = Walk.begin(game, number)
        last: dict[tuple[Seat, str], tuple[str | None, int]] = {}
        ended: set[tuple[Seat, str, str]] = set()
        asked = game.decisions(walk.state)
        for made in (None, *walk.go_on()):
            asked = asked if made is None else made.asked
            for seat, decision in asked.items():
                for option in decision.options:
                    matter = decision.matter_of((option.id,))
                    before = last.get((seat, option.id), (None, 0))[0]
                    if before is not None and before != matter:
                        ended.add((seat, option.id, before))
                    assert (seat, option.id, matter) not in ended, walk.place()
                    last[seat, option.id] = matter, len(walk.moves)
