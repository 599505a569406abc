"""The highlights of a finished game: its turning point, and a figure that its players will quote."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.engine.text import Argument, Seat, SeatName, Text


class Highlights(Struct, frozen=True):
    """The highlights of a finished game, in a few words each.

    ``turning_point`` is one short sentence without a full stop; None if the game had none. ``figure`` is a
    number with what it counts, such as *7 of 9 spells right*.
    """

    turning_point: Text | None
    figure: Text


class Standing(Struct, frozen=True):
    """The public score of each seat after a part of the game; ``when`` names that part, such as *Round 4*."""

    when: Text
    scores: tuple[int, ...]


def turning_point(standings: Sequence[Standing], winners: Sequence[Seat]) -> Text | None:
    """Return when the winner took the lead for good; otherwise the winners' largest gain in one part.

    ``standings`` are in their order. Return None if no winner ever gained anything.
    """
    if len(winners) == 1 and (lead := _lead_for_good(standings, winners[0])) is not None:
        return _taken(standings, winners[0], lead)
    return _largest_gain(standings, winners)


def _lead_for_good(standings: Sequence[Standing], winner: Seat) -> int | None:
    """Return the index of the standing from which ``winner`` leads alone to the end; None if they don't."""
    lead = None
    for index in reversed(range(len(standings))):
        if _leaders(standings[index]) != [winner]:
            break
        lead = index
    return lead


def _leaders(standing: Standing) -> list[Seat]:
    best = max(standing.scores)
    return [seat for seat, score in enumerate(standing.scores) if score == best]


def _taken(standings: Sequence[Standing], winner: Seat, lead: int) -> Text:
    """Return the sentence about the lead that ``winner`` took for good at index ``lead`` of ``standings``."""
    told: dict[str, Argument] = {"when": standings[lead].when, "player": SeatName(winner)}
    if lead == 0:
        return Text("highlight-decided" if len(standings) == 1 else "highlight-led", told)
    before = _leaders(standings[lead - 1])
    if len(before) == 1:
        return Text("highlight-overtakes", {**told, "other": SeatName(before[0])})
    return Text("highlight-leads", told)


def _largest_gain(standings: Sequence[Standing], winners: Sequence[Seat]) -> Text | None:
    """Return the sentence about the most that one of the ``winners`` gained in one part of the game."""
    best, found = 0, None
    before: Sequence[int] = [0] * (len(standings[0].scores) if standings else 0)
    for standing in standings:
        for seat in winners:
            gained = standing.scores[seat] - before[seat]
            if gained > best:
                best = gained
                told: dict[str, Argument] = {"when": standing.when, "player": SeatName(seat)}
                found = Text("highlight-gains", {**told, "points": gained})
        before = standing.scores
    return found
