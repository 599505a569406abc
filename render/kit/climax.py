"""Parts of the climax pictures of all games: three words, one thing in rays of light, who did it and how."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from PIL import Image

from games.engine.climax import Climax
from games.engine.text import Seat
from render.kit import channel, grounds, icons, layout, panels, radiance, shields, vistas
from render.kit.alt import fit
from render.kit.badges import unbadged
from render.kit.cache import cached
from render.kit.layout import Align, Box, Element, Grow, Padding, Piece, Pinned, Row, Stack, Text
from render.kit.shapes import blurred, grown, lay, lay_centred, shaded, tinted
from render.kit.theme import INK, PARCHMENT_LIGHT, Colour, mix
from render.kit.typesetting import Style
from render.seats import SeatOccupant, seat_names
from render.words import Words

WIDTH, HEIGHT = channel.WIDTH, channel.HEIGHT
LIGHT = (600, 600)
"""The middle of the sun or moon, and of the thing in front of it."""
THING = 520
"""The size of the thing in pixels."""
NUMBER = Style("bold", 110)
_DISC = 640
_TITLE = Box(36, 26, WIDTH - 36, 248)
_TITLE_LEAST = 84
_FOOT = Box(44, 1096, WIDTH - 44, 1306)
_CAPTION = Box(60, 966, WIDTH - 60, 1086)
_CALLED = Style("display", 88, PARCHMENT_LIGHT, 4, INK)
_CREST = 158
_NAME = Style("bold", 92)
_HILLS = (900, 960, 1040)
"""Where the hills begin, from far to near."""
_BESIDE, _SIDES = (220, 1010, 0), (300, 230, 0)
"""The middle and the size of the signs on them."""
_DARK = (12, 8, 20)
EDGE = 7
"""The outline of the thing in pixels; it has a margin of ``4 * EDGE``."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The background of a climax: the sky, and the ``ground`` that is laid onto it."""

    sky: radiance.Sky
    ground: Callable[[Image.Image], None]


def alt(climax: Climax, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the picture of ``climax``: its sentences."""
    names = seat_names(occupants, words)
    return fit(words.say(text, names) for text in climax.told)


def picture(scene: Scene, title: str, thing: Element, foot: Element, name: str = "") -> Image.Image:
    """Return a climax: ``title`` above ``thing``, in front of the light, and ``foot`` below.

    ``name`` is that of the thing, if it's worth saying.
    """
    drawn = _behind(scene).copy()
    layout.draw(drawn, replace(radiance.title(title), lines=2, smallest=_TITLE_LEAST), _TITLE)
    layout.draw(drawn, Pinned(thing, *LIGHT))
    if name:
        layout.draw(drawn, Text(name, _CALLED, "centre", smallest=channel.LEAST), _CAPTION)
    layout.draw(drawn, foot, _FOOT)
    return drawn


@cached
def _behind(scene: Scene) -> Image.Image:
    drawn = radiance.radiant(scene.sky, WIDTH, HEIGHT, LIGHT, _DISC).copy()
    scene.ground(drawn)
    return drawn


def painted(name: str, top: int) -> Callable[[Image.Image], None]:
    """Return the painted ground ``name`` with its upper edge at ``top``, to be laid onto a sky."""

    def lay_ground(onto: Image.Image) -> None:
        lay(onto, grounds.cutout(name), (0, top))

    return lay_ground


def hills(sky: radiance.Sky, far: str = "", near: str = "") -> Callable[[Image.Image], None]:
    """Return hills below ``sky``, with the icons ``far`` and ``near`` on them, to be laid onto it."""

    def lay_hills(onto: Image.Image) -> None:
        random = np.random.default_rng(sky.seed)
        shades = [mix(mix(sky.foot, sky.top, share), _DARK, share * 0.7) for share in (0.35, 0.65, 0.95)]
        for top, shade, icon, x, side in zip(_HILLS, shades, (far, near, ""), _BESIDE, _SIDES, strict=True):
            if icon:
                lay(onto, tinted(icons.mask(icon, side), shade), (x - side / 2, top - side * 0.9))
            vistas.hill(onto, random, shade, top, 30)

    return lay_hills


def by(seat: Seat, names: Sequence[str], how: Element) -> Element:
    """Return the plate at the foot: the crest and the name of ``seat``, and ``how`` it did it."""
    name = channel.name(unbadged(names[seat]), _NAME)
    row = Row(Piece(shields.shield(seat, _CREST)), Grow(name), Align(how, "right"), gap=24)
    return Stack(panels.backing(shields.accent(seat)), Padding(row, 30, 18, 34, 22))


def sign(icon: str, *, lit: bool = True) -> Element:
    """Return the thing as a large sign: in gold, or in stone if it isn't ``lit``."""
    return Piece(_gilded(icon) if lit else _stony(icon), 4 * EDGE)


@cached
def _gilded(icon: str) -> Image.Image:
    return radiance.gilded(icons.mask(icon, THING), EDGE)


_STONE: tuple[Colour, Colour] = ((148, 146, 164), (82, 80, 100))


@cached
def _stony(icon: str) -> Image.Image:
    """Return ``icon`` in stone with an ink outline, in a margin of ``4 * EDGE``."""
    mask, margin = icons.mask(icon, THING), 4 * EDGE
    thing = Image.new("RGBA", (mask.width + 2 * margin, mask.height + 2 * margin))
    lay_centred(
        thing, tinted(blurred(mask, margin / 3, 0.8), INK), (thing.width / 2, thing.height / 2 + EDGE)
    )
    lay(thing, tinted(grown(mask, EDGE), INK), (margin - EDGE, margin - EDGE))
    lay(thing, shaded(mask, *_STONE), (margin, margin))
    return thing
