"""Alternative texts: sentences in order of importance, as many as fit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from games.engine.strength import Strength
from render.picture import ALT_LIMIT
from render.seats import CRESTS, SeatOccupant, seat_names
from render.words import Words, isolate

_SENTENCE = re.compile(r"(?<=[.!?]) ")


def fit(sentences: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """Return ``sentences`` in order, leaving out those that no longer fit into ``limit`` characters."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}" if text else sentence
        if len(longer) <= limit:
            text = longer
    return text


def sentences_of(alt: str) -> list[str]:
    """Return the sentences of an alternative text."""
    return _SENTENCE.split(alt)


def crest_name(seat: int, words: Words) -> str:
    """Return the name of the animal on the shield of ``seat``."""
    return words(f"crest-{CRESTS[seat].id}")


def strengths(occupants: Sequence[SeatOccupant], words: Words) -> list[str]:
    """Return a sentence about the strength of each computer player whose badge is shown."""
    names = seat_names(occupants, words)
    return [
        _strength(names[seat], one.strength, words)
        for seat, one in enumerate(occupants)
        if one.strength is not None
    ]


def _strength(name: str, strength: Strength, words: Words) -> str:
    return words("picture-alt-strength", player=isolate(name), strength=words(f"strength-{strength}"))


def lobby_alt(opening: str, occupants: Sequence[SeatOccupant], seats: range, words: Words) -> str:
    """Return the alternative text of a lobby: the ``opening``, the seats taken, the number still free."""
    lines = [opening]
    lines += [
        words("picture-alt-lobby-seat", seat=seat + 1, crest=crest_name(seat, words), player=isolate(name))
        for seat, name in enumerate(seat_names(occupants, words))
    ]
    lines += strengths(occupants, words)
    free = seats[-1] - len(occupants)
    if free:
        lines.append(words("picture-alt-lobby-free", count=free))
    return fit(lines)
