"""Reliability: which turns count as answered in time, who leaves a game, and who may take a seat."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.features.absence.rules.stand_ins import time_is_up
from bot.features.actions import ACTIONS
from bot.features.clocks.rules.calendar import Calendar
from bot.features.clocks.rules.due import deadlines_due
from bot.features.play.rules import answer_due, computer_moved
from bot.features.reliability.rules.record import Reliability
from bot.features.reliability.rules.reliability import NEWCOMER
from bot.features.servers.rules.settings import GuildSettings
from bot.table.action import Request
from bot.table.actor import Actor
from bot.table.change import TableChange
from bot.table.rows import SeatClock
from bot.table.seat_assignment import SeatAssignment
from bot.table.situation import Situation
from bot.table.table_terms import TimeoutPolicy
from games.engine.chance import RandomStream
from games.engine.game import Refused
from games.engine.play import waiting_for
from games.engine.text import Seat
from games.registry import GAMES
from tests.support.started import Started, lobby, started

GAME = GAMES["abraca"]
ADA, BRUNO, CHLOE = PEOPLE = (3, 4, 5)
STRANGER = Actor(9, "S", member=9)
DAY = 86_400.0


def begun(policy: TimeoutPolicy = "ask", clock: str = "live") -> tuple[Started, Seat]:
    """Return a table that has just started, and the seat whose clock is running."""
    table = started(GAME, PEOPLE, clock=clock)
    table.at = replace(table.at, table=replace(table.at.table, timeout_policy=policy))
    return table, waiting_for(table.at.decisions)[0]


def run_out(table: Started, seat: Seat) -> TableChange:
    """Let ``seat``'s time run out."""
    due = table.at.table.seats[seat].due_at
    assert due is not None
    table.at = replace(table.at, now=due)
    step = time_is_up(table.at, SeatClock(1, seat, due))
    assert step is not None
    return table.take(step)


def answer(table: Started, seat: Seat) -> list[tuple[int | None, bool | None]]:
    """Let the person in ``seat`` play their turn to its end; return the record of each move."""
    noted = []
    while seat in waiting_for(table.at.decisions):
        [move] = table.pick(seat, table.at.decisions[seat].options[-1].id).moves
        noted.append((move.member, move.in_time))
    return noted


def decided(table: Started, seat: Seat, name: str) -> TableChange:
    """Let the table decide about the seat whose time is up; return the step that applies the decision."""
    late = str(SeatAssignment(seat, table.at.table.seats[seat].person))
    moderator = Actor(99, "M", member=99, moderates=True)
    action = ACTIONS[name]
    request = action.read(Request(argument=late))
    return table.take(action.change(table.at, moderator, request))


def test_a_turn_in_time_is_noted_once_with_the_move_that_ends_it() -> None:
    table, seat = begun()
    person = table.at.table.seats[seat].member
    noted = answer(table, seat)
    assert noted[-1] == (person, True)
    assert all(in_time is None for _, in_time in noted[:-1]), "one turn, however many questions it has"
    assert all(member == person for member, _ in noted)


def test_without_a_clock_nothing_is_in_time_or_late() -> None:
    table, seat = begun(clock="none")
    assert all(in_time is None for _, in_time in answer(table, seat))


def test_a_turn_that_is_answered_late_is_missed() -> None:
    table, seat = begun()
    run_out(table, seat)
    noted = answer(table, seat)
    assert noted[0] == (table.at.table.seats[seat].member, False)
    assert all(in_time is None for _, in_time in noted[1:]), "what is left of it is no turn in time"
    assert table.at.table.seats[seat].late is None


def test_what_is_left_of_a_missed_turn_is_no_turn_in_time() -> None:
    """Touria asks several questions in a turn, with one clock for all of them."""
    table = started(GAMES["touria"], PEOPLE[:2], clock="live")
    stream, game = RandomStream(bytes(32)), table.at.game
    for number in range(400):
        if table.at.table.status != "playing":
            break
        seat = waiting_for(table.at.decisions)[0]
        row, decision = table.at.table.seats[seat], table.at.decisions[seat]
        if row.due_at is not None and number % 3 == 0:
            run_out(table, seat)
        ran = table.at.table.seats[seat]
        choice = game.computer_player.choose(game.view(table.at.state, seat), decision, stream)
        [move] = table.pick(seat, *choice).moves
        if ran.timed_out:
            assert move.in_time is False
        elif ran.late:
            assert move.in_time is None
        for now in table.at.table.seats:
            assert now.late is None or now.since is not None, "it is known only as long as the turn goes on"


@pytest.mark.parametrize("excuse", ["out-wait", "extend", "pause"])
def test_what_the_table_excused_is_no_miss(excuse: str) -> None:
    table, seat = begun()
    if excuse != "pause":
        run_out(table, seat)
    if excuse == "out-wait":
        decided(table, seat, "out-wait")
    elif excuse == "extend":
        table.act("extend", seat, None)
    else:
        table.act("pause", seat, None)
        table.at = replace(table.at, now=table.at.now + DAY)
        table.act("resume", seat, None)
    assert answer(table, seat)[-1][1] is True


def test_days_off_are_no_miss() -> None:
    off = Calendar(holidays=(("1970-01-01", "1970-01-10"),))
    table = started(GAME, PEOPLE, clock="live", calendar=off)
    [seat, *_] = waiting_for(table.at.decisions)
    due = table.at.table.seats[seat].due_at
    assert due is not None
    assert due > 9 * DAY
    table.at = replace(table.at, now=9 * DAY)
    assert answer(table, seat)[-1][1] is True


@pytest.mark.parametrize("policy", ["turn", "absence", "wanted"])
def test_a_turn_that_a_stand_in_had_to_play_is_missed_once(policy: TimeoutPolicy) -> None:
    table, seat = begun(policy)
    person = table.at.table.seats[seat].member
    run_out(table, seat)
    noted = []
    for _ in range(60):
        step = computer_moved(table.at)
        if step is None:
            [asked, *_] = waiting_for(table.at.decisions)
            table.pick(asked, table.at.decisions[asked].options[-1].id)
        else:
            noted += [(move.member, move.in_time) for move in table.take(step).moves]
        if table.at.table.status != "playing":
            break
    assert noted[0] == (person, False)
    assert all(in_time is None for _, in_time in noted[1:]), "nobody gave them time for the turns after it"


def test_who_comes_back_before_the_stand_in_has_played_has_missed_the_turn() -> None:
    table, seat = begun("absence")
    run_out(table, seat)
    assert answer(table, seat)[0][1] is False
    assert table.at.table.seats[seat].late is None


def test_a_turn_that_is_taken_back_counts_once() -> None:
    """The record goes with the move; the store deletes moves that are taken back."""
    table, seat = begun()
    answer(table, seat)
    if table.at.table.undoable and table.at.table.undoable[-1] == seat:
        change = table.act("take-back", seat, table.at.table.revision)
        assert all(move.in_time is None for move in change.moves)
        assert answer(table, seat)[-1][1] is True


def test_silence_is_no_turn_of_anybody() -> None:
    """An answer given by the clock or by a preference is neither in time nor late: nobody was there.

    A last answer that needs no press belongs to the turn of the person who made the press before it.
    """
    ended = 0
    for game in GAMES.values():
        stream = RandomStream(bytes(32))
        table = started(game, (3, 4, 5)[: game.seats[-1]], clock="live")
        for _ in range(200):
            if table.at.table.status != "playing":
                break
            deadlines = deadlines_due(table.at)
            step = answer_due(table.at, deadlines[0]) if deadlines else None
            if step is not None:
                was_there = table.at.table.asked[deadlines[0].seat].shown
                for move in table.take(step).moves:
                    assert move.in_time is (True if was_there and move.in_time else None)
                    assert (move.member is None) == (move.in_time is None)
                    ended += bool(move.in_time)
                continue
            [seat, *_] = waiting_for(table.at.decisions)
            decision = table.at.decisions[seat]
            choice = game.computer_player.choose(game.view(table.at.state, seat), decision, stream)
            [move] = table.pick(seat, *choice).moves
            if decision.discreet:
                assert move.in_time is None, "a secret answer tells nothing, not even that it was in time"
    assert ended


# Who leaves


def left(change: TableChange) -> list[int]:
    return [departure.member for departure in change.departures]


def test_giving_up_and_being_removed_leave_the_others() -> None:
    table, seat = begun()
    assert left(table.act("give-up", seat, None)) == [PEOPLE[seat]]
    table, seat = begun()
    removed = decided(table, seat, "seat-remove")
    assert left(removed) == [PEOPLE[seat]]


def test_nobody_is_left_alone_by_leaving_computers() -> None:
    table, _ = begun()
    for seat in (0, 1):
        table.act("give-up", seat, None)
    last = table.act("give-up", 2, None)
    assert table.at.table.status == "ended"
    assert left(last) == []


def take(table: Started, seat: Seat, actor: Actor = STRANGER) -> TableChange:
    return table.take(ACTIONS["take-seat"].change(table.at, actor, seat))


def test_whose_time_ran_out_and_who_is_replaced_has_left() -> None:
    table, seat = begun("wanted")
    run_out(table, seat)
    change = take(table, seat)
    assert left(change) == [PEOPLE[seat]]
    assert change.returned == (STRANGER.member,)


def test_who_arranges_a_substitute_has_left_nobody() -> None:
    table, seat = begun()
    table.act("want", seat, None)
    assert left(take(table, seat)) == []


def test_who_came_back_in_between_has_left_nobody() -> None:
    table, seat = begun("wanted")
    run_out(table, seat)
    answer(table, seat)
    table.act("want", seat, None)
    assert left(take(table, seat)) == []


def test_a_game_that_is_ended_because_somebody_is_late_was_left_by_them() -> None:
    table, seat = begun()
    run_out(table, seat)
    assert left(decided(table, seat, "out-end")) == [PEOPLE[seat]]
    table, seat = begun()
    run_out(table, seat)
    assert left(decided(table, seat, "end")) == [], "the host ends it, whatever the reason"


# Who may sit down


def asking(least: int = 0, server: int = 0, *, newcomers: bool = True, **known: int) -> Situation:
    at = lobby(GAME, (ADA, BRUNO))
    settings = GuildSettings(least_in_time=server, newcomers=newcomers)
    known_of = {STRANGER.person: Reliability(**known)}
    return replace(at, table=replace(at.table, least_in_time=least), settings=settings, reliability=known_of)


def join(at: Situation, actor: Actor = STRANGER) -> list[int | None]:
    return [row.person for row in ACTIONS["join"].change(at, actor, None).table.seats]


def test_who_is_below_what_is_asked_is_told_the_figures() -> None:
    assert STRANGER.person in join(asking(80, turns=50, in_time=40))
    with pytest.raises(Refused) as refusal:
        join(asking(80, turns=50, in_time=39))
    assert refusal.value.text.key == "refused-unreliable"
    assert refusal.value.text.args == {"in_time": 39, "turns": 50, "percent": 78, "least": 80}
    with pytest.raises(Refused, match="unreliable"):
        join(asking(0, 80, turns=50, in_time=39))
    with pytest.raises(Refused, match="unreliable"):
        join(asking(50, 80, turns=50, in_time=39))


def test_newcomers_are_let_in_unless_the_server_says_otherwise() -> None:
    few = NEWCOMER - 1
    assert STRANGER.person in join(asking(95, turns=few, in_time=0))
    assert STRANGER.person in join(asking(0, 95, newcomers=False, turns=few)), "or nobody new could ever play"
    with pytest.raises(Refused, match="newcomer"):
        join(asking(95, newcomers=False, turns=few, in_time=few))
    assert STRANGER.person in join(asking(95, newcomers=False, turns=NEWCOMER, in_time=NEWCOMER))


def test_the_same_is_asked_for_a_seat_of_a_running_game() -> None:
    table, seat = begun()
    table.act("want", seat, None)
    known = {STRANGER.person: Reliability(50, 10)}
    table.at = replace(table.at, reliability=known, table=replace(table.at.table, least_in_time=50))
    with pytest.raises(Refused, match="unreliable"):
        take(table, seat)


def test_whoever_opened_the_table_may_sit_there() -> None:
    at = asking(95)
    host = Actor(ADA, "A", member=ADA)
    left_it = ACTIONS["leave"].change(at, Actor(BRUNO, "B", member=BRUNO), None).table
    own = replace(at, table=replace(left_it, host=ADA, seats=[]), reliability={ADA: Reliability(50, 0)})
    assert join(own, host) == [ADA]
