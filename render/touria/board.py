"""The public board: the map with everything on it, and the latest news."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageChops

from games.touria.components import COMPONENTS
from games.touria.rules.board import coming_side
from games.touria.view import View
from render.kit import grounds, layout, panels, tokens
from render.kit.cache import cached
from render.kit.layout import Align, Box, Draw, Element, Named, Padding, Piece, Pinned, Row, Stack, Text
from render.kit.names import with_crests
from render.kit.shapes import blurred, disc, lay, rounded, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, NIGHT, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style, break_lines, measure
from render.touria import atlas, castle, gems, goods, journey, phrases, seatplate, towers, trays
from render.touria.noted import note_parts
from render.words import Words

_GEM = 38
_DIE = 56
_READABLE = 24


def draw(view: View, names: tuple[str, ...], words: Words) -> Image.Image:
    """Return the board 1400 x 1000; ``names`` are drawable."""
    sides = {place.side for place in view.places}
    west, east = atlas.column("west", sides), atlas.column("east", sides)
    board = _ground(west, east, words).copy()
    draw_realm(board, view)
    note_parts(view, Box(*atlas.ISLAND))
    layout.draw(board, Stack(*_labels(words), *_worth(view), *_towers(view, words)))
    layout.draw(board, trays.west(view, words), west)
    layout.draw(board, trays.east(view, words), east)
    seatplate.draw_all(board, view, names, words)
    crested = with_crests(names)
    style = Style("display", 48, GOLD_PALE, 3, INK)
    layout.draw(board, Text(phrases.turn(view, crested, words), style, "centre", smallest=30), atlas.HEADLINE)
    left, _, right, _ = atlas.NEWS
    layout.draw(board, _news(phrases.news(view, crested, words), right - left), atlas.NEWS)
    return board


def _news(sentences: Sequence[str], width: int) -> Text:
    """Return the latest news, the newest last, as many sentences as are legible in ``width``."""
    style = Style("text", 29, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
    *earlier, text = sentences
    for sentence in reversed(earlier):
        longer = f"{sentence} {text}"
        if break_lines(longer, style.at(_READABLE), width, 2) is None:
            break
        text = longer
    return Text(text, style, "centre", lines=2)


def draw_realm(board: Image.Image, view: View, gem: int = _GEM) -> None:
    """Draw the things on the island: doors, last journey, gems (``gem`` pixels wide), die, group."""
    going = view.turn.destination
    lit = [Pinned(Piece(halo()), *atlas.SPACES[going])] if going in atlas.SPACES else []
    whole = Stack(
        castle.doors(view.doors),
        castle.chapel(view),
        *lit,
        Draw(lambda base, _: journey.draw(base, view)),
        *_mines(view, gem),
        Pinned(Piece(goods.die(view.die, _DIE)), *atlas.DIE),
        _group(view.group),
    )
    layout.draw(board, whole)


def _towers(view: View, words: Words) -> Iterator[Element]:
    """Yield the towers, with the active seat's sides highlighted."""
    lit = "" if view.winners else view.places[view.active].side
    coming = coming_side(lit, view.options.turn_rotation) if lit else ""
    crests = seatplate.crests(view)
    for tower in view.towers:
        piece = Piece(towers.draw(towers.Face(tower.sides, crests, lit, coming), words), panels.SHADOW)
        yield Pinned(Named(piece, f"tower-{tower.id}"), *atlas.TOWERS[tower.id], "left", "top")


@cached
def _ground(west: atlas.Area, east: atlas.Area, words: Words) -> Image.Image:
    """Return the map in its frame, with the captions of the columns beside it."""
    ground = grounds.painted("realm").copy()
    layout.draw(ground, trays.signs("west", words), west)
    layout.draw(ground, trays.signs("east", words), east)
    _frame(ground)
    return ground


def _labels(words: Words) -> Iterator[Element]:
    """Yield the name of every place, kept within the island."""
    for space, (x, y) in atlas.NAMES.items():
        name = Piece(_label(words(f"touria-space-{space}")))
        half = name.image.width / 2
        yield Pinned(name, min(max(x, atlas.LEFT - 8 + half), atlas.RIGHT + 8 - half), y)


_LABEL = Style("bold", 26, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
_LABEL_HEIGHT = 34
_LABEL_MARGIN = 6


@cached
def _label(text: str) -> Image.Image:
    """Return a name plate, as wide as its name needs."""
    return _labelled(Text(text, _LABEL, "centre"), min(200, measure(text, _LABEL) + 24), 6)


def _labelled(inside: Element, width: int, aside: int) -> Image.Image:
    image = _empty_label(width).copy()
    layout.draw(image, Padding.around(Padding(inside, aside, 0, aside, 2), _LABEL_MARGIN))
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


def _worth(view: View) -> Iterator[Element]:
    """Yield the plate beside the die, unless the die shows black."""
    if view.die != "black":
        yield Pinned(Piece(_price(view.die)), *atlas.WORTH, "right")


@cached
def _price(colour: str) -> Image.Image:
    """Return the goldsmith's price for three gems of the die's color, in symbols."""
    hearts = COMPONENTS.rewards.triple + COMPONENTS.rewards.die_bonus
    parts = Row(
        Text("3", _LABEL),
        gems.piece(colour, 26),
        Text("=", _LABEL),
        Row(Text(str(hearts), _LABEL), Piece(tokens.heart(26, True)), gap=4),
        gap=8,
    )
    return _labelled(Align(parts), parts.size().width + 22, 0)


def _frame(ground: Image.Image) -> None:
    for inset, thick, strength in ((3, 2, 1.0), (7, 1, 0.6)):
        outer = rounded(ground.width, ground.height, 10, inset)
        inner = rounded(ground.width, ground.height, 10, inset + thick)
        line = ImageChops.subtract(outer, inner).point([round(v * strength) for v in range(256)])
        lay(ground, tinted(line, GOLD), (0, 0))


@cached
def halo() -> Image.Image:
    """Return the glow around the place where the group is going."""
    diameter = atlas.PLACE
    wide = blurred(disc(diameter + 10), 13, 2.0)
    hole = Image.new("L", wide.size)
    hole.paste(disc(diameter - 6), ((wide.width - diameter + 6) // 2,) * 2)
    return tinted(ImageChops.subtract(wide, hole), (255, 220, 120))


def _mines(view: View, size: int) -> Iterator[Element]:
    for middle, held in zip(atlas.HOLLOWS.values(), view.mines, strict=True):
        yield Pinned(Row(*(gems.piece(colour, size) for colour in held), gap=2), *middle)


def _group(space: str) -> Element:
    """Return the heroes beside ``space``, glowing."""
    heroes = Stack(Piece(_group_light(), 35), Piece(goods.group(76), 4))
    return Pinned(heroes, *atlas.STANDS[space], down="bottom")


@cached
def _group_light() -> Image.Image:
    return tinted(blurred(disc(62), 14, 0.9), (255, 236, 170))
