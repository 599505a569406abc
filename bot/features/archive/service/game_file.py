"""A finished game as one file: everything needed to show it again and to check it anywhere.

``docs/export.md`` describes the format. A file comes from a stranger: nothing in it is trusted before
``proven`` has replayed the game from its seed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from bot.features.archive.rules import GivenPosition, Shuffle, shuffle_of
from bot.table.refusals import refused
from bot.table.rows import MoveRow
from bot.table.table import Table
from games.engine.event import Event, Outcome
from games.engine.game import AnyGame
from games.engine.record import Record, RecordError, lineage, retold, set_up, verify

FORMAT = "tavolata-game"
VERSION = 1
MOST_BYTES = 2 * 1024 * 1024
"""The maximum size of a file; a long game has some tens of thousands of bytes."""
MOST_GAMES = 8
"""Maximum number of earlier games that a practice game may derive from, each continuing the one before."""
MOST_MOVES = 5_000
"""The most moves of an imported game. Computer players need up to 730 moves; people take moves back."""
_LONGEST_NAME = 32
_DEAL = re.compile(r"[a-z0-9-]+( [a-z0-9-]+){0,7}")
_LONGEST_DEAL = 60
_PRESS = re.compile(r"0|[1-9][0-9]{0,18}")
_LATEST = 1e11
"""Seconds since 1970; Discord couldn't show a later time."""


class Place(Struct, frozen=True):
    """The result of a seat: its place, 1 for the winners, and its score, ``None`` if the game has none."""

    rank: int
    score: int | None


class GameFile(Struct, frozen=True, omit_defaults=True):
    """A finished game. ``players`` has the name at each seat, ``None`` for a computer player.

    ``opened_at`` and ``times``, one for each move, are Unix seconds. A practice game has the shuffles of the
    games that led to its position, the most recent one first.
    """

    format: str
    version: int
    players: tuple[str | None, ...]
    record: Record
    shuffle: Shuffle
    results: tuple[Place, ...]
    opened_at: float
    times: tuple[float, ...]
    given_shuffles: tuple[Shuffle, ...] = ()


class _Kind(Struct):
    """The declared format and version of a file."""

    format: str
    version: int


class Proof(Struct, frozen=True):
    """The result of replaying a file's game: its last state, its outcome, and each move's events."""

    state: Any
    outcome: Outcome
    events: tuple[tuple[Event, ...], ...]


def written(
    table: Table,
    players: Sequence[str | None],
    record: Record,
    moves: Sequence[MoveRow],
    outcome: Outcome,
    position: GivenPosition | None = None,
) -> bytes:
    """Return the finished game of ``table`` as a file; ``players`` are the names at its seats.

    A practice game began in ``position``.
    """
    file = GameFile(
        format=FORMAT,
        version=VERSION,
        players=tuple(players),
        record=record,
        shuffle=shuffle_of(table),
        results=_places(outcome),
        opened_at=round(table.created_at, 3),
        times=tuple(round(move.at, 3) for move in moves),
        given_shuffles=() if position is None else position.shuffles,
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def read(data: bytes, games: Mapping[str, AnyGame]) -> GameFile:
    """Return the file in ``data``, which is consistent and of a game that can be played here.

    :raises Refused: it isn't such a file; each fault has its own sentence.
    """
    file = _decoded(data)
    record = file.record
    game = games.get(record.game)
    if game is None:
        raise refused("file-game")
    if record.version != game.version:
        raise refused("file-rules", there=str(record.version)[:20], here=game.version)
    if record.seats not in game.seats or len(file.players) != record.seats:
        raise refused("file-seats")
    if not all(name is None or _is_name(name) for name in file.players):
        raise refused("file-names", longest=_LONGEST_NAME)
    if not _are_options(game, record.options):
        raise refused("file-options")
    games_before = list(islice(lineage(record), 1, MOST_GAMES + 2))
    if len(games_before) > MOST_GAMES:
        raise refused("file-given", most=MOST_GAMES)
    if sum(len(one.moves) for one in (record, *games_before)) > MOST_MOVES:
        raise refused("file-moves", most=MOST_MOVES)
    if len(file.times) != len(record.moves) or not _are_times((file.opened_at, *file.times)):
        raise refused("file-times")
    shuffles = (file.shuffle, *file.given_shuffles)
    if len(shuffles) != 1 + len(games_before):
        raise refused("file-shuffle")
    for shuffle, one in zip(shuffles, (record, *games_before), strict=True):
        _require_shuffle(shuffle, one)
    return file


def proven(game: AnyGame, file: GameFile) -> Proof:
    """Replay the game of ``file`` from its seed and return the result. Slow, but safe on any thread.

    :raises Refused: it does not replay, is not over, or ended differently.
    """
    try:
        state = verify(game, file.record)
        outcome = game.outcome(state)
        if outcome is None:
            raise refused("file-unfinished")
        if _places(outcome) != file.results:
            raise refused("file-results")
        told = tuple(tuple(events) for _, events in retold(game, file.record, set_up(game, file.record)))
    except RecordError:
        raise refused("file-replay") from None
    return Proof(state, outcome, told)


def _decoded(data: bytes) -> GameFile:
    if len(data) > MOST_BYTES:
        raise refused("file-size", most=MOST_BYTES // 1024)
    try:
        kind = msgspec.json.decode(data, type=_Kind)
        if kind.format != FORMAT:
            raise refused("file-format")
        if kind.version != VERSION:
            raise refused("file-version", there=str(kind.version)[:20], here=VERSION)
        return msgspec.json.decode(data, type=GameFile)
    except msgspec.ValidationError:
        raise refused("file-format") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise refused("file-json") from None


def _places(outcome: Outcome) -> tuple[Place, ...]:
    return tuple(Place(rank, outcome.score(seat)) for seat, rank in enumerate(outcome.ranks))


def _is_name(name: str) -> bool:
    """Return whether ``name`` could be somebody's name on Discord: short, on one line, not blank.

    It's empty for people who were forgotten.
    """
    on_one_line = not any(unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"} for letter in name)
    return name == "" or (bool(name.strip()) and len(name) <= _LONGEST_NAME and on_one_line)


def _are_options(game: AnyGame, options: Mapping[str, bool | str]) -> bool:
    try:
        known = msgspec.convert(options, game.options_type)
    except msgspec.ValidationError:
        return False
    return bool(msgspec.to_builtins(known) == options)


def _are_times(times: Sequence[float]) -> bool:
    return all(0 <= time < _LATEST for time in times)


def _require_shuffle(shuffle: Shuffle, record: Record) -> None:
    """Check that commitment, secret and presses match, and that they give the seed of ``record``.

    :raises Refused: they don't.
    """
    presses = [int(press) for press in shuffle.presses if _PRESS.fullmatch(press)]
    if shuffle.deal is not None:
        if shuffle.presses or not _is_deal(shuffle.deal):
            raise refused("file-shuffle")
    elif len(presses) != record.seats + 1 or max(presses) >= 1 << 63:
        raise refused("file-shuffle")
    try:
        secret = bytes.fromhex(shuffle.secret)
    except ValueError:
        raise refused("file-shuffle") from None
    if len(secret) != 32 or sha256(secret).hexdigest() != shuffle.commitment:
        raise refused("file-shuffle")
    if shuffle.seed.hex() != record.seed:
        raise refused("file-shuffle")


def _is_deal(name: str) -> bool:
    return len(name) <= _LONGEST_DEAL and _DEAL.fullmatch(name) is not None
