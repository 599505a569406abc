"""A lobby fits a phone's screen, in every game and language."""

from __future__ import annotations

import pytest

from bot.features.board.panel import public_panel
from bot.table.perspective import perspective, with_times
from games.engine.text import Typed
from games.registry import GAMES
from render.registry import PAINTERS
from render.words import locales, words_for
from tests.render.inkless import without_ink
from tests.support.phone import SCREEN, panel_height
from tests.support.started import lobby

PEOPLE = {5: Typed("Ada"), 6: Typed("Bruno")}


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game_id", GAMES)
def test_a_lobby_fits_a_phone(game_id: str, locale: str) -> None:
    game, at = GAMES[game_id], lobby(GAMES[game_id], [*PEOPLE], clock="day")
    seen = with_times(perspective(at.table, game, None, (), None, names=PEOPLE), at)
    with without_ink():
        panel = public_panel(seen, game, PAINTERS[game_id], words_for(locale))
        assert panel_height(panel) <= SCREEN
