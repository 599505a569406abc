"""The places of a ladder, who may challenge whom, and what comes next."""

from __future__ import annotations

from itertools import permutations
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.features.competitions.rules.outcome import Outcome
from bot.features.ladders.rules import changes
from bot.features.ladders.rules.course import (
    Close,
    Game,
    LadderState,
    Match,
    Open,
    Record,
    Settle,
    game_of,
    next_step,
)
from bot.features.ladders.rules.ladder import (
    IDLE,
    OPEN,
    REACH,
    Challenge,
    Event,
    EventKind,
    Ladder,
    challengeable,
    departed,
    has_ladder,
    places,
)
from games.engine.game import Refused
from games.registry import GAMES

LADDER = Ladder(1, 2, "abraca", 0.0, id=1)


def event(kind: EventKind, member: int, other: int | None = None, at: float = 0.0) -> Event:
    return Event(1, kind, member, at, other)


def challenge(member: int, other: int, number: int = 1, at: float = 0.0) -> Challenge:
    return Challenge(1, member, other, at, id=number)


def opened(member: int, other: int, number: int = 1) -> Challenge:
    return replace(challenge(member, other, number), table=number, opened_at=0.0)


def joined(people: int) -> tuple[Event, ...]:
    return tuple(event("joined", member) for member in range(1, people + 1))


def state(people: int, *games: Game, ladder: Ladder = LADDER, then: tuple[Event, ...] = ()) -> LadderState:
    known = {member: 1000 + member for member in range(1, people + 1)}
    return LadderState(ladder, (*joined(people), *then), games, known)


def test_a_winner_takes_the_place_and_a_loser_keeps_theirs() -> None:
    assert places([*joined(6), event("won", 5, 2)]) == [1, 5, 2, 3, 4, 6]
    for kind in ("lost", "drawn", "void"):
        assert places([*joined(6), event(kind, 5, 2)]) == [1, 2, 3, 4, 5, 6]


def test_a_challenger_who_has_passed_the_other_one_meanwhile_gains_nothing() -> None:
    assert places([*joined(6), event("won", 5, 2), event("won", 5, 3)]) == [1, 5, 2, 3, 4, 6]


def test_running_out_of_time_leaves_the_ladder_and_joining_again_begins_below() -> None:
    events = [*joined(6), event("timed_out", 1), event("joined", 1), event("left", 9)]
    assert places(events) == [2, 3, 4, 5, 6, 1]


def test_the_top_who_loses_three_games_at_once_falls_in_the_order_of_the_games() -> None:
    wins = [event("won", member, 1) for member in (2, 3, 4)]
    for order in permutations(wins):
        assert places([*joined(5), *order]) == _by_hand(order)
    assert places([*joined(5), *wins]) == [2, 3, 4, 1, 5]


def _by_hand(wins: tuple[Event, ...]) -> list[int]:
    """Move one winner after the other directly above person 1, if they are below."""
    order = [1, 2, 3, 4, 5]
    for win in wins:
        if order.index(win.member) > order.index(1):
            order.remove(win.member)
            order.insert(order.index(1), win.member)
    return order


def test_an_undone_event_counts_as_if_it_had_never_happened() -> None:
    undone = replace(event("removed", 2), undone_at=1.0, undone_by=9)
    assert places([*joined(3), undone, event("won", 3, 2)]) == [1, 3, 2]


_STEPS = st.lists(
    st.tuples(
        st.sampled_from(["joined", "left", "won", "lost", "drawn", "timed_out", "removed", "void"]),
        st.integers(1, 6),
        st.integers(1, 6),
    ),
    max_size=40,
)


@given(_STEPS)
def test_places_hold_everybody_once_and_only_a_win_or_a_departure_moves_anybody(
    steps: list[tuple[EventKind, int, int]],
) -> None:
    events: list[Event] = []
    for kind, member, other in steps:
        before = places(events)
        events.append(event(kind, member, other))
        after = places(events)
        assert len(after) == len({*after})
        if kind in ("lost", "drawn", "void"):
            assert before == after
        if kind == "won":
            assert sorted(before) == sorted(after)
            assert (
                after[: min(map(_place(before), (member, other)))]
                == (before[: min(map(_place(before), (member, other)))])
            )
        rest = [one for one in before if one != member]
        assert [one for one in after if one != member] == rest, "everybody else keeps their order"


def _place(order: list[int]):  # type: ignore[no-untyped-def]
    return lambda member: order.index(member) if member in order else len(order)


@given(st.permutations(range(8)), st.integers(0, 7))
def test_challenges_reach_three_places_up(ladder: list[int], person: int) -> None:
    found = challengeable(ladder, person, ())
    own = ladder.index(person)
    assert found == [other for place, other in enumerate(ladder) if 1 <= own - place <= REACH]


def test_three_challenges_out_and_three_in() -> None:
    ladder = list(range(1, 9))
    received = [challenge(person, 4) for person in (5, 6, 7)]
    assert 4 not in challengeable(ladder, 7, [*received[:2], challenge(8, 4)])
    assert challengeable(ladder, 8, [challenge(8, other) for other in (5, 6, 7)][:OPEN]) == []
    assert challengeable(ladder, 5, [*received[1:], challenge(3, 5)]) == [2, 4]
    assert challengeable(ladder, 42, ()) == []


def test_people_of_whom_one_has_blocked_the_other_are_not_challengeable() -> None:
    assert challengeable([1, 2, 3, 4], 4, (), {frozenset((4, 2))}) == [1, 3]


@given(st.lists(st.tuples(st.integers(1, 7), st.integers(1, 7)), max_size=60))
def test_no_order_of_presses_exceeds_the_limits(presses: list[tuple[int, int]]) -> None:
    there = state(7)
    for number, (member, other) in enumerate(presses, 1):
        try:
            change = changes.challenge(member, other, 0.0, ())(there)
        except Refused:
            continue
        assert change is not None
        assert change.challenge is not None
        new = Game(replace(change.challenge, id=number), "waiting")
        there = replace(there, games=(*there.games, new))
    made, pairs = [one.member for one in there.challenges], [one.people for one in there.challenges]
    received = [one.other for one in there.challenges]
    assert all(listed.count(member) <= OPEN for listed in (made, received) for member in range(1, 8))
    assert len(pairs) == len({*pairs})
    assert all(0 < one.member - one.other <= REACH for one in there.challenges)


# The end of a game


def over(ranks: tuple[int, int], *, stand_ins: tuple[bool, bool] = (False, False)) -> Outcome:
    return Outcome((3, 1), ranks, (None, None), stand_ins)


@pytest.mark.parametrize(
    ("outcome", "result"),
    [
        (over((1, 2)), "won"),
        (over((2, 1)), "lost"),
        (over((1, 1)), "drawn"),
        (over((1, 2), stand_ins=(True, False)), "lost"),
        (over((2, 1), stand_ins=(False, True)), "won"),
        (over((1, 2), stand_ins=(True, True)), "drawn"),
        (replace(over((1, 2)), members=(9, 1)), "lost"),
    ],
)
def test_the_result_of_a_game_is_that_of_its_people(outcome: Outcome, result: str) -> None:
    found = game_of(opened(3, 1), "over", 7.0, outcome, ())
    assert (found.state, found.result, found.over_at, found.late) == ("over", result, 7.0, None)


def test_a_game_that_ended_early_is_lost_by_whoever_ran_out_of_time_and_otherwise_void() -> None:
    def found(*late: int) -> tuple[str, int | None]:
        game = game_of(opened(3, 1), "ended", 7.0, None, late)
        return game.result, game.late

    assert found(1) == ("won", 1)
    assert found(3) == ("lost", 3)
    assert found() == found(1, 3) == ("void", None)
    assert game_of(opened(3, 1), None, None, None, ()).result == "void", "its table was deleted"
    assert game_of(challenge(3, 1), None, None, None, ()).state == "waiting"
    assert game_of(opened(3, 1), "halted", 7.0, None, ()).state == "open"


def test_a_time_out_wins_the_place_and_drops_the_other_one_with_all_their_games() -> None:
    late = Game(opened(4, 1), "over", "won", 9.0, 1)
    there = state(5, late, Game(opened(3, 1, 2), "open"), Game(opened(5, 4, 3), "open"))
    step = next_step(there, (), 10.0)
    assert isinstance(step, Record)
    assert [(one.kind, one.member, one.challenge) for one in step.events] == [
        ("won", 4, 1),
        ("won", 3, 2),
        ("timed_out", 1, None),
    ]
    assert places([*there.events, *step.events]) == [4, 3, 2, 5]


def test_a_challenger_who_runs_out_of_time_gains_nobody_anything() -> None:
    there = state(4, Game(opened(4, 1), "over", "lost", 9.0, 4))
    step = next_step(there, (), 10.0)
    assert isinstance(step, Record)
    assert places([*there.events, *step.events]) == [1, 2, 3]


def test_results_apply_in_the_order_in_which_the_games_ended() -> None:
    games = [Game(opened(member, 1, member), "over", "won", 20.0 - member) for member in (2, 3, 4)]
    there = state(5, *games)
    step = next_step(there, (), 30.0)
    assert isinstance(step, Record)
    assert step.events[0].member == 4


# Idle places


def test_nobody_is_challenged_before_two_weeks_and_then_by_the_next_one_below() -> None:
    there = state(4, then=(event("lost", 4, 3, at=100.0),))
    assert next_step(there, (), IDLE - 1) == IDLE
    assert next_step(there, (), IDLE) == Match(2, 1)
    assert next_step(there, {frozenset((1, 2))}, IDLE) == Match(3, 1)
    assert next_step(replace(there, ladder=replace(LADDER, closed_at=1.0)), (), IDLE) == inf
    assert next_step(replace(there, ladder=replace(LADDER, opened_at=50.0)), (), IDLE) == IDLE + 50


@pytest.mark.parametrize("people", range(9))
def test_after_a_month_without_the_bot_everybody_is_challenged_once(people: int) -> None:
    there, now = state(people), 3 * IDLE
    while isinstance(step := next_step(there, (), now), Match):
        new = replace(opened(step.member, step.other, len(there.games) + 1), made_at=now)
        there = replace(there, games=(*there.games, Game(new, "open")))
    pairs = [(one.member, one.other) for one in there.challenges]
    assert pairs == [(place + 1, place) for place in range(1, people, 2)]
    assert step == inf


def test_an_idle_person_without_anybody_free_below_waits() -> None:
    assert next_step(state(1), (), 3 * IDLE) == inf
    blocked = {frozenset((1, other)) for other in (2, 3, 4)}
    step = next_step(state(4), blocked, IDLE)
    assert step == Match(3, 2)


# Leaving


def test_whoever_leaves_gives_up_their_games_in_the_order_of_the_challenges() -> None:
    challenges = [challenge(4, 2, 3), challenge(3, 2, 2), challenge(2, 1, 4), challenge(5, 4, 5)]
    events = departed(1, 2, "left", 9.0, challenges)
    assert [(one.kind, one.member, one.challenge) for one in events] == [
        ("won", 3, 2),
        ("won", 4, 3),
        ("lost", 2, 4),
        ("left", 2, None),
    ]
    assert places([*joined(5), *events]) == [1, 3, 4, 5]


def test_whoever_leaves_after_a_game_keeps_its_result() -> None:
    played = Game(opened(4, 2), "over", "won", 5.0)
    late = Game(opened(3, 1, 3), "over", "lost", 6.0, 3)
    there = state(5, played, Game(opened(5, 4, 2), "open"), late)
    change = changes.go(4, "left", 9.0)(there)
    assert change is not None
    assert [(one.kind, one.member) for one in change.events] == [
        ("won", 4),
        ("lost", 3),
        ("timed_out", 3),
        ("won", 5),
        ("left", 4),
    ]
    assert changes.give_up(1, 4, 9.0)(there) is None
    assert changes.call_off(1, 9.0, 7)(there) is None
    gone = changes.go(3, "left", 9.0)(there)
    assert gone is not None
    assert gone.events[-1].kind == "timed_out"


def test_a_forgotten_person_leaves_and_decided_games_are_closed_then_settled() -> None:
    decided = replace(opened(3, 2), ended_at=5.0)
    there = state(4, Game(decided, "decided", has_open_table=True), Game(challenge(4, 3, 2), "waiting"))
    there = replace(there, people=dict.fromkeys((1, 3, 4), 1))
    step = next_step(there, (), 6.0)
    assert isinstance(step, Record)
    assert [(one.kind, one.member) for one in step.events] == [("left", 2)]
    there = replace(there, events=(*there.events, *step.events))
    assert next_step(there, (), 6.0) == Close(decided)
    there = replace(there, games=(Game(decided, "decided"), there.games[1]))
    assert next_step(there, (), 6.0) == Settle((decided,))
    there = replace(there, games=there.games[1:])
    assert next_step(there, (), 6.0) == Open(there.games[0].challenge)


def test_changes_that_come_too_late_change_nothing() -> None:
    there = state(3, Game(challenge(3, 1), "open"))
    assert changes.join(3, 1.0)(there) is None
    assert changes.go(9, "left", 1.0)(there) is None
    assert changes.give_up(1, 2, 1.0)(there) is None
    assert changes.give_up(9, 3, 1.0)(there) is None
    assert changes.call_off(9, 1.0, 5)(there) is None
    closed = replace(there, ladder=replace(LADDER, closed_at=1.0))
    for refusing in (changes.join(4, 1.0), changes.challenge(3, 2, 1.0, ())):
        with pytest.raises(Refused):
            refusing(closed)


def test_two_people_can_play_every_game() -> None:
    assert all(has_ladder(game) for game in GAMES.values())
