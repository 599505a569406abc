"""A finished round uncovered: every hand, every secret, the pool, and who scored what for which reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.abraca.components import COMPONENTS
from games.abraca.model import RoundResult
from render.abraca import phrases, place, scene, stones
from render.abraca.seatplate import life
from render.kit import icons, panels, shields, tokens
from render.kit.cache import cached
from render.kit.names import with_crests
from render.kit.shapes import lay, lay_centred
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
)
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.words import Words

_TOP = 156
_FOOT = 838
_WIDTH = place.RIGHT - place.LEFT


def draw(result: RoundResult, names: Sequence[str], words: Words) -> Image.Image:
    """Return the uncovered round 1400 x 1000, beside the tower with the new points."""
    picture = scene.night()
    title = words("abraca-picture-reveal", round=result.number)
    box = (590, 4, place.RIGHT, 84)
    draw_fitted(picture, title, Style("display", 64, GOLD_PALE, 3, NIGHT_DEEP), box)
    ending = phrases.ending(result, with_crests(names), words)
    draw_fitted(
        picture,
        ending,
        Style("text", 38, PARCHMENT_LIGHT, 2, NIGHT_DEEP),
        (590, 84, place.RIGHT, 142),
        lines=1,
    )
    height = (_FOOT - _TOP) // len(names) - 8
    for seat, name in enumerate(names):
        at = (place.LEFT, _TOP + seat * (height + 8))
        if seat == result.winner:
            panels.lay_glow(picture, (_WIDTH, height), at)
        panels.lay_panel(picture, _row(result, seat, name, height, words), at)
        if seat == result.winner:
            lay(picture, panels.rim(_WIDTH, height), at)
    scored = [seat for seat, won in enumerate(result.points) if won]
    scene.figures(picture, result.totals, scored)
    _rest(picture, "abraca-picture-pool-rest", result.pool, (place.LEFT, 676), words)
    _rest(picture, "abraca-picture-secrets-rest", result.secrets_left, (place.LEFT + 686, 298), words, VIOLET)
    return picture


def reason(result: RoundResult, seat: int, words: Words) -> str:
    """Return in words why ``seat`` scored what it scored."""
    if not result.points[seat]:
        # Under the first version of the rules the others could keep life beside somebody without stones.
        return words(f"abraca-picture-reason-{'no-points' if result.life[seat] else 'nothing'}")
    first = "winner" if seat == result.winner else "survivor"
    reasons = [words(f"abraca-picture-reason-{first}")]
    if result.secrets[seat]:
        reasons.append(words("abraca-picture-reason-secrets", count=len(result.secrets[seat])))
    return " + ".join(reasons)


@dataclass(frozen=True, slots=True)
class _Layout:
    """How a row is laid out: sizes, and distances from its left edge, in pixels."""

    crest: int
    name: int
    name_end: int
    stone: int
    stones_left: int
    secret: int
    secrets_middle: int
    heart: int

    @property
    def is_stacked(self) -> bool:
        """Whether the stones lie under the name instead of beside it."""
        return self.stones_left < self.name_end


_LAYOUTS = {
    2: _Layout(104, 54, 700, 106, 22, 72, 656, 92),
    3: _Layout(84, 44, 700, 84, 22, 58, 590, 76),
    4: _Layout(92, 36, 312, 62, 322, 46, 714, 58),
    5: _Layout(92, 36, 312, 62, 322, 46, 714, 58),
}
"""How rows are laid out by the number of seats: two and three have room for large stones under the name."""


def _row(result: RoundResult, seat: int, name: str, height: int, words: Words) -> Image.Image:
    picture = panels.panel(_WIDTH, height, shields.accent(seat)).copy()
    left, top = panels.SHADOW, panels.SHADOW
    layout = _LAYOUTS[len(result.points)]
    crest = shields.shield(seat, min(layout.crest, height - 32))
    deep = round(layout.stone * stones.RATIO)
    head = height - deep - 30 if layout.is_stacked else height
    at_name, at_stones = (
        top + head / 2 + 4,
        top + (height - 18 - deep / 2 if layout.is_stacked else height / 2),
    )
    lay(picture, crest, (left + 18, at_name - crest.height / 2))
    start, end = left + 18 + crest.width + 14, left + layout.name_end
    draw_fitted(picture, name, Style("bold", layout.name), (start, at_name - 52, end, at_name + 8), lines=2)
    why = (start, at_name + 6, end, at_name + 52)
    draw_fitted(
        picture, reason(result, seat, words), Style("text", 26, INK_SOFT), why, lines=2, language=words.locale
    )
    hand = sorted(result.hands[seat])
    for index in range(COMPONENTS.hand_size):
        at = (left + layout.stones_left + index * (layout.stone + 5), at_stones - deep / 2)
        if index < len(hand):
            stones.lay_stone(picture, stones.stone(hand[index], layout.stone), at)
        else:
            lay(picture, stones.used_up(layout.stone), at)
    _secrets(picture, result.secrets[seat], (left + layout.secrets_middle, at_stones), layout.secret)
    middle = top + height / 2
    lay_centred(picture, life(result.life[seat], layout.heart), (left + 800, middle))
    gain = Style("bold", 54, VERDIGRIS_DARK if result.points[seat] else INK_SOFT)
    signed = phrases.signed(result.points[seat]) if result.points[seat] else "0"
    draw_text(picture, signed, gain, (left + 900, middle + 18), "right")
    lay_centred(picture, tokens.points(result.totals[seat], 60), (left + 940, middle))
    return picture


def _secrets(picture: Image.Image, secrets: Sequence[int], at: tuple[float, float], width: int) -> None:
    """Draw secret stones round ``at``, two in a row, each with a padlock on its corner."""
    deep = round(width * stones.RATIO)
    rows = -(-len(secrets) // 2)
    for index, number in enumerate(secrets):
        row, column = divmod(index, 2)
        in_row = min(2, len(secrets) - 2 * row)
        x = at[0] + (column - in_row / 2) * (width + 6) + 3
        y = at[1] + (row - rows / 2) * (deep + 4)
        stones.lay_stone(picture, stones.stone(number, width), (x, y))
        lay_centred(picture, _lock(), (x + width - 5, y + 5))


@cached
def _lock() -> Image.Image:
    picture = tokens.medal(26, VIOLET).copy()
    lay_centred(picture, icons.icon("padlock", 16, GOLD_PALE), (picture.width / 2, picture.height / 2))
    return picture


def _rest(
    picture: Image.Image,
    key: str,
    numbers: Sequence[int],
    place_and_width: tuple[int, int],
    words: Words,
    accent: tuple[int, int, int] = GOLD,
) -> None:
    left, width = place_and_width
    height = 124
    panels.lay_panel(picture, panels.panel(width, height, accent, "wall"), (left, _FOOT + 12))
    label = Style("caps", 27, LAVENDER, 1, NIGHT_DEEP)
    draw_fitted(picture, words(key), label, (left + 18, _FOOT + 18, left + width - 18, _FOOT + 50))
    if not numbers:
        box = (left + 18, _FOOT + 54, left + width - 18, _FOOT + 120)
        draw_fitted(picture, words("abraca-picture-none"), Style("text", 34, PARCHMENT_LIGHT, 1, INK), box)
        return
    each = min(60, (width - 36) // len(numbers))
    size = min(54, each - 3)
    for index, number in enumerate(sorted(numbers)):
        stones.lay_stone(picture, stones.stone(number, size), (left + 18 + index * each, _FOOT + 58))
