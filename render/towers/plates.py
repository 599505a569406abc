"""The plate of a seat on the board: who it is, its team, what it has won, whether it has chosen."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageChops

from games.towers.components import COMPONENTS
from games.towers.model import Team
from render.kit import panels, shields, tokens
from render.kit.cache import cached
from render.kit.setting import Style, draw_fitted
from render.kit.shapes import lay, lay_centred, rounded
from render.towers import cards, piles, place, teams
from render.towers.banner import banner
from render.words import Words

_GAP = 10
_TOP, _FOOT = 126, 806


@dataclass(frozen=True, slots=True)
class Plate:
    """What a plate shows. ``backs`` are covered cards, ``rooms`` those that are awaited; ``total`` is secret
    (``None``) where the piles are covered.
    """

    seat: int
    name: str
    team: Team
    fresh: int
    backs: int
    rooms: int
    piles: tuple[piles.Pile, ...]
    total: int | None


@dataclass(frozen=True, slots=True)
class _Layout:
    """How plates are laid out: sizes in pixels."""

    columns: int
    card: int


_LAYOUTS = {2: _Layout(1, 176), 3: _Layout(1, 128), 4: _Layout(2, 128)}


def boxes(seats: int) -> list[tuple[int, int, int, int]]:
    """Return left, top, width and height of the plate of every seat."""
    layout = _LAYOUTS[seats]
    rows = -(-seats // layout.columns)
    width = (place.RIGHT - place.LEFT - (layout.columns - 1) * _GAP) // layout.columns
    height = (_FOOT - _TOP - (rows - 1) * _GAP) // rows
    found = []
    for seat in range(seats):
        row, column = divmod(seat, layout.columns)
        found.append((place.LEFT + column * (width + _GAP), _TOP + row * (height + _GAP), width, height))
    return found


def shadows(base: Image.Image, seats: int) -> None:
    """Lay the shadows of all plates onto ``base``; ``draw`` lays the plates without them."""
    for left, top, width, height in boxes(seats):
        panels.lay_panel(base, panels.shadow(width, height), (left, top))


@cached
def _light(width: int, height: int) -> Image.Image:
    """Return the gold rim of a plate and the light round it, to lie over the plate."""
    picture = panels.glow(width, height, 8, 1.4).copy()
    middle = (picture.width / 2, picture.height / 2)
    hole = Image.new("L", picture.size, 255)
    shape = rounded(width, height, panels.RADIUS)
    hole.paste(0, (round(middle[0] - width / 2), round(middle[1] - height / 2)), shape)
    picture.putalpha(ImageChops.multiply(picture.getchannel("A"), hole))
    lay_centred(picture, panels.rim(width, height), middle)
    return picture


def draw(base: Image.Image, plate: Plate, seats: int, is_lit: bool, words: Words) -> None:
    """Draw the plate onto ``base``; it is lit where the table waits for this seat."""
    left, top, width, height = boxes(seats)[plate.seat]
    base.paste(_face(plate, seats, words), (left, top), rounded(width, height, panels.RADIUS))
    if is_lit:
        lay_centred(base, _light(width, height), (left + width / 2, top + height / 2))


@cached
def _face(plate: Plate, seats: int, words: Words) -> Image.Image:
    _, _, width, height = boxes(seats)[plate.seat]
    picture = panels.face(width, height, shields.accent(plate.seat)).convert("RGB")
    draw_plate = {2: _high, 3: _broad, 4: _narrow}[seats]
    draw_plate(picture, plate, _LAYOUTS[seats].card, words)
    return picture


def _narrow(picture: Image.Image, plate: Plate, card: int, words: Words) -> None:
    width, height = picture.size
    crest = _crest(picture, plate, (16, 14), 62)
    right = width - 14
    if plate.team.lines:
        flag = banner(plate.seat, plate.team.value, 66)
        lay(picture, flag, (right - 66 - 8, -10))
        right -= 74
    if plate.total is not None:
        coin = piles.score(plate.total, 60)
        lay(picture, coin, (right - coin.width, 12))
        right -= coin.width + 2
    name = (16 + crest.width + 12, 7, right - 2, 75)
    draw_fitted(picture, plate.name, Style("bold", 38), name, lines=2)
    step = (width - 32) / COMPONENTS.team_size
    _cards(picture, plate, card, _centres(18, step, 90 + cards.height_of(card) / 2), words)
    lay(picture, piles.row(plate.piles, 46, width - 28), (14, height - 68))


def _broad(picture: Image.Image, plate: Plate, card: int, words: Words) -> None:
    """Draw a plate as broad as the board: the name, what was won, the team, what it is worth."""
    width, height = picture.size
    crest = _crest(picture, plate, (18, 16), 64)
    name = (18 + crest.width + 12, 10, 292, 18 + crest.height)
    draw_fitted(picture, plate.name, Style("bold", 40), name, lines=3)
    lay(picture, piles.row(plate.piles, 44, 276, 2), (14, 92))
    step = card + 14
    _cards(picture, plate, card, _centres(304, step, height / 2), words)
    left = 304 + COMPONENTS.team_size * step
    middle = (left + width - 6) / 2
    if plate.team.lines:
        lay_centred(picture, banner(plate.seat, plate.team.value, 92), (middle, 66))
    if plate.total is not None:
        lay_centred(picture, piles.score(plate.total, 66), (middle, height - 50))


def _high(picture: Image.Image, plate: Plate, card: int, words: Words) -> None:
    """Draw one of two plates: the team large, everything else beside it."""
    width, height = picture.size
    crest = _crest(picture, plate, (18, 16), 92)
    name = (18 + crest.width + 14, 12, 306, 20 + crest.height)
    draw_fitted(picture, plate.name, Style("bold", 46), name, lines=3)
    if plate.total is not None:
        lay_centred(picture, piles.score(plate.total, 84), (66, 168))
    if plate.team.lines:
        lay_centred(picture, banner(plate.seat, plate.team.value, 88), (224, 172))
    lay(picture, piles.row(plate.piles, 44, 290, 2), (14, height - 112))
    step = (width - 326) / COMPONENTS.team_size
    _cards(picture, plate, card, _centres(316, step, height / 2), words)


def _centres(left: float, step: float, middle: float) -> list[tuple[float, float]]:
    """Return the middles of the cards of a team, the middle one a little higher, as in a fan."""
    return [
        (left + step * (index + 0.5), middle + (2 if index != 1 else -3))
        for index in range(COMPONENTS.team_size)
    ]


def _crest(picture: Image.Image, plate: Plate, at: tuple[int, int], height: int) -> Image.Image:
    crest = shields.shield(plate.seat, height)
    lay(picture, crest, at)
    if plate.backs:
        tick = tokens.result_mark("hit", 32)
        lay_centred(picture, tick, (at[0] + crest.width - 10, at[1] + height - 8))
    return crest


def _cards(
    picture: Image.Image, plate: Plate, card: int, centres: list[tuple[float, float]], words: Words
) -> None:
    shown = len(plate.team.lines)
    teams.lay_waiting(picture, shown, plate.backs, plate.rooms, card, centres, words)
    teams.lay_team(picture, plate.team, plate.fresh, card, centres, words)
