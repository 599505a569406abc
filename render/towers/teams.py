"""A team laid out: its cards side by side, and on each what made its value."""

from __future__ import annotations

from PIL import Image

from games.towers.components import CARDS, COMPONENTS
from games.towers.model import Line, Team
from render.kit import shields
from render.kit.cache import cached
from render.kit.layout import Box, Draw
from render.kit.shapes import lay_centred
from render.kit.theme import LAPIS, VIOLET
from render.towers import cards
from render.towers.windows import medal
from render.words import Words

_TILTS = {"wizard": 2.5, "warrior": 0.0, "dwarf": -2.5, "artifact": 1.5}
"""How cards lie, by type and not by place: so each card is drawn once for all places."""
_BACK_TILT = -1.5


def side_by_side(
    team: Team, card: int, words: Words, *, fresh: int = 0, backs: int = 0, rooms: int = 0
) -> Draw:
    """Return the cards of ``team``, ``card`` wide and spread over the box, to be laid out.

    The last ``fresh`` of them glow; ``backs`` covered ones follow, and ``rooms`` for cards that are awaited.
    """

    def lay_cards(base: Image.Image, box: Box) -> None:
        step, middle = box.width / COMPONENTS.team_size, box.middle[1]
        # The middle one a little higher, as in a fan.
        centres = [
            (box.left + step * (index + 0.5), middle + (2 if index != 1 else -3))
            for index in range(COMPONENTS.team_size)
        ]
        lay_waiting(base, len(team.lines), backs, rooms, card, centres, words)
        lay_team(base, team, fresh, card, centres, words)

    return Draw(lay_cards, COMPONENTS.team_size * card, cards.height_of(card))


def lay_team(
    base: Image.Image, team: Team, fresh: int, width: int, centres: list[tuple[float, float]], words: Words
) -> None:
    """Lay the cards of ``team`` at ``centres``; the last ``fresh`` of them glow."""
    first_fresh = len(team.lines) - fresh
    for index, line in enumerate(team.lines):
        centre, tilt = centres[index], _TILTS[CARDS[line.card].type]
        if index >= first_fresh:
            cards.lay_light(base, width, centre, tilt)
        cards.lay_card(base, line.card, width, centre, words, tilt)
        mark(base, line, width, centre)


def lay_waiting(
    base: Image.Image,
    first: int,
    backs: int,
    rooms: int,
    width: int,
    centres: list[tuple[float, float]],
    words: Words,
) -> None:
    """Lay ``backs`` covered cards from place ``first`` on, then ``rooms`` for cards that are awaited."""
    for index in range(first, len(centres)):
        if index < first + backs:
            cards.lay_card(base, None, width, centres[index], words, _BACK_TILT)
        else:
            is_awaited = index < first + backs + rooms
            lay_centred(base, cards.room(width, is_awaited), centres[index])


def mark(base: Image.Image, line: Line, width: int, centre: tuple[float, float]) -> None:
    """Mark on a card what it copies, and that it counts twice."""
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
