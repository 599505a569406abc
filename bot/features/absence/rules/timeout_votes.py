"""Votes about a late seat, out of time or silent: who votes, on what, and which answer counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from bot.features.clocks.rules.clocks import clock_of
from bot.table.table import SeatRow, TimeoutAnswer
from bot.table.table_terms import Decider, TimeoutPolicy
from games.engine.text import Seat

TIMEOUT_ANSWERS: Sequence[TimeoutAnswer] = ("wait", "host", "turn", "absence", "wanted", "end")
"""The possible decisions, mildest for the late player first."""


class Agreed(Protocol):
    """The facts about a table that its policy depends on; rows and perspectives both have them."""

    @property
    def clock(self) -> str:
        """The name of the seats' clock."""
        ...

    @property
    def timeout_policy(self) -> TimeoutPolicy:
        """The reaction if somebody runs out of time, as agreed."""
        ...

    @property
    def seats(self) -> Sequence[SeatRow]:
        """The seats, with their people."""
        ...


class Deciding(Protocol):
    """The facts about a table that votes depend on; rows and perspectives both have them."""

    @property
    def host(self) -> int:
        """The person who looks after the table."""
        ...

    @property
    def seats(self) -> Sequence[SeatRow]:
        """The seats, with their people."""
        ...

    @property
    def decider(self) -> Decider:
        """The people who decide, as agreed."""
        ...

    @property
    def host_silent_since(self) -> float | None:
        """The time since which a host who has to act has been silent."""
        ...


def late_seats(table: Deciding) -> list[Seat]:
    """Return the seats about which the others vote."""
    return [seat for seat, row in enumerate(table.seats) if row.vote is not None and not row.by_computer]


def answers_about(table: Deciding, late: Seat) -> Sequence[TimeoutAnswer]:
    """Return the possible decisions about the seat ``late``, mildest first.

    A silent person may have no turn that a stand-in could play, but if they host, others can take that over.
    """
    row = table.seats[late]
    fitting = {"turn": not row.is_silent, "host": row.is_silent and row.person == table.host}
    return [answer for answer in TIMEOUT_ANSWERS if fitting.get(answer, True)]


def next_policy(table: Agreed, seat: Seat) -> TimeoutPolicy:
    """Return the policy that applies when the running clock of ``seat`` runs out.

    More time is given only once, followed by a vote; otherwise a deserted table would get it forever.
    """
    preset = clock_of(table.clock)
    had_more = preset is not None and table.seats[seat].reserve == preset.extension
    return "ask" if table.timeout_policy == "wait" and had_more else table.timeout_policy


def decider_of(table: Deciding, late: Seat) -> Decider:
    """Return who decides about the seat ``late``: as agreed, but the majority if the host is away."""
    if table.decider != "host":
        return table.decider
    if table.host_silent_since is not None:
        return "majority"
    hosting = [seat for seat, row in enumerate(table.seats) if row.person == table.host]
    is_away = any(seat == late or _is_away(table.seats[seat]) for seat in hosting)
    return "majority" if is_away else "host"


def asked_since(table: Deciding, late: Seat) -> float:
    """Return since when the people who decide about the seat ``late`` have been asked.

    If they decide in place of a host who is away, that's since the host has been away.
    """
    vote = table.seats[late].vote
    assert vote is not None, "only a late seat is decided about"
    times = [vote.since]
    if table.decider == "host" and decider_of(table, late) == "majority":
        hosting = (row.vote for row in table.seats if row.person == table.host)
        times += [one.since for one in hosting if one is not None]
        times += [] if table.host_silent_since is None else [table.host_silent_since]
    return max(times)


def voters(table: Deciding, late: Seat) -> list[Seat]:
    """Return the seats whose people count for the majority: they are present, or have answered."""
    answered = table.seats[late].answers
    return [
        seat
        for seat, row in enumerate(table.seats)
        if seat != late and row.person is not None and (seat in answered or not _is_away(row))
    ]


def is_to_decide(table: Deciding, seat: Seat, late: Seat) -> bool:
    """Return whether the person at ``seat`` hasn't yet decided about the seat ``late``, but should."""
    match decider_of(table, late):
        case "anybody":
            return True
        case "host":
            return table.seats[seat].person == table.host
        case "majority":
            return seat in voters(table, late) and seat not in table.seats[late].answers


def answer_decided(table: Deciding, late: Seat) -> TimeoutAnswer | None:
    """Return the decision about the seat ``late``, or ``None`` as long as nothing is decided.

    More than half of the voters decide at once. If all have answered without such a majority, the most common
    answer counts, in a tie the mildest; only a majority can end the game.
    """
    answers, asked = table.seats[late].answers, voters(table, late)
    given = Counter(answers[seat] for seat in asked if seat in answers)
    for answer, count in given.items():
        if 2 * count > len(asked):
            return answer
    if not asked or given.total() < len(asked):
        return None
    offered = answers_about(table, late)
    return max((answer for answer in offered if answer != "end"), key=lambda answer: given[answer])


def _is_away(row: SeatRow) -> bool:
    return row.by_computer or row.vote is not None
