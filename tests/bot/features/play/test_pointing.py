"""The picture in a hand highlights what was advised and what has changed; without either it is unchanged."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from bot.discord.panels.panel import Scene
from bot.features.play.panel.hand import hand
from bot.table.perspective import perspective
from games.engine.decision import Choice
from games.registry import GAMES
from render.registry import PAINTERS
from render.words import words_for
from tests.support.started import Started, started


def asked(table: Started) -> tuple[int, Choice, str]:
    """Return a seat with a question, one of its choices, and the part of its picture that shows the
    choice.
    """
    painter = PAINTERS[table.at.game.id]
    for seat, decision in table.at.decisions.items():
        for option in decision.options:
            if parts := painter.parts_of(option.id):
                return seat, (option.id,), parts[0]
    raise LookupError("nobody is asked for what is in a picture")


def drawn(table: Started, seat: int, hinted: Choice = (), new_parts: tuple[str, ...] = ()) -> Image.Image:
    at = table.at
    seen = perspective(at.table, at.game, at.state, (), seat)
    shown = hand(seen, PAINTERS[at.game.id], words_for("en"), hinted=hinted, new_parts=new_parts)
    [scene] = [part for part in shown.parts if isinstance(part, Scene)]
    return scene.plan()[0].draw().convert("RGB")


@pytest.mark.parametrize("game", ["abraca", "towers"])
def test_what_is_advised_and_what_is_new_is_pointed_at(game: str) -> None:
    table = started(GAMES[game], (5, 6), secret=b"7" * 32)
    seat, choice, part = asked(table)
    plain = drawn(table, seat)
    hinted, new = drawn(table, seat, choice), drawn(table, seat, new_parts=(part,))
    assert ImageChops.difference(plain, drawn(table, seat)).getbbox() is None
    assert ImageChops.difference(plain, hinted).getbbox() is not None
    assert ImageChops.difference(plain, new).getbbox() is not None
    assert ImageChops.difference(hinted, new).getbbox() is not None
