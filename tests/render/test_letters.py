"""Letters that matter are large enough on a phone; ``make bench ARGS=letters`` lists every word."""

from __future__ import annotations

import pytest

from render.words import locales
from tests.render.test_channel import GAMES_ON_PHONES
from tests.support.letters import letterings


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game_id", GAMES_ON_PHONES)
def test_what_matters_can_be_read_on_a_phone(game_id: str, locale: str) -> None:
    found = list(letterings(game_id, locale))
    assert {each.picture for each in found} >= {"board", "climax", "result", "lobby"}
    assert not [each for each in found if round(each.height, 1) < each.least]
