"""The public board: the map with everything that lies on it, and what happened last."""

from __future__ import annotations

from PIL import Image, ImageChops

from games.touria.board import coming_side
from games.touria.components import COMPONENTS
from games.touria.view import View
from render.kit import grounds, panels, tokens
from render.kit.cache import cached
from render.kit.names import with_crests
from render.kit.shapes import blurred, disc, lay, lay_centred, rounded, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, NIGHT, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style, break_lines, draw_fitted, draw_text, measure
from render.touria import atlas, castle, gems, goods, journey, phrases, seatplate, towers, trays
from render.words import Words

_GEM = 38
_DIE = 56
_DIE_AT = (600, 800)
_HEADLINE = (264, 843, 1136, 895)
_CAPTION = (262, 892, 1138, 945)
_READABLE = 24


def draw(view: View, names: tuple[str, ...], words: Words) -> Image.Image:
    """Return the board 1400 x 1000; ``names`` are drawable."""
    board = _ground(trays.lifts(view), words).copy()
    draw_realm(board, view)
    _labels(board, words)
    if view.die != "black":
        worth = _worth(view.die)
        lay_centred(board, worth, (_DIE_AT[0] - _DIE / 2 - 8 - worth.width / 2, _DIE_AT[1]))
    _towers(board, view, words)
    trays.draw(board, view, words)
    seatplate.draw_all(board, view, names, words)
    crested = with_crests(names)
    headline = Style("display", 48, GOLD_PALE, 3, INK)
    draw_fitted(board, phrases.turn(view, crested, words), headline, _HEADLINE, "centre", smallest=30)
    _news(board, phrases.news(view, crested, words))
    return board


def _news(board: Image.Image, sentences: list[str]) -> None:
    """Write what happened last, the newest last, as many sentences as can be read there."""
    style = Style("text", 29, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
    width = _CAPTION[2] - _CAPTION[0]
    *earlier, text = sentences
    for sentence in reversed(earlier):
        longer = f"{sentence} {text}"
        if break_lines(longer, style.at(_READABLE), width, 2) is None:
            break
        text = longer
    draw_fitted(board, text, style, _CAPTION, "centre", lines=2)


def draw_realm(board: Image.Image, view: View, gem: int = _GEM) -> None:
    """Draw what lies on the island: doors, the last journey, gems ``gem`` pixels wide, the die, the group."""
    castle.draw_doors(board, view.doors)
    castle.draw_chapel(board, view)
    if view.turn.destination in atlas.SPACES:
        lay_centred(board, halo(), atlas.SPACES[view.turn.destination])
    journey.draw(board, view)
    _mines(board, view, gem)
    lay_centred(board, goods.die(view.die, _DIE), _DIE_AT)
    _group(board, view.group)


def _towers(board: Image.Image, view: View, words: Words) -> None:
    """Draw the towers; the sides of whoever's turn it is are lit."""
    lit = "" if view.winners else view.places[view.active].side
    coming = coming_side(lit, view.options.turn_rotation) if lit else ""
    crests = seatplate.crests(view)
    for tower in view.towers:
        face = towers.Face(tower.sides, crests, lit, coming)
        panels.lay_panel(board, towers.draw(face, words), atlas.TOWERS[tower.id])


@cached
def _ground(lifted: tuple[int, int], words: Words) -> Image.Image:
    """Return the map with the names of what lies beside it."""
    ground = grounds.painted("realm").copy()
    trays.draw_signs(ground, lifted, words)
    _frame(ground)
    return ground


def _labels(board: Image.Image, words: Words) -> None:
    """Write the name of every place under it, of the tournament above it, where no road leads."""
    for space in COMPONENTS.spaces:
        if space.kind in ("action", "fly_only"):
            x, y = atlas.SPACES[space.id]
            piece = _label(words(f"touria-space-{space.id}"))
            drop = atlas.PLACE / 2 + 9
            left = min(max(x - piece.width / 2, atlas.LEFT - 8), atlas.RIGHT + 8 - piece.width)
            top = y + (drop if space.kind == "action" else -drop) - piece.height / 2
            lay(board, piece, (left, top))


_LABEL = Style("bold", 26, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
_LABEL_HEIGHT = 34
_LABEL_MARGIN = 6


@cached
def _label(text: str) -> Image.Image:
    """Return a name plate, as wide as its name needs."""
    width, margin = min(200, measure(text, _LABEL) + 24), _LABEL_MARGIN
    image = _empty_label(width).copy()
    box = (margin + 6, margin, margin + width - 6, margin + _LABEL_HEIGHT - 2)
    draw_fitted(image, text, _LABEL, box, "centre")
    return image


@cached
def _empty_label(width: int) -> Image.Image:
    height, margin = _LABEL_HEIGHT, _LABEL_MARGIN
    image = Image.new("RGBA", (width + 2 * margin, height + 2 * margin))
    shape = rounded(width, height, 9)
    lay(image, tinted(blurred(shape, 2, 0.8), (6, 5, 10)), (margin - 6, margin - 6 + 2))
    lay(image, tinted(shape, INK), (margin, margin))
    lay(image, tinted(rounded(width, height, 9, 1.5), GOLD), (margin, margin))
    lay(image, tinted(rounded(width, height, 9, 3), NIGHT), (margin, margin))
    return image


@cached
def _worth(colour: str) -> Image.Image:
    """Return what the die makes of three gems of its colour at the goldsmith, in signs."""
    image = _empty_label(142).copy()
    rewards = COMPONENTS.rewards
    middle = image.height / 2
    for text, x in (("3", 24), ("=", 78), (str(rewards.triple + rewards.die_bonus), 104)):
        draw_text(image, text, _LABEL, (x, middle + 8), "centre")
    gems.lay_gem(image, colour, 26, (49, middle - 1))
    lay_centred(image, tokens.heart(26, True), (128, middle - 1))
    return image


def _frame(ground: Image.Image) -> None:
    for inset, thick, strength in ((3, 2, 1.0), (7, 1, 0.6)):
        outer = rounded(ground.width, ground.height, 10, inset)
        inner = rounded(ground.width, ground.height, 10, inset + thick)
        line = ImageChops.subtract(outer, inner).point([round(v * strength) for v in range(256)])
        lay(ground, tinted(line, GOLD), (0, 0))


@cached
def halo() -> Image.Image:
    """Return the light round the place where the group is going."""
    diameter = atlas.PLACE
    wide = blurred(disc(diameter + 10), 13, 2.0)
    hole = Image.new("L", wide.size)
    hole.paste(disc(diameter - 6), ((wide.width - diameter + 6) // 2,) * 2)
    return tinted(ImageChops.subtract(wide, hole), (255, 220, 120))


def _mines(board: Image.Image, view: View, size: int) -> None:
    mines = [space.id for space in COMPONENTS.spaces if space.kind == "mine"]
    for name, held in zip(mines, view.mines, strict=True):
        x, y = atlas.SPACES[name]
        for index, colour in enumerate(held):
            aside = (index - (len(held) - 1) / 2) * (size + 2)
            gems.lay_gem(board, colour, size, (x + aside, y + 13))


def _group(board: Image.Image, space: str) -> None:
    """Stand the heroes beside the sign of the space, on the side away from its roads."""
    piece = goods.group(76)
    x, y = atlas.SPACES[space]
    if space == "castle":
        foot = (x, y + 150)
    elif space.startswith("mine") or space == "bridge":
        foot = (x + 34, y - 4)
    else:
        below_label = 40 if space == "tournament" else 4
        foot = (min(x + atlas.PLACE / 2 + 8, atlas.RIGHT - 34), y + below_label)
    light = _group_light()
    lay_centred(board, light, (foot[0], foot[1] - piece.height / 2))
    lay(board, piece, (foot[0] - piece.width / 2, foot[1] - piece.height + 4))


@cached
def _group_light() -> Image.Image:
    return tinted(blurred(disc(62), 14, 0.9), (255, 236, 170))
