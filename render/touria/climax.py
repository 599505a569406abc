"""The castle reached, or a heart won from the dragon."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.engine.climax import Climax
from render.kit import climax as kit
from render.kit import radiance, tokens
from render.kit.layout import Element, Piece, Row, Text
from render.touria import goods
from render.words import Words

_DAY = radiance.Sky((14, 44, 86), (84, 158, 168), (255, 236, 172), seed=4)
_PEAKS = radiance.Sky((40, 16, 30), (176, 70, 44), (255, 214, 140), seed=8)
_DRAGON = kit.Scene(_PEAKS, kit.hills(_PEAKS, "peaks", "cave-entrance"))
_CASTLE = kit.Scene(_DAY, kit.painted("gatehouse", 900))
_DIE, _TOKEN = 128, 108


def draw(climax: Climax, names: Sequence[str], words: Words) -> Image.Image:
    """Return the picture of an entry into the castle or of a dragon's heart."""
    (seat,) = climax.seats
    title = words(f"touria-climax-{climax.kind}")
    if climax.kind == "castle":
        return kit.picture(_CASTLE, title, kit.sign("key"), kit.by(seat, names, _paid(climax)))
    rolls = Text(f"×{climax.number('rolls')}", kit.NUMBER)
    how = Row(Piece(goods.die(climax.word("gem"), _DIE)), rolls, gap=20)
    return kit.picture(_DRAGON, title, kit.sign("dragon-head"), kit.by(seat, names, how))


def _paid(climax: Climax) -> Element:
    """Return the hearts and coins that the entry cost."""
    cells = [(tokens.heart(_TOKEN, True), "hearts"), (goods.coins(_TOKEN), "coins")]
    paid = [
        Row(Piece(sign), Text(str(climax.number(what)), kit.NUMBER), gap=12)
        for sign, what in cells
        if climax.number(what)
    ]
    return Row(*paid, gap=40)
