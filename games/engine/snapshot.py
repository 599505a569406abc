"""Stored states: JSON with the version of the rules that wrote it.

A table in play during an update of its game continues from its snapshot. The game's ``upgrades`` convert it,
version by version; its record is not needed for that and might not replay.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from games.engine.game import AnyGame


class _Snapshot(Struct):
    """A state with the version that wrote it."""

    version: int
    state: Raw


class SnapshotError(ValueError):
    """A snapshot was written by a newer version of the rules."""


_decoder = msgspec.json.Decoder(_Snapshot)


def snapshot_of(game: AnyGame, state: Any) -> bytes:
    """Return ``state`` as JSON, with the version of the rules that wrote it."""
    return msgspec.json.encode(_Snapshot(game.version, Raw(msgspec.json.encode(state))))


def restored(game: AnyGame, snapshot: bytes) -> Any:
    """Return the state in ``snapshot``, converted to the current rules if older ones wrote it.

    :raises SnapshotError: newer rules wrote it.
    :raises msgspec.DecodeError: it isn't a state of ``game``.
    """
    found = _decoder.decode(snapshot)
    written = bytes(found.state)
    if found.version == game.version:
        return msgspec.json.decode(written, type=game.state_type)
    if found.version > game.version:
        raise SnapshotError(f"rules version {found.version} wrote this, now {game.version}")
    data: dict[str, Any] = msgspec.json.decode(written)
    for version in range(found.version, game.version):
        if version in game.upgrades:
            data = game.upgrades[version](data)
    # Through JSON, because numeric keys are strings there, and only the JSON decoder converts them back.
    return msgspec.json.decode(msgspec.json.encode(data), type=game.state_type)
