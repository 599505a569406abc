"""Emojis: small square pictures of a game's components, and the words they may appear beside.

An emoji depends only on the words beside it and shows what they name, so it can't reveal more than they do.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from PIL import Image

from games.engine.text import Text
from render import tags
from render.forms import Thing, changed, every_form, tagged
from render.kit import icons, shields, tokens
from render.kit.shapes import lay_centred
from render.kit.theme import Colour, darker, figure_on
from render.seats import CRESTS
from render.words import Filled

SIDE = 128
"""The width and height of an emoji, in pixels."""
MARGIN = 2
"""The minimum margin around the drawing."""
MOST_LETTERS = 32
"""The longest emoji name that Discord accepts."""
_FAINT = 48
"""Alpha (0-255) up to which a pixel counts as shadow, not as part of the drawing."""
_DIGITS = 8
"""The number of hex digits in a name that distinguish versions of a drawing."""

Drawing: TypeAlias = Callable[[], Image.Image]
"""A function that draws a thing in any size; safe to call on any thread."""
Drawings: TypeAlias = Mapping[str, Drawing]
"""The drawing of each thing, by its name: lowercase letters, digits and underscores."""


@dataclass(frozen=True, slots=True)
class EmojiSet:
    """The emojis of one game, or the ones that all games share.

    ``beside`` maps the key of a message to the thing whose emoji appears beside it. ``places`` does the same
    for a value in a message, such as an amount, by the key and the place. In its templates, ``{}`` is the
    value (for a message: the last part of its key) and ``{colour}`` the value at the place ``colour``; an
    empty template means no emoji. ``mentions`` maps a message that names a thing in running text to the
    message whose words it uses and whose emoji belongs there.
    """

    game: str
    drawings: Drawings = field(default_factory=dict)
    beside: Mapping[str, str] = field(default_factory=dict)
    places: Mapping[tuple[str, str], str] = field(default_factory=dict)
    mentions: Mapping[str, str] = field(default_factory=dict)

    def symbol_of(self, text: Text) -> str | None:
        """Return the symbol of the first thing that ``text`` names, itself or in its places, if there is one.

        >>> spells = EmojiSet("abraca", beside={"abraca-spell-3": "spell_3"})
        >>> spells.symbol_of(Text("abraca-option-cast", {"number": 3, "spell": Text("abraca-spell-3")}))
        'abraca_spell_3'
        """
        if thing := self.beside.get(self.mentions.get(text.key, text.key)):
            return symbol(self.game, thing)
        for place, value in text.args.items():
            if (text.key, place) in self.places and isinstance(value, int | str):
                return self._at(text, place, value)
        parts = (value for value in text.args.values() if isinstance(value, Text))
        return next((found for found in map(self.symbol_of, parts) if found), None)

    def tagged(self, text: Text, filled: Filled, say: Callable[[str, Filled], str]) -> str:
        """Return ``text`` in the words of ``say``, with a tag before each thing and amount that it names.

        ``filled`` has the values of its places. The tags depend only on the words and numbers of the message.
        """
        said = {place: self._tagged(text, place, value) for place, value in filled.items()}
        sentence = say(text.key, said)
        if mentioned := self.mentions.get(text.key):
            thing = symbol(self.game, self.beside[mentioned])
            words = every_form(say(mentioned, {}))
            names = [value for value in said.values() if isinstance(value, str) and not value.isdecimal()]
            is_name = isinstance(sentence, Thing)

            def marked(form: str) -> str:
                found = tags.before_words(form, words, thing, names)
                # A form may inflect the word: the whole form has the tag then.
                return f"{tags.tag(thing)}{form}" if is_name and found == form else found

            sentence = changed(sentence, marked)
        return changed(sentence, tags.before_signs)

    def _tagged(
        self, text: Text, place: str, said: str | int | tags.TaggedNumber
    ) -> str | int | tags.TaggedNumber:
        """Return the value at ``place`` with its tags."""
        value = text.args[place]
        if isinstance(value, Text):
            found = self._at(text, place, value.key.rpartition("-")[2])
            return tagged(said, tags.tag(found)) if found and isinstance(said, str) else said
        if isinstance(value, str):
            # Several dice are written as a sum, such as ``5 + 2``.
            parts = str(said).split(" ")
            symbols = (self._at(text, place, part) if part.isdecimal() else None for part in parts)
            return " ".join(
                f"{tags.tag(found)}{part}" if found else part
                for part, found in zip(parts, symbols, strict=True)
            )
        if isinstance(said, int) and (found := self._at(text, place, said)):
            return tags.TaggedNumber(said, found)
        return said

    def _at(self, text: Text, place: str, said: str | int) -> str | None:
        """Return the symbol that belongs before ``said`` at ``place`` of ``text``, or ``None``."""
        value = text.args[place]
        template = self.places.get((text.key, place))
        if template is not None:
            thing = template.format(said, **text.args)
        else:
            thing = self.beside.get(value.key, "") if isinstance(value, Text) else ""
        return symbol(self.game, thing) if thing in self.drawings else None


def symbol(game: str, thing: str) -> str:
    """Return the symbol of a thing, unique among all games."""
    return f"{game}_{thing}"


def crest_symbol(seat: int) -> str:
    """Return the symbol of the crest of ``seat``."""
    return symbol(SHARED.game, CRESTS[seat].id)


def drawings(sets: Iterable[EmojiSet]) -> Iterator[tuple[str, Drawing]]:
    """Yield every symbol and its drawing: first the shared ones, then ``sets`` in order."""
    for one in (SHARED, *sets):
        for thing, draw in one.drawings.items():
            yield symbol(one.game, thing), draw


def square(drawing: Image.Image) -> Image.Image:
    """Return ``drawing`` as large as possible, centered on a transparent square of ``SIDE`` pixels."""
    solid = drawing.getchannel("A").point([255 * (value > _FAINT) for value in range(256)]).getbbox()
    piece = drawing.crop(solid) if solid else drawing
    room = SIDE - 2 * MARGIN
    share = room / max(piece.size)
    size = (max(1, round(piece.width * share)), max(1, round(piece.height * share)))
    image = Image.new("RGBA", (SIDE, SIDE))
    lay_centred(image, piece.resize(size, Image.Resampling.LANCZOS), (SIDE / 2, SIDE / 2))
    return image


def sign(icon: str, colour: Colour) -> Image.Image:
    """Return an icon on a medallion in ``colour``, for things without a drawing of their own."""
    picture = tokens.medal(SIDE, colour).copy()
    drawing = icons.icon(icon, round(SIDE * 0.68), figure_on(colour), darker(colour, 0.75), 3)
    lay_centred(picture, drawing, (picture.width / 2, picture.height / 2))
    return picture


def name_of(symbol: str, image: Image.Image) -> str:
    """Return the name that ``image`` is uploaded under; a changed drawing gets another name."""
    return f"{symbol}_{hashlib.sha256(image.tobytes()).hexdigest()[:_DIGITS]}"


def symbol_in(name: str) -> str:
    """Return the symbol in an emoji's name, or an empty string if the name isn't one of ours.

    >>> symbol_in("crest_fox_0a1b2c3d")
    'crest_fox'
    """
    start, _, version = name.rpartition("_")
    is_version = len(version) == _DIGITS and set(version) <= set("0123456789abcdef")
    return start if is_version else ""


def png(image: Image.Image) -> bytes:
    """Return ``image`` as a PNG file."""
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    return buffer.getvalue()


SHARED = EmojiSet(
    "crest", {crest.id: partial(shields.shield, seat, SIDE) for seat, crest in enumerate(CRESTS)}
)
"""The crests of the seats, which appear before names in every game."""
