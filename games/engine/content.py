"""The location of the data folder, and reading a game's component tables."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

Table = TypeVar("Table")


class ContentError(ValueError):
    """A component table is unusable; the message names file and key."""


def data_folder() -> Path:
    """Return the folder ``data``: beside the packages in a checkout, ``tavolata_data`` when installed."""
    root = Path(__file__).resolve().parents[2]
    installed = root / "tavolata_data"
    return installed if installed.is_dir() else root / "data"


def load_table(path: str, kind: type[Table]) -> Table:
    """Return ``data/<path>`` read as TOML into ``kind``.

    :raises ContentError: the file is missing, is not TOML, or does not fit ``kind``.
    """
    file = data_folder() / path
    try:
        content: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
        return msgspec.convert(content, kind)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"{path}: {error}") from error
