"""``make figures``: a board of each game in ``docs/rules/boards``, its parts numbered as on its page."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from PIL import Image

from games.registry import GAMES
from render.kit import tokens
from render.kit.layout import Box, noting
from render.kit.shapes import lay
from render.kit.theme import INK, PARCHMENT_LIGHT
from render.picture import Picture
from render.positions import PLAIN_NAMES, occupants, states
from render.registry import PAINTERS
from render.words import Words, has_rules, languages, words_for

WIDTH = 640
"""The width of a figure in pixels."""
_LABEL = 76
"""The diameter of a label in pixels, on the picture at its full size."""
_QUALITY = 78


@dataclass(frozen=True, slots=True)
class Figure:
    """A board to label: the state after ``step`` moves of a game with four seats.

    A label is the name of a part of the picture or, where the painter names none, a point of the picture at
    its full size. They are numbered from 1, in the order of the legends.
    """

    step: int
    labels: tuple[str | tuple[int, int], ...]


FIGURES = {
    "abraca": Figure(
        16, ("spell-4", (860, 150), (960, 510), (960, 620), (130, 470), (40, 1210), (330, 1290))
    ),
    "towers": Figure(
        10, ("floor-1", (70, 660), (70, 1190), "floor-2", "floor-3", "seat-0", (1040, 200), (1040, 385))
    ),
    "touria": Figure(
        40,
        ("tower-ne", (690, 1155), "mine-mine_1", "doors", (380, 1075), (50, 1290), (930, 1290), (255, 640)),
    ),
    "saga": Figure(70, ((60, 160), (1145, 165), (760, 400), (80, 540), (560, 560), (1080, 820), "seat-0")),
}
"""The figure of each game."""


def board(game_id: str, words: Words) -> Picture:
    """Return the board of the game's figure, without labels."""
    game, seats = GAMES[game_id], 4
    state = next(islice(states(game, seats), FIGURES[game_id].step, None))
    around = occupants(PLAIN_NAMES, seats)
    return PAINTERS[game_id].public(game.view(state, None), around, words)[0]


def figure(game_id: str, words: Words) -> Image.Image:
    """Return the labelled board of a game.

    :raises KeyError: if the picture has no part of that name
    """
    with noting() as regions:
        picture = board(game_id, words).draw().convert("RGB")
    for number, (x, y) in enumerate(_places(FIGURES[game_id].labels, dict(regions)), 1):
        seal = tokens.badge(str(number), _LABEL, PARCHMENT_LIGHT, INK)
        left = min(max(x - seal.width // 2, 0), picture.width - seal.width)
        lay(picture, seal, (left, min(max(y - seal.height // 2, 0), picture.height - seal.height)))
    height = round(WIDTH * picture.height / picture.width)
    return picture.resize((WIDTH, height), Image.Resampling.LANCZOS)


def _places(labels: Sequence[str | tuple[int, int]], parts: dict[str, Box]) -> list[tuple[int, int]]:
    """Return the middle of each label: the upper left corner of its part, or its point."""
    return [(parts[label].left, parts[label].top) if isinstance(label, str) else label for label in labels]


def main() -> None:
    """Draw the figures into the folder named on the command line, in each language that has the rules."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for game_id in FIGURES:
        for locale in (locale for locale in languages() if has_rules(locale, game_id)):
            drawn = figure(game_id, words_for(locale))
            drawn.save(folder / f"{game_id}-{locale}.jpg", quality=_QUALITY, optimize=True)


if __name__ == "__main__":
    main()
