"""Names as they can be drawn: in any script that a face covers, beside the crest of their seat."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import faces
from render.kit.typesetting import crested
from render.seats import CRESTS, SeatOccupant, seat_names
from render.words import Words


def drawable_names(occupants: Sequence[SeatOccupant], words: Words) -> tuple[str, ...]:
    """Return a name for every seat that can be drawn without boxes.

    Letters that no face covers are left out; a name of which nothing readable remains becomes the crest's.
    """
    return tuple(
        _drawable(name) or words(f"crest-{CRESTS[seat].id}")
        for seat, name in enumerate(seat_names(occupants, words))
    )


def _drawable(name: str) -> str:
    kept = "".join(letter for letter in faces.plain(name) if letter.isspace() or faces.has_face(letter))
    kept = " ".join(kept.split())
    return kept if any(not faces.is_bare(letter) for letter in kept) else ""


def with_crests(names: Sequence[str]) -> tuple[str, ...]:
    """Return each name with the shield of its seat before it, to stand in a sentence."""
    return tuple(crested(seat, name) for seat, name in enumerate(names))
