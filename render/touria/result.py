"""The end of the game: the winner before the castle, every door open, and what everybody had."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.touria.view import Place, View
from render.kit import grounds, icons, panels, shields, tokens
from render.kit.cache import cached
from render.kit.names import with_crests
from render.kit.phrases import victory
from render.kit.shapes import blurred, disc, lay, lay_centred, tinted
from render.kit.theme import GOLD_PALE, INK, INK_SOFT, LAVENDER, NIGHT_DEEP, PARCHMENT_LIGHT
from render.kit.typesetting import Style, draw_fitted, draw_text
from render.touria import atlas, board, gems, goods, phrases, scene
from render.words import Words

_WIDTH = scene.RIGHT - scene.LEFT
_TOP = 366
_ROW = 140
_CHAMPION = 158


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the result 1400 x 1000."""
    picture = scene.sea(*atlas.SIZE)
    island = grounds.painted("realm").copy()
    board.draw_realm(island, view)
    scene.lay_island(picture, island)
    caption = Style("caps", 40, LAVENDER, 1, NIGHT_DEEP)
    box = (scene.LEFT, 16, scene.RIGHT, 70)
    draw_fitted(picture, words("touria-picture-result"), caption, box, "centre")
    won = victory(view.winners, with_crests(names), words)
    headline = Style("display", 92, GOLD_PALE, 4, INK)
    box = (scene.LEFT, 74, scene.RIGHT, 268)
    draw_fitted(picture, won, headline, box, "centre", lines=2, smallest=44)
    why = Style("text", 34, PARCHMENT_LIGHT, 1, NIGHT_DEEP)
    box = (scene.LEFT, 270, scene.RIGHT, 352)
    draw_fitted(picture, phrases.reason(view, words), why, box, "centre", lines=2, language=words.locale)
    for index, seat in enumerate(phrases.ranking(view)):
        at = (scene.LEFT, _TOP + index * (_ROW + 14))
        if seat in view.winners:
            panels.lay_glow(picture, (_WIDTH, _ROW), at)
        panels.lay_panel(picture, _row(view.places[seat], seat, names[seat], words), at)
        if seat in view.winners:
            lay(picture, panels.rim(_WIDTH, _ROW), at)
    _champions(picture, view)
    return picture


def _row(place: Place, seat: int, name: str, words: Words) -> Image.Image:
    image = panels.panel(_WIDTH, _ROW, shields.accent(seat)).copy()
    margin = panels.SHADOW
    crest = shields.shield(seat, _ROW - 28)
    lay(image, crest, (margin + 16, margin + 14))
    left, right = margin + crest.width + 32, margin + _WIDTH - 16
    draw_fitted(image, name, Style("bold", 40), (left, margin + 8, right, margin + 74), lines=2)
    if place.screen is None:
        return image
    screen = place.screen
    if place.chapel:
        box = (left, margin + 78, right, margin + _ROW - 16)
        draw_fitted(image, phrases.inside(place, words), Style("text", 34, INK_SOFT), box)
        return image
    counts = [
        (tokens.heart(36, True), phrases.hearts(screen.hearts, screen.items)),
        (goods.coins(38), screen.coins),
        (gems.gem("black", 34), screen.gems["black"]),
    ]
    step = 128
    for index, (sign, amount) in enumerate(counts):
        x = left + index * step
        lay_centred(image, sign, (x + 22, margin + 103))
        draw_text(image, str(amount), Style("bold", 36, INK), (x + 48, margin + 115))
    return image


def _champions(picture: Image.Image, view: View) -> None:
    x, y = scene.on_island(atlas.CASTLE[0], atlas.CASTLE[1] + 110)
    count = len(view.winners)
    for index, seat in enumerate(view.winners):
        foot = (x + (index - (count - 1) / 2) * 150, y + 172)
        lay_centred(picture, _rays(), (foot[0], foot[1] - _CHAMPION * 0.55))
        piece = shields.figure(seat, _CHAMPION)
        lay(picture, piece, (foot[0] - piece.width / 2, foot[1] - _CHAMPION))
        crown = icons.icon("crown", 62, GOLD_PALE, INK, 3)
        lay_centred(picture, crown, (foot[0], foot[1] - _CHAMPION - 22))


@cached
def _rays() -> Image.Image:
    return tinted(blurred(disc(170), 40, 0.9), (255, 220, 130))
