"""Questions that haven't reached people because the bot can't post in a table's channel, and what waits for
that.
"""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.features.clocks.rules.due import clocked
from bot.features.lifecycle.rules.idle import GAME_RESTS, NOTICE, UNREACHED_RESTS, rested
from bot.features.notices.rules.notice import Notice, NoticeKind
from bot.features.notices.rules.reach import channel_closed, channel_opened, looked, reached, untold, way_of
from bot.features.play.rules import answer_due
from bot.table.rows import Deadline
from bot.table.situation import TableStep
from bot.table.table import ClosedChannel, Vote
from games.engine.chance import QuickChance
from games.engine.game import AnyGame
from games.registry import GAMES
from tests.support.started import Started, started

PEOPLE = (10, 11, 12)
HERE = 2
"""The channel of the tables."""
HOUR, DAY = 3_600.0, 86_400.0


def told(table: Started, *seats: int, kind: NoticeKind = "turn") -> list[Notice]:
    """Return the notices that told ``seats`` about their questions."""
    asked, secretly = table.at.table.asked, table.at.table.asked_secretly
    return [
        Notice(
            seat, 1, secretly.revision if secretly and asked[seat].secret else asked[seat].revision,
            seat, kind, PEOPLE[seat], 0.0, "sent", told=1,
        )
        for seat in seats
    ]  # fmt: skip


def later(table: Started, seconds: float) -> None:
    table.at = replace(table.at, now=table.at.now + seconds)


def take(table: Started, step: TableStep | None) -> None:
    assert step is not None
    table.take(step)


def begun(game: str = "abraca", clock: str = "relaxed") -> Started:
    """Return a table with a question for somebody who didn't start it and hasn't seen the question yet."""
    table = started(GAMES[game], PEOPLE, clock=clock)
    table.at.table.asked = {
        seat: replace(question, shown=False) for seat, question in table.at.table.asked.items()
    }
    return table


def test_a_clock_stands_until_its_question_reaches_the_person_and_has_lost_nothing() -> None:
    table = begun()
    [asked] = table.at.table.asked
    before = table.at.table.seats[asked]
    later(table, 2 * HOUR)
    take(table, channel_closed(table.at, HERE, [], is_gone=False))
    row = table.at.table.seats[asked]
    assert (row.since, row.due_at, row.reserve) == (None, None, before.reserve)
    later(table, 9 * DAY)
    assert channel_closed(table.at, HERE, [], is_gone=False) is None, "a retry writes nothing"
    assert reached(table.at, []) is None
    take(table, reached(table.at, told(table, asked)))
    row = table.at.table.seats[asked]
    assert (row.since, row.reserve) == (table.at.now, before.reserve)
    assert reached(table.at, told(table, asked)) is None
    later(table, HOUR)
    take(table, channel_opened(table.at, HERE))
    assert table.at.table.seats[asked] == replace(row, seen_at=table.at.now)
    assert channel_opened(table.at, HERE) is None


def test_who_was_told_before_has_the_time_that_they_had() -> None:
    table = begun()
    [asked] = table.at.table.asked
    before = table.at.table.seats[asked]
    later(table, HOUR)
    take(table, channel_closed(table.at, HERE, told(table, asked), is_gone=True))
    assert table.at.table.seats[asked] == before


def test_a_time_that_was_up_unheard_is_not_up() -> None:
    table = begun()
    [asked] = table.at.table.asked
    row = replace(table.at.table.seats[asked], vote=Vote("time", table.at.now), due_at=None)
    table.at.table.seats = table.at.with_seat(asked, row)
    later(table, 9 * DAY)
    take(table, channel_closed(table.at, HERE, [], is_gone=False))
    assert not table.at.table.seats[asked].timed_out


def test_a_channel_that_the_table_has_left_is_not_its_own() -> None:
    table = begun()
    assert channel_closed(table.at, 99, [], is_gone=True) is None
    take(table, channel_closed(table.at, HERE, [], is_gone=True))
    assert channel_closed(table.at, HERE, [], is_gone=False) is None, "what is gone does not come back"
    table.act("here", 0, 99)
    assert table.at.table.closed is None
    [asked] = table.at.table.asked
    assert table.at.table.seats[asked].since is not None


def test_a_look_at_an_open_question_starts_its_clock() -> None:
    table = begun()
    [asked] = table.at.table.asked
    take(table, channel_closed(table.at, HERE, [], is_gone=False))
    assert looked(table.at, PEOPLE[asked - 1]) is None
    take(table, looked(table.at, PEOPLE[asked]))
    assert table.at.table.seats[asked].since == table.at.now
    assert looked(table.at, PEOPLE[asked]) is None


def windows(table: Started) -> list[int]:
    """Return the seats whose secret question only ends by silence."""
    return [
        seat
        for seat, decision in table.at.decisions.items()
        if decision.discreet and decision.minutes and decision.only_answer is None and not decision.standing
    ]


def secret(game: AnyGame) -> Started:
    """Return a table of ``game`` during a secret question."""
    for seed in range(200):
        table = started(game, PEOPLE, clock="relaxed", secret=random.Random(seed).randbytes(32))
        for _ in range(60):
            if windows(table):
                return table
            seat, decision = next(iter(table.at.decisions.items()))
            choice = game.computer_player.choose(game.view(table.at.state, seat), decision, QuickChance(seed))
            table.pick(seat, *choice)
            if table.at.table.status != "playing":
                break
    raise AssertionError("no secret question came up")


def test_a_secret_window_begins_when_it_has_reached_everybody_and_not_before() -> None:
    table = secret(GAMES["saga"])
    concerned = [seat for seat, question in table.at.table.asked.items() if question.secret]
    at = replace(table.at.table.asked_secretly, shown=())  # type: ignore[type-var]
    table.at.table.asked_secretly = at
    before = table.take(channel_closed(table.at, HERE, [], is_gone=False))  # type: ignore[arg-type]
    open_windows = windows(table)
    assert not [one for one in before.deadlines if one.seat in open_windows]
    assert untold(table.at.table) >= set(concerned)
    for seat in open_windows:
        assert looked(table.at, PEOPLE[seat]) is None, "nobody may learn who looked"
        question = table.at.table.asked[seat]
        assert answer_due(table.at, Deadline(1, seat, question.revision, 0.0)) is None
    later(table, 5 * DAY)
    for seat in concerned[:-1]:
        take(table, reached(table.at, told(table, seat, kind="secret")))
        assert untold(table.at.table) >= set(concerned)
    change = table.take(reached(table.at, told(table, concerned[-1], kind="secret")))  # type: ignore[arg-type]
    due = [one.due_at for one in change.deadlines if one.seat in open_windows]
    assert len(due) == len(open_windows)
    assert min(due) > table.at.now
    assert table.at.table.asked_secretly is not None
    assert table.at.table.asked_secretly.at == table.at.now


@pytest.mark.parametrize(
    ("delivery", "way"),
    [("channel", "direct"), ("both", "direct"), ("direct", "direct"), ("digest", "digest"), ("none", "none")],
)
def test_the_way_of_a_notice_while_the_channel_is_closed(delivery: str, way: str) -> None:
    notice = Notice(1, 1, 1, 0, "turn", 10, 0.0, "due")
    assert way_of(notice, delivery, None) == delivery  # type: ignore[arg-type]
    assert way_of(notice, delivery, ClosedChannel(0.0)) == way  # type: ignore[arg-type]
    for call in (replace(notice, kind="open"), replace(notice, kind="halted", person=0)):
        assert way_of(call, delivery, ClosedChannel(0.0)) == delivery  # type: ignore[arg-type]


def test_an_abandoned_table_ends_when_somebody_heard_or_after_a_very_long_time() -> None:
    table = begun(clock="none")
    take(table, channel_closed(table.at, HERE, told(table, *table.at.table.asked), is_gone=True))
    later(table, GAME_RESTS)
    take(table, rested(table.at))
    later(table, 5 * DAY)
    assert rested(table.at) is None, "nobody knows"
    heard = replace(table.at, now=table.at.now)
    step = reached(heard, [Notice(9, 1, 1, 0, "closing", 10, 0.0, "sent", told=1)])
    assert step is not None
    assert step.table.warned_at == table.at.table.warned_at
    unheard = table.at
    table.take(step)
    later(table, NOTICE - 60)
    assert rested(table.at) is None
    later(table, 60)
    ended = rested(table.at)
    assert ended is not None
    assert ended.table.status == "ended"
    late = rested(replace(unheard, now=UNREACHED_RESTS + 60))
    assert late is not None
    assert late.table.status == "ended"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_no_clock_runs_on_who_is_untold_whatever_happens(game: AnyGame) -> None:
    """Channels close and open, and people are notified and answer, in any order."""
    closings = 0
    for seed in range(6):
        chance = random.Random(f"reach {game.id} {seed}")
        people = range(10, 10 + max(2, game.seats.start))
        answers = QuickChance(seed)
        table = started(game, people, clock="day", secret=chance.randbytes(32))
        for _ in range(120):
            later(table, chance.uniform(0, DAY / 4))
            at = table.at
            if at.table.status != "playing":
                break
            match chance.choice(("close", "open", "reach", "move", "move", "move")):
                case "close":
                    step = channel_closed(at, HERE, [], is_gone=chance.random() < 0.2)
                    closings += step is not None
                case "open":
                    step = channel_opened(at, HERE)
                case "reach":
                    revisions = {
                        seat: at.table.asked_secretly.revision
                        if question.secret and at.table.asked_secretly
                        else question.revision
                        for seat, question in at.table.asked.items()
                    }
                    seats = chance.sample(sorted(revisions), chance.randint(0, len(revisions)))
                    step = reached(
                        at,
                        [Notice(1, 1, revisions[one], one, "turn", 0, 0.0, "sent", told=1) for one in seats],
                    )
                case _:
                    seat, decision = chance.choice(sorted(at.decisions.items()))
                    if decision.given is not None and not decision.options:
                        continue
                    choice = game.computer_player.choose(game.view(at.state, seat), decision, answers)
                    if decision.given is not None:
                        continue
                    table.pick(seat, *choice)
                    step = None
            if step is not None:
                table.take(step)
            hold(table)
    assert closings


def hold(table: Started) -> None:
    """Fail if a clock runs for a person who wasn't notified, or pauses for one who was."""
    at = table.at
    stands = untold(at.table)
    for seat, row in enumerate(at.table.seats):
        runs = at.table.status == "playing" and seat in clocked(at.decisions) and seat not in stands
        assert (row.since is not None) == runs
