"""The table votes on a seat whose time is up: who may vote, and how votes are counted."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.features.absence.rules.stand_ins import time_is_up, voted
from bot.features.actions import ACTIONS
from bot.features.notices.rules.standing_notices import Listeners, standing_notices
from bot.table.action import Request
from bot.table.actor import Actor
from bot.table.consequences import consequences
from bot.table.rows import SeatClock
from bot.table.situation import Situation
from bot.table.table import Table
from bot.table.table_terms import Decider
from games.engine.game import Refused
from games.registry import GAMES
from tests.support.started import started

GAME = GAMES["abraca"]
PEOPLE = (3, 4, 5, 6)


def late_table(people: int = 4, decider: Decider = "majority") -> tuple[Situation, list[int]]:
    """Return a table at which a seat's time is up, and the other people there, in seat order."""
    table = started(GAME, PEOPLE[:people], clock="live")
    at = replace(table.at, table=replace(table.at.table, decider=decider))
    [(seat, due)] = [(seat, row.due_at) for seat, row in enumerate(at.table.seats) if row.due_at]
    at = replace(at, now=due)
    step = time_is_up(at, SeatClock(1, seat, due))
    assert step is not None
    at = replace(at, table=consequences(at, step, Listeners()).table)
    return at, [row.person for row in at.table.seats if row.person not in {None, at.table.seats[seat].person}]


def late_seat(table: Table) -> int:
    [seat] = [seat for seat, row in enumerate(table.seats) if row.timed_out]
    return seat


def act(at: Situation, person: int, name: str, argument: str = "", **known: bool) -> Situation:
    """Let a person do something, and apply any vote that it settles."""
    action = ACTIONS[name]
    actor = Actor(person, "P", member=person, **known)
    action.expect(at.table, actor)
    step = action.change(
        at, actor, action.read(Request(at.table.own_revision(at.table.seat_of(person)), argument))
    )
    if step.table is at.table:
        return at
    at = replace(at, table=consequences(at, step, Listeners()).table)
    if more := voted(at):
        at = replace(at, table=consequences(at, more, Listeners()).table)
    return at


def answer(at: Situation, person: int, given: str, **known: bool) -> Situation:
    seat = late_seat(at.table)
    return act(at, person, f"out-{given}", f"{seat}={at.table.seats[seat].person}", **known)


def told(at: Situation) -> set[int]:
    return {notice.person for notice in standing_notices(at, Listeners()).values() if notice.kind == "vote"}


def is_open(at: Situation) -> bool:
    return any(row.timed_out for row in at.table.seats)


def test_more_than_half_of_the_others_decide_and_answers_can_be_changed() -> None:
    at, others = late_table()
    assert told(at) == set(others)
    at = answer(at, others[0], "wanted")
    assert is_open(at), "one of three is no majority"
    assert told(at) == set(others[1:]), "whoever has answered need not be told"
    again = answer(at, others[0], "wanted")
    assert again.table.revision == at.table.revision, "the same answer changes nothing"
    at = answer(answer(at, others[1], "wait"), others[0], "wait")
    assert not is_open(at)
    assert not any(row.answers for row in at.table.seats)
    assert not any(row.stand_in or row.wanted for row in at.table.seats), (
        "more time, as both wanted in the end"
    )


def test_the_only_other_person_decides_alone() -> None:
    at, [other] = late_table(2)
    assert not is_open(answer(at, other, "turn"))
    assert answer(at, other, "end").table.status == "ended"


def test_where_all_answers_differ_the_mildest_counts_and_never_the_end() -> None:
    at, (one, two) = late_table(3)
    seat = late_seat(at.table)
    differing = answer(answer(at, one, "end"), two, "absence")
    assert differing.table.status == "playing"
    assert differing.table.seats[seat].stand_in == "absence"
    assert answer(answer(at, one, "wanted"), two, "wait").table.seats[seat].stand_in is None


def test_the_game_is_ended_by_a_majority_even_where_anybody_decides() -> None:
    at, others = late_table(4, "anybody")
    assert is_open(answer(at, others[0], "end"))
    assert answer(answer(at, others[0], "end"), others[1], "end").table.status == "ended"
    assert not is_open(answer(at, others[0], "wait")), "all else the first one decides"


def test_the_host_decides_where_that_is_agreed() -> None:
    at, others = late_table(4, "host")
    hosted = replace(at, table=replace(at.table, host=others[0]))
    assert told(hosted) == {others[0]}
    with pytest.raises(Refused, match="host-decides"):
        answer(hosted, others[1], "wait")
    assert not is_open(answer(hosted, others[0], "wait"))
    outside = replace(at, table=replace(at.table, host=99))
    assert told(outside) == {99}, "a host without a seat is told, too"
    assert not is_open(answer(outside, 99, "wait"))
    late = at.table.seats[late_seat(at.table)].person or 0
    own = replace(at, table=replace(at.table, host=late))
    assert is_open(answer(own, others[0], "wait")), "the majority, if it is the time of the host"
    assert not is_open(answer(answer(own, others[0], "wait"), others[1], "wait"))


def test_who_decides_besides() -> None:
    at, others = late_table()
    assert not is_open(answer(at, 99, "wait", moderates=True)), "a moderator who does not play"
    assert is_open(answer(at, others[0], "wait", moderates=True)), "one who plays has one voice"
    hosted = replace(at, table=replace(at.table, host=99))
    with pytest.raises(Refused, match="players-decide"):
        answer(hosted, 99, "wait")


def test_who_leaves_has_no_say_any_more() -> None:
    at, others = late_table()
    at = answer(at, others[0], "wait")
    left = act(at, others[0], "give-up")
    assert is_open(left)
    assert not left.table.seats[late_seat(left.table)].answers
    at = act(act(at, others[1], "give-up"), others[2], "give-up")
    assert not is_open(at), "whoever is left has answered"
