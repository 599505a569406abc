"""A page to replay a finished game: one HTML file that needs nothing else, not even a script."""

from __future__ import annotations

import io
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from string import Template

from PIL import Image, ImageFilter

from games.engine.content import data_folder
from games.engine.highlights import Highlights
from games.engine.text import Text
from render.encode import Encoded, encode
from render.highlighted import sentences
from render.languages import babel_locale
from render.picture import Picture
from render.seats import SeatOccupant, seat_names
from render.words import Words

WIDTH = 700
"""The width of the pictures in pixels."""
PREVIEW = 1200, 630
"""The size of the preview of a linked page, as most services want it."""
_QUALITY, _METHOD = 52, 2


@dataclass(frozen=True, slots=True)
class PageStep:
    """One step of a page: its heading, its sentences, and the picture at its end."""

    heading: str
    sentences: Sequence[str]
    picture: Picture


@dataclass(frozen=True, slots=True)
class Title:
    """The head of a page: the game and its players, how it ended, and when it was played, if known."""

    heading: str
    result: Sequence[str]


def page_step(
    picture: Picture, heading: str, told: Sequence[Text], occupants: Sequence[SeatOccupant], words: Words
) -> PageStep:
    """Return the step of a page with the events ``told``."""
    names = seat_names(occupants, words)
    return PageStep(heading, [words.say(text, names) for text in told], picture)


def page_title(
    game: str, occupants: Sequence[SeatOccupant], highlights: Highlights | None, ending: Text, words: Words
) -> Title:
    """Return the head of the page of a game that ended with ``ending``."""
    names = seat_names(occupants, words)
    heading = words("page-title", game=words(f"{game}-name"), players=words.listed(names))
    told = [] if highlights is None else sentences(highlights, occupants, words)
    return Title(heading, [words.say(ending, names), *told])


def small(picture: Picture) -> Encoded:
    """Return ``picture`` drawn for a page."""
    image = picture.draw().convert("RGB")
    image.thumbnail((WIDTH, 4 * WIDTH), Image.Resampling.BICUBIC, reducing_gap=2)
    buffer = io.BytesIO()
    image.save(buffer, "WEBP", quality=_QUALITY, method=_METHOD)
    return Encoded(buffer.getvalue(), "webp")


def preview(end_card: Picture) -> Encoded:
    """Return the preview of a linked page: the end card in front of a blurred copy of itself."""
    card = end_card.draw().convert("RGB")
    width, height = PREVIEW
    around = card.resize((width // 8, width // 8)).filter(ImageFilter.GaussianBlur(5)).resize((width, width))
    whole = around.crop((0, (width - height) // 2, width, (width + height) // 2))
    card.thumbnail((width, height), Image.Resampling.BICUBIC, reducing_gap=2)
    whole.paste(card, ((width - card.width) // 2, (height - card.height) // 2))
    return encode(whole)


def page(
    title: Title,
    steps: Sequence[PageStep],
    pictures: Sequence[Encoded],
    preview_address: str,
    words: Words,
) -> str:
    """Return the page of a game: ``steps`` with their ``pictures``.

    ``preview_address`` is the address of its preview, or the preview itself as data.
    """
    articles = [
        _filled("step", _step(number, len(steps), step, picture, words))
        for number, (step, picture) in enumerate(zip(steps, pictures, strict=True), start=1)
    ]
    contents = [
        _filled("entry", {"number": str(number), "heading": step.heading})
        for number, step in enumerate(steps, start=1)
    ]
    locale = babel_locale(words.locale)
    values = {
        "language": words.locale,
        "direction": locale.text_direction,
        "title": title.heading,
        "description": " ".join(title.result),
        "preview": preview_address,
        "count": str(len(steps)),
        "first": words("page-first"),
        "back": words("page-back"),
        "on": words("page-on"),
        "last": words("page-last"),
        "steps": words("page-steps"),
        "story": words("page-story"),
        "noscript": words("page-noscript"),
    }
    parts = {
        "style": _read("page.css"),
        "script": _read("page.js"),
        "result": "".join(f"<p>{escape(sentence)}</p>" for sentence in title.result),
        "articles": "\n".join(articles),
        "contents": "\n".join(contents),
    }
    return _filled("page", values, parts)


def as_data(picture: Encoded) -> str:
    """Return ``picture`` as an address that contains it."""
    kind = "jpeg" if picture.extension == "jpg" else picture.extension
    return f"data:image/{kind};base64,{b64encode(picture.data).decode()}"


def _step(
    number: int, count: int, step: PageStep, picture: Encoded, words: Words
) -> Mapping[str, str | Sequence[str]]:
    with Image.open(io.BytesIO(picture.data)) as image:
        width, height = image.size
    return {
        "width": str(width),
        "height": str(height),
        "number": str(number),
        "before": str(max(1, number - 1)),
        "after": str(min(count, number + 1)),
        "heading": step.heading,
        "sentences": step.sentences,
        "picture": as_data(picture),
        "alt": step.picture.alt,
        "back": words("page-back"),
        "on": words("page-on"),
    }


def _filled(
    template: str, values: Mapping[str, str | Sequence[str]], parts: Mapping[str, str] | None = None
) -> str:
    """Return a template with ``values`` escaped in its places, and ``parts``, which are HTML already.

    A value of several texts becomes a paragraph for each.
    """
    texts = {
        name: escape(value) if isinstance(value, str) else "".join(f"<p>{escape(one)}</p>" for one in value)
        for name, value in values.items()
    }
    return Template(_read(f"{template}.html")).substitute(texts, **(parts or {}))


@cache
def _read(name: str) -> str:
    return (data_folder() / "page" / name).read_text(encoding="utf-8")
