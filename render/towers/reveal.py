"""A floor decided: every team from the strongest to the weakest, how its value came about, who takes what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from games.towers.components import COMPONENTS
from games.towers.model import FloorResult
from games.towers.view import View
from render.kit import layout, panels, shields, table
from render.kit.names import with_crests
from render.kit.shapes import lay, lay_centred
from render.kit.theme import (
    BRONZE_DARK,
    INK_SOFT,
    VERDIGRIS_DARK,
    VERMILION_DARK,
)
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.towers import phrases, place, scene, teams, windows
from render.towers.banner import Fate, banner
from render.words import Words

_WIDTH = place.RIGHT - place.LEFT
_TOP, _FOOT = 132, 884
_GAP = 12
_CAPTION = (place.LEFT + 10, 896, place.RIGHT - 10, 984)


@dataclass(frozen=True, slots=True)
class _Layout:
    """How the row of a team is laid out: sizes and distances from its left edge, in pixels."""

    highest: int
    card: int
    step: int
    cards_left: int
    crest: int
    name: int
    name_end: int
    banner: int
    banner_middle: int
    prize: tuple[int, int]
    prize_middle: int

    @property
    def is_stacked(self) -> bool:
        """Whether the cards lie under the name instead of beside it."""
        return self.cards_left < self.name_end


_LAYOUTS = {
    2: _Layout(370, 176, 200, 24, 70, 46, 470, 108, 700, (134, 200), 826),
    3: _Layout(264, 132, 156, 228, 58, 36, 224, 92, 746, (92, 170), 850),
    4: _Layout(264, 108, 156, 228, 58, 36, 224, 86, 746, (92, 170), 850),
}
"""How rows are laid out by the number of teams: two have room for large cards under the name."""
_HEAD = 100
"""How far the name reaches down in a row."""


def draw(view: View, result: FloorResult, names: Sequence[str], words: Words) -> Image.Image:
    """Return the decided floor 1400 x 1000."""
    picture = scene.dusk()
    title = words("towers-picture-decided-floor", floor=result.floor)
    layout.draw(picture, table.title(title), (place.LEFT + 4, 4, place.RIGHT, 84))
    where = words("towers-picture-tower", tower=result.tower, towers=COMPONENTS.towers)
    scene.subtitle(picture, where, (place.LEFT + 4, 80, place.RIGHT, 118))
    scene.decided_floor(picture, view, result, words)
    seats = phrases.ranked(result)
    height = min(_LAYOUTS[len(seats)].highest, (_FOOT - _TOP - (len(seats) - 1) * _GAP) // len(seats))
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
    layout.draw(picture, table.news(text, 36, lines=3, smallest=28), _CAPTION)
    return picture


def fate_of(result: FloorResult, seat: int) -> Fate:
    """Return what became of the team of ``seat``."""
    if seat == result.strongest:
        return "strongest"
    return "weakest" if seat == result.weakest else "between"


def _row(result: FloorResult, seat: int, name: str, height: int, words: Words) -> Image.Image:
    picture = panels.panel(_WIDTH, height, shields.accent(seat)).copy()
    left, top = panels.SHADOW, panels.SHADOW
    team, fate = result.teams[seat], fate_of(result, seat)
    layout = _LAYOUTS[len(result.teams)]
    crest = shields.shield(seat, layout.crest)
    lay(picture, crest, (left + 18, top + 16))
    box = (left + 18 + crest.width + 8, top + 5, left + layout.name_end, top + _HEAD - 2)
    draw_fitted(picture, name, Style("bold", layout.name), box, lines=4)
    if layout.is_stacked:
        why = (left + layout.name_end + 14, top + 24, left + _WIDTH - 18, top + _HEAD)
        middle = top + (_HEAD + height) / 2 - 6
    else:
        why = (left + 20, top + _HEAD - 4, left + layout.name_end - 2, top + height - 14)
        middle = top + height / 2
    _why(picture, result, seat, why, words)
    centres = [
        (left + layout.cards_left + layout.step * (index + 0.5), middle + (2 if index != 1 else -2))
        for index in range(COMPONENTS.team_size)
    ]
    teams.lay_team(picture, team, 0, layout.card, centres, words)
    for one, other in pairwise(centres):
        plus = ((one[0] + other[0]) / 2, middle + 12)
        draw_text(picture, "+", Style("bold", 40, BRONZE_DARK), plus, "centre")
    flag = banner(seat, team.value, layout.banner, fate)
    lay_centred(picture, flag, (left + layout.banner_middle, middle))
    prize = (layout.prize[0], min(layout.prize[1], height - 22))
    _takes(picture, result, fate, (left + layout.prize_middle, middle), prize, words)
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
        draw_fitted(
            picture,
            reason,
            Style("text", 26, colour),
            (left, top + 36, right, low),
            lines=2,
            language=words.locale,
        )


def _takes(
    picture: Image.Image,
    result: FloorResult,
    fate: Fate,
    middle: tuple[float, float],
    size: tuple[int, int],
    words: Words,
) -> None:
    """Draw what a team takes into its row."""
    if fate == "between":
        box = (middle[0] - 54, middle[1] - 30, middle[0] + 48, middle[1] + 30)
        style = Style("text", 28, INK_SOFT)
        draw_fitted(picture, words("towers-picture-nothing"), style, box, "centre")
        return
    prize = result.treasure if fate == "strongest" else result.monster
    piece = windows.small(prize, *size, len(result.teams))
    lay_centred(picture, piece, middle)
