"""A round won: the spell that decided it, in front of the moon."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.engine.climax import Climax
from render.abraca import phrases, stones
from render.kit import climax as kit
from render.kit import radiance
from render.kit.layout import Element, Text
from render.kit.theme import VERDIGRIS_DARK
from render.kit.typesetting import Style
from render.words import Words

_SCENE = kit.Scene(
    radiance.Sky((20, 20, 54), (66, 52, 118), (250, 232, 184), seed=3), kit.painted("parapet", 930)
)
_STONE = 450
_GAIN = Style("bold", 124, VERDIGRIS_DARK)


def draw(climax: Climax, names: Sequence[str], words: Words) -> Image.Image:
    """Return the picture of a round that somebody has won; ``names`` are drawable."""
    (winner,) = climax.seats
    title = words(f"abraca-climax-{climax.kind}")
    how = Text(phrases.signed(climax.number("points")), _GAIN)
    return kit.picture(_SCENE, title, _thing(climax.number("spell")), kit.by(winner, names, how))


def _thing(spell: int) -> Element:
    """Return the stone of ``spell``, or a broken heart if a spell that failed decided the round."""
    return stones.stone(spell, _STONE) if spell else kit.sign("broken-heart")
