"""Chooses the face for each letter: the style's own face first, then fallbacks for other scripts."""

from __future__ import annotations

import json
import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from PIL import ImageFont, features

from games.engine.content import data_folder

Voice = Literal["display", "caps", "text", "bold", "other display", "other caps"]
"""The styles of type: headlines, small capitals, running text, names and numbers, and, for languages whose
letters their faces lack, other headlines and small capitals."""

_LATIN = ("latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext")
_TEXT = tuple(f"alegreya-sans-{subset}-500" for subset in _LATIN)
_BOLD = tuple(f"alegreya-sans-{subset}-700" for subset in _LATIN)
_NOTO = tuple(f"noto-sans-{subset}-700" for subset in _LATIN if subset != "latin")

_FAMILIES: dict[Voice, tuple[tuple[str, ...], ...]] = {
    "display": (("almendra-latin-700", "almendra-latin-ext-700"), _BOLD),
    "caps": (("im-fell-english-sc-latin-400",), _BOLD),
    "text": (_TEXT, _BOLD),
    "bold": (_BOLD,),
    "other display": (("grenze-gotisch-latin-700", "grenze-gotisch-latin-ext-700"), _BOLD),
    "other caps": (("alegreya-sc-latin-400", "alegreya-sc-latin-ext-400"), _BOLD),
}
_OTHERS: dict[Voice, Voice] = {"display": "other display", "caps": "other caps"}
"""The voices with more letters in the same manner."""
_FALLBACKS: tuple[tuple[str, ...], ...] = (
    _NOTO,
    ("noto-sans-arabic-arabic-700",),
    ("noto-sans-hebrew-hebrew-700",),
    ("noto-sans-devanagari-devanagari-700",),
    ("noto-sans-thai-thai-700",),
    ("noto-sans-jp-japanese-700",),
    ("noto-sans-sc-chinese-simplified-700",),
    ("noto-sans-kr-korean-700",),
    ("noto-emoji-emoji-700",),
    ("noto-sans-symbols-symbols-700",),
    ("noto-sans-symbols-2-symbols-400",),
)

_SHAPES_LETTERS = features.check("raqm")
"""Whether joined and reordered scripts can be set; otherwise names in them are replaced."""
_JOINED_FACES = ("noto-sans-arabic", "noto-sans-hebrew", "noto-sans-devanagari", "noto-sans-thai")

_DIGITS = "alegreya-sans-latin-700"
"""The face for digits in headlines: the display face has old-style figures, and its 1 looks like an I."""
FIGURES = ["lnum"] if _SHAPES_LETTERS else None
"""Lining figures, as high as capitals; the text face would otherwise use old-style ones."""
_EMOJI_FACE = "noto-emoji-emoji-700"
_ISOLATES = frozenset("\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
_BLANKS = frozenset("\u2800\u115f\u1160\u3164\uffa0")
"""Characters that Unicode calls letters but that render blank."""
_PLAIN = re.compile("[\0-\u02ff\ue000-\ue0ff]*")
"""Text that needs no normalization: letters of most European languages, and inline pictures."""
_LATIN_LETTER = re.compile("[A-Za-z\u00c0-\u024f\u1e00-\u1eff]")
_JOINERS = frozenset("\u200c\u200d\ufe0e\ufe0f")
_TAGS = frozenset(chr(point) for point in range(0xE0020, 0xE0080))
"""Tag characters, which spell out a flag's region after a black flag."""


class Run(NamedTuple):
    """Consecutive letters drawn by one face."""

    text: str
    face: str

    @property
    def is_right_to_left(self) -> bool:
        """Whether the letters are read from right to left."""
        return any(unicodedata.bidirectional(letter) in {"R", "AL"} for letter in self.text)


@cache
def _coverage() -> dict[str, tuple[list[int], list[int]]]:
    table = json.loads((data_folder() / "fonts" / "coverage.json").read_text(encoding="utf-8"))
    return {face: ([r[0] for r in ranges], [r[1] for r in ranges]) for face, ranges in table.items()}


def covers(face: str, letter: str) -> bool:
    """Return whether ``face`` has a glyph for ``letter``."""
    return face in _covering(letter)


@lru_cache(maxsize=4096)
def _covering(letter: str) -> frozenset[str]:
    """Return all faces that have a glyph for ``letter``."""
    point = ord(letter)
    found: list[str] = []
    for face, (firsts, lasts) in _coverage().items():
        index = bisect_right(firsts, point) - 1
        if index >= 0 and point <= lasts[index]:
            found.append(face)
    return frozenset(found)


@lru_cache(maxsize=256)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """Return ``face`` at ``size`` pixels, ready to draw."""
    return ImageFont.truetype(str(data_folder() / "fonts" / f"{face}.ttf"), size)


def _follows(letter: str) -> bool:
    """Return whether ``letter`` attaches to the one before it, whatever its face."""
    return letter in _JOINERS or unicodedata.combining(letter) > 0 or "\U0001f3fb" <= letter <= "\U0001f3ff"


def _families(voice: Voice) -> Iterator[tuple[str, ...]]:
    yield from _FAMILIES[voice]
    for family in _FALLBACKS:
        if _SHAPES_LETTERS or not family[0].startswith(_JOINED_FACES):
            yield family


def _is_emoji(letter: str) -> bool:
    return ord(letter) >= 0x2190 and unicodedata.category(letter) == "So" and covers(_EMOJI_FACE, letter)


@lru_cache(maxsize=8192)
def length(run: Run, size: int) -> float:
    """Return the width of ``run`` in pixels."""
    return font(run.face, size).getlength(run.text, features=FIGURES)


@lru_cache(maxsize=4096)
def _word_faces(word: str, voice: Voice) -> tuple[str, ...] | None:
    """Return a face for each letter of ``word``, all of one family if a family covers them all."""
    needed = [_covering(letter) for letter in word if not _follows(letter)]
    for family in _families(voice):
        if not any(faces.isdisjoint(family) for faces in needed):
            return _letter_faces(word, family)
    every = tuple(face for family in _families(voice) for face in family)
    return _letter_faces(word, every)


def _letter_faces(word: str, faces: tuple[str, ...]) -> tuple[str, ...] | None:
    chosen: list[str] = []
    for letter in word:
        candidates = (_EMOJI_FACE, *faces) if _is_emoji(letter) else faces
        if chosen and _follows(letter):
            chosen.append(chosen[-1])
            continue
        face = next((face for face in candidates if covers(face, letter)), None)
        if face is None:
            return None
        chosen.append(face)
    return tuple(chosen)


def plain(text: str) -> str:
    """Return ``text`` without invisible direction marks, and with styled letters replaced by plain ones.

    >>> plain("𝕬𝖉𝖆")
    'Ada'
    """
    if _PLAIN.fullmatch(text):
        return text
    kept = "".join(letter for letter in text if letter not in _ISOLATES)
    return "".join(_ordinary(letter) for letter in unicodedata.normalize("NFC", kept))


@lru_cache(maxsize=4096)
def _ordinary(letter: str) -> str:
    if letter < "\u2000" or _follows(letter) or _word_faces(letter, "bold") is not None:
        return letter
    return unicodedata.normalize("NFKC", letter)


def has_face(letter: str) -> bool:
    """Return whether ``letter`` can be drawn, alone or on the letter before it."""
    return _follows(letter) or _word_faces(letter, "bold") is not None


def is_bare(letter: str) -> bool:
    """Return whether ``letter`` shows nothing recognizable alone: a space, a mark, a joiner, punctuation."""
    return letter in _BLANKS or unicodedata.category(letter)[0] in "ZMPC"


def is_command(letter: str) -> bool:
    """Return whether ``letter`` is a control character, such as a direction mark or a line break."""
    if letter in _JOINERS or letter in _TAGS:
        return False
    return unicodedata.category(letter) == "Cc" or (
        unicodedata.category(letter) == "Cf" and unicodedata.bidirectional(letter) != "AN"
    )


def needs_another(letter: str) -> bool:
    """Return whether ``letter`` needs another one before it: an accent, a joiner."""
    return _follows(letter) or letter in _TAGS or unicodedata.category(letter)[0] == "M"


@lru_cache(maxsize=4096)
def complete(text: str, voice: Voice) -> Voice:
    """Return ``voice`` if its own face has every Latin letter of ``text``, otherwise the voice that has all.

    The faces of headlines and small capitals lack letters of Polish, for example. A text is then set in one
    other face: single words of it in another face would look like a mistake.
    """
    latin = [letter for letter in plain(text) if _LATIN_LETTER.match(letter) and letter.isalpha()]
    for one in (voice, _OTHERS.get(voice, voice)):
        if all(not _covering(letter).isdisjoint(_FAMILIES[one][0]) for letter in latin):
            return one
    return "bold"


@lru_cache(maxsize=4096)
def runs(text: str, voice: Voice) -> tuple[Run, ...]:
    """Return ``text`` cut into runs of one face each, in written order.

    Letters that no face covers are left out: names are cleaned before they get here.
    """
    found: list[Run] = []
    voice = complete(text, voice)
    for word in _words_and_spaces(text):
        if word == " ":
            found.append(Run(" ", _FAMILIES[voice][0][0]))
            continue
        settable = word
        if _word_faces(word, voice) is None:
            settable = "".join(letter for letter in word if _word_faces(letter, voice) is not None)
        for letter, face in zip(settable, _word_faces(settable, voice) or (), strict=True):
            chosen = _DIGITS if voice.endswith("display") and letter in "0123456789" else face
            if found and found[-1].face == chosen:
                found[-1] = Run(found[-1].text + letter, chosen)
            else:
                found.append(Run(letter, chosen))
    return tuple(_joined(found))


def _joined(found: list[Run]) -> list[Run]:
    """Return the runs with adjacent right-to-left words merged, which keeps the words in order."""
    joined: list[Run] = []
    for run in found:
        if len(joined) > 1 and joined[-1].text == " " and run.is_right_to_left:
            before = joined[-2]
            if before.is_right_to_left and before.face == run.face:
                joined[-2:] = [Run(f"{before.text} {run.text}", run.face)]
                continue
        joined.append(run)
    return joined


def _words_and_spaces(text: str) -> Iterator[str]:
    word = ""
    for letter in text:
        if letter.isspace():
            if word:
                yield word
            word = ""
            yield " "
        else:
            word += letter
    if word:
        yield word
