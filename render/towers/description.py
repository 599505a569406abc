"""Tschak! in words: alternative texts, and the whole position as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from games.engine.game import SPECTATOR
from games.towers.model import Cards, FloorResult, LootResult
from games.towers.telling import game_events as named
from games.towers.view import Own, Place, View
from render.kit.alt import crest_name, fit, strengths
from render.kit.phrases import victory
from render.seats import SeatOccupant, seat_names
from render.towers import phrases
from render.towers.ring import NUMERALS
from render.words import Words, isolate, told_together


def board(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the public board."""
    names = seat_names(occupants, words)
    return fit(
        [
            words("towers-alt-board", where=phrases.where(view, words)),
            *_situation(view, names, words),
            *_floors(view, names, words),
            *_seats(view, names, words),
            *strengths(occupants, words),
            *_ring(view, names, words),
        ]
    )


def hand(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the private picture."""
    names = seat_names(occupants, words)
    return fit(
        [
            words(_opening(view), where=phrases.where(view, words)),
            *_own(view, words),
            *_situation(view, names, words),
            *_floors(view, names, words),
            *_seats(view, names, words),
        ]
    )


def _opening(view: View) -> Literal["towers-alt-hand", "towers-alt-watch", "towers-alt-board"]:
    """Return the key of the first sentence; a seat has no hand while it chooses a monster for its elixir."""
    if view.own is not None:
        return "towers-alt-hand"
    is_choosing = view.removing is not None and view.viewer not in {None, SPECTATOR}
    return "towers-alt-board" if is_choosing else "towers-alt-watch"


def reveal(result: FloorResult, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of a decided floor."""
    return fit(_reveal(result, seat_names(occupants, words), words))


def memory(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the list of played hands."""
    return fit(_memory(view, seat_names(occupants, words), words))


def result(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the alternative text of the final result."""
    return fit(_result(view, seat_names(occupants, words), words))


def describe(view: View, occupants: Sequence[SeatOccupant], words: Words) -> str:
    """Return the whole position as lines of plain text."""
    names = seat_names(occupants, words)
    lines = _result(view, names, words) if view.over else []
    if not view.over:
        lines = [words("towers-alt-board", where=phrases.where(view, words)), *_situation(view, names, words)]
        lines += _own(view, words)
    lines += _floors(view, names, words)
    lines += _seats(view, names, words)
    lines += _ring(view, names, words)
    if view.last_floor is not None:
        lines += _reveal(view.last_floor, names, words)
    if view.last_loot is not None:
        lines += _passing(view, view.last_loot, names, words)
    return "\n".join([*lines, *_memory(view, names, words)])


def _memory(view: View, names: Sequence[str], words: Words) -> list[str]:
    return [
        words(
            "towers-alt-played-hand",
            hand=NUMERALS[played.hand],
            tower=played.tower,
            player=isolate(names[played.seat]),
            cards=_cards(played.cards, words),
        )
        for played in view.played_hands or ()
    ]


def _cards(cards: Cards, words: Words) -> str:
    return words.in_row(words.say(named.card(card)) for card in cards) or words("towers-alt-none")


def _situation(view: View, names: Sequence[str], words: Words) -> list[str]:
    if view.over:
        return [words("towers-alt-over")]
    return [
        words("towers-alt-turn", what=phrases.turn(view, names, words)),
        words("towers-alt-last", what=phrases.news(view, names, words)),
    ]


def _floors(view: View, names: Sequence[str], words: Words) -> list[str]:
    lines = []
    for number, lying in enumerate(view.floors, start=1):
        lies: dict[str, str | int] = {
            "floor": number,
            "monster": words.say(named.monster(lying.monster)),
            "treasure": words.say(named.treasure(lying.treasure)),
        }
        weakest, strongest = phrases.takers(view, number) if lying.resolved else (None, None)
        if weakest is None or strongest is None:
            lines.append(words("towers-alt-floor-taken" if lying.resolved else "towers-alt-floor", **lies))
            continue
        takers = {"strongest": isolate(names[strongest]), "weakest": isolate(names[weakest])}
        lines.append(words("towers-alt-floor-taken-by", **lies, **takers))
    return lines


def _seats(view: View, names: Sequence[str], words: Words) -> list[str]:
    return [_seat(view, seat, place, isolate(names[seat]), words) for seat, place in enumerate(view.places)]


def _seat(view: View, seat: int, place: Place, player: str, words: Words) -> str:
    counts = {"gold": place.gold, "treasures": place.treasure_count, "monsters": place.monster_count}
    parts = [words("towers-alt-seat", player=player, crest=crest_name(seat, words), **counts)]
    if place.team.lines:
        shown = _cards(place.team.cards, words)
        parts.append(words("towers-alt-seat-team", player=player, cards=shown, value=place.team.value))
    if view.wanted:
        chose = "towers-alt-seat-chose" if place.committed else "towers-alt-seat-chooses"
        parts.append(words(chose, player=player))
    if place.sheet is not None:
        won = [words.say(named.treasure(card)) for card in place.treasures or ()]
        won += [words.say(named.monster(card)) for card in place.monsters or ()]
        if won:
            parts.append(words("towers-alt-seat-piles", list=words.in_row(won)))
        parts.append(words("towers-alt-seat-points", points=place.sheet.total))
    return told_together(parts, words)


def _ring(view: View, names: Sequence[str], words: Words) -> list[str]:
    where = [
        words(
            "towers-alt-ring-place",
            hand=NUMERALS[spot.hand],
            place=words("towers-picture-board") if spot.seat is None else isolate(names[spot.seat]),
        )
        for spot in view.ring
    ]
    return [words("towers-alt-ring", list=words.apart(where))]


def _own(view: View, words: Words) -> list[str]:
    own = view.own
    if own is None:
        return []
    playable = {card for prospect in own.prospects for card in prospect.cards}
    lines = []
    if own.commit is not None:
        lines.append(words("towers-alt-own-commit", cards=_cards(own.commit, words)))
    can = tuple(card for card in own.hand if card in playable)
    cannot = tuple(card for card in own.hand if card not in playable)
    lines.append(words("towers-alt-own-can", cards=_cards(can, words)))
    if cannot:
        lines.append(words("towers-alt-own-cannot", cards=_cards(cannot, words)))
    if own.played:
        lines.append(words("towers-alt-own-played", cards=_cards(own.played, words)))
    lines.append(_worth(own, words))
    return lines


def _worth(own: Own, words: Words) -> str:
    least, most = own.worth
    if least == most:
        return words("towers-alt-own-worth", least=least)
    return words("towers-alt-own-worth-range", least=least, most=most)


def _reveal(result: FloorResult, names: Sequence[str], words: Words) -> list[str]:
    lines = [
        words("towers-alt-reveal", tower=result.tower, floor=result.floor),
        words("towers-alt-last", what=phrases.taken(result, names, words)),
    ]
    for seat in phrases.ranked(result):
        team = result.teams[seat]
        lines.append(
            words(
                "towers-alt-reveal-team",
                player=isolate(names[seat]),
                cards=_cards(team.cards, words),
                sum=phrases.terms(team),
                value=team.value,
            )
        )
        reason = phrases.reason(result, seat, words)
        if seat == result.fined:
            lines.append(words("towers-alt-reveal-fined"))
        elif reason:
            lines.append(words("towers-alt-reveal-reason", reason=reason))
    return lines


def _passing(view: View, loot: LootResult, names: Sequence[str], words: Words) -> list[str]:
    lines = [words("towers-alt-passing", tower=loot.tower)]
    lines += [words.say(event.text, names) for event in named.looted(loot)]
    if not view.floors[-1].resolved:
        lines.append(words("towers-alt-passed"))
        lines += _ring(view, names, words)
    return lines


def _result(view: View, names: Sequence[str], words: Words) -> list[str]:
    lines = [words("towers-alt-result", winner=victory(view.winners, names, words))]
    for seat, rank in phrases.ranking(view):
        sheet = view.places[seat].sheet
        if sheet is not None:
            lines.append(words("towers-alt-rank", rank=rank, player=isolate(names[seat]), points=sheet.total))
    for seat, _ in phrases.ranking(view):
        lines.append(words("towers-alt-sheet", player=isolate(names[seat]), list=_items(view, seat, words)))
    return lines


def _items(view: View, seat: int, words: Words) -> str:
    sheet = view.places[seat].sheet
    items: Iterable[str] = (
        words(
            "towers-alt-item",
            item=words(f"towers-picture-item-{item.kind}"),
            count=item.count,
            points=phrases.number(item.points),
        )
        for item in (sheet.items if sheet is not None else ())
        if item.count
    )
    return words.apart(items) or words("towers-alt-none")
