"""How tall the letters on pictures are when Discord shows them 350 pixels wide, as on a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from render.kit import faces
from render.kit.faces import Voice
from render.kit.names import drawable_names, with_crests
from render.picture import Picture
from render.positions import PLAIN_NAMES, occupants
from render.words import words_for
from tests.render.reading import Drawing, texts_without_ink
from tests.render.samples import climaxes, is_seated, lobby, pictures, samples_of
from tests.support.languages import sizes

PHONE = 350
"""The width of a picture on a phone in pixels."""
LEAST, NAME_LEAST, PRIVATE_LEAST = 10.0, 8.0, 7.5
"""Minimum heights of capitals in pixels: for what matters on the channel's pictures, for names beside crests
there, and for what a reader needs on their private picture, which repeats the buttons below it.
"""


class Lettering(NamedTuple):
    """A text on a picture, and the height of its capitals on a phone in pixels."""

    picture: str
    words: str
    height: float
    least: float
    """The minimum height that is legible; 0 if the words only decorate."""


def letterings(game_id: str, locale: str) -> Iterator[Lettering]:
    """Yield the texts on every kind of phone picture of a game, for each number of seats in ``sizes``.

    On the channel's pictures everything matters; on private ones, only what the reader needs to decide. The
    lobby shows pieces of the game, whose words only decorate.
    """
    with texts_without_ink() as drawn:
        for seats in sizes(game_id, locale):
            names = PLAIN_NAMES[:seats]
            for view in samples_of(game_id).moments(seats):
                if view.viewer is None:
                    yield from _on(pictures(game_id, view, PLAIN_NAMES, locale), names, drawn)
                elif is_seated(view):
                    yield from _private(game_id, view, locale, drawn)
            yield from _on(climaxes(game_id, seats, PLAIN_NAMES, locale), names, drawn)
            for each in _on([lobby(game_id, names, locale)], names, drawn):
                yield each if each.least == NAME_LEAST else each._replace(least=0)


def _private(game_id: str, view: object, locale: str, drawn: Drawing) -> Iterator[Lettering]:
    seats, words = len(view.places), words_for(locale)  # type: ignore[attr-defined]
    names = with_crests(drawable_names(occupants(PLAIN_NAMES, seats), words))
    matters = set(samples_of(game_id).matters(view, names, words))
    found = list(_on(pictures(game_id, view, PLAIN_NAMES, locale, "tall"), (), drawn))
    # The name of a card to choose may appear a second time where it only decorates.
    largest = {each.words: each.height for each in sorted(found, key=lambda each: each.height)}
    for each in found:
        least = PRIVATE_LEAST if each.words in matters and each.height == largest[each.words] else 0
        yield each._replace(picture=f"tall {each.picture}", least=least)


def _on(shown: Iterable[Picture], names: tuple[str, ...], drawn: Drawing) -> Iterator[Lettering]:
    for picture in shown:
        image, texts = drawn(picture)
        for text in texts:
            if text.text.strip():
                style = text.block.style
                yield Lettering(
                    picture.name,
                    text.text,
                    _capitals(style.voice, style.size) * PHONE / image.width,
                    NAME_LEAST if text.text in names else LEAST,
                )


@cache
def _capitals(voice: Voice, size: int) -> float:
    """Return the height of capitals in pixels."""
    [run] = faces.runs("H", voice)
    top, low = faces.font(run.face, 100).getbbox("H")[1::2]
    return (low - top) * size / 100
