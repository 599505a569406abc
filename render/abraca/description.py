"""Abraca in words: alternative texts, and the whole position as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.abraca.model import RoundResult
from games.abraca.view import Place, View
from render.abraca import phrases
from render.kit.alt import crest_name, fit, strengths
from render.kit.phrases import victory
from render.seats import SeatOccupant, seat_names
from render.words import Words, isolate

DECLARED_LETTERS = 1000
"""The maximum length of a round's declarations in the position as text, in characters."""


def board(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the public board."""
    names = seat_names(occupants, words)
    return fit(
        [
            words("abraca-alt-board", round=view.round),
            *_situation(view, names, words),
            *_seats(view, names, words),
            *_table(view, words),
            *strengths(occupants, words),
        ]
    )


def hand(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the private picture."""
    names = seat_names(occupants, words)
    return fit(
        [
            words("abraca-alt-hand" if _is_seated(view) else "abraca-alt-watch"),
            *_situation(view, names, words),
            *_stones(view, names, words),
            *_unseen(view, words),
            *_seats(view, names, words),
            *_table(view, words),
        ]
    )


def reveal(result: RoundResult, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the picture that reveals a finished round."""
    return fit(_reveal(result, seat_names(occupants, words), words))


def result(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the final result."""
    names = seat_names(occupants, words)
    return fit(_result(view, names, words))


def describe(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the whole position as lines of plain text."""
    names = seat_names(occupants, words)
    lines = [words("abraca-alt-board", round=view.round), *_situation(view, names, words)]
    if view.active is None:
        lines = _result(view, names, words)
    lines += _stones(view, names, words)
    lines += _unseen(view, words)
    lines += _seats(view, names, words)
    lines += _table(view, words)
    if view.declarations:
        casts = [phrases.cast(declaration, names, words) for declaration in view.declarations]
        lines.append(words("abraca-alt-declared", list=_newest(casts, words)))
    if view.recap is not None:
        lines += _reveal(view.recap, names, words)
    return "\n".join(lines)


def _newest(casts: Sequence[str], words: Words) -> str:
    """Return the newest of ``casts`` that fit into a message with the rest; the log has all of them."""
    kept: list[str] = []
    for cast in reversed(casts):
        if sum(map(len, kept)) + len(cast) > DECLARED_LETTERS:
            return words.apart(["…", *kept])
        kept.insert(0, cast)
    return words.apart(kept)


def _is_seated(view: View) -> bool:
    return view.viewer is not None and 0 <= view.viewer < len(view.places)


def _numbers(numbers: Iterable[int], words: Words) -> str:
    return words.in_row(map(str, numbers)) or words("abraca-alt-none")


def _situation(view: View, names: Sequence[str], words: Words) -> list[str]:
    if view.active is None:
        return [words("abraca-alt-over")]
    turn = "abraca-alt-turn-first" if view.last == 0 else "abraca-alt-turn-more"
    spells = phrases.span(phrases.offered(view), words)
    return [
        words(turn, player=isolate(names[view.active]), spells=spells),
        words("abraca-alt-last", what=phrases.news(view, names, words)),
    ]


def _seats(view: View, names: Sequence[str], words: Words) -> list[str]:
    lines = []
    for seat, place in enumerate(view.places):
        lines.append(
            words(
                "abraca-alt-seat",
                player=isolate(names[seat]),
                crest=crest_name(seat, words),
                points=place.points,
                life=place.life,
                stones=len(place.stones),
                secrets=len(place.secrets),
            )
        )
        if place.eliminated:
            lines.append(words("abraca-alt-seat-out", player=isolate(names[seat])))
    return lines


def _table(view: View, words: Words) -> list[str]:
    counts = []
    for spell, used, aside in zip(phrases.SPELLS, view.used, view.set_aside, strict=True):
        if used or aside:
            key = "abraca-alt-used-aside" if aside else "abraca-alt-used-number"
            counts.append(words(key, number=spell, used=used + aside, copies=spell, aside=aside))
    listed = words.apart(counts) or words("abraca-alt-none")
    return [
        words("abraca-alt-used", list=listed),
        words("abraca-alt-table", pool=view.pool, secrets=view.secrets_left),
    ]


def _stones(view: View, names: Sequence[str], words: Words) -> list[str]:
    lines = []
    for seat, place in enumerate(view.places):
        if seat == view.viewer:
            lines += _own_stones(place, words)
        elif view.viewer is not None or place.eliminated:
            lines.append(_seen_stones(place, isolate(names[seat]), words))
    return lines


def _seen_stones(place: Place, player: str, words: Words) -> str:
    seen = [stone.number for stone in place.stones if stone.number is not None]
    if len(seen) < len(place.stones):
        return words("abraca-alt-stones-hidden", player=player, count=len(place.stones))
    return words("abraca-alt-stones", player=player, list=_numbers(seen, words))


def _own_stones(place: Place, words: Words) -> list[str]:
    stones = []
    for stone in place.stones:
        notes = [words("abraca-alt-own-stone") if stone.number is None else str(stone.number)]
        if stone.fresh:
            notes.append(words("abraca-alt-own-fresh"))
        if stone.denied:
            notes.append(words("abraca-alt-own-denied", numbers=_numbers(stone.denied, words)))
        stones.append(words.in_row(notes))
    if not stones:
        lines = [words("abraca-alt-own-none")]
    elif all(stone.number is not None for stone in place.stones):
        lines = [words("abraca-alt-own-shown", list=words.apart(stones))]
    else:
        lines = [words("abraca-alt-own-stones", count=len(stones), list=words.apart(stones))]
    known = [number for number in place.secrets if number is not None]
    if known:
        lines.append(words("abraca-alt-own-secrets", list=_numbers(known, words)))
    return lines


def _unseen(view: View, words: Words) -> list[str]:
    if view.unseen is None:
        return []
    counts = [
        words("abraca-alt-unseen-number", number=spell, count=count)
        for spell, count in zip(phrases.SPELLS, view.unseen, strict=True)
    ]
    return [words("abraca-alt-unseen", list=words.in_row(counts))]


def _reveal(result: RoundResult, names: Sequence[str], words: Words) -> list[str]:
    lines = [words("abraca-alt-reveal", round=result.number, end=phrases.ending(result, names, words))]
    lines += [
        words(
            "abraca-alt-reveal-seat",
            player=isolate(name),
            hand=_numbers(result.hands[seat], words),
            secrets=_numbers(result.secrets[seat], words),
            life=result.life[seat],
            points=result.points[seat],
            total=result.totals[seat],
        )
        for seat, name in enumerate(names)
    ]
    pool, left = _numbers(result.pool, words), _numbers(result.secrets_left, words)
    lines.append(words("abraca-alt-reveal-rest", pool=pool, secrets=left))
    return lines


def _result(view: View, names: Sequence[str], words: Words) -> list[str]:
    return [
        words("abraca-alt-result", winner=victory(view.winners, names, words)),
        *(
            words("abraca-alt-rank", rank=rank, player=isolate(names[seat]), points=view.places[seat].points)
            for seat, rank in phrases.ranking(view)
        ),
    ]
