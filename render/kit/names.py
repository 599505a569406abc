"""Names as they can be drawn: in any script that a face covers, beside the crest of their seat."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from render.kit import faces, typesetting
from render.kit.badges import badged, unbadged
from render.kit.typesetting import Style, crested
from render.seats import CRESTS, SeatOccupant, seat_names
from render.words import Words

WIDEST = 24.0
"""The widest name that is drawn, in times the size of its letters; a wider one could not be read."""
WIDEST_WORD = 12.0
"""The widest part of a name at which no line can end, measured in the same way."""
_MOST_MARKS = 2
"""So many accents stand on one letter; more would reach over the lines around them."""
_MEASURED = Style("bold", 50)


def drawable_names(occupants: Sequence[SeatOccupant], words: Words) -> tuple[str, ...]:
    """Return a name for every seat that can be drawn without boxes.

    Letters that no face covers are left out; a name of which nothing readable remains, that is too wide or
    that cannot be drawn becomes the crest's. A computer player has the badge of its strength after its name.
    """
    return tuple(
        badged(_drawable(name) or words(f"crest-{CRESTS[seat].id}"), occupants[seat].strength)
        for seat, name in enumerate(seat_names(occupants, words))
    )


@lru_cache(maxsize=1024)
def _drawable(name: str) -> str:
    """Return what of ``name`` can be drawn, or nothing."""
    plain = "".join(letter for letter in faces.plain(name) if letter.isspace() or faces.has_face(letter))
    kept = " ".join(word for word in ("".join(_settled(word)) for word in plain.split()) if word)
    if all(faces.is_bare(letter) for letter in kept):
        return ""
    return kept if _fits(kept) and _leaves_ink(kept) else ""


def _settled(word: str) -> Iterator[str]:
    """Yield the letters of ``word`` without marks that stand on nothing and without those over the most."""
    marks = 0
    begun = False
    for letter in word:
        if faces.is_command(letter):
            continue
        if not begun and faces.needs_another(letter):
            continue
        begun = True
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= _MOST_MARKS:
            yield letter


def _fits(name: str) -> bool:
    """Return whether ``name`` can be set in letters that are large enough to read."""
    most = _MEASURED.size
    return typesetting.measure(name, _MEASURED) <= WIDEST * most and all(
        typesetting.measure(piece, _MEASURED) <= WIDEST_WORD * most for piece in typesetting.breakable(name)
    )


def _leaves_ink(name: str) -> bool:
    """Return whether ``name`` can be drawn, and something is seen of it.

    A face may have a letter that FreeType cannot draw (U+FDFD overflows it), or one without any lines.
    """
    try:
        return any(
            faces.font(run.face, _MEASURED.size).getmask(run.text, features=faces.FIGURES).getbbox()
            is not None
            for run in faces.runs(name, _MEASURED.voice)
        )
    except Exception:
        return False


def with_crests(names: Sequence[str]) -> tuple[str, ...]:
    """Return each name with the shield of its seat before it and without a badge, to stand in a sentence."""
    return tuple(crested(seat, unbadged(name)) for seat, name in enumerate(names))
