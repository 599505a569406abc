"""The record of a game, from which it replays byte for byte under the same version of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from games.engine.chance import Chance, NamedChance, NamedStreams, RecordedChance
from games.engine.decision import Choice, Decision
from games.engine.event import Event
from games.engine.game import AnyGame
from games.engine.play import play
from games.engine.text import Seat


class Move(Struct, frozen=True):
    """One answer of one seat, and the results of chance while it was applied."""

    seat: Seat
    choice: Choice
    chance: tuple[int, ...] = ()

    def __str__(self) -> str:
        """Return the compact text form, ``2: cast 3``, with any results of chance after a bar."""
        text = f"{self.seat}: {' + '.join(self.choice)}"
        return f"{text} | {' '.join(map(str, self.chance))}" if self.chance else text


class Record(Struct, frozen=True, omit_defaults=True):
    """The complete record of one table. ``seed`` is hexadecimal and stays secret until the game is over.

    A practice game starts from the position ``given`` instead of a setup.
    """

    game: str
    version: int
    seats: int
    options: dict[str, bool | str]
    seed: str
    setup: tuple[int, ...]
    moves: tuple[Move, ...] = ()
    given: Given | None = None


class Given(Struct, frozen=True, omit_defaults=True):
    """The position in which a practice game began: after all moves of ``record``, of another game.

    If everything the seat ``drawn_for`` couldn't know was redrawn, ``position`` is the resulting state, as
    JSON. It's stored, because the way worlds are drawn may change.
    """

    record: Record
    drawn_for: Seat | None = None
    position: Raw = Raw()


class RecordError(ValueError):
    """A record that does not replay; the message says at which move and why."""


def begin(game: AnyGame, seats: int, options: Struct, seed: bytes) -> tuple[Record, Any, NamedStreams]:
    """Set up a game from ``seed`` and return its initial record, its state, and the streams to go on with."""
    streams = NamedStreams(seed)
    state = game.setup(seats, options, streams)
    record = Record(
        game=game.id,
        version=game.version,
        seats=seats,
        options=msgspec.to_builtins(options),
        seed=seed.hex(),
        setup=tuple(streams.answers),
    )
    return record, state, streams


def replay_moves(
    game: AnyGame, record: Record, state: Any, seat: Seat, choice: Choice, chance: NamedChance
) -> tuple[Record, list[Event]]:
    """Make one move in ``state``; return the record with the move added, and the events.

    :raises Refused: the choice is not offered; nothing has changed.
    """
    before = len(chance.answers)
    events = play(game, state, seat, choice, chance)
    move = Move(seat, choice, tuple(chance.answers[before:]))
    return msgspec.structs.replace(record, moves=(*record.moves, move)), events


def state_at(game: AnyGame, record: Record, moves: int | None = None) -> Any:
    """Return the state right before move number ``moves`` (from 0; after all of them if ``None``).

    Chance is taken from the record, so the seed isn't needed.

    :raises RecordError: the record does not fit this game, its version, or its own moves.
    """
    state = set_up(game, record)
    for _ in retold(game, record, state, moves):
        pass
    return state


def set_up(game: AnyGame, record: Record) -> Any:
    """Return the initial state of the game of ``record``.

    :raises RecordError: the record does not fit this game or its version, or the given position is invalid.
    """
    _expect_fit(game, record)
    if record.given is not None:
        return position_of(game, record.given)
    options = msgspec.convert(record.options, game.options_type)
    return game.setup(record.seats, options, RecordedChance(record.setup))


def given_after(
    game: AnyGame, record: Record, moves: int, drawn_for: Seat | None = None, chance: Chance | None = None
) -> Given:
    """Return the position after the first ``moves`` moves of ``record``, to begin a practice game in.

    With ``chance``, everything the seat ``drawn_for`` can't know is redrawn. If ``record`` is a practice game
    and ``moves`` is 0, that's the position it was given, so positions don't nest.

    :raises RecordError: the record does not replay.
    """
    if moves == 0 and record.given is not None and chance is None:
        return record.given
    before = msgspec.structs.replace(record, moves=record.moves[:moves])
    if chance is None:
        return Given(before)
    drawn = game.determinize(state_at(game, before), drawn_for, chance)
    return Given(before, drawn_for, Raw(msgspec.json.encode(drawn)))


def lineage(record: Record) -> Iterator[Record]:
    """Yield ``record``, then the record that its given position is from, and so on."""
    while True:
        yield record
        if record.given is None:
            return
        record = record.given.record


def position_of(game: AnyGame, given: Given) -> Any:
    """Return the state of a given position.

    :raises RecordError: its record doesn't replay, or the redrawn position contradicts what its seat knew.
    """
    state, seat = state_at(game, given.record), given.drawn_for
    if seat is None:
        return state
    try:
        drawn = msgspec.json.decode(given.position, type=game.state_type)
        game.check(drawn)
        is_alike = game.view(drawn, seat) == game.view(state, seat)
        is_alike &= game.decisions(drawn).get(seat) == game.decisions(state).get(seat)
    except Exception as error:
        raise RecordError(f"the position that was drawn anew is none: {error}") from error
    if not is_alike:
        raise RecordError(f"the position that was drawn anew is not what seat {seat} saw")
    return drawn


def retold(
    game: AnyGame, record: Record, state: Any, moves: int | None = None
) -> Iterator[tuple[Decision, list[Event]]]:
    """Make the first ``moves`` moves (``None``: all) in ``state``, the initial state of the game.

    Yields, after each move, the question it answered and the events.

    :raises RecordError: a move does not replay.
    """
    for number, move in enumerate(record.moves[:moves]):
        decision = game.decisions(state).get(move.seat)
        chance = RecordedChance(move.chance)
        try:
            events = play(game, state, move.seat, move.choice, chance)
        except Exception as error:
            raise RecordError(f"move {number} ({move}) does not replay: {error}") from error
        if not chance.used_up:
            raise RecordError(f"move {number} ({move}) drew less often than the record says")
        assert decision is not None, "only what is asked can be answered"
        yield decision, events


def preferences(game: AnyGame, record: Record) -> list[bool]:
    """Return, for each move of ``record``, whether it only set a preference of its seat.

    :raises RecordError: the record does not fit this game, its version, or its own moves.
    """
    told = retold(game, record, set_up(game, record))
    return [
        decision.sets_preference(move.choice) for move, (decision, _) in zip(record.moves, told, strict=True)
    ]


def verify(game: AnyGame, record: Record) -> Any:
    """Replay ``record`` from its seed alone and return the final state.

    If it's a practice game, the game of its given position is replayed from its own seed.

    :raises RecordError: chance answered differently, or a move was not allowed.
    """
    _expect_fit(game, record)
    streams = NamedStreams(bytes.fromhex(record.seed))
    if record.given is None:
        state = game.setup(record.seats, msgspec.convert(record.options, game.options_type), streams)
    else:
        verify(game, record.given.record)
        state = set_up(game, record)
    _expect_same(streams.answers, record.setup, "the set-up")
    for number, move in enumerate(record.moves):
        before = len(streams.answers)
        try:
            play(game, state, move.seat, move.choice, streams)
        except Exception as error:
            raise RecordError(f"move {number} ({move}) is not allowed: {error}") from error
        _expect_same(streams.answers[before:], move.chance, f"move {number} ({move})")
    return state


def blocks_undo(
    decision: Decision, events: Sequence[Event], answers: Sequence[int], asked: Mapping[Seat, Decision]
) -> bool:
    """Return whether a move that answered ``decision``, and led to the decisions ``asked``, is a barrier.

    A barrier can't be taken back. It's one if chance answered, somebody learned something privately,
    something hidden was revealed, or there's a secret question before or after the move, which the button to
    take back would give away.
    """
    if answers or decision.discreet or any(question.discreet for question in asked.values()):
        return True
    return any(event.reveals or event.audience is not None for event in events)


def undoable_moves(game: AnyGame, record: Record, seat: Seat) -> int:
    """Return how many of its last moves ``seat`` may take back, as ``all_undoable_moves`` counts them."""
    return all_undoable_moves(game, record)[seat]


def all_undoable_moves(game: AnyGame, record: Record) -> Counter[Seat]:
    """Return how many of its last moves each seat may take back, up to another seat's move or a barrier.

    A preference isn't a move: it neither counts nor gets in the way.
    """
    own: Counter[Seat] = Counter()
    state = set_up(game, record)
    for move, (decision, events) in zip(record.moves, retold(game, record, state), strict=True):
        if not decision.sets_preference(move.choice):
            barrier = blocks_undo(decision, events, move.chance, game.decisions(state))
            own = Counter() if barrier else Counter({move.seat: own[move.seat] + 1})
    return own


def _expect_fit(game: AnyGame, record: Record) -> None:
    if record.game != game.id:
        raise RecordError(f"this is a record of {record.game}, not of {game.id}")
    if record.version != game.version:
        raise RecordError(f"the record was made under rules version {record.version}, now {game.version}")
    if record.given is not None:
        before = record.given.record
        if (before.game, before.seats, before.options) != (record.game, record.seats, record.options):
            raise RecordError("the position was given in another game")
        if record.setup:
            raise RecordError("nothing is set up where a position is given")


def _expect_same(drawn: Sequence[int], recorded: Sequence[int], where: str) -> None:
    if tuple(drawn) != tuple(recorded):
        raise RecordError(f"chance answered differently at {where}")
