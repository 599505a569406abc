"""The palette, sizes, and the permitted pairs of text color and ground."""

from __future__ import annotations

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """Return ``#rrggbb`` as red, green and blue.

    >>> rgb("#EFE0BF")
    (239, 224, 191)
    """
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


PARCHMENT = rgb("#EFE0BF")
PARCHMENT_LIGHT = rgb("#F8EED8")
PARCHMENT_SHADE = rgb("#D9C49A")
INK = rgb("#2A2018")
INK_SOFT = rgb("#5B4A3A")
NIGHT = rgb("#1F2440")
NIGHT_DEEP = rgb("#12152A")
GOLD = rgb("#C9A24B")
GOLD_PALE = rgb("#E9CF8A")
BRONZE = rgb("#8A6A2B")
BRONZE_DARK = rgb("#6B4E18")
VERMILION = rgb("#B5402E")
VERMILION_DARK = rgb("#98301F")
LAPIS = rgb("#2F5D93")
VERDIGRIS = rgb("#3C7D65")
VERDIGRIS_DARK = rgb("#245C48")
VIOLET = rgb("#6C4A91")
SOOT = rgb("#36322F")
LAVENDER = rgb("#CFC6EA")

SMALLEST = 22
"""The smallest text on a picture 1400 pixels wide."""

TEXT_PAIRS = (
    (INK, PARCHMENT),
    (INK, PARCHMENT_SHADE),
    (INK_SOFT, PARCHMENT),
    (VERMILION_DARK, PARCHMENT),
    (VERDIGRIS_DARK, PARCHMENT),
    (BRONZE_DARK, PARCHMENT),
    (GOLD_PALE, NIGHT),
    (GOLD_PALE, NIGHT_DEEP),
    (LAVENDER, NIGHT),
    (PARCHMENT_LIGHT, NIGHT),
    (PARCHMENT_LIGHT, VERMILION),
)
"""Every pair of text color and ground in use; each has a contrast of at least 4.5 : 1."""


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return ``one`` with a ``share`` (0 to 1) of ``other`` mixed in."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def lighter(colour: Colour, share: float) -> Colour:
    """Return ``colour`` with a ``share`` of warm white mixed in."""
    return mix(colour, (255, 250, 235), share)


def darker(colour: Colour, share: float) -> Colour:
    """Return ``colour`` with a ``share`` of ink mixed in."""
    return mix(colour, (16, 12, 18), share)


def luminance(colour: Colour) -> float:
    """Return the relative luminance of ``colour`` as WCAG 2 defines it, 0 to 1."""
    parts = [value / 255 for value in colour]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colors as WCAG 2 defines it, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def figure_on(ground: Colour) -> Colour:
    """Return the color of an icon on ``ground``: light parchment if the contrast suffices, else ink."""
    return PARCHMENT_LIGHT if contrast(PARCHMENT_LIGHT, ground) >= 3 else INK
