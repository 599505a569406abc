"""Shared parts of pictures in front of the keep: the dusk, texts, and the windows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image

from games.towers.model import FloorResult
from games.towers.view import View
from render.kit import grounds, layout, shields, tokens
from render.kit.cache import PIECES, cached
from render.kit.layout import Draw, Element, Piece, Pinned, Stack, Text, note
from render.kit.shapes import blurred, lay_centred, tinted
from render.kit.theme import BRONZE, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT, mix
from render.kit.typesetting import Style, draw_text
from render.towers import phrases, place, windows
from render.words import Words


def dusk() -> Image.Image:
    """Return a fresh copy of the keep at dusk."""
    return grounds.painted("keep").copy()


def subtitle(text: str) -> Text:
    """Return a line in small capitals on the evening sky."""
    return Text(text, Style("caps", 31, PARCHMENT_LIGHT, 2, NIGHT_DEEP))


def veiled() -> Draw:
    """Return a shade that darkens the evening around its box, behind a caption."""
    return Draw(lambda base, box: lay_centred(base, _veil(box.width, box.height), box.middle))


def _veil(width: int, height: int) -> Image.Image:
    return tinted(blurred(Image.new("L", (width, height), 255), 30, 0.5), NIGHT_DEEP)


_TOWER = (0, place.BATTLEMENTS, place.LEFT - 16, 900)
"""The part of the scene taken up by the tower."""

Lying: TypeAlias = tuple[tuple[str, str], windows.Light, tuple[int | None, int | None]]
"""The visible state of a floor: monster and treasure, light, and who took them."""


def floors(scene: Image.Image, view: View, words: Words) -> None:
    """Fill the windows of the keep with the prizes on this tower's floors."""
    seen = tuple(_lying(view, number) for number in range(1, len(view.floors) + 1))
    players = len(view.places)

    def fill() -> Image.Image:
        filled = scene.copy()
        lying = (_floor(number, *of, players, words) for number, of in enumerate(seen, start=1))
        layout.draw(filled, Stack(*lying))
        return filled.crop(_TOWER)

    for number in range(1, len(seen) + 1):
        (left, top), (right, _) = place.windows(number)
        note(f"floor-{number}", (left, top, right + place.WINDOW[0], top + place.WINDOW[1]))
    scene.paste(PIECES.get(("floors of the keep", seen, players, words), fill), _TOWER[:2])


def _lying(view: View, number: int) -> Lying:
    floor = view.floors[number - 1]
    light: windows.Light = "over" if floor.resolved else "lit" if number == view.floor else "dark"
    takers = phrases.takers(view, number) if floor.resolved else (None, None)
    return (floor.monster, floor.treasure), light, takers


def sample_windows(prizes: Sequence[tuple[str, str]], players: int, words: Words) -> Element:
    """Return all windows, lit, with pairs of a monster and a treasure, the bottom floor first."""
    return Stack(
        *(
            _windows(number, pair, "lit", (None, None), players, words)
            for number, pair in enumerate(prizes, start=1)
        )
    )


def decided_floor(view: View, result: FloorResult, words: Words) -> Element:
    """Return the floor of ``result``, lit, with the shields of the seats that take its prizes.

    Prizes on other floors are shown only while the tower is still being played.
    """
    shown: list[Element] = []
    players = len(view.places)
    if result.tower == view.tower:
        for number in range(1, len(view.floors) + 1):
            if number != result.floor:
                prizes, light, takers = _lying(view, number)
                darkened: windows.Light = "dark" if light == "lit" else light
                shown.append(_floor(number, prizes, darkened, takers, players, words))
    decided = (result.monster, result.treasure)
    shown.append(_floor(result.floor, decided, "lit", (None, None), players, words))
    under = zip((result.weakest, result.strongest), place.windows(result.floor), strict=True)
    width, height = place.WINDOW
    shown += (
        Pinned(Piece(shields.shield(seat, 66)), left + width / 2, top + height + 32)
        for seat, (left, top) in under
    )
    return Stack(*shown)


def _floor(
    number: int,
    prizes: tuple[str, str],
    light: windows.Light,
    takers: tuple[int | None, int | None],
    players: int,
    words: Words,
) -> Element:
    """Return a floor in the coordinates of the whole picture: its windows, and its number between them."""
    sign = Piece(_floor_number(number, light), tokens.EDGE)
    top = place.windows(number)[0][1]
    return Stack(
        _windows(number, prizes, light, takers, players, words), Pinned(sign, place.TOWER_MIDDLE, top + 8)
    )


def _windows(
    number: int,
    prizes: tuple[str, str],
    light: windows.Light,
    takers: tuple[int | None, int | None],
    players: int,
    words: Words,
) -> Element:
    return Stack(
        *(
            Pinned(windows.element(prize, place.WINDOW, light, taker, players, words), *at, "left", "top")
            for prize, taker, at in zip(prizes, takers, place.windows(number), strict=True)
        )
    )


@cached
def _floor_number(number: int, light: windows.Light) -> Image.Image:
    lit = light == "lit"
    colour = mix(BRONZE, GOLD_PALE, 0.75) if lit else mix(BRONZE, INK, 0.55)
    picture = tokens.medal(54, colour).copy()
    style = Style("bold", 42, INK if lit else LAVENDER)
    draw_text(picture, str(number), style, (picture.width / 2, picture.height / 2 + 14), "centre")
    return picture
