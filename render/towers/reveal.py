"""A floor decided: the board with every team, its prizes with the shields of the seats that take them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.towers.components import TREASURES
from games.towers.model import FloorResult
from games.towers.view import View
from render.kit import channel, icons, layout, tokens
from render.kit.cache import cached
from render.kit.layout import Element, Padding, Piece, Text
from render.kit.shapes import lay_centred
from render.kit.theme import PARCHMENT_LIGHT, darker
from render.kit.typesetting import Style
from render.towers import board, keep, look, phrases, plates, teams, windows
from render.towers.banner import Fate
from render.words import Words, isolate

_PRIZE = 100
_SUM = Style("bold", 64)


def draw(view: View, result: FloorResult, names: Sequence[str], words: Words) -> Image.Image:
    """Return the decided floor, 1200 x 1350."""
    picture = keep.ground().copy()
    keep.decided(picture, view, result)
    left, _, right, _ = board.HEADLINE
    title = channel.headline(lambda said: _title(result, said, words), names, right - left)
    layout.draw(picture, title, board.HEADLINE)
    shown = [_plate(result, seat, name) for seat, name in enumerate(names)]
    plates.draw(picture, shown, (result.strongest,))
    return picture


def _title(result: FloorResult, names: Sequence[str], words: Words) -> str:
    return words(
        "towers-picture-takes",
        player=isolate(names[result.strongest]),
        treasure=TREASURES[result.treasure].kind,
    )


def _fate(result: FloorResult, seat: int) -> Fate:
    """Return the rank of the team of ``seat``: strongest, weakest, or in between."""
    if seat == result.strongest:
        return "strongest"
    return "weakest" if seat == result.weakest else "between"


def _plate(result: FloorResult, seat: int, name: str) -> plates.Plate:
    fate, team = _fate(result, seat), result.teams[seat]
    prize = {"strongest": result.treasure, "weakest": result.monster, "between": None}[fate]
    return plates.Plate(
        seat=seat,
        name=name,
        cards=teams.side_by_side(team, plates.CARD[len(result.teams)], None),
        value=team.value,
        fate=fate,
        mark="miss" if seat == result.fined else None,
        beside=_won(prize) if prize else None,
        below=Padding(Text(phrases.terms(team), _SUM, "centre"), bottom=14),
    )


def _won(prize: str) -> Element:
    return Piece(_medal(prize), tokens.EDGE)


@cached
def _medal(prize: str) -> Image.Image:
    """Return the sign of a prize on a medallion."""
    colour = windows.worth_colour(prize)
    picture = tokens.medal(_PRIZE, colour).copy()
    sign = icons.icon(look.prize_icon(prize), round(_PRIZE * 0.68), PARCHMENT_LIGHT, darker(colour, 0.7), 2)
    lay_centred(picture, sign, (picture.width / 2, picture.height / 2))
    return picture
