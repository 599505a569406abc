"""The public board: the tower, the last declaration in the moon, the spells as stairs, the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from games.abraca.view import View
from render.abraca import moon, phrases, place, scene, seatplate, stairs
from render.kit import channel, layout, tokens
from render.kit.layout import Element, Grow, Named, Piece, Pinned, Row, Stack
from render.words import Words

_TOP = 136
"""The upper edge of the stairs."""
_SUPPLIES = channel.WIDTH - 30 - stairs.SLAB
"""The left edge of the slabs beside rows 4 and 5."""
_SEATS = channel.HEIGHT - place.EDGE - seatplate.HEIGHT
"""The upper edge of the plates."""
_CHIP = 112
"""The diameter of a chip with a change of life."""
_UP, _ASIDE = 22, 20
"""How far the middle of a chip is above its plate, and from its right edge."""


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the board; ``names`` are drawable."""
    picture = scene.board()
    left, right, low = place.STAGE, channel.WIDTH - place.EDGE, channel.HEIGHT - place.EDGE
    head = channel.headline(
        lambda called: phrases.calls(view, called, words), names, channel.WIDTH - place.STAGE
    )
    layout.draw(picture, head, (left, 8, right, channel.HEADLINE_HEIGHT))
    layout.draw(picture, stairs.element(view), (left, _TOP, right, _TOP + 8 * stairs.STEP))
    beside = _TOP + 3 * stairs.STEP
    layout.draw(
        picture, stairs.supplies(view), (_SUPPLIES, beside, _SUPPLIES + stairs.SLAB, beside + 2 * stairs.STEP)
    )
    layout.draw(picture, moon.element(view))
    layout.draw(picture, scene.figures([seat.points for seat in view.places], _climbers(view)))
    layout.draw(picture, _plates(view, names), (place.EDGE, _SEATS, right, low))
    return picture


def _climbers(view: View) -> list[int]:
    """Return the seats whose figures have just climbed the tower."""
    if view.recap is None:
        return []
    return [seat for seat, won in enumerate(view.recap.points) if won]


def _plates(view: View, names: Sequence[str]) -> Element:
    """Return the plates side by side, with the changes of life on their corners."""
    seats = range(len(view.places))
    last = view.declarations[-1] if view.declarations else None
    changes = {change.seat: change.after - change.before for change in last.changes} if last else {}
    gap = 18 if len(seats) < 5 else 14
    plates = Row(
        *(Grow(Named(seatplate.element(_plate(view, seat, names[seat])), f"seat-{seat}")) for seat in seats),
        gap=gap,
    )
    width = (channel.WIDTH - 2 * place.EDGE + gap) / len(seats)
    return Stack(plates, *_chips(changes, width, gap))


def _chips(changes: dict[int, int], width: float, gap: int) -> Iterator[Element]:
    """Yield the chips with the changes of life, each at the upper right corner of its plate."""
    for seat, change in changes.items():
        if change:
            right = min((seat + 1) * width - gap - _ASIDE, channel.WIDTH - 2 * place.EDGE - _CHIP / 2 + 12)
            chip = Piece(tokens.change(phrases.signed(change), _CHIP), tokens.EDGE)
            yield Pinned(chip, right, -_UP)


def _plate(view: View, seat: int, name: str) -> seatplate.Plate:
    owner = view.places[seat]
    last = view.declarations[-1] if view.declarations else None
    return seatplate.Plate(
        seat=seat,
        name=name,
        life=owner.life,
        stones=len(owner.stones),
        secrets=len(owner.secrets),
        active=seat == view.active,
        eliminated=owner.eliminated,
        faces=tuple(stone.number for stone in owner.stones if stone.number is not None),
        took_secret=last is not None and last.took_secret and last.seat == seat,
    )
