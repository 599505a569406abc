"""Vistas: the scene in the window of a card, painted from two colors, a few icons and a seed."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw

from render.kit import icons
from render.kit.noise import blend, grain, noise, picture
from render.kit.shapes import blurred, disc, grown, lay, shaded, tinted
from render.kit.theme import INK, PARCHMENT_LIGHT, Colour, contrast, mix

_SCALE = 2
_DARK = (18, 14, 26)


@dataclass(frozen=True, slots=True)
class Vista:
    """The content of a scene: ``icons`` are the subject, then something far away, then something near."""

    sky: Colour
    light: Colour
    icons: tuple[str, ...]
    seed: int


def paint(vista: Vista, width: int, height: int) -> Image.Image:
    """Return the scene: sky, sun or moon, hills with icons on them, the main icon in front."""
    random = np.random.default_rng(vista.seed)
    scene = _sky(vista, width, height)
    sun = (width * random.uniform(0.26, 0.74), height * random.uniform(0.3, 0.42))
    _sun(scene, vista, sun, round(height * random.uniform(0.42, 0.52)))
    far, middle, near = (_hill_colour(vista, share) for share in (0.34, 0.62, 0.86))
    away = sun[0] < width / 2
    hill(scene, random, far, height * random.uniform(0.6, 0.66), height * 0.08)
    if len(vista.icons) > 1:
        side = round(height * 0.5)
        x = width * random.uniform(0.66, 0.8) if away else width * random.uniform(0.2, 0.34)
        lay(scene, tinted(icons.mask(vista.icons[1], side), far), (x - side / 2, height * 0.68 - side))
    hill(scene, random, middle, height * random.uniform(0.72, 0.76), height * 0.06)
    if len(vista.icons) > 2:
        side = round(height * 0.38)
        x = width * random.uniform(0.08, 0.2) if away else width * random.uniform(0.8, 0.92)
        foot = height * random.uniform(0.86, 0.9)
        lay(scene, tinted(icons.mask(vista.icons[2], side), near), (x - side / 2, foot - side))
    _figure(scene, vista)
    hill(scene, random, near, height * 0.93, height * 0.035)
    return scene


def _sky(vista: Vista, width: int, height: int) -> Image.Image:
    down = np.linspace(0, 1, height, dtype=np.float32)[:, None] * np.ones((1, width), np.float32)
    clouds = noise((width, height), (max(8, width // 3), max(4, height // 5)), vista.seed)
    share = np.clip((down / 0.7) ** 1.25 + 0.13 * clouds, 0, 1)
    top, low = mix(vista.sky, _DARK, 0.18), mix(vista.sky, vista.light, 0.62)
    return picture(blend(top, low, share) + 1.2 * grain((width, height), vista.seed)[..., None])


def _sun(scene: Image.Image, vista: Vista, centre: tuple[float, float], diameter: int) -> None:
    ball = disc(diameter)
    for glow, strength in ((diameter / 3.2, 0.5), (diameter / 14, 0.8)):
        halo = blurred(ball, glow, strength)
        lay(scene, tinted(halo, vista.light), (centre[0] - halo.width / 2, centre[1] - halo.height / 2))
    face = shaded(ball, mix(vista.light, (255, 255, 250), 0.35), vista.light)
    lay(scene, face, (centre[0] - diameter / 2, centre[1] - diameter / 2))


def _hill_colour(vista: Vista, share: float) -> Colour:
    return mix(mix(vista.sky, vista.light, 0.3 * (1 - share)), _DARK, share)


def hill(scene: Image.Image, random: np.random.Generator, colour: Colour, top: float, rise: float) -> None:
    """Draw a hill with an outline that varies by ``rise`` around ``top``."""
    width, height = scene.size
    phases, waves = random.uniform(0, 6.3, 3), random.uniform(0.7, 1.3, 3) * (1.3, 2.9, 7.3)
    x = np.linspace(0, 1, width // 3)
    y = top - rise * sum(
        np.sin(x * 6.3 * wave / 2 + phase) * weight
        for wave, phase, weight in zip(waves, phases, (0.62, 0.3, 0.12), strict=True)
    )
    line = [(px * width * _SCALE, py * _SCALE) for px, py in zip(x.tolist(), y.tolist(), strict=True)]
    mask = Image.new("L", (width * _SCALE, height * _SCALE))
    corners = [(mask.width, line[-1][1]), (mask.width, mask.height), (0.0, mask.height)]
    ImageDraw.Draw(mask).polygon([*line, *corners], fill=255)
    lay(
        scene,
        shaded(mask.reduce(_SCALE), mix(colour, PARCHMENT_LIGHT, 0.06), mix(colour, _DARK, 0.25)),
        (0, 0),
    )


def _figure(scene: Image.Image, vista: Vista) -> None:
    """Draw the main icon in front: light, with an ink outline and a shadow behind it."""
    width, height = scene.size
    side = round(height * 0.74)
    shape = icons.mask(vista.icons[0], side)
    edge = max(2, round(height / 56))
    at = (width / 2 - side / 2, height * 0.92 - side)
    soft = blurred(shape, height / 30, 0.75)
    pad = (soft.width - side) / 2
    lay(scene, tinted(soft, _DARK), (at[0] - pad + edge, at[1] - pad + edge))
    lay(scene, tinted(grown(shape, edge), INK), (at[0] - edge, at[1] - edge))
    glow = vista.light if contrast(vista.light, INK) > 6 else PARCHMENT_LIGHT
    lay(
        scene,
        shaded(shape, mix(PARCHMENT_LIGHT, (255, 255, 255), 0.35), mix(glow, PARCHMENT_LIGHT, 0.45)),
        at,
    )
