"""What the pictures before the keep share: the evening, the title, headline and caption, the windows."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.towers.model import FloorResult
from games.towers.view import View
from render.kit import grounds, shields, tokens
from render.kit.cache import cached
from render.kit.setting import Style, draw_fitted, draw_text
from render.kit.shapes import blurred, lay, lay_centred, tinted
from render.kit.theme import BRONZE, GOLD_PALE, INK, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT, mix
from render.towers import phrases, place, windows
from render.words import Words


def dusk() -> Image.Image:
    """Return a fresh copy of the keep at dusk."""
    return grounds.painted("keep").copy()


def title(scene: Image.Image, text: str, box: tuple[int, int, int, int], size: int = 68) -> None:
    """Write a title, gold on the evening."""
    draw_fitted(scene, text, Style("display", size, GOLD_PALE, 3, NIGHT_DEEP), box)


def subtitle(scene: Image.Image, text: str, box: tuple[int, int, int, int]) -> None:
    """Write one line in small capitals."""
    draw_fitted(scene, text, Style("caps", 31, PARCHMENT_LIGHT, 2, NIGHT_DEEP), box)


def headline(scene: Image.Image, text: str, box: tuple[int, int, int, int], size: int = 62) -> None:
    """Write the most important line of the picture into ``box``, gold on the night."""
    draw_fitted(scene, text, Style("display", size, GOLD_PALE, 3, INK), box, "centre", smallest=40)


def caption(scene: Image.Image, text: str, box: tuple[int, int, int, int], size: int = 32) -> None:
    """Write what just happened into ``box``, in up to two lines."""
    veil = _veil(box[2] - box[0], box[3] - box[1])
    lay(scene, veil, ((box[0] + box[2] - veil.width) / 2, (box[1] + box[3] - veil.height) / 2))
    draw_fitted(scene, text, Style("text", size, PARCHMENT_LIGHT), box, "centre", lines=2)


@cached
def _veil(width: int, height: int) -> Image.Image:
    return tinted(blurred(Image.new("L", (width, height), 255), 30, 0.5), NIGHT_DEEP)


def floors(scene: Image.Image, view: View, words: Words) -> None:
    """Fill the windows of the keep with what lies on the floors of this tower."""
    for number, lying in enumerate(view.floors, start=1):
        light: windows.Light = "over" if lying.resolved else "lit" if number == view.floor else "dark"
        who = phrases.takers(view, number) if lying.resolved else (None, None)
        prizes = zip((lying.monster, lying.treasure), who, place.windows(number), strict=True)
        for prize, taker, at in prizes:
            _window(scene, prize, at, light, taker, len(view.places), words)
        middle = (place.TOWER_MIDDLE, place.windows(number)[0][1] + 8)
        lay_centred(scene, _floor_number(number, light), middle)


def sample_windows(scene: Image.Image, prizes: Sequence[tuple[str, str]], words: Words) -> None:
    """Fill all windows, lit, with pairs of a monster and a treasure, the bottom floor first."""
    for number, pair in enumerate(prizes, start=1):
        for prize, at in zip(pair, place.windows(number), strict=True):
            _window(scene, prize, at, "lit", None, len(pair), words)


def decided_floor(scene: Image.Image, result: FloorResult, words: Words) -> None:
    """Fill the windows of one floor, lit, each with the shield of the seat that takes what lies there."""
    prizes = zip(
        (result.monster, result.treasure),
        (result.weakest, result.strongest),
        place.windows(result.floor),
        strict=True,
    )
    for prize, taker, at in prizes:
        _window(scene, prize, at, "lit", None, len(result.teams), words)
        crest = shields.shield(taker, 70)
        lay_centred(scene, crest, (at[0] + place.WINDOW[0] / 2, at[1] + place.WINDOW[1] + 10))
    middle = (place.TOWER_MIDDLE, place.windows(result.floor)[0][1] + 8)
    lay_centred(scene, _floor_number(result.floor, "lit"), middle)


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
