"""The public board: the island with everything on it, the towers, the seats' crests, and the tray."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image, ImageChops

from games.touria.rules.board import coming_side
from games.touria.view import View
from render.kit import channel, grounds, layout
from render.kit.cache import cached
from render.kit.layout import Box, Draw, Element, Named, Padding, Piece, Pinned, Row, Stack, Text
from render.kit.shapes import blurred, disc, lay, rounded, tinted
from render.kit.theme import GOLD, INK, NIGHT, PARCHMENT_LIGHT
from render.kit.typesetting import Style, measure
from render.touria import atlas, castle, gems, goods, journey, phrases, seats, towers, trays
from render.touria.noted import note_parts
from render.words import Words

_GEM = 54
_DIE = 86
_GROUP = 114
_NAME = Style("bold", channel.LEAST, PARCHMENT_LIGHT, 1, INK)
_NAME_HEIGHT = 68


def draw(view: View, names: tuple[str, ...], words: Words) -> Image.Image:
    """Return the board; ``names`` are drawable."""
    board = grounds.painted("realm").copy()
    draw_realm(board, view)
    note_parts(view, Box(*atlas.ISLAND))
    headline = channel.headline(lambda shown: phrases.turn(view, shown, words), names)
    layout.draw(
        board,
        Stack(*_towers(view), *seats.crests(view), *_destination(view, words), trays.element(view)),
    )
    layout.draw(board, headline, (0, 0, channel.WIDTH, channel.HEADLINE_HEIGHT - 24))
    return board


def draw_realm(board: Image.Image, view: View) -> None:
    """Draw the things on the island: doors, last journey, gems, die, group, and light where it matters."""
    whole = Stack(
        castle.doors(view.doors, choosing=view.phase == "doors"),
        castle.chapel(view),
        *_lights(view),
        Draw(lambda base, _: journey.draw(base, view)),
        *_mines(view),
        Pinned(Piece(goods.die(view.die, _DIE)), *atlas.DIE),
        Pinned(Piece(goods.group(_GROUP), 4), *atlas.STANDS[view.group], down="bottom"),
    )
    layout.draw(board, whole)


def _lights(view: View) -> Iterator[Element]:
    """Yield the light around the destination, or half as much around the places that towers lead to."""
    going = view.turn.destination
    if going in atlas.SPACES:
        yield Pinned(Piece(halo()), *atlas.SPACES[going])
    elif view.phase == "start" and view.viewer is None:
        for tower in view.towers:
            if tower.usable in atlas.SPACES:
                yield Pinned(Piece(halo(0.5)), *atlas.SPACES[tower.usable])


def _towers(view: View) -> Iterator[Element]:
    """Yield the towers as the active seat sees them, with a gold rim while one has to be chosen."""
    lit = view.places[view.active].side
    coming = coming_side(lit, view.options.turn_rotation)
    for tower in view.towers:
        face = towers.Face(tower.sides, lit, coming, view.phase == "start")
        x, y = atlas.TOWERS[tower.id]
        yield Pinned(Named(towers.element(face), f"tower-{tower.id}"), x, y, "left", "top")


def _destination(view: View, words: Words) -> Iterator[Element]:
    """Yield the name of the place where the group is going, or has arrived this turn."""
    space = view.turn.destination
    if space in atlas.SPACES:
        plate = _plate(words(f"touria-space-{space}"))
        yield Pinned(Named(Piece(plate, 12), "name"), *atlas.named(space, plate.width / 2))


@cached
def _plate(text: str) -> Image.Image:
    """Return a name plate, as wide as its name, with its shadow."""
    width, height, margin = round(measure(text, _NAME)) + 48, _NAME_HEIGHT, 12
    image = Image.new("RGBA", (width + 2 * margin, height + 2 * margin))
    shape = rounded(width, height, 12)
    soft = blurred(shape, 4, 0.8)
    lay(image, tinted(soft, (6, 5, 10)), (margin - (soft.width - width) // 2, margin - 8))
    lay(image, tinted(shape, INK), (margin, margin))
    lay(image, tinted(rounded(width, height, 12, 2), GOLD), (margin, margin))
    lay(image, tinted(rounded(width, height, 12, 5), NIGHT), (margin, margin))
    layout.draw(image, Padding(Padding.around(Text(text, _NAME, "centre"), margin), bottom=4))
    return image


@cached
def halo(strength: float = 1.0) -> Image.Image:
    """Return the glow around a place; a higher ``strength`` makes it brighter."""
    diameter = atlas.PLACE
    wide = blurred(disc(diameter + 14), 16, 2.2 * strength)
    hole = Image.new("L", wide.size)
    hole.paste(disc(diameter - 6), ((wide.width - diameter + 6) // 2,) * 2)
    return tinted(ImageChops.subtract(wide, hole), (255, 220, 120))


def _mines(view: View) -> Iterator[Element]:
    for middle, held in zip(atlas.HOLLOWS.values(), view.mines, strict=True):
        yield Pinned(Row(*(gems.piece(colour, _GEM) for colour in held), gap=2), *middle)
