"""What the pictures before the keep share: the evening, the title, headline and caption, the windows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image

from games.towers.model import FloorResult
from games.towers.view import View
from render.kit import grounds, shields, tokens
from render.kit.cache import PIECES, cached
from render.kit.shapes import blurred, lay_centred, tinted
from render.kit.theme import BRONZE, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT, mix
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.towers import phrases, place, windows
from render.words import Words


def dusk() -> Image.Image:
    """Return a fresh copy of the keep at dusk."""
    return grounds.painted("keep").copy()


def subtitle(scene: Image.Image, text: str, box: tuple[int, int, int, int]) -> None:
    """Write one line in small capitals."""
    draw_fitted(scene, text, Style("caps", 31, PARCHMENT_LIGHT, 2, NIGHT_DEEP), box)


def veil(scene: Image.Image, box: tuple[int, int, int, int]) -> None:
    """Darken the evening round ``box``, where a caption will stand."""
    soft = blurred(Image.new("L", (box[2] - box[0], box[3] - box[1]), 255), 30, 0.5)
    lay_centred(scene, tinted(soft, NIGHT_DEEP), ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2))


_TOWER = (0, place.BATTLEMENTS, place.LEFT - 16, 900)
"""The part of the scene that the tower fills."""

Lying: TypeAlias = tuple[tuple[str, str], windows.Light, tuple[int | None, int | None]]
"""What is seen of a floor: monster and treasure, how it is lit, and who took them."""


def floors(scene: Image.Image, view: View, words: Words) -> None:
    """Fill the windows of the keep with what lies on the floors of this tower."""
    seen = tuple(_lying(view, number) for number in range(1, len(view.floors) + 1))
    players = len(view.places)

    def fill() -> Image.Image:
        filled = scene.copy()
        for number, (prizes, light, takers) in enumerate(seen, start=1):
            _floor(filled, number, prizes, light, takers, players, words)
        return filled.crop(_TOWER)

    scene.paste(PIECES.get(("floors of the keep", seen, players, words), fill), _TOWER[:2])


def _lying(view: View, number: int) -> Lying:
    floor = view.floors[number - 1]
    light: windows.Light = "over" if floor.resolved else "lit" if number == view.floor else "dark"
    takers = phrases.takers(view, number) if floor.resolved else (None, None)
    return (floor.monster, floor.treasure), light, takers


def sample_windows(scene: Image.Image, prizes: Sequence[tuple[str, str]], players: int, words: Words) -> None:
    """Fill all windows, lit, with pairs of a monster and a treasure, the bottom floor first."""
    for number, pair in enumerate(prizes, start=1):
        for prize, at in zip(pair, place.windows(number), strict=True):
            _window(scene, prize, at, "lit", None, players, words)


def decided_floor(scene: Image.Image, view: View, result: FloorResult, words: Words) -> None:
    """Light the floor of ``result``, with the shields of those who take what lies there.

    What lies on the other floors is shown only while they belong to the tower that is being played.
    """
    if result.tower == view.tower:
        for number in range(1, len(view.floors) + 1):
            if number != result.floor:
                prizes, light, takers = _lying(view, number)
                shown: windows.Light = "dark" if light == "lit" else light
                _floor(scene, number, prizes, shown, takers, len(view.places), words)
    prizes = (result.monster, result.treasure)
    _floor(scene, result.floor, prizes, "lit", (None, None), len(view.places), words)
    width, height = place.WINDOW
    for seat, at in zip((result.weakest, result.strongest), place.windows(result.floor), strict=True):
        lay_centred(scene, shields.shield(seat, 66), (at[0] + width / 2, at[1] + height + 32))


def _floor(
    scene: Image.Image,
    number: int,
    prizes: tuple[str, str],
    light: windows.Light,
    takers: tuple[int | None, int | None],
    players: int,
    words: Words,
) -> None:
    for prize, taker, at in zip(prizes, takers, place.windows(number), strict=True):
        _window(scene, prize, at, light, taker, players, words)
    middle = (place.TOWER_MIDDLE, place.windows(number)[0][1] + 8)
    lay_centred(scene, _floor_number(number, light), middle)


def _window(
    scene: Image.Image,
    prize: str,
    at: tuple[int, int],
    light: windows.Light,
    taker: int | None,
    players: int,
    words: Words,
) -> None:
    width, height = place.WINDOW
    middle = (at[0] + width / 2, at[1] + height / 2)
    if light == "lit":
        lay_centred(scene, windows.light(width, height), middle)
    piece = windows.shown(prize, (width, height), light, taker, players, words)
    lay_centred(scene, piece, middle)


@cached
def _floor_number(number: int, light: windows.Light) -> Image.Image:
    lit = light == "lit"
    colour = mix(BRONZE, GOLD_PALE, 0.75) if lit else mix(BRONZE, INK, 0.55)
    picture = tokens.medal(54, colour).copy()
    style = Style("bold", 42, INK if lit else LAVENDER)
    draw_text(picture, str(number), style, (picture.width / 2, picture.height / 2 + 14), "centre")
    return picture
