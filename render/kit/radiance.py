"""The light behind a victory: a sky with rays, the disc that they come from, and sparks around it."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PIL import Image

from render.kit.cache import cached
from render.kit.layout import Text
from render.kit.noise import blend, grain, noise, picture
from render.kit.shapes import blurred, disc, grown, lay, lay_centred, polygon, shaded, tinted
from render.kit.theme import GOLD, GOLD_PALE, INK, Colour, mix
from render.kit.typesetting import Style

_TITLE = Style("display", 170, GOLD_PALE, 6, INK)
_TITLE_LEAST = 90
_RAYS = 16
_SPARKS = 34
_SCALE = 2
"""How many times smaller the sky is painted; only the disc and the sparks have sharp edges."""


@dataclass(frozen=True, slots=True)
class Sky:
    """The colors of a sky from ``top`` to ``foot``, and of its ``light``; ``seed`` varies the rest."""

    top: Colour
    foot: Colour
    light: Colour
    seed: int = 1


@cached
def radiant(sky: Sky, width: int, height: int, centre: tuple[int, int], diameter: int) -> Image.Image:
    """Return ``sky`` with rays, a disc of light of this ``diameter`` at ``centre``, and sparks around it."""
    small = _sky(sky, width // _SCALE, height // _SCALE, (centre[0] // _SCALE, centre[1] // _SCALE))
    scene = small.resize((width, height), Image.Resampling.BICUBIC)
    random = np.random.default_rng(sky.seed)
    ball = disc(diameter)
    for reach, strength in ((diameter / 7, 0.5), (diameter / 40, 0.9)):
        lay_centred(scene, tinted(blurred(ball, reach, strength), sky.light), centre)
    mottled = noise((diameter, diameter), (diameter // 6, diameter // 8), sky.seed)
    bright = mix(sky.light, (255, 255, 250), 0.45)
    face = picture(blend(bright, sky.light, np.clip(0.45 + 0.55 * mottled, 0, 1)))
    face.putalpha(ball)
    lay_centred(scene, face, centre)
    for _ in range(_SPARKS):
        angle, away = random.uniform(0, 2 * math.pi), diameter * random.uniform(0.56, 1.0)
        at = centre[0] + away * math.cos(angle), centre[1] + away * math.sin(angle)
        lay_centred(scene, _spark(2 * int(random.integers(7, 22))), at)
    return scene


def title(text: str) -> Text:
    """Return the few words above the disc, as large as they fit in one line."""
    return Text(text, _TITLE, "centre", smallest=_TITLE_LEAST)


def gilded(mask: Image.Image, edge: int = 6) -> Image.Image:
    """Return ``mask`` in gold with an ink outline and a soft shadow, ``4 * edge`` larger on every side."""
    margin = 4 * edge
    thing = Image.new("RGBA", (mask.width + 2 * margin, mask.height + 2 * margin))
    shadow = blurred(mask, margin / 3, 0.8)
    pad = (shadow.width - mask.width) // 2
    lay(thing, tinted(shadow, INK), (margin - pad, margin - pad + edge))
    lay(thing, tinted(grown(mask, edge), INK), (margin - edge, margin - edge))
    bright, deep = mix(GOLD_PALE, (255, 226, 120), 0.7), mix(GOLD, (196, 122, 34), 0.6)
    lay(thing, shaded(mask, bright, deep), (margin, margin))
    return thing


def _sky(sky: Sky, width: int, height: int, centre: tuple[int, int]) -> Image.Image:
    """Return the sky and its rays; they fade with the distance from ``centre``."""
    across = np.arange(width, dtype=np.float32)[None, :] - centre[0]
    down = np.arange(height, dtype=np.float32)[:, None] - centre[1]
    far = np.hypot(across, down) / math.hypot(width, height)
    wave = np.sin(_RAYS * np.arctan2(down, across) + sky.seed)
    rays = np.clip(2.2 * wave - 0.4, -1, 1) * 0.5 + 0.5
    fall = np.linspace(0, 1, height, dtype=np.float32)[:, None] * np.ones((1, width), np.float32)
    clouds = noise((width, height), (max(8, width // 3), max(4, height // 5)), sky.seed)
    ground = blend(sky.top, sky.foot, np.clip(fall + 0.12 * clouds, 0, 1))
    light = (rays * np.clip(0.44 - 0.7 * far, 0, 1) + np.clip(0.3 - 0.8 * far, 0, 1))[..., None]
    lit = ground + (np.asarray(sky.light, np.float32) - ground) * light
    return picture(lit + 1.2 * grain((width, height), sky.seed)[..., None])


@cached
def _spark(size: int) -> Image.Image:
    """Return a star of four points with a halo."""
    middle, waist = size / 2, size / 14
    points = []
    for step in range(8):
        angle, reach = math.pi * step / 4, middle if step % 2 == 0 else waist
        points.append((middle + reach * math.cos(angle), middle + reach * math.sin(angle)))
    star = polygon((size, size), points)
    halo = tinted(blurred(star, size / 7, 0.8), GOLD_PALE)
    lay_centred(halo, tinted(star, mix(GOLD_PALE, (255, 250, 225), 0.5)), (halo.width / 2, halo.height / 2))
    return halo
