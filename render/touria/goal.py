"""How far it is to the castle: hearts, coins, and no black gem."""

from __future__ import annotations

from PIL import Image

from games.touria.view import Screen, View
from render.kit import panels, tokens
from render.kit.cache import cached
from render.kit.shapes import lay_centred
from render.kit.theme import GOLD, GOLD_PALE, LAVENDER, NIGHT_DEEP
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.touria import gems, goods, phrases
from render.words import Words

SIZE = (476, 86)


def draw(
    picture: Image.Image, view: View, seat: int, screen: Screen, at: tuple[int, int], words: Words
) -> None:
    """Draw the plate with its upper left corner at ``at``.

    A condition that is fulfilled has a green tick; in the castle there is none any more.
    """
    target = 0 if view.places[seat].chapel else view.target
    counted = phrases.hearts(screen.hearts, screen.items)
    plate = _plate(counted, screen.coins, screen.gems["black"], target, words)
    panels.lay_panel(picture, plate, at)


@cached
def _plate(hearts: int, coins: int, black: int, target: int, words: Words) -> Image.Image:
    width, height = SIZE
    image = panels.panel(width, height, GOLD, "wall").copy()
    margin = panels.SHADOW
    third = (width - 20) / 3
    note = words("touria-picture-of", target=target) if target else ""
    curse = words("touria-picture-black" if black else "touria-picture-black-free") if target else ""
    entries = (
        (tokens.heart(46, True), hearts, note, hearts >= target),
        (goods.coins(46), coins, note, coins >= target),
        (gems.gem("black", 42), black, curse, not black),
    )
    for index, (sign, amount, text, done) in enumerate(entries):
        left = margin + 12 + index * third
        lay_centred(image, sign, (left + 28, margin + height / 2))
        if done and target:
            lay_centred(image, tokens.result_mark("hit", 24), (left + 14, margin + height - 22))
        style = Style("bold", 42, GOLD_PALE, 2, NIGHT_DEEP)
        draw_text(image, str(amount), style, (left + 62, margin + (44 if text else 56)))
        if text:
            box = (left + 60, margin + 46, left + third - 2, margin + height - 10)
            draw_fitted(image, text, Style("text", 25, LAVENDER, 1, NIGHT_DEEP), box)
    return image
