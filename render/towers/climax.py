"""A tower cleared: the gold, and how much of it each seat wins."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.engine.climax import Climax
from render.kit import channel, panels, radiance, shields
from render.kit import climax as kit
from render.kit.badges import unbadged
from render.kit.layout import Align, Column, Element, Grid, Padding, Piece, Row, Sized, Stack, Text
from render.kit.theme import INK_SOFT
from render.kit.typesetting import Style
from render.words import Words

_SCENE = kit.Scene(
    radiance.Sky((26, 18, 54), (128, 58, 92), (255, 218, 140), seed=5), kit.painted("keep_top", 924)
)
_LOOT = "open-treasure-chest"
_CREST, _GAP = 116, 16
_NAME, _NONE = Style("bold", 60), Style("bold", 100, INK_SOFT)


def draw(climax: Climax, names: Sequence[str], words: Words) -> Image.Image:
    """Return the picture of a cleared tower."""
    title = words("towers-climax-cleared", tower=climax.number("tower"))
    plates = [
        _plate(seat, names[seat], coins, seat in climax.seats)
        for seat, coins in enumerate(climax.by_seat("coins"))
    ]
    return kit.picture(_SCENE, title, kit.sign(_LOOT), Grid(*plates, columns=len(plates), gap=_GAP))


def _plate(seat: int, name: str, coins: int, is_best: bool) -> Element:
    """Return the plate of a seat, with its coins above its name; that of the best is in gold light."""
    won = Text(f"+{coins}", kit.NUMBER) if coins else Text("0", _NONE)
    row = Align(Row(Piece(shields.shield(seat, _CREST)), won, gap=20))
    called = Sized(channel.name(unbadged(name), _NAME, "centre"), height=70)
    plate = Stack(panels.backing(shields.accent(seat)), Padding(Column(row, called), 14, 12, 14, 10))
    return Stack(panels.glowing(14, 2.4), plate) if is_best else plate
