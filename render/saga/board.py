"""The public picture: the Hero, the story so far, the challenge, the seats."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.saga.view import View
from render.kit import layout, table
from render.kit.names import with_crests
from render.saga import challenge, hero, phrases, place, seats, story
from render.saga.place import LEFT, RIGHT, STORY, WIDTH
from render.words import Words


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the board, 1400 wide and as high as the story needs; ``names`` are drawable."""
    plate = challenge.plate_of(view, with_crests(names), words)
    plan = place.layout(len(view.story), seats.height(view), challenge.height(plate))
    board = table.table(WIDTH, plan.height)
    layout.draw(board, table.headline(words("saga-picture-title"), 42), (LEFT, 38, STORY - 26, 98))
    layout.draw(board, table.headline(phrases.turn(view, with_crests(names), words)), (STORY, 38, RIGHT, 94))
    layout.draw(board, table.caption(phrases.waits(view, words)), (STORY, 90, RIGHT, 122))
    story.draw(board, view, plan, words)
    hero.draw(board, view, plan.column, words)
    challenge.draw(board, plate, plan.panel, words)
    seats.draw(board, view, names, plan.plates, words)
    return board
