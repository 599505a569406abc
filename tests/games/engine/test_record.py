"""Records replay byte for byte; if they don't, the error says where."""

from __future__ import annotations

import msgspec
import pytest

from games.engine.chance import NamedStreams, RandomStream
from games.engine.game import Refused
from games.engine.record import (
    Given,
    Move,
    Record,
    RecordError,
    begin,
    given_after,
    lineage,
    position_of,
    replay_moves,
    set_up,
    state_at,
    verify,
)
from tests.games.engine.garden import Garden, Options

GARDEN = Garden()
SEED = b"garden of forking paths, 32 byte"


def walk(*moves: str, seats: int = 2) -> Record:
    """Return the record of the given moves, each made by the seat whose turn it is."""
    record, state, stream = begin(GARDEN, seats, Options(rich=True), SEED)
    for move in moves:
        (seat,) = GARDEN.decisions(state)
        record, _ = replay_moves(GARDEN, record, state, seat, (move,), stream)
    return record


def changed(record: Record, number: int, **fields: object) -> Record:
    moves = list(record.moves)
    moves[number] = msgspec.structs.replace(moves[number], **fields)
    return msgspec.structs.replace(record, moves=tuple(moves))


def test_a_record_holds_what_chance_answered_beside_each_move() -> None:
    record = walk("step", "roll", "dig")
    assert [bool(move.chance) for move in record.moves] == [False, True, False]
    assert record.options == {"rich": True}
    assert len(record.setup) == 5


def test_moves_read_as_they_are_written_in_reports() -> None:
    assert str(Move(2, ("cast 3",))) == "2: cast 3"
    assert str(Move(0, ("left", "right"), (4, 0))) == "0: left + right | 4 0"


def test_a_record_survives_json() -> None:
    record = walk("roll", "look")
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record


def test_fixture_puts_a_test_right_before_a_move() -> None:
    record = walk("step", "step", "dig")
    assert state_at(GARDEN, record, 2).at == [2, 0]
    assert state_at(GARDEN, record, 0).moves == 0
    assert state_at(GARDEN, record).moves == 3


def test_fixture_needs_no_seed() -> None:
    record = walk("roll", "dig")
    blind = msgspec.structs.replace(record, seed="")
    assert state_at(GARDEN, blind) == verify(GARDEN, record)


def test_verify_notices_a_die_that_was_changed() -> None:
    record = walk("step", "roll")
    lie = changed(record, 1, chance=((record.moves[1].chance[0] + 1) % 3,))
    with pytest.raises(RecordError, match="answered differently at move 1"):
        verify(GARDEN, lie)


def test_verify_notices_another_shuffle() -> None:
    record = walk("step")
    with pytest.raises(RecordError, match="set-up"):
        verify(GARDEN, msgspec.structs.replace(record, seed=bytes(32).hex()))


@pytest.mark.parametrize("replay", [state_at, verify])
def test_a_move_that_is_not_allowed_is_named(replay: object) -> None:
    record = changed(walk("step", "step"), 1, seat=1)
    with pytest.raises(RecordError, match=r"move 1 \(1: step\)"):
        replay(GARDEN, record)  # type: ignore[operator]


def test_chance_that_was_not_drawn_is_noticed() -> None:
    with pytest.raises(RecordError, match="less often"):
        state_at(GARDEN, changed(walk("step"), 0, chance=(1,)))


@pytest.mark.parametrize(
    ("field", "value", "sentence"), [("version", 2, "rules version 2"), ("game", "chess", "record of chess")]
)
def test_a_record_of_other_rules_is_not_replayed(field: str, value: object, sentence: str) -> None:
    other = msgspec.structs.replace(walk("step"), **{field: value})
    for replay in (state_at, verify):
        with pytest.raises(RecordError, match=sentence):
            replay(GARDEN, other)


def test_a_refused_move_leaves_record_and_stream_alone() -> None:
    record, state, stream = begin(GARDEN, 2, Options(), SEED)
    counters = stream.counters
    with pytest.raises(Refused):
        replay_moves(GARDEN, record, state, 1, ("roll",), stream)
    assert stream.counters == counters
    assert state == state_at(GARDEN, record)


def test_a_stream_can_be_taken_up_after_a_restart() -> None:
    record, state, stream = begin(GARDEN, 1, Options(), SEED)
    record, _ = replay_moves(GARDEN, record, state, 0, ("roll",), stream)
    resumed = NamedStreams(SEED, stream.counters)
    record, _ = replay_moves(GARDEN, record, state, 0, ("roll",), resumed)
    assert verify(GARDEN, record) == state


# Given positions


def taken_up(record: Record, moves: int, *since: str, drawn_for: int | None = None) -> Record:
    """Return the record of a practice game that starts after ``moves`` moves of ``record``."""
    chance = None if drawn_for is None else RandomStream(b"anew")
    given = given_after(GARDEN, record, moves, drawn_for, chance)
    stream = NamedStreams(b"practice")
    mine = msgspec.structs.replace(record, seed=b"practice".hex(), setup=(), moves=(), given=given)
    state = set_up(GARDEN, mine)
    for move in since:
        (seat,) = GARDEN.decisions(state)
        mine, _ = replay_moves(GARDEN, mine, state, seat, (move,), stream)
    return mine


def test_a_practice_game_begins_where_the_other_stood() -> None:
    record = walk("step", "roll", "dig")
    practice = taken_up(record, 2)
    assert set_up(GARDEN, practice) == state_at(GARDEN, record, 2)
    longer = taken_up(record, 2, "roll", "step")
    assert verify(GARDEN, longer) == state_at(GARDEN, longer)
    assert msgspec.json.decode(msgspec.json.encode(longer), type=Record) == longer
    assert b"given" not in msgspec.json.encode(record), "other records are written as they always were"


def test_what_was_drawn_anew_is_kept_and_has_to_look_the_same() -> None:
    record = walk("step", "roll", "look")
    practice = taken_up(record, 3, "dig", drawn_for=1)
    assert practice.given is not None
    again = msgspec.json.decode(msgspec.json.encode(practice), type=Record)
    assert verify(GARDEN, again) == state_at(GARDEN, practice)
    drawn = set_up(GARDEN, practice)
    assert GARDEN.view(drawn, 1) == GARDEN.view(state_at(GARDEN, record, 3), 1)
    elsewhere = state_at(GARDEN, record, 1)
    forged = msgspec.structs.replace(practice.given, position=msgspec.Raw(msgspec.json.encode(elsewhere)))
    with pytest.raises(RecordError, match="not what seat 1 saw"):
        verify(GARDEN, msgspec.structs.replace(practice, given=forged))


def test_the_game_before_is_verified_from_its_own_seed() -> None:
    practice = taken_up(walk("step", "roll", "dig"), 3, "step")
    assert practice.given is not None
    before = changed(practice.given.record, 1, chance=(5,))
    with pytest.raises(RecordError):
        verify(GARDEN, msgspec.structs.replace(practice, given=Given(before)))
    other = msgspec.structs.replace(practice.given.record, options={"rich": False})
    with pytest.raises(RecordError, match="in another game"):
        verify(GARDEN, msgspec.structs.replace(practice, given=Given(other)))


def test_taken_up_at_its_beginning_a_practice_game_has_the_same_beginning() -> None:
    practice = taken_up(walk("step", "roll"), 1, "step")
    assert given_after(GARDEN, practice, 0) is practice.given
    nested = given_after(GARDEN, practice, 1)
    assert len(list(lineage(nested.record))) == 2
    assert position_of(GARDEN, nested) == state_at(GARDEN, practice, 1)
