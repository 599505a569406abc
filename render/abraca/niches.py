"""The eight niches in the wall: what each spell is and does, and which of its stones are out of play."""

from __future__ import annotations

from PIL import Image

from render.abraca import phrases, stones
from render.kit import panels
from render.kit.cache import cached
from render.kit.shapes import lay
from render.kit.theme import GOLD, GOLD_PALE, INK, LAVENDER, PARCHMENT_LIGHT, darker
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.words import Words

WIDTH, HEIGHT = 238, 184
GAP = 10


def origin(spell: int, left: int, top: int) -> tuple[int, int]:
    """Return the upper left corner of the niche of ``spell``, the first of them at ``left``, ``top``."""
    row, column = divmod(spell - 1, 4)
    return left + column * (WIDTH + GAP), top + row * (HEIGHT + 8)


def stone_width(spell: int) -> int:
    """Return how wide the stones in the niche of ``spell`` are: few copies can be larger."""
    return 48 if spell <= 4 else 34


def recesses(spell: int) -> list[tuple[int, int]]:
    """Return the upper left corner of each recess, counted from the corner of the niche."""
    width = stone_width(spell)
    height = round(width * stones.RATIO)
    rows = [spell] if spell <= 4 else [(spell + 1) // 2, spell // 2]
    gap = 7 if len(rows) > 1 else 8
    top = 85 + (90 - len(rows) * height - (len(rows) - 1) * 4) // 2
    places = []
    for row, count in enumerate(rows):
        left = (WIDTH - count * width - (count - 1) * gap) // 2
        places += [(left + column * (width + gap), top + row * (height + 4)) for column in range(count)]
    return places


@cached
def draw_empty(spell: int, words: Words) -> Image.Image:
    """Return the niche of ``spell`` with empty recesses; its own box begins ``panels.SHADOW`` pixels in."""
    kind = stones.KINDS[spell]
    picture = panels.panel(WIDTH, HEIGHT, GOLD, "wall").copy()
    x, y = panels.SHADOW, panels.SHADOW
    lay(picture, panels.band(WIDTH - 40, 48, darker(kind.colour, 0.22)), (x + 32, y + 8))
    lay(picture, stones.medallion(spell, 70), (x - 8, y - 9))
    style = Style("bold", 42, GOLD_PALE, 2, darker(kind.colour, 0.75))
    draw_text(picture, str(spell), style, (x + 83, y + 47), "centre")
    name = (x + 100, y + 7, x + WIDTH - 12, y + 57)
    text = Style("bold", 27, PARCHMENT_LIGHT, 1, INK)
    draw_fitted(picture, phrases.spell_name(spell, words), text, name, lines=2, language=words.locale)
    effect = (x + 10, y + 55, x + WIDTH - 10, y + 85)
    draw_fitted(
        picture, words(f"abraca-picture-effect-{spell}"), Style("text", 24, LAVENDER), effect, "centre"
    )
    hollow = stones.recess(stone_width(spell))
    for left, top in recesses(spell):
        lay(picture, hollow, (x + left, y + top))
    return picture


def lay_stones(
    base: Image.Image, spell: int, aside: int, used: int, at: tuple[int, int], newest: bool = False
) -> None:
    """Fill the recesses of the niche at ``at``: stones set aside, then used ones; the newest may glow."""
    width = stone_width(spell)
    for number, (left, top) in enumerate(recesses(spell)[: aside + used]):
        place = (at[0] + left, at[1] + top)
        if newest and number == aside + used - 1:
            stones.halo_at(base, width, place)
        piece = stones.set_aside(spell, width) if number < aside else stones.stone(spell, width)
        stones.lay_stone(base, piece, place)
