"""Forms of names: cases, genders and articles, which other sentences of a language ask for.

A language writes the forms of a thing as attributes of its message, under names of its choice. Any sentence
that has the thing at a place ``$item`` can then say ``{ $item-accusative }`` or select by ``$item-gender``.
A name without that form, such as a person's, is said as it is. Every name has two forms without being given
them: ``initial``, *vowel* or *consonant*, for articles that depend on its first letter, and ``final``, for
Korean particles that depend on its last sound.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Self, TypeAlias

from babel import Locale
from fluent.runtime.types import FluentType

from render.tags import untagged

_VOWELS = frozenset("aeiou")
_FIRST_SYLLABLE, _LAST_SYLLABLE = "가", "힣"
"""Unicode lists Hangul syllables by their finals: first without one, then with each of the 27 there are."""
_FINALS = 28
_FINAL_L = 8
"""The place of *l* among the finals: after it, one particle (*로*) is the same as after a vowel."""
_DIGITS = dict(zip("0123456789", "영일이삼사오육칠팔구", strict=True))
"""How digits are read at the end of a Korean number; 10, 100 and 1,000 end with a consonant as *영* does."""


Identity: TypeAlias = tuple[str, ...]
"""The parts that distinguish a thing from another one of the same name."""


class Thing(str):
    """The name of a thing in a language, with its forms.

    ``tag`` goes before the name (``render.tags``) and before any form that a sentence says in its place.
    """

    __slots__ = ("forms", "tag")

    forms: Mapping[str, str]
    tag: str

    def __new__(cls, name: str, forms: Mapping[str, str], tag: str = "") -> Self:
        """Return ``name``, after its ``tag``, with its ``forms``."""
        thing = super().__new__(cls, tag + name)
        thing.forms, thing.tag = forms, tag
        return thing

    def __getnewargs__(self) -> tuple[str, Mapping[str, str], str]:  # type: ignore[override]
        """Return the arguments that make a copy of it."""
        return str(self).removeprefix(self.tag), self.forms, self.tag

    @property
    def identity(self) -> Identity:
        """Its forms and its tag, flattened."""
        return self.tag, *self.forms, *self.forms.values()


class _Tagged(FluentType):
    """A form with a tag before it where it's said, but not where it's compared."""

    def __init__(self, tag: str, form: str) -> None:
        self._tag, self._form = tag, form

    def __eq__(self, other: object) -> bool:
        return self._form == other

    def __hash__(self) -> int:
        return hash(self._form)

    def format(self, _: Locale) -> str:
        return self._tag + self._form


class Places(dict[str, Any]):
    """The values at the places of a message; ``<place>-<form>`` is that form of the value at a place."""

    def __missing__(self, name: str) -> Any:
        place, _, form = name.partition("-")
        value = self[place] if form else None
        if value is None:
            raise KeyError(name)
        if isinstance(value, Thing) and form in value.forms:
            return _Tagged(value.tag, value.forms[form]) if value.tag else value.forms[form]
        return SOUNDS[form](value) if form in SOUNDS and isinstance(value, str) else value


def tagged(name: str, tag: str) -> str:
    """Return ``name`` with ``tag`` before it; a thing keeps its forms."""
    if not isinstance(name, Thing):
        return f"{tag}{name}"
    return Thing(name.removeprefix(name.tag), name.forms, tag + name.tag)


def changed(name: str, change: Callable[[str], str]) -> str:
    """Return ``name`` and each of its forms as ``change`` makes them."""
    if not isinstance(name, Thing):
        return change(name)
    forms = {form: change(said) for form, said in name.forms.items()}
    return Thing(change(name.removeprefix(name.tag)), forms, name.tag)


def every_form(name: str) -> list[str]:
    """Return ``name`` and its forms."""
    return [name, *name.forms.values()] if isinstance(name, Thing) else [name]


def initial(name: str) -> str:
    """Return whether ``name`` begins with a *vowel* or a *consonant*, going by its first letter.

    >>> initial("**Élise**"), initial("Bo"), initial("42")
    ('vowel', 'consonant', 'consonant')
    """
    first = next(filter(str.isalnum, unicodedata.normalize("NFKD", untagged(name))), "")
    return "vowel" if first.casefold() in _VOWELS else "consonant"


def final(name: str) -> str:
    """Return the sound that ``name`` ends with in Korean: *vowel*, *l*, *consonant*, or *foreign* if it isn't
    known how the name is read.

    >>> final("**여우**"), final("개굴"), final("부엉"), final("Bo 3"), final("Bo")
    ('vowel', 'l', 'consonant', 'consonant', 'foreign')
    """
    letters = unicodedata.normalize("NFC", untagged(name))
    last = next(filter(str.isalnum, reversed(letters)), "")
    syllable = _DIGITS.get(last, last)
    if not _FIRST_SYLLABLE <= syllable <= _LAST_SYLLABLE:
        return "foreign"
    place = (ord(syllable) - ord(_FIRST_SYLLABLE)) % _FINALS
    return {0: "vowel", _FINAL_L: "l"}.get(place, "consonant")


SOUNDS: Mapping[str, Callable[[str], str]] = {"initial": initial, "final": final}
"""The forms that names of every kind have."""


def joined(items: Iterable[str], join: Callable[[list[str]], str]) -> str:
    """Return ``items`` joined by ``join``, in each form that one of them has."""
    names = list(items)
    things = [name for name in names if isinstance(name, Thing)]
    if not things:
        return join(names)
    forms = dict.fromkeys(form for thing in things for form in thing.forms)
    return Thing(join(names), {form: join([in_form(name, form) for name in names]) for form in forms})


def in_form(name: str, form: str) -> str:
    """Return the ``form`` of ``name`` with its tag, or ``name`` if it has none."""
    if isinstance(name, Thing) and form in name.forms:
        return name.tag + name.forms[form]
    return name
