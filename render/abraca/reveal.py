"""A finished round revealed: every hand, every secret, the pool, and who scored what and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from games.abraca.components import COMPONENTS
from games.abraca.model import RoundResult
from render.abraca import hearts, phrases, place, scene, stones
from render.kit import icons, layout, panels, shields, table, tokens
from render.kit.cache import cached
from render.kit.layout import (
    Align,
    Column,
    Element,
    FirstFit,
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
    GOLD,
    GOLD_PALE,
    INK,
    INK_SOFT,
    LAVENDER,
    NIGHT_DEEP,
    PARCHMENT_LIGHT,
    VERDIGRIS_DARK,
    VIOLET,
    Colour,
)
from render.kit.typesetting import Style
from render.words import Words

_REST = 124
"""The height of the panels for stones that nobody had."""
_POOL, _SECRETS = 676, 298
"""The widths of these panels."""


def draw(result: RoundResult, names: Sequence[str], words: Words) -> Image.Image:
    """Return the revealed round, 1400 x 1000, beside the tower with the new points."""
    picture = scene.night()
    title = table.title(words("abraca-picture-reveal", round=result.number), 64)
    style = Style("text", 38, PARCHMENT_LIGHT, 2, NIGHT_DEEP)
    ending = Text(phrases.ending(result, with_crests(names), words), style)
    head = Padding(Column(Sized(title, height=80), Sized(ending, height=58)), left=6, top=4, bottom=14)
    rows = (_seat(result, seat, name, words) for seat, name in enumerate(names))
    rest = Row(
        Sized(_left(words("abraca-picture-pool-rest"), result.pool, GOLD, words), _POOL),
        Grow(Spacer()),
        Sized(_left(words("abraca-picture-secrets-rest"), result.secrets_left, VIOLET, words), _SECRETS),
    )
    told = Column(
        scene.beside_moon(head),
        Grow(Grid(*rows, columns=1, gap=8, even=True)),
        Spacer(height=20),
        Sized(rest, height=_REST),
    )
    layout.draw(picture, Padding(told, bottom=8), place.BESIDE)
    scored = [seat for seat, won in enumerate(result.points) if won]
    layout.draw(picture, scene.figures(result.totals, scored))
    return picture


def _reasons(result: RoundResult, seat: int, words: Words) -> Iterator[str]:
    """Yield the reasons for the score of ``seat``, in words."""
    if not result.points[seat]:
        # Under the first version of the rules, others could keep life when a player ran out of stones.
        yield words(
            "abraca-picture-reason-no-points" if result.life[seat] else "abraca-picture-reason-nothing"
        )
        return
    is_winner = seat == result.winner
    yield words("abraca-picture-reason-winner" if is_winner else "abraca-picture-reason-survivor")
    if result.secrets[seat]:
        yield f"+ {words('abraca-picture-reason-secrets', count=len(result.secrets[seat]))}"


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The sizes of things in a row, in pixels; ``told`` is the width for a name beside the stones.

    If it's 0, the stones lie below the name.
    """

    crest: int
    name: int
    stone: int
    secret: int
    secrets_in_row: int
    heart: int
    told: int = 0


_SIZES = {
    2: _Sizes(104, 54, 100, 56, 2, 92),
    3: _Sizes(76, 44, 82, 50, 4, 76),
    4: _Sizes(82, 36, 62, 46, 2, 58, 242),
    5: _Sizes(64, 36, 60, 44, 2, 56, 232),
}
"""The sizes by the number of seats: with two or three there's room for large stones below the name."""
_LOCK = 26


def _seat(result: RoundResult, seat: int, name: str, words: Words) -> Element:
    won = seat == result.winner
    return Stack(
        *([panels.glowing()] if won else ()),
        panels.backing(shields.accent(seat)),
        Padding(_row(result, seat, name, words), 18, 14, 14, 14),
        *([panels.rimmed()] if won else ()),
    )


def _row(result: RoundResult, seat: int, name: str, words: Words) -> Element:
    """Return the row of a seat: who it is and why it scored, its stones, and the result."""
    sizes = _SIZES[len(result.points)]
    lines = list(_reasons(result, seat, words))
    if not sizes.told:
        lines = [" ".join(lines)]
    why = (Text(line, Style("text", 26, INK_SOFT)) for line in lines)
    told = Column(Grow(Text(name, Style("bold", sizes.name), lines=2)), *why)
    who = Row(Piece(shields.shield(seat, sizes.crest)), Grow(Align(told, "left")), gap=14)
    hand = _hand(result.hands[seat], sizes.stone)
    secrets = _secrets(result.secrets[seat], sizes)
    coin = Piece(tokens.points(result.totals[seat], 60), tokens.EDGE)
    heart = hearts.large(result.life[seat], sizes.heart)
    if sizes.told:
        had: list[Element] = [
            Sized(who, sizes.told),
            hand,
            Sized(secrets, 2 * sizes.secret + _LOCK),
            Grow(heart),
        ]
    else:
        lying = Row(hand, secrets, gap=_LOCK)
        had = [Grow(Column(Grow(who), lying, gap=8)), Sized(heart, sizes.heart + _LOCK)]
    return Row(*had, Sized(_gain(result.points[seat]), 76), coin, gap=10)


def _gain(points: int) -> Text:
    style = Style("bold", 54, VERDIGRIS_DARK if points else INK_SOFT)
    return Text(phrases.signed(points) if points else "0", style, "right")


def _hand(held: Sequence[int], width: int) -> Element:
    """Return the stones left in a hand, in order, and traces of the ones used up."""
    lying: list[Element] = [stones.stone(number, width) for number in sorted(held)]
    used = [Piece(stones.used_up(width))] * (COMPONENTS.hand_size - len(lying))
    return Row(*lying, *used, gap=5)


def _secrets(secrets: Sequence[int], sizes: _Sizes) -> Element:
    """Return secret stones, each with a padlock on its corner."""
    locked, step = [_locked(number, sizes.secret) for number in secrets], sizes.secrets_in_row
    rows = (Align(Row(*locked[start : start + step], gap=8)) for start in range(0, len(locked), step))
    return Align(Column(*rows, gap=6))


def _locked(number: int, width: int) -> Element:
    lock = Align(Padding(Piece(_lock(), tokens.EDGE), top=-9, right=-9), "right", "top")
    return Stack(stones.stone(number, width), lock)


@cached
def _lock() -> Image.Image:
    picture = tokens.medal(_LOCK, VIOLET).copy()
    layout.draw(picture, Piece(icons.icon("padlock", 16, GOLD_PALE)))
    return picture


def _left(label: str, numbers: Sequence[int], accent: Colour, words: Words) -> Element:
    """Return the panel of stones that nobody had."""
    called = Text(label, Style("caps", 27, LAVENDER, 1, NIGHT_DEEP))
    lying: Element = Text(words("abraca-picture-none"), Style("text", 34, PARCHMENT_LIGHT, 1, INK))
    if numbers:
        lying = FirstFit(_in_a_row(numbers, 54, 6), _in_a_row(numbers, 50, 3))
    inside = Column(Sized(called, height=32), Grow(lying))
    return Stack(panels.backing(accent, "wall"), Padding(inside, 18, 6, 18, 10))


def _in_a_row(numbers: Sequence[int], width: int, gap: int) -> Element:
    return Row(*(stones.stone(number, width) for number in sorted(numbers)), gap=gap)
