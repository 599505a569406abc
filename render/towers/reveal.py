"""A floor decided: every team from strongest to weakest, how its value came about, who takes what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.towers.components import COMPONENTS
from games.towers.model import FloorResult, Team
from games.towers.view import View
from render.kit import layout, panels, shields, table
from render.kit.layout import (
    Align,
    Column,
    Element,
    Grid,
    Grow,
    Padding,
    Piece,
    Row,
    Sized,
    Spacer,
    Stack,
    Text,
)
from render.kit.names import with_crests
from render.kit.theme import (
    BRONZE_DARK,
    INK_SOFT,
    PARCHMENT_LIGHT,
    VERDIGRIS_DARK,
    VERMILION_DARK,
)
from render.kit.typesetting import Style
from render.towers import phrases, place, scene, teams, windows
from render.towers.banner import MARGIN, Fate, banner
from render.words import Words

_HEAD = (place.LEFT + 4, 4, place.RIGHT, 118)
_ROWS = (place.LEFT, 132, place.RIGHT, 884)
_CAPTION = (place.LEFT + 10, 896, place.RIGHT - 10, 984)
_GAP = 12
_WHO = 94
"""The height of the area for the name."""


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The layout of a team's row, in pixels: sizes, and the widths for a card, a banner and a prize.

    ``told`` is the width for the name beside the cards; if it's 0, they lie below the name.
    """

    highest: int
    card: int
    step: int
    crest: int
    name: int
    banner: int
    flag: int
    prize: tuple[int, int]
    told: int = 0


_SIZES = {
    2: _Sizes(370, 176, 200, 70, 46, 108, 150, (134, 200)),
    3: _Sizes(264, 132, 156, 58, 36, 92, 100, (92, 170), 206),
    4: _Sizes(264, 108, 156, 58, 36, 86, 100, (92, 150), 206),
}
"""The sizes by the number of teams: with two there's room for large cards below the name."""
_PLUS = 36


def draw(view: View, result: FloorResult, names: Sequence[str], words: Words) -> Image.Image:
    """Return the decided floor, 1400 x 1000."""
    picture = scene.dusk()
    title = table.title(words("towers-picture-decided-floor", floor=result.floor))
    where = scene.subtitle(words("towers-picture-tower", tower=result.tower, towers=COMPONENTS.towers))
    layout.draw(picture, Column(Sized(title, height=78), Padding(where, top=-2)), _HEAD)
    layout.draw(picture, scene.decided_floor(view, result, words))
    seats = phrases.ranked(result)
    rows = Grid(*(_seat(result, seat, names[seat], words) for seat in seats), columns=1, gap=_GAP, even=True)
    height = len(seats) * (_SIZES[len(seats)].highest + _GAP) - _GAP
    layout.draw(picture, Align(Sized(rows, place.RIGHT - place.LEFT, height)), _ROWS)
    text = phrases.taken(result, with_crests(names), words)
    layout.draw(picture, Stack(scene.veiled(), table.news(text, 36, lines=3, smallest=28)), _CAPTION)
    return picture


def fate_of(result: FloorResult, seat: int) -> Fate:
    """Return the rank of the team of ``seat``: strongest, weakest, or in between."""
    if seat == result.strongest:
        return "strongest"
    return "weakest" if seat == result.weakest else "between"


def _seat(result: FloorResult, seat: int, name: str, words: Words) -> Element:
    strongest = seat == result.strongest
    return Stack(
        *([panels.glowing()] if strongest else ()),
        panels.backing(shields.accent(seat)),
        Padding(_row(result, seat, name, words), 18, 6, 6, 8),
        *([panels.rimmed()] if strongest else ()),
    )


def _row(result: FloorResult, seat: int, name: str, words: Words) -> Element:
    """Return the row of a team: name, how its value came about, cards, banner, and prize."""
    team, fate, sizes = result.teams[seat], fate_of(result, seat), _SIZES[len(result.teams)]
    crest = Piece(shields.shield(seat, sizes.crest), down="top")
    who = Row(Padding(crest, top=9), Grow(Text(name, Style("bold", sizes.name), lines=4)), gap=8)
    why, lying = _why(result, seat, words), _team(team, sizes, words)
    flag = Sized(Piece(banner(seat, team.value, sizes.banner, fate), MARGIN), sizes.flag)
    takes = Grow(_takes(result, fate, sizes, words))
    if sizes.told:
        told = Column(Sized(who, height=_WHO), Grow(Padding(why, left=2, right=2)))
        return Row(Sized(told, sizes.told), lying, flag, takes)
    above = Row(Sized(who, 446), Grow(Padding(why, top=16)), gap=14)
    below = Row(Grow(lying), flag, Sized(takes, 160))
    return Column(Sized(above, height=_WHO), Grow(below))


def _why(result: FloorResult, seat: int, words: Words) -> Element:
    """Return a team's sum, and if it was close, why it is the strongest or the weakest."""
    terms = Sized(Text(phrases.terms(result.teams[seat]), Style("bold", 32, INK_SOFT)), height=36)
    reason = phrases.reason(result, seat, words)
    colour = VERDIGRIS_DARK if seat == result.strongest else VERMILION_DARK
    why = Text(reason, Style("text", 26, colour), lines=2, language=words.locale)
    return Column(terms, Grow(why)) if reason else Column(terms)


def _team(team: Team, sizes: _Sizes, words: Words) -> Element:
    """Return a team's cards with plus signs between them."""
    plus = Sized(Text("+", Style("bold", 40, BRONZE_DARK, 3, PARCHMENT_LIGHT), "centre"), _PLUS)
    between = [Sized(Spacer(), sizes.step - _PLUS)] * (COMPONENTS.team_size - 2)
    signs = [sign for gap in between for sign in (plus, gap)] + [plus]
    whole = Stack(teams.side_by_side(team, sizes.card, words), Row(Grow(Spacer()), *signs, Grow(Spacer())))
    return Sized(whole, sizes.step * COMPONENTS.team_size)


def _takes(result: FloorResult, fate: Fate, sizes: _Sizes, words: Words) -> Element:
    """Return a team's prize."""
    if fate == "between":
        return Text(words("towers-picture-nothing"), Style("text", 28, INK_SOFT), "centre")
    prize = result.treasure if fate == "strongest" else result.monster
    return Piece(windows.small(prize, *sizes.prize, len(result.teams)), windows.MARGIN)
