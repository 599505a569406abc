"""Simulates color vision deficiencies.

The matrices are those of Machado, Oliveira and Fernandes (2009), severity 1.
"""

from __future__ import annotations

from typing import Literal

import numpy as np
from PIL import Image

Deficiency = Literal["protanopia", "deuteranopia", "tritanopia"]

_MATRICES: dict[Deficiency, tuple[tuple[float, float, float], ...]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

DEFICIENCIES: tuple[Deficiency, ...] = ("protanopia", "deuteranopia", "tritanopia")


def seen_with(deficiency: Deficiency, picture: Image.Image) -> Image.Image:
    """Return ``picture`` as somebody with ``deficiency`` sees it."""
    colours = np.asarray(picture.convert("RGB"), np.float64) / 255
    light = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    seen = np.clip(light @ np.array(_MATRICES[deficiency]).T, 0, 1)
    shown = np.where(seen <= 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055)
    return Image.fromarray((shown * 255).round().astype(np.uint8))
