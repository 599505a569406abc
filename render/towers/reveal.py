"""A floor decided: every team from the strongest to the weakest, how its value came about, who takes what."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from games.towers.components import COMPONENTS
from games.towers.model import FloorResult
from games.towers.view import View
from render.kit import panels, shields
from render.kit.names import with_crests
from render.kit.setting import Style, draw_fitted, draw_text
from render.kit.shapes import lay, lay_centred
from render.kit.theme import (
    BRONZE_DARK,
    INK_SOFT,
    VERDIGRIS_DARK,
    VERMILION_DARK,
)
from render.towers import phrases, place, scene, teams, windows
from render.towers.banner import Fate, banner
from render.words import Words

_WIDTH = place.RIGHT - place.LEFT
_TOP, _FOOT = 132, 884
_GAP = 12
_CAPTION = (place.LEFT + 10, 896, place.RIGHT - 10, 984)
_CARDS = {2: 132, 3: 128, 4: 108}
"""The width of cards by the number of teams."""
_CARDS_LEFT, _STEP = 228, 156


def draw(view: View, result: FloorResult, names: Sequence[str], words: Words) -> Image.Image:
    """Return the decided floor 1400 x 1000."""
    picture = scene.dusk()
    title = words("towers-picture-decided-floor", floor=result.floor)
    scene.title(picture, title, (place.LEFT + 4, 4, place.RIGHT, 84))
    where = words("towers-picture-tower", tower=result.tower, towers=COMPONENTS.towers)
    scene.subtitle(picture, where, (place.LEFT + 4, 80, place.RIGHT, 118))
    scene.decided_floor(picture, view, result, words)
    seats = phrases.ranked(result)
    height = min(264, (_FOOT - _TOP - (len(seats) - 1) * _GAP) // len(seats))
    spare = _FOOT - _TOP - len(seats) * height - (len(seats) - 1) * _GAP
    for index, seat in enumerate(seats):
        at = (place.LEFT, _TOP + spare // 2 + index * (height + _GAP))
        if seat == result.strongest:
            panels.lay_glow(picture, (_WIDTH, height), at)
        panels.lay_panel(picture, _row(result, seat, names[seat], height, words), at)
        if seat == result.strongest:
            lay(picture, panels.rim(_WIDTH, height), at)
    text = phrases.taken(result, with_crests(names), words)
    scene.veil(picture, _CAPTION)
    scene.caption(picture, text, _CAPTION, 36)
    return picture


def fate_of(result: FloorResult, seat: int) -> Fate:
    """Return what became of the team of ``seat``."""
    if seat == result.strongest:
        return "strongest"
    return "weakest" if seat == result.weakest else "between"


def _row(result: FloorResult, seat: int, name: str, height: int, words: Words) -> Image.Image:
    picture = panels.panel(_WIDTH, height, shields.accent(seat)).copy()
    left, top = panels.SHADOW, panels.SHADOW
    middle = top + height / 2
    fate = fate_of(result, seat)
    team = result.teams[seat]
    crest = shields.shield(seat, 58)
    lay(picture, crest, (left + 18, top + 16))
    box = (left + 18 + crest.width + 8, top + 8, left + 224, top + 92)
    draw_fitted(picture, name, Style("bold", 36), box, lines=3)
    _why(picture, result, seat, (left + 20, top + 88, left + 222, top + height - 14), words)
    card = _CARDS[len(result.teams)]
    centres = [
        (left + _CARDS_LEFT + _STEP * (index + 0.5), middle + (2 if index != 1 else -2))
        for index in range(COMPONENTS.team_size)
    ]
    teams.lay_team(picture, team, 0, card, centres, words)
    for one, other in pairwise(centres):
        plus = ((one[0] + other[0]) / 2, middle + 12)
        draw_text(picture, "+", Style("bold", 40, BRONZE_DARK), plus, "centre")
    flag = banner(seat, team.value, 86 if height < 200 else 92, fate)
    lay_centred(picture, flag, (left + 746, middle))
    _takes(picture, result, fate, (left + 850, middle), height, words)
    return picture


def _why(
    picture: Image.Image, result: FloorResult, seat: int, box: tuple[int, int, int, int], words: Words
) -> None:
    left, top, right, low = box
    sum_box = (left, top, right, top + 36)
    draw_fitted(picture, phrases.terms(result.teams[seat]), Style("bold", 32, INK_SOFT), sum_box)
    reason = phrases.reason(result, seat, words)
    if reason:
        colour = VERDIGRIS_DARK if seat == result.strongest else VERMILION_DARK
        draw_fitted(picture, reason, Style("text", 26, colour), (left, top + 36, right, low), lines=2)


def _takes(
    picture: Image.Image,
    result: FloorResult,
    fate: Fate,
    middle: tuple[float, float],
    height: int,
    words: Words,
) -> None:
    """Draw what a team takes into its row."""
    if fate == "between":
        box = (middle[0] - 54, middle[1] - 30, middle[0] + 48, middle[1] + 30)
        style = Style("text", 28, INK_SOFT)
        draw_fitted(picture, words("towers-picture-nothing"), style, box, "centre")
        return
    prize = result.treasure if fate == "strongest" else result.monster
    tall = min(170, height - 22)
    size = (min(92, round(tall * 0.8)), tall)
    piece = windows.small(prize, *size, len(result.teams))
    lay_centred(picture, piece, middle)
