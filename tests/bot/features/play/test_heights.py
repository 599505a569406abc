"""A hand whose reader is asked fits a phone's screen, or is little higher."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

import pytest

from bot.discord.panels.panel import Panel
from bot.features.play.panel.hand import hand
from bot.table.perspective import perspective, with_times
from games.engine.chance import RandomStream
from games.engine.event import Event
from games.engine.text import Typed
from games.engine.walks import any_choice
from games.registry import GAMES
from render.registry import PAINTERS
from render.words import locales, words_for
from tests.render.inkless import without_ink
from tests.render.test_channel import GAMES_ON_PHONES
from tests.support.phone import SCREEN, panel_height
from tests.support.started import started

MOST = 1_110
"""The greatest height in pixels."""
MEDIANS = {"towers": 910}
"""The greatest median of games whose pictures leave less room; of the others it's the screen."""
PEOPLE = {
    number: Typed(name) for number, name in enumerate(("Ada", "Bruno", "Chloé", "Dev", "Eva", "Flo"), 5)
}
EVERY, STEPS = 5, 60


def hands(game_id: str, locale: str, seats: int) -> Iterator[Panel]:
    """Yield the hands of seats that are asked, with what happened since they last answered."""
    game, chance = GAMES[game_id], RandomStream(bytes([seats]) * 32)
    table = started(game, [*PEOPLE][:seats], secret=bytes([seats]) * 32)
    events: list[Event] = []
    looked = dict.fromkeys(range(seats), 0)
    for step in range(STEPS):
        open_questions = {seat: one for seat, one in table.at.decisions.items() if one.given is None}
        if table.at.table.status != "playing" or not open_questions:
            return
        seat = min(open_questions)
        if step % EVERY == 0:
            at = table.at
            seen = perspective(at.table, game, at.state, events[-30:], seat, names=PEOPLE)
            news = [event for event in events[looked[seat] :] if event.visible_to(seat)]
            yield hand(with_times(seen, at), PAINTERS[game_id], words_for(locale), news=news, shape="tall")
        looked[seat] = len(events)
        events += table.pick(seat, *any_choice(open_questions[seat], chance)).events


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game_id", GAMES_ON_PHONES)
def test_a_hand_fits_a_phone(game_id: str, locale: str) -> None:
    with without_ink():
        heights = [
            panel_height(panel)
            for seats in GAMES[game_id].seats
            if seats > 1
            for panel in hands(game_id, locale, seats)
        ]
    assert len(heights) > 20
    assert max(heights) <= MOST
    assert statistics.median(heights) <= MEDIANS.get(game_id, SCREEN)
