"""The languages that words are in, each declared in its ``language.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from babel import Locale

from games.engine.content import ContentError

State = Literal["begun", "offered", "reviewed"]
"""The progress of a language: ``begun`` ones are offered to nobody, ``offered`` ones are complete, and of
``reviewed`` ones a second reader has read every message."""

Address: TypeAlias = Annotated[str, msgspec.Meta(pattern="^https://")]


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A language: its own name for itself, its progress, and where its translators read about mistakes.

    ``feedback`` is the address of a page, such as an issue tracker. ``rules`` are the games whose complete
    rules are translated (``docs/rules/<locale>``).
    """

    name: str
    state: State = "begun"
    feedback: Address | None = None
    rules: tuple[str, ...] = ()

    @property
    def is_offered(self) -> bool:
        """Whether people can choose it and are spoken to in it."""
        return self.state != "begun"

    @property
    def is_in_progress(self) -> bool:
        """Whether people read it before a second reader has read everything."""
        return self.state == "offered"


def languages_in(folder: Path) -> Mapping[str, Language]:
    """Return the languages that have a folder in ``folder``, by their locale.

    :raises ContentError: one doesn't say its name, or something that isn't a state or an address.
    """
    files = sorted(folder.glob("*/language.toml"))
    return {file.parent.name: _read(file) for file in files}


def _read(file: Path) -> Language:
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Language)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"{file}: {error}") from error


def babel_locale(locale: str) -> Locale:
    """Return Babel's locale for one of ours.

    >>> babel_locale("pt-BR").territory
    'BR'
    """
    return Locale.parse(locale, sep="-")
