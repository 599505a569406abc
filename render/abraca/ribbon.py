"""The ribbon of the last declarations: who, which spell, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from games.abraca.model import Declaration
from render.abraca import stones
from render.kit import panels, shields, tokens
from render.kit.cache import cached
from render.kit.shapes import lay
from render.kit.theme import (
    BRONZE,
    BRONZE_DARK,
    INK_SOFT,
    PARCHMENT_SHADE,
    VERDIGRIS_DARK,
    VERMILION_DARK,
    Colour,
)
from render.kit.typesetting import Style, draw_fitted
from render.words import Words

HEIGHT = 86
SHOWN = 5
_WORDS: dict[str, Colour] = {"hit": VERDIGRIS_DARK, "miss": VERMILION_DARK, "lower": BRONZE_DARK}


@cached
def _entry(seat: int, spell: int, result: tokens.Mark, width: int, words: Words) -> Image.Image:
    picture = Image.new("RGBA", (width, HEIGHT - 12))
    middle = picture.height / 2
    crest = shields.shield(seat, 50)
    lay(picture, crest, (6, middle - 26))
    stone = stones.stone(spell, 50)
    stones.lay_stone(picture, stone, (56, middle - stone.height / 2))
    box = (110, 0, width - 4, picture.height)
    mark = tokens.result_mark(result, 34)
    lay(picture, mark, ((box[0] + box[2] - mark.width) / 2, 1))
    style = Style("bold", 24, _WORDS[result])
    draw_fitted(
        picture,
        words(f"abraca-picture-result-{result}"),
        style,
        (box[0], 40, box[2], picture.height),
        "centre",
    )
    return picture


def draw_empty(base: Image.Image, at: tuple[int, int], width: int) -> None:
    """Draw the parchment of the ribbon onto ``base``."""
    panels.lay_panel(base, panels.panel(width, HEIGHT, BRONZE), at)


def draw(
    base: Image.Image, declarations: Sequence[Declaration], at: tuple[int, int], width: int, words: Words
) -> None:
    """Draw the declarations onto the empty ribbon, the newest one rightmost and in gold."""
    x, y = at
    if not declarations:
        style = Style("caps", 32, INK_SOFT)
        draw_fitted(
            base, words("abraca-picture-no-cast"), style, (x + 20, y, x + width - 20, y + HEIGHT), "centre"
        )
        return
    each = (width - 24) // SHOWN
    shown = declarations[-SHOWN:]
    pen = ImageDraw.Draw(base)
    for number, declaration in enumerate(shown):
        left = x + 12 + number * each
        piece = _entry(declaration.seat, declaration.spell, declaration.result, each, words)
        if number == len(shown) - 1:
            panels.lay_glow(base, (each - 8, HEIGHT - 26), (left + 4, y + 13), 6, 1.5)
            lay(base, panels.rim(each - 2, HEIGHT - 16), (left + 1, y + 8))
        elif shown[number + 1].turn != declaration.turn:
            pen.line((left + each, y + 14, left + each, y + HEIGHT - 14), fill=BRONZE, width=3)
        else:
            pen.line((left + each, y + 26, left + each, y + HEIGHT - 26), fill=PARCHMENT_SHADE, width=2)
        lay(base, piece, (left, y + 6))
