"""The end: the whole story, and who won it by which Objective."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.saga.view import Aim, View
from render.kit import icons, layout, panels, shields, table
from render.kit.cache import cached
from render.kit.names import with_crests
from render.kit.shapes import lay, lay_centred
from render.kit.theme import GOLD, GOLD_PALE, INK, PARCHMENT_LIGHT
from render.kit.typesetting import Style, draw_fitted
from render.saga import aims, hero, phrases, place, seats, story
from render.saga.place import BESIDE, LEFT, PANEL, RIGHT, STORY, WIDTH
from render.words import Words

_ROW = aims.HEIGHT + 14
_AIM = 640


def draw(view: View, names: Sequence[str], words: Words) -> Image.Image:
    """Return the result, 1400 wide and as high as the story and its winners need."""
    panel = len(view.winners) * _ROW + 20
    if len(view.story) <= 2 * BESIDE:
        panel = max(PANEL, panel)
    plan = place.layout(len(view.story), seats.height(view), panel)
    picture = table.table(WIDTH, plan.height)
    layout.draw(picture, table.headline(words("saga-picture-title"), 42), (LEFT, 38, STORY - 26, 98))
    layout.draw(
        picture, table.headline(phrases.victory(view, with_crests(names), words), 54), (STORY, 36, RIGHT, 94)
    )
    told = words("saga-picture-ending", round=view.round, how=phrases.reason(view, words))
    layout.draw(picture, table.caption(told), (STORY, 90, RIGHT, 122))
    story.draw(picture, view, plan, words)
    hero.draw(picture, view, plan.column, words)
    left, top, width = plan.panel
    first = top + (panel - len(view.winners) * _ROW) // 2 + 7
    for number, seat in enumerate(view.winners):
        at = (left, first + number * _ROW)
        _winner(picture, seat, names[seat], view.places[seat].aim, (*at, width), words)
    seats.draw(picture, view, names, plan.plates, words)
    return picture


def _winner(
    picture: Image.Image, seat: int, name: str, aim: Aim | None, place: tuple[int, int, int], words: Words
) -> None:
    left, top, width = place
    beside = width if aim is None else width - _AIM - 14
    panels.lay_glow(picture, (beside, aims.HEIGHT), (left, top), 12, 1.6)
    panels.lay_panel(picture, _champion(seat, name, beside), (left, top))
    lay(picture, panels.rim(beside, aims.HEIGHT), (left, top))
    if aim is not None:
        panels.lay_panel(picture, aims.plate(aim, _AIM, words), (left + beside + 14, top))


@cached
def _champion(seat: int, name: str, width: int) -> Image.Image:
    picture = panels.panel(width, aims.HEIGHT, GOLD, "wall").copy()
    x = y = panels.SHADOW
    crest = shields.shield(seat, 108)
    lay(picture, crest, (x + 22, y + 58))
    crown = icons.icon("crown", 64, GOLD_PALE, INK, 2)
    lay_centred(picture, crown, (x + 22 + crest.width / 2, y + 40))
    box = (x + 34 + crest.width, y + 20, x + width - 18, y + aims.HEIGHT - 20)
    style = Style("display", 52, PARCHMENT_LIGHT, 2, INK)
    draw_fitted(picture, name, style, box, "centre", lines=3)
    return picture
