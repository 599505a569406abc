"""The part of a trial about words: everything that was said has a message, with the variables it needs."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import msgspec

from games.engine.content import data_folder
from games.engine.game import AnyGame
from games.engine.text import LISTS, Text
from games.engine.walks import values_of

_MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ \t}].*|\n(?=[ \t]*\n[ \t]))*)", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-z_]+)")


@cache
def messages(locale: str) -> Mapping[str, str]:
    """Return every message of ``data/words/<locale>``, without reading its language."""
    files = sorted((data_folder() / "words" / locale).glob("*.ftl"))
    texts = (file.read_text(encoding="utf-8") for file in files)
    return {found[1]: found[2] for text in texts for found in _MESSAGE.finditer(text)}


def locales() -> list[str]:
    """Return the languages that words are in, English first."""
    found = sorted(path.name for path in (data_folder() / "words").iterdir() if path.is_dir())
    return sorted(found, key=lambda locale: locale != "en")


def parts_of(text: Text) -> Iterator[Text]:
    """Yield ``text`` and every message inside it; a list isn't a message itself."""
    if text.key not in LISTS:
        yield text
    for value in text.args.values():
        if isinstance(value, Text):
            yield from parts_of(value)


def unsaid(game: AnyGame, said: Iterable[Text]) -> Iterator[str]:
    """Yield what is missing in the English words of ``game`` to say everything in ``said``."""
    held = messages("en")
    for key in (*_needed(game), *_storyline_keys(game)):
        if key not in held:
            yield f"data/words/en/{game.id}.ftl has no message {key}"
    lacking: dict[str, None] = {}
    for text in said:
        if text.key not in held:
            lacking[f"data/words/en has no message {text.key}, which is said with {_names(text.args)}"] = None
            continue
        missing = set(_VARIABLE.findall(held[text.key])) - text.args.keys()
        if missing:
            lacking[
                f"the message {text.key} has a place for {_names(missing)}, and gets {_names(text.args)}"
            ] = None
    yield from lacking


def untranslated(game: AnyGame) -> Mapping[str, list[str]]:
    """Return the messages of ``game`` that a language lacks; English is shown instead."""
    mine = [key for key in messages("en") if key.startswith(f"{game.id}-")]
    lacking = {locale: [key for key in mine if key not in messages(locale)] for locale in locales()[1:]}
    return {locale: keys for locale, keys in lacking.items() if keys}


def _needed(game: AnyGame) -> Iterator[str]:
    yield from (
        "-".join((game.id, *name)) for name in (("name",), ("tagline",), ("players",), ("rules", "1"))
    )
    for name, hint in typing.get_type_hints(game.options_type).items():
        option = "-".join((game.id, "option", name))
        values = ("true", "false") if hint is bool else values_of(hint)
        yield from (option, *("-".join((option, str(end))) for end in ("help", *values)))


def _storyline_keys(game: AnyGame) -> list[str]:
    values = (getattr(game.storyline, name.name) for name in msgspec.structs.fields(game.storyline))
    return sorted(key for keys in values if isinstance(keys, frozenset) for key in keys)


def _names(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"
