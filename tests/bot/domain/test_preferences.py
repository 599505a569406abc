"""How a seat prefers to be asked is no move: nobody can tell it, and nothing that is agreed depends on it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.domain.play import take_back
from bot.domain.table import Proposal
from games.engine.decision import Option
from games.engine.play import seen_waiting
from games.engine.steps import every_step, public_steps
from games.registry import GAMES
from tests.bot.domain.started import Started, started

GAMES_WITH_PREFERENCES = ("saga", "touria")


def preferences_of(table: Started, seat: int) -> list[Option]:
    decision = table.at.decisions.get(seat)
    return [] if decision is None else [option for option in decision.options if option.is_preference]


def amid_turn(game: str) -> tuple[Started, int, int]:
    """Return a table at which the seat returned first has just made a move that it may take back, and
    another seat.
    """
    for seed in range(50):
        table = started(GAMES[game], (5, 6, 7), secret=bytes([seed]) * 32, clock="day")
        for _ in range(30):
            if not (waiting := seen_waiting(table.at.decisions)):
                break
            seat = waiting[0]
            for option in table.at.decisions[seat].options:
                if option.is_preference:
                    continue
                earlier = Started(table.at, table.record)
                table.pick(seat, option.id)
                other = (seat + 1) % 3
                if table.at.table.undoable == (seat,) and preferences_of(table, other):
                    return table, seat, other
                table = earlier
            offered = [one for one in table.at.decisions[seat].options if not one.is_preference]
            table.pick(seat, offered[seed % len(offered)].id)
    pytest.fail(f"no move of {game} can be taken back")


def test_a_preference_stands_in_the_way_of_nothing() -> None:
    game = "touria"  # every move of Saga draws something, or a secret question follows it
    table, mover, other = amid_turn(game)
    before, steps = table.at.table, len(public_steps(GAMES[game], table.record))
    clocks = [(row.since, row.due_at, row.reserve) for row in before.seats]
    chosen = preferences_of(table, other)[-1].id
    change = table.pick(other, chosen)
    after = table.at.table
    assert after.undoable == before.undoable
    assert after.changed_at == before.changed_at
    assert [(row.since, row.due_at, row.reserve) for row in after.seats] == clocks
    assert after.published_revision in {before.published_revision, after.revision}
    assert not [event for event in change.events if event.audience is None]
    assert len(public_steps(GAMES[game], table.record)) == steps == len(every_step(GAMES[game], table.record))
    back = table.act(take_back.name, mover, table.at.table.own_revision(mover))
    assert back.table.undoable == ()
    assert table.record.moves[-1].choice == (chosen,), "what was preferred meanwhile stays"


@pytest.mark.parametrize("game", GAMES_WITH_PREFERENCES)
def test_it_voids_no_proposal(game: str) -> None:
    table = started(GAMES[game], (5, 6, 7))
    for _ in range(40):
        seats = [seat for seat in range(3) if preferences_of(table, seat)]
        if seats:
            break
        decisions = table.at.decisions
        seat = next(seat for seat, decision in decisions.items() if decision.given is None)
        table.pick(seat, decisions[seat].options[0].id)
    proposal = Proposal("undo", seats[0], (seats[0],), 1, table.at.table.revision)
    table.at = replace(table.at, table=replace(table.at.table, proposal=proposal))
    table.pick(seats[0], preferences_of(table, seats[0])[-1].id)
    assert table.at.table.proposal == proposal
