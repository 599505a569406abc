"""Makes names drawable: in any script that a face covers, with the crest of their seat."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from render.kit import faces, linebreaks, typesetting
from render.kit.badges import badged, unbadged
from render.kit.typesetting import Style, crested
from render.seats import CRESTS, SeatOccupant, seat_names
from render.words import Words

WIDEST = 24.0
"""The widest name to draw, as a multiple of its font size; a wider one would be unreadable."""
WIDEST_WORD = 12.0
"""The widest unbreakable part of a name, as a multiple of its font size."""
_MOST_MARKS = 2
"""The most accents on one letter; more would overlap the lines around it."""
_MEASURED = Style("bold", 50)


def drawable_names(occupants: Sequence[SeatOccupant], words: Words) -> tuple[str, ...]:
    """Return a drawable name for every seat.

    Letters that no face covers are left out. A name that is then empty, too wide or impossible to draw is
    replaced by the crest's. A computer player's name is followed by the badge of its strength.
    """
    return tuple(
        badged(drawable(name) or words(f"crest-{CRESTS[seat].id}"), occupants[seat].strength)
        for seat, name in enumerate(seat_names(occupants, words))
    )


def board_names(occupants: Sequence[SeatOccupant], words: Words) -> tuple[str, ...]:
    """Return a drawable name for every seat, for the channel's pictures: computer players have short ones.

    The badge and the crest beside *Fox* show that it's the *Clockwork Fox* of the message. The badge may be
    on a line of its own.
    """
    return tuple(
        name
        if occupants[seat].name is not None
        else badged(words(f"computer-{CRESTS[seat].id}-short"), occupants[seat].strength).replace(
            "\u00a0", " "
        )
        for seat, name in enumerate(drawable_names(occupants, words))
    )


@lru_cache(maxsize=1024)
def drawable(name: str) -> str:
    """Return the drawable part of ``name``, which may be empty."""
    plain = "".join(letter for letter in faces.plain(name) if letter.isspace() or faces.has_face(letter))
    kept = " ".join(word for word in ("".join(_settled(word)) for word in plain.split()) if word)
    if all(faces.is_bare(letter) for letter in kept):
        return ""
    return kept if _fits(kept) and _leaves_ink(kept) else ""


def _settled(word: str) -> Iterator[str]:
    """Yield the letters of ``word`` without marks that lack a base letter or exceed the limit per letter."""
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
    """Return whether ``name`` can be set in type large enough to read."""
    most = _MEASURED.size
    return typesetting.measure(name, _MEASURED) <= WIDEST * most and all(
        typesetting.measure(piece, _MEASURED) <= WIDEST_WORD * most for piece in linebreaks.breakable(name)
    )


def _leaves_ink(name: str) -> bool:
    """Return whether ``name`` can be drawn and leaves visible ink.

    A face may have a glyph that FreeType can't draw (U+FDFD overflows it), or one without any outline.
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
    """Return the names for use in sentences: without badges, each preceded by the shield of its seat."""
    return tuple(crested(seat, unbadged(name)) for seat, name in enumerate(names))


def crests_alone(seats: int) -> tuple[str, ...]:
    """Return the shield of each seat, for sentences in which names would be too long."""
    return tuple(crested(seat, "").replace("\u00a0", "") for seat in range(seats))
