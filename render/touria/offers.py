"""The four actions facing the viewer, arranged like the towers on the board."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from games.touria.view import Offer, View
from render.kit import panels
from render.kit.cache import cached
from render.kit.layout import Column, Element, Grid, Grow, Named, Padding, Row, Sized, Spacer, Stack, Text
from render.kit.theme import BRONZE, INK, INK_SOFT, VERDIGRIS_DARK, VERMILION_DARK
from render.kit.typesetting import Style
from render.touria import atlas, emblems, pane, phrases
from render.words import Words

_GAP = 12
_BANNER = 96
_FACTS = (48, 28, 28)
"""The heights of an action's name, the way there, and its price."""


def element(view: View, words: Words) -> Element:
    """Return the heading, the four plates, and below them what the viewer still lacks for the castle."""
    offers = {offer.tower: offer for offer in view.offers}
    plates = (Named(_offer(view, offers.get(tower), words), f"tower-{tower}") for tower in atlas.BY_ROWS)
    below = Column(Grow(Grid(*plates, columns=2, gap=_GAP, even=True)), *_missing(view, words), gap=_GAP)
    return Column(pane.heading(words("touria-picture-offers")), Grow(below))


def _missing(view: View, words: Words) -> Iterator[Element]:
    seat = view.viewer
    screen = view.places[seat].screen if seat is not None else None
    if screen is not None:
        yield Sized(pane.banner(phrases.missing(view, screen, words), 30), height=_BANNER)


def _offer(view: View, offer: Offer | None, words: Words) -> Element:
    """Return the plate of an action, with a gold rim if it can be chosen and dimmed if not."""
    if offer is None:
        return Spacer()
    about = told(offer, words)
    plate = panels.plate(
        lambda width, height: _plate(offer.action, about, offer.cost > 0, offer.next, (width, height), words)
    )
    if not phrases.may_choose(view):
        return plate
    if not offer.legal:
        return Stack(plate, panels.dimmed())
    return Stack(panels.glowing(7, 1.5), plate, panels.rimmed())


def told(offer: Offer, words: Words) -> tuple[str, str, str]:
    """Return the way to an action, its price, and the best result there."""
    price = words("touria-picture-cost", cost=offer.cost)
    if offer.steps is None:
        return words("touria-picture-fly"), price, words("touria-picture-fly-best")
    best = words.say(offer.best) if offer.best else words("touria-picture-nothing-there")
    return words("touria-picture-steps", steps=offer.steps), price, best


@cached
def _plate(
    action: str, told: tuple[str, str, str], costs: bool, following: str, size: tuple[int, int], words: Words
) -> Image.Image:
    """Return the plate of an action; ``told`` has the way there, its price, and the best result."""
    way, price, best = told
    name = Text(words(f"touria-space-{action}"), Style("bold", 31, INK), lines=2, language=words.locale)
    facts = (
        name,
        Text(way, Style("text", 26, INK_SOFT)),
        Text(price, Style("bold", 26, VERMILION_DARK if costs else VERDIGRIS_DARK)),
    )
    sign = emblems.piece(action, 84)
    told_above = Column(*(Sized(fact, height=height) for fact, height in zip(facts, _FACTS, strict=True)))
    after = words("touria-picture-next", action=words(f"touria-space-{following}"))
    inside = Column(
        Row(sign, Grow(told_above), gap=10),
        Grow(Text(best, Style("bold", 25, INK), lines=2, language=words.locale)),
        Row(
            emblems.piece(following, 32),
            Grow(Sized(Text(after, Style("text", 25, INK_SOFT)), height=36)),
            gap=6,
        ),
    )
    return panels.filled(panels.panel(*size, BRONZE), Padding(inside, 15, 6, 12, 10))
