"""A lobby and its options fit a phone's screen, in every game and language."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.features.board.panel import public_panel
from bot.features.lobby.panel.options import options_panel, terms_panel
from bot.features.lobby.rules.declared import PAGES, Lobby, settings_of
from bot.table.perspective import perspective, with_times
from bot.table.table import SeatRow
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


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game_id", GAMES)
def test_the_options_fit_a_phone(game_id: str, locale: str) -> None:
    """The page is longest with computers in all other seats and a set start time."""
    game, words = GAMES[game_id], words_for(locale)
    at = lobby(game, [*PEOPLE], clock="day")
    computers = [SeatRow(None, None, 1, strength="companion") for _ in range(game.seats.stop - 3)]
    table = replace(at.table, seats=[*at.table.seats, *computers], starts_at=1e9)
    seen = perspective(table, game, None, (), None, names=PEOPLE)
    settings = settings_of(Lobby(seen, game))
    for may_change in (True, False):
        assert panel_height(options_panel(seen, game, words, may_change=may_change)) <= SCREEN
    for page in PAGES:
        for number in range(len(settings.forms(page))):
            assert panel_height(terms_panel(seen, game, words, f"{page}={number}")) <= SCREEN
