"""The private picture: what the viewer has and can do now, with the island as far as it matters."""

from __future__ import annotations

from PIL import Image

from games.touria.view import Screen, View
from render.kit import grounds, panels, shields
from render.kit.cache import cached
from render.kit.names import with_crests
from render.kit.shapes import lay, lay_centred, rounded
from render.kit.theme import GOLD_PALE, INK, LAVENDER, NIGHT_DEEP
from render.kit.typesetting import Style, draw_fitted
from render.touria import atlas, board, course, goal, inside, offers, phrases, scene
from render.touria.belongings import draw_chest, draw_items, items_height
from render.words import Words

WIDTH = 1200
_EDGE = 16
_TOP = 106
_MAP = (576, 542)
_RIGHT = _EDGE + _MAP[0] + 18
_CHEST_TOP = _TOP + _MAP[1] + 14
_CHEST_HEIGHT = 112
_ITEMS_TOP = _CHEST_TOP + _CHEST_HEIGHT + 14
_GEM = 50
"""The gems in the mines are larger here than on the board, for the island is smaller."""


def draw(view: View, seat: int, screen: Screen, names: tuple[str, ...], words: Words) -> Image.Image:
    """Return what ``seat``, who owns ``screen``, sees: 1200 wide, as high as its items need."""
    height = _ITEMS_TOP + items_height(len(screen.items)) + 12
    picture = scene.sea(WIDTH, height)
    _head(picture, view, seat, names, words)
    goal.draw(picture, view, seat, screen, (WIDTH - _EDGE - goal.SIZE[0], 10), words)
    _island(picture, view)
    if view.places[seat].chapel:
        inside.draw(picture, view, seat, (_RIGHT, _TOP, WIDTH - _EDGE, _TOP + _MAP[1]), words)
    elif phrases.in_course(view):
        course.draw(picture, view, seat, (_RIGHT, _TOP, WIDTH - _EDGE, _TOP + _MAP[1]), words)
    else:
        offers.draw(picture, view, (_RIGHT, _TOP, WIDTH - _EDGE, _TOP + _MAP[1]), words)
    draw_chest(picture, view, screen, (_EDGE, _CHEST_TOP, WIDTH - _EDGE, _CHEST_TOP + _CHEST_HEIGHT), words)
    draw_items(picture, screen.items, (_EDGE, _ITEMS_TOP, WIDTH - _EDGE), words)
    return picture


def _head(picture: Image.Image, view: View, seat: int, names: tuple[str, ...], words: Words) -> None:
    crest = shields.shield(seat, 84)
    lay(picture, crest, (_EDGE, 10))
    left, right = _EDGE + crest.width + 14, WIDTH - _EDGE - goal.SIZE[0] - 16
    headline = Style("display", 46, GOLD_PALE, 3, INK)
    text = phrases.turn(view, with_crests(names), words)
    draw_fitted(picture, text, headline, (left, 4, right, 62), smallest=30)
    side = words(f"touria-picture-side-{view.places[seat].side}")
    note = words("touria-picture-screen", side=side)
    draw_fitted(picture, note, Style("caps", 27, LAVENDER, 1, NIGHT_DEEP), (left, 62, right, 96))


def _island(picture: Image.Image, view: View) -> None:
    """Draw the island with everything on it; where the viewer can go glows."""
    whole = grounds.painted("realm").copy()
    if phrases.may_choose(view):
        for offer in view.offers:
            if offer.legal and offer.action in atlas.SPACES:
                lay_centred(whole, board.halo(), atlas.SPACES[offer.action])
    board.draw_realm(whole, view, _GEM)
    box = (atlas.LEFT - 12, 0, atlas.RIGHT + 12, 858)
    small = whole.resize(_MAP, Image.Resampling.BOX, box=box, reducing_gap=None)
    at = (_EDGE, _TOP)
    panels.lay_panel(picture, panels.shadow(*_MAP), at)
    picture.paste(small, at, rounded(*_MAP, panels.RADIUS))
    lay(picture, _map_edge(), at)


@cached
def _map_edge() -> Image.Image:
    edge = panels.rim(*_MAP, 3).copy()
    edge.putalpha(edge.getchannel("A").point([round(v * 0.8) for v in range(256)]))
    return edge
