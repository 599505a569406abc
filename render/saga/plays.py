"""The cards played on a Test: a slip for each of the newest, with its scene, its player and its effect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.saga.cards import Cancel, Die, Difficulty, OutcomeTimes, Use
from games.saga.components import folded_effect
from games.saga.situation import CHARACTERISTICS, Situation
from render.kit import icons, panels, shields, tokens
from render.kit.cache import cached
from render.kit.layout import Align, Element, Grow, Padding, Piece, Row, Sized, Stack, Text
from render.kit.theme import BRONZE_DARK, GOLD_PALE, NIGHT_DEEP, VERDIGRIS_DARK, VERMILION_DARK
from render.kit.typesetting import Style
from render.saga.dice import die
from render.saga.look import CHARACTERISTIC_ICONS, INTERFERENCE_COLOUR
from render.saga.phrases import MINUS
from render.saga.scenery import window

HEIGHT = 104
_GAP = 14
_SHOWN = 2
"""The most slips; of more plays, the newest are shown and the others are counted."""
_COUNTED = 84
"""The width of the number of plays that aren't shown."""
_SCENE, _CREST = 76, 58
_SIGN, _PAIR = 60, 46
_DICE = 64
"""The width for the dice of a card."""
AID_ICON = "lotus-flower"
_ANY = Situation((1,) * len(CHARACTERISTICS))
"""A situation for scores without dice, which are the same in all situations."""
_OUTCOME_ICONS = {"reward": "trophy", "failure": "broken-heart"}


@dataclass(frozen=True, slots=True)
class Play:
    """A card played on a Test: its seat, its dice, and whether it counts."""

    seat: int
    card: str
    roll: tuple[int, ...] = ()
    live: bool = True
    aid: bool = False


def element(plays: Sequence[Play], width: int) -> Element:
    """Return the newest of the played cards side by side in ``width``, and the number of earlier ones."""
    shown, earlier = plays[-_SHOWN:], len(plays) - _SHOWN
    room = (width - _GAP) // _SHOWN
    parts: list[Element] = []
    if earlier > 0:
        room = (width - _COUNTED - _GAP * _SHOWN) // _SHOWN
        count = Text(f"+{earlier}", Style("bold", 60, GOLD_PALE, 2, NIGHT_DEEP), "centre")
        parts.append(Sized(count, _COUNTED))
    parts += [_slip(play, room) for play in shown]
    return Sized(Align(Row(*parts, gap=_GAP)), height=HEIGHT)


def _slip(play: Play, width: int) -> Element:
    slip: Element = Piece(_face(play, width), panels.SHADOW)
    if play.live:
        return slip
    cross = Padding(Piece(tokens.result_mark("miss", 84), 2), right=4)
    return Stack(slip, panels.dimmed(0.45), Align(cross, "right"))


@cached
def _face(play: Play, width: int) -> Image.Image:
    """Return the slip of a card: its scene, the crest of its player, and what it does."""
    inside = Row(
        Sized(window(play.card, grey=not play.live), _SCENE),
        Piece(shields.shield(play.seat, _CREST)),
        Grow(Align(_effect(play))),
        gap=8,
    )
    plate = panels.panel(width, HEIGHT, INTERFERENCE_COLOUR)
    return panels.filled(plate, Padding(inside, 12, 12, 10, 12))


def _effect(play: Play) -> Element:
    """Return the effect of a card, in signs."""
    if play.aid:
        return Piece(icons.icon(AID_ICON, _SIGN, BRONZE_DARK))
    if play.roll:
        return Row(*(die(value, _DICE // len(play.roll) - 6) for value in play.roll), gap=4)
    match folded_effect(play.card):
        case Use(score):
            return Row(
                *(Piece(icons.icon(CHARACTERISTIC_ICONS[name], _SIGN, BRONZE_DARK)) for name in score.names)
            )
        case OutcomeTimes(part, times):
            sign = Piece(icons.icon(_OUTCOME_ICONS[part], _PAIR if times > 1 else _SIGN, BRONZE_DARK))
            none = Align(Piece(tokens.result_mark("miss", 44), 2), "right", "bottom")
            return Row(*[sign] * times, gap=-16) if times else Stack(sign, none)
        case Difficulty(by) if not by.dice:
            worth = by.value(_ANY)
            style = Style("bold", 64, VERMILION_DARK if worth > 0 else VERDIGRIS_DARK)
            return Text(f"{worth:+d}".replace("-", MINUS), style)
        case Die(to):
            return die(to.value(_ANY), _DICE - 6)
        case Cancel():
            return Piece(tokens.result_mark("miss", 60), 2)
    return die(None, _DICE - 6)
