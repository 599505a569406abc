"""A finished round revealed: every hand, every secret, the pool, and who scored what."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.abraca.components import COMPONENTS
from games.abraca.model import RoundResult
from render.abraca import hearts, phrases, place, scene, stones
from render.kit import channel, icons, layout, panels, shields
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
from render.kit.theme import GOLD, GOLD_PALE, INK, INK_SOFT, VERDIGRIS_DARK, VIOLET
from render.kit.typesetting import Style
from render.words import Words

_TOP, _FOOT = 140, 124
"""The upper edge of the rows, and the height of the stones below them that nobody had."""
_GAP, _HIGHEST, _SECRETS_BELOW = 12, 330, 140
"""The distance between rows, their maximum height, and how much higher they are with secrets below."""
_ALONE = 2
"""The number of seats at which secrets are below a hand."""
_INSIDE = 20
_WIDEST = {5: 78, 4: 98}
"""The maximum width of stones in a hand at tables whose rows are low."""
_HEADS = {5: (70, 64)}
"""The height of the crest and the type of the points in low rows."""
_BETWEEN, _BEFORE_SECRETS = 6, 72
_SECRET = 0.8
"""The width of a secret stone as a share of one in a hand."""
_LOCK = 42
_GAIN = 128
_REST, _REST_STEP = 58, 62
"""The width of a stone that nobody had, and the distance from one to the next."""
_SECRETS_LEFT = 370
"""The width of the slab for secret stones that nobody had."""


def draw(result: RoundResult, names: Sequence[str], words: Words) -> Image.Image:
    """Return the revealed round beside the tower with the new points."""
    picture = scene.board()
    right, low = channel.WIDTH - place.EDGE, channel.HEIGHT - place.EDGE
    width = channel.WIDTH - place.STAGE
    head = channel.headline(lambda called: phrases.outcome(result, called, words), names, width)
    layout.draw(picture, head, (place.STAGE, 8, right, channel.HEADLINE_HEIGHT))
    scored = [seat for seat, won in enumerate(result.points) if won]
    layout.draw(picture, scene.figures(result.totals, scored))
    stone = _stone_width(result, right - place.STAGE)
    rows = Grid(
        *(_seat(result, seat, name, stone) for seat, name in enumerate(names)), columns=1, gap=_GAP, even=True
    )
    bottom = low - _FOOT - 20
    row = _HIGHEST + (_SECRETS_BELOW if len(names) == _ALONE and any(result.secrets) else 0)
    highest = len(names) * (row + _GAP) - _GAP
    on_wall = Stack(panels.backing(GOLD, "wall", rules=False), rows)
    layout.draw(picture, on_wall, (place.STAGE, _TOP, right, min(bottom, _TOP + highest)))
    rest = Row(
        Grow(_left(result.pool, secret=False)),
        Sized(_left(result.secrets_left, secret=True), _SECRETS_LEFT),
        gap=18,
    )
    layout.draw(picture, rest, (place.EDGE, low - _FOOT, right, low))
    return picture


def _stone_width(result: RoundResult, width: int) -> int:
    """Return the width of stones at which the hand and the secrets of every seat fit side by side."""
    if len(result.points) == _ALONE:
        return 130
    secrets = max(map(len, result.secrets))
    room = width - 2 * _INSIDE - COMPONENTS.hand_size * _BETWEEN - secrets * _BETWEEN - _BEFORE_SECRETS
    fitting = int(room / (COMPONENTS.hand_size + _SECRET * secrets))
    return min(fitting, _WIDEST.get(len(result.points), 116))


def _seat(result: RoundResult, seat: int, name: str, stone: int) -> Element:
    """Return the row of a seat; the winner's is in gold light, and seats without life are dimmed."""
    row = Stack(
        panels.backing(shields.accent(seat)),
        Padding(_row(result, seat, name, stone), _INSIDE, 12, _INSIDE, 16),
    )
    if seat == result.winner:
        return Stack(panels.glowing(10, 2.4), row)
    return row if result.life[seat] else Stack(row, panels.dimmed(0.2))


def _row(result: RoundResult, seat: int, name: str, stone: int) -> Element:
    """Return the content of a row: who it is, life and points scored; below, the stones."""
    crest, gain = _HEADS.get(len(result.points), (96, 92))
    who = Row(
        Piece(shields.shield(seat, crest)),
        Grow(channel.name(name, Style("bold", 60))),
        hearts.large(result.life[seat], crest - 6),
        Sized(_gain(result.points[seat], gain), _GAIN),
        gap=14,
    )
    hand, secrets = _hand(result.hands[seat], stone), _secrets(result.secrets[seat], stone)
    if len(result.points) == _ALONE:
        # Seats without secrets keep the room for them free, so all rows look alike.
        height = stones.height_of(round(stone * _SECRET)) + 24 if any(result.secrets) else 0
        return Column(
            Grow(who), hand, Sized(Padding(Align(secrets, "left"), left=8, top=8), height=height), gap=8
        )
    lying = Row(hand, Grow(Align(secrets, "right")))
    return Column(Grow(who), lying, gap=8)


def _gain(points: int, size: int) -> Text:
    style = Style("bold", size, VERDIGRIS_DARK if points else INK_SOFT)
    return Text(phrases.signed(points) if points else "0", style, "right")


def _hand(held: Sequence[int], width: int) -> Element:
    """Return the stones left in a hand, in order, and traces of the ones used up."""
    lying: list[Element] = [stones.stone(number, width) for number in sorted(held)]
    used = [Piece(stones.used_up(width))] * (COMPONENTS.hand_size - len(lying))
    return Row(*lying, *used, gap=_BETWEEN)


def _secrets(numbers: Sequence[int], width: int) -> Element:
    """Return secret stones on a band, after a padlock."""
    if not numbers:
        return Spacer()
    lying = (stones.stone(number, round(width * _SECRET)) for number in sorted(numbers))
    lock = Piece(icons.icon("padlock", _LOCK, GOLD_PALE, INK))
    return Stack(Padding(panels.banded(VIOLET), -8, -6, -8, -8), Row(lock, *lying, gap=_BETWEEN))


def _left(numbers: Sequence[int], *, secret: bool) -> Element:
    """Return the slab with stones that nobody had, after one from behind that says where they are from."""
    lying = [stones.sign(number, _REST) for number in sorted(numbers)]
    inside = Row(stones.back(_REST, secret), Spacer(12), Row(*lying, gap=_REST_STEP - _REST), gap=6)
    backing = panels.backing(VIOLET if secret else GOLD, "wall")
    return Stack(backing, Padding(Align(inside, "left"), left=16))
