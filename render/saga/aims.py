"""Objectives: what each asks for, how much of it there is, and what is missing."""

from __future__ import annotations

from PIL import Image

from games.saga.view import Aim
from render.kit import icons, panels, tokens
from render.kit.cache import cached
from render.kit.shapes import lay, lay_centred, rounded
from render.kit.theme import BRONZE_DARK, INK, INK_SOFT, VERDIGRIS, VERDIGRIS_DARK, VERMILION, VERMILION_DARK
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.saga import phrases
from render.saga.look import CHARACTERISTIC_ICONS, OBJECTIVE_COLOUR
from render.saga.scenery import scene
from render.words import Words

HEIGHT = 178


@cached
def plate(aim: Aim, width: int, words: Words) -> Image.Image:
    """Return the plate of an Objective: scene, name, and each requirement with what there is of it."""
    high = HEIGHT
    picture = panels.panel(width, high, OBJECTIVE_COLOUR).copy()
    x = y = panels.SHADOW
    window = (150, high - 28)
    picture.paste(scene(aim.card, *window), (x + 14, y + 14), rounded(*window, 8))
    left, right = x + 182, x + width - 18
    head = Style("display", 36, INK)
    draw_fitted(
        picture, phrases.card_name(aim.card, words), head, (left, y + 8, right - 170, y + 54), smallest=26
    )
    missing = aim.missing
    told = words("saga-picture-missing", count=missing)
    style = Style("bold", 28, VERMILION_DARK if missing else VERDIGRIS_DARK)
    draw_fitted(picture, told, style, (right - 166, y + 10, right, y + 52), "right")
    for number, wanted in enumerate(aim.needs):
        _need(
            picture,
            phrases.need(wanted, aim.card, words),
            CHARACTERISTIC_ICONS.get(wanted.characteristic or "", "treasure-map"),
            (wanted.present, wanted.required),
            (left, y + 57 + number * 37, right),
        )
    return picture


def _need(
    picture: Image.Image, name: str, icon: str, numbers: tuple[int, int], place: tuple[int, int, int]
) -> None:
    """Draw one requirement: what it is about, a bar, what there is of what is needed, and a mark."""
    left, top, right = place
    present, required = numbers
    met = present >= required
    lay(picture, icons.icon(icon, 28, BRONZE_DARK), (left, top + 3))
    draw_fitted(picture, name, Style("bold", 26, INK), (left + 38, top, right - 206, top + 34))
    bar = (right - 200, top + 9, right - 112, top + 25)
    lay(picture, panels.band(bar[2] - bar[0], 17, INK_SOFT, 6), bar[:2])
    share = min(1.0, present / max(1, required))
    if share > 0:
        fill = VERDIGRIS if met else VERMILION
        lay(picture, panels.band(max(14, round((bar[2] - bar[0]) * share)), 17, fill, 6), bar[:2])
    draw_text(picture, f"{present} / {required}", Style("bold", 28, INK), (right - 40, top + 27), "right")
    mark = tokens.result_mark("hit" if met else "miss", 26)
    lay_centred(picture, mark, (right - 16, top + 17))
