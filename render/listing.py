"""``python -m render.listing FOLDER``: one picture per game for Discord's App Directory, 1,920 × 1,080."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image, ImageEnhance, ImageFilter, ImageOps

from games.registry import GAMES
from render.positions import PLAIN_NAMES, occupants, spread, states
from render.registry import PAINTERS
from render.words import words_for

SIZE = (1920, 1080)
_BORDER = 40
"""Pixels left free above and below a board."""
_MOMENT = 3
"""The index of the moment shown, out of seven spread evenly over a game."""


def scene(game_id: str) -> Image.Image:
    """Return a board of the game, halfway through, in front of a blurred copy of itself."""
    game, painter = GAMES[game_id], PAINTERS[game_id]
    seats = min(4, game.seats[-1])
    state = spread(list(states(game, seats)), 7)[_MOMENT]
    picture = painter.public(game.view(state, None), occupants(PLAIN_NAMES, seats), words_for("en"))[0].draw()
    board = ImageOps.contain(
        picture.convert("RGB"), (SIZE[0], SIZE[1] - 2 * _BORDER), Image.Resampling.LANCZOS
    )
    ground = ImageOps.fit(board, SIZE).filter(ImageFilter.GaussianBlur(40))
    ground = ImageEnhance.Brightness(ground).enhance(0.45)
    ground.paste(board, ((SIZE[0] - board.width) // 2, (SIZE[1] - board.height) // 2))
    return ground


def main() -> None:
    """Draw the pictures into the folder named on the command line."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for game_id in PAINTERS:
        scene(game_id).save(folder / f"{game_id}.jpg", quality=88, subsampling=0)


if __name__ == "__main__":
    main()
