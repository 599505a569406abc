"""One person alone at a table: no clock runs, silence answers for nobody, and company starts with a full
reserve.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.features.actions import ACTIONS
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.clocks.rules.due import answers_due
from bot.features.notices.rules.standing_notices import Listeners, is_quiet, standing_notices
from bot.features.play.rules import answer_due, computer_moved, moved
from bot.table.action import Request
from bot.table.actor import Actor
from bot.table.alone import clock_at, is_alone
from bot.table.consequences import consequences
from bot.table.rows import Deadline
from bot.table.situation import Situation, TableStep
from bot.table.table import SeatRow, Table
from games.engine.chance import RandomStream
from games.engine.game import AnyGame, Refused
from games.engine.play import waiting_for
from games.engine.text import Seat
from games.registry import GAMES
from tests.support.started import lobby

ADA, BRUNO, CHLOE = 3, 4, 5
DAY = 86_400.0
MOVES = 400


def taken(at: Situation, step: TableStep | None) -> tuple[Situation, tuple[Deadline, ...]]:
    """Return the table and deadlines after ``step``, as the service would write them."""
    assert step is not None
    change = consequences(at, step, Listeners())
    return replace(at, table=change.table, state=step.state), change.deadlines


def acted(at: Situation, name: str, person: int, argument: str = "") -> Situation:
    """Return the table after ``person`` has done an action."""
    action = ACTIONS[name]
    actor = Actor(person, "", member=person, interaction=person)
    action.expect(at.table, actor)
    step = action.change(at, actor, action.read(Request(at.table.own_revision(None), argument)))
    return taken(at, step)[0]


def solo(game: AnyGame, *others: int, now: float = 1e6) -> Situation:
    """Return a table that Ada has started with ``others`` and computers in all remaining seats."""
    people = [ADA, *others]
    rows = [SeatRow(person, person, person) for person in people]
    rows += [SeatRow(None, None, ADA) for _ in range(game.seats[-1] - len(rows))]
    at = replace(lobby(game, people), now=now)
    table = replace(at.table, seats=rows, clock="relaxed")
    return acted(replace(at, table=table), "start", ADA)


def course(game: AnyGame, seed: int) -> Iterator[tuple[Situation, tuple[Deadline, ...]]]:
    """Yield each moment of a game that Ada plays alone, with its deadlines."""
    chance = random.Random(seed)
    at, deadlines = solo(game), ()
    for _ in range(MOVES):
        yield at, deadlines
        if at.table.status != "playing":
            return
        at = replace(at, now=at.now + 60)
        if (step := computer_moved(at)) is not None:
            at, deadlines = taken(at, step)
            continue
        mine = [seat for seat in waiting_for(at.decisions) if at.table.seats[seat].person == ADA]
        if not mine:
            due = min(deadlines, key=lambda one: one.due_at)
            at, deadlines = taken(at, answer_due(replace(at, now=due.due_at), due))
            continue
        decision = at.decisions[mine[0]]
        stream = RandomStream(chance.randbytes(32))
        choice = game.computer_player.choose(game.view(at.state, mine[0]), decision, stream)
        at, deadlines = taken(at, moved(at, mine[0], choice, returning=True))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_nothing_runs_out_on_somebody_alone(game: AnyGame) -> None:
    for seed in range(3):
        for at, deadlines in course(game, seed):
            assert is_alone(at.table)
            assert clock_at(at.table) is None
            assert all(row.since is None and row.reserve is None for row in at.table.seats)
            assert not answers_due(at, 0)
            for due in deadlines:
                decision = at.decisions[due.seat]
                forced = decision.standing or decision.veil or decision.only_answer
                assert forced, f"{decision.prompt.key} is answered by silence"
                assert due.due_at <= at.now + 12, "there is nobody to hide from"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_notice_at_a_table_of_one_is_quiet(game: AnyGame) -> None:
    for at, _ in course(game, 7):
        for notice in standing_notices(replace(at, table=warned(at.table)), Listeners()).values():
            assert is_quiet(at.table, notice.person)
            assert notice.kind not in {"time", "vote"}


def warned(table: Table) -> Table:
    return replace(table, warned_at=1.0)


def asked_at(game: AnyGame, *others: int) -> tuple[Situation, Seat]:
    """Return a table with ``others`` where Ada's clock is running, and her seat."""
    at, deadlines = solo(game, *others), ()
    chance = RandomStream(bytes(32))
    for _ in range(MOVES):
        if at.table.seats[0].since is not None:
            return at, 0
        if (step := computer_moved(at)) is None and (waiting := waiting_for(at.decisions)):
            seat = min(waiting)
            choice = game.computer_player.choose(game.view(at.state, seat), at.decisions[seat], chance)
            step = moved(at, seat, choice, returning=True)
        elif step is None:
            step = answer_due(at, deadlines[0])
        at, deadlines = taken(at, step)
    raise AssertionError("her clock never runs")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_company_comes_and_goes(game: AnyGame) -> None:
    relaxed = PRESETS["relaxed"]
    assert relaxed is not None
    at, seat = asked_at(game, BRUNO)
    put = at.table.asked[seat].revision
    at = replace(at, now=at.now + 2 * DAY)
    at = acted(at, "give-up", BRUNO)
    assert at.table.seats[seat].due_at is None, "nobody waits for her"
    at = replace(at, now=at.now + 9 * DAY)
    at = acted(at, "take-seat", CHLOE, "1")
    assert not is_alone(at.table)
    assert at.table.seats[seat].due_at == at.now + relaxed.reserve
    assert at.table.asked[seat].revision > put, "she hears that somebody waits again"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_nobody_waits_while_all_others_have_stand_ins(game: AnyGame) -> None:
    relaxed = PRESETS["relaxed"]
    assert relaxed is not None
    at, seat = asked_at(game, BRUNO)
    at = acted(at, "seat-absence", ADA, f"1={BRUNO}")
    assert at.table.seats[seat].due_at is None
    assert not is_alone(at.table), "his seat is still his"
    at = replace(at, now=at.now + 9 * DAY)
    back = replace(at.table.seats[1], stand_in=None)
    at, _ = taken(at, TableStep(at.after(seats=at.with_seat(1, back)), at.state))
    assert at.table.seats[seat].due_at == at.now + relaxed.reserve


def test_somebody_who_waits_for_others_in_a_lobby_is_not_alone() -> None:
    game = GAMES["abraca"]
    at = lobby(game, [ADA])
    assert not is_alone(at.table)
    assert is_alone(acted(at, "add-computer", ADA).table)
    assert not is_alone(lobby(game, [ADA, BRUNO]).table)


@pytest.mark.parametrize("name", ACTIONS)
def test_nobody_else_may_do_anything_to_a_private_table(name: str) -> None:
    action = ACTIONS[name]
    table = replace(solo(GAMES["abraca"]).table, is_private=True)
    for moderates in (False, True):
        stranger = Actor(BRUNO, "", moderates=moderates, sees=True)
        assert not action.is_offered(table, stranger) or (name == "end" and moderates)
        if name == "end" and moderates:
            action.expect(table, stranger)
            continue
        with pytest.raises(Refused) as refusal:
            action.expect(table, stranger)
        assert refusal.value.text.key == "refused-no-such-table"


@pytest.mark.parametrize("name", ["invite", "seat-offer", "seat-open", "want"])
def test_nobody_is_brought_to_a_private_table(name: str) -> None:
    table = replace(solo(GAMES["abraca"]).table, is_private=True)
    own = Actor(ADA, "", moderates=True)
    assert not ACTIONS[name].is_offered(table, own)
    with pytest.raises(Refused) as refusal:
        ACTIONS[name].expect(table, own)
    assert refusal.value.text.key == "refused-private-table"


def test_a_private_table_never_lags_behind_its_channel_until_it_is_shown() -> None:
    at = solo(GAMES["abraca"])
    at = replace(at, table=replace(at.table, is_private=True, published_revision=at.table.revision))
    for name in ("pause", "resume"):
        at = acted(at, name, ADA)
        assert at.table.published_revision == at.table.revision
    at = acted(at, "here", ADA, "77")
    assert (at.table.channel, at.table.is_private) == (77, False)
    assert at.table.published_revision < at.table.revision
