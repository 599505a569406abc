"""The layout of a team: its cards side by side, with marks that explain their values."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.towers.components import CARDS, COMPONENTS
from games.towers.model import Line, Team
from render.kit import shields
from render.kit.cache import cached
from render.kit.layout import Box, Draw, Element, Grow, Padding, Piece, Row, Sized, Stack
from render.kit.shapes import lay_centred
from render.kit.theme import LAPIS, VIOLET
from render.towers import cards
from render.towers.windows import medal
from render.words import Words

_TILTS = {"wizard": 2.5, "warrior": 0.0, "dwarf": -2.5, "artifact": 1.5}
"""The rotation of cards, by type instead of place, so that each card is drawn only once."""
_BACK_TILT = -1.5


def side_by_side(
    team: Team, card: int, words: Words | None, *, fresh: int = 0, backs: int = 0, rooms: int = 0
) -> Element:
    """Return the cards of ``team``, ``card`` pixels wide and spread over the box; no ``words``, no names.

    The last ``fresh`` of them glow; ``backs`` covered ones follow, and ``rooms`` empty places for awaited
    cards.
    """
    free = COMPONENTS.team_size - len(team.lines) - backs
    first_fresh = len(team.lines) - fresh
    places: list[Element] = [
        _lying(line, card, index >= first_fresh, words) for index, line in enumerate(team.lines)
    ]
    places += [cards.element(None, card, words, _BACK_TILT)] * backs
    places += [Piece(cards.room(card, index < rooms), cards.MARGIN) for index in range(free)]
    # The middle card is slightly higher, as in a fan.
    fanned = (
        Padding(place, bottom=6) if index == 1 else Padding(place, top=4)
        for index, place in enumerate(places)
    )
    return Sized(Row(*map(Grow, fanned)), COMPONENTS.team_size * card, cards.height_of(card))


def _lying(line: Line, width: int, is_fresh: bool, words: Words | None) -> Element:
    """Return a team's card with marks that explain its value, and a gold glow if it was shown last."""
    tilt = _TILTS[CARDS[line.card].type]
    light = [Piece(cards.halo(width))] if is_fresh else []
    mark = _mark if words else _mark_large
    return Stack(*light, cards.element(line.card, width, words, tilt), Draw(partial(mark, line, width)))


def _mark_large(line: Line, width: int, base: Image.Image, box: Box) -> None:
    """Mark, in the corners of a card without a name, which value it copies and whether it counts twice."""
    across, down = width * 0.29, cards.height_of(width) * 0.34
    x, y = box.middle
    if CARDS[line.card].is_chameleon:
        lay_centred(base, medal(f"={line.value}", round(width * 0.5), LAPIS), (x + across, y + down))
    if line.copied_from is not None:
        crest = shields.shield(line.copied_from, round(width * 0.4))
        lay_centred(base, crest, (x - across, y + down))
    if line.times == 2:
        lay_centred(base, medal("×2", round(width * 0.4), VIOLET), (x + width * 0.17, y - down))


def _mark(line: Line, width: int, base: Image.Image, box: Box) -> None:
    """Mark on a card which value it copies, and whether it counts twice."""
    centre = box.middle
    notes = []
    if CARDS[line.card].is_chameleon:
        notes.append((f"={line.value}", LAPIS))
    if line.times == 2:
        notes.append(("×2", VIOLET))
    for index, (sign, colour) in enumerate(notes):
        at = (
            centre[0] - width * (0.33 - 0.4 * index),
            centre[1] + cards.height_of(width) * (0.2 if width >= cards.NAMED else 0.34),
        )
        lay_centred(base, _note(sign, round(width * 0.36), colour), at)
    if line.copied_from is not None:
        crest = shields.shield(line.copied_from, round(width * 0.32))
        lay_centred(base, crest, (centre[0] - width * 0.33, centre[1] - width * 0.06))


@cached
def _note(sign: str, diameter: int, colour: tuple[int, int, int]) -> Image.Image:
    return medal(sign, diameter, colour)
