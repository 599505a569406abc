"""The public board: the tower, the niches, the last declarations, the seats, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.abraca.view import View
from render.abraca import niches, phrases, place, ribbon, scene, seatplate, stones
from render.kit import layout, panels, table, tokens
from render.kit.cache import cached
from render.kit.names import with_crests
from render.kit.shapes import lay, lay_centred
from render.kit.theme import LAVENDER, NIGHT_DEEP
from render.kit.typesetting import Style, draw_fitted
from render.words import Words

_NICHES_TOP = 122
_RIBBON_TOP = 510
_PLATES_TOP = 608
_HEADLINE = (place.LEFT, 818, place.RIGHT, 894)
_CAPTION = (place.LEFT + 20, 900, place.RIGHT - 20, 982)
_PLATE_GAP = 10


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the board 1400 x 1000; ``names`` are drawable."""
    board = _ground(words).copy()
    scene.subtitle(board, words("abraca-picture-round", round=view.round))
    supplies(board, view.pool, view.secrets_left, words)
    _stones(board, view)
    ribbon.draw(board, view.declarations, (place.LEFT, _RIBBON_TOP), place.RIGHT - place.LEFT, words)
    _plates(board, view, names, words)
    scene.figures(board, [seat.points for seat in view.places], _climbers(view))
    crested = with_crests(names)
    layout.draw(board, table.headline(phrases.turn(view, crested, words), 64), _HEADLINE)
    scene.caption(board, phrases.news(view, crested, words), _CAPTION)
    return board


def _climbers(view: View) -> list[int]:
    """Return the seats whose figures have just climbed."""
    if view.recap is None:
        return []
    return [seat for seat, won in enumerate(view.recap.points) if won]


@cached
def _ground(words: Words) -> Image.Image:
    """Return everything that never changes during a game."""
    ground = scene.night()
    scene.title(ground, words)
    for spell in phrases.SPELLS:
        at = niches.origin(spell, place.LEFT + 1, _NICHES_TOP)
        panels.lay_panel(ground, niches.draw_empty(spell, words), at)
    ribbon.draw_empty(ground, (place.LEFT, _RIBBON_TOP), place.RIGHT - place.LEFT)
    return ground


def supplies(board: Image.Image, pool: int, secrets: int, words: Words) -> None:
    """Draw how many stones are left to draw from and how many secret ones nobody took."""
    for left, count, secret, key in (
        (1020, pool, False, "abraca-picture-pool"),
        (1212, secrets, True, "abraca-picture-secrets-left"),
    ):
        lay(board, _supply(count, secret, words(key)), (left, 8))


@cached
def _supply(count: int, secret: bool, label: str) -> Image.Image:
    picture = Image.new("RGBA", (192, 104))
    back = stones.back(48, secret)
    for layer in reversed(range(min(3, count))):
        stones.lay_stone(picture, back, (14 + 6 * layer, 22 - 5 * layer))
    if not count:
        lay(picture, stones.recess(48), (14, 22))
    scene.number(picture, str(count), (86, 58), 56)
    draw_fitted(picture, label, Style("text", 24, LAVENDER, 1, NIGHT_DEEP), (84, 64, 192, 94))
    return picture


def _stones(board: Image.Image, view: View) -> None:
    last = view.declarations[-1] if view.declarations else None
    for spell, aside, used in zip(phrases.SPELLS, view.set_aside, view.used, strict=True):
        newest = last is not None and last.result == "hit" and last.spell == spell
        at = niches.origin(spell, place.LEFT + 1, _NICHES_TOP)
        niches.lay_stones(board, spell, aside, used, at, newest)


def _plates(board: Image.Image, view: View, names: Sequence[str], words: Words) -> None:
    seats = len(view.places)
    width = (place.RIGHT - place.LEFT - (seats - 1) * _PLATE_GAP) // seats
    last = view.declarations[-1] if view.declarations else None
    changes = {change.seat: change.after - change.before for change in last.changes} if last else {}
    for seat, owner in enumerate(view.places):
        left = place.LEFT + seat * (width + _PLATE_GAP)
        plate = seatplate.Plate(
            seat=seat,
            name=names[seat],
            points=owner.points,
            life=owner.life,
            stones=len(owner.stones),
            secrets=len(owner.secrets),
            eliminated=owner.eliminated,
            faces=tuple(stone.number for stone in owner.stones if stone.number is not None),
            took_secret=last is not None and last.took_secret and last.seat == seat,
        )
        if seat == view.active:
            panels.lay_glow(board, (width, seatplate.HEIGHT), (left, _PLATES_TOP))
        seatplate.draw(board, plate, (left, _PLATES_TOP), width, words)
        if seat == view.active:
            lay(board, panels.rim(width, seatplate.HEIGHT), (left, _PLATES_TOP))
        if changes.get(seat):
            chip = tokens.change(phrases.signed(changes[seat]), 46)
            lay_centred(board, chip, (left + width - 10, _PLATES_TOP))
