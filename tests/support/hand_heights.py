"""Heights of hands on a phone, at positions from whole games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice

from bot.discord.panels.panel import Panel
from bot.features.play.panel.hand import hand
from bot.table.perspective import perspective, with_times
from games.engine.chance import RandomStream
from games.engine.event import Event
from games.engine.text import Typed
from games.engine.walks import any_choice
from games.registry import GAMES
from render.registry import PAINTERS
from render.words import words_for
from tests.render.inkless import without_ink
from tests.support.phone import SCREEN, panel_height
from tests.support.started import started

MEDIAN, MOST = SCREEN, 1_100
"""Limits in pixels for the median and for the greatest height of hands that ask something."""
PEOPLE = {
    number: Typed(name) for number, name in enumerate(("Ada", "Bruno", "Chloé", "Dev", "Eva", "Flo"), 5)
}
_KEPT = 30
"""Maximum number of log lines a hand may show."""


def heights(game_id: str, locale: str, positions: int, every: int, *, with_form: bool = False) -> list[float]:
    """Return the heights in pixels of that many hands, one from every ``every`` moves.

    They come from whole games with random moves, with each number of seats in turn. ``with_form``: only hands
    that offer a form.
    """
    with without_ink():
        hands = _hands(game_id, locale, every, with_form=with_form)
        return [panel_height(panel) for panel in islice(hands, positions)]


def _hands(game_id: str, locale: str, every: int, *, with_form: bool) -> Iterator[Panel]:
    seats = [number for number in GAMES[game_id].seats if number > 1]
    for number in count():
        yield from _of_one_game(
            game_id, locale, seats[number % len(seats)], number, every, with_form=with_form
        )


def _of_one_game(
    game_id: str, locale: str, seats: int, number: int, every: int, *, with_form: bool
) -> Iterator[Panel]:
    """Yield hands of seats that have to answer, with the news since their last answer."""
    game, secret = GAMES[game_id], bytes([number % 256]) * 32
    chance = RandomStream(secret)
    table = started(game, [*PEOPLE][:seats], secret=secret)
    events: list[Event] = []
    looked = dict.fromkeys(range(seats), 0)
    for step in count():
        questions = {seat: one for seat, one in table.at.decisions.items() if one.given is None}
        if table.at.table.status != "playing" or not questions:
            return
        seat = min(questions)
        if step % every == 0 and (not with_form or game.form(table.at.state, seat)):
            at = table.at
            seen = perspective(at.table, game, at.state, events[-_KEPT:], seat, names=PEOPLE)
            news = [event for event in events[looked[seat] :] if event.visible_to(seat)]
            yield hand(with_times(seen, at), PAINTERS[game_id], words_for(locale), news=news, shape="tall")
        looked[seat] = len(events)
        events += table.pick(seat, *any_choice(questions[seat], chance)).events
