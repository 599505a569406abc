"""A setting and its values, declared once; its panel, form and presses follow from that."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from bot.table.refusals import refused
from games.engine.text import Text

Owner = TypeVar("Owner")
Wording: TypeAlias = str | Text
"""Words of the catalogue, or a value that reads the same in every language."""
FieldKind = Literal["zone", "time", "day"]
"""The format of the text in a form's field: a time zone, minutes since midnight, or a date."""


class Option(Struct, frozen=True):
    """A value on offer: its ``id`` in a press, the value itself, its label and an explanation."""

    id: str
    value: Any
    label: Wording
    help: Text | None = None


class Switch(Struct, frozen=True):
    """A value that is on or off."""

    def read(self, pressed: str) -> bool:
        """Return the value that a press of the button sets.

        :raises Refused: the button doesn't set one.
        """
        if pressed not in {"on", "off"}:
            raise refused("no-such-wish")
        return pressed == "on"


class Menu(Struct, frozen=True):
    """One value out of ``options``; with ``most``, a tuple of any number of them up to that."""

    options: Callable[[], Sequence[Option]]
    most: int | None = None

    def read(self, picked: Collection[str]) -> Any:
        """Return the value, or tuple of values, whose ids were picked.

        :raises Refused: the menu doesn't offer that.
        """
        values = _values(self.options(), picked)
        if self.most is None and len(values) == 1:
            return values[0]
        if self.most is None or len(values) > self.most:
            raise refused("no-such-wish")
        return tuple(values)

    def ids(self, value: Any) -> list[str]:
        """Return the ids of the options that make up ``value``."""
        if self.most is None:
            return [option.id for option in self.options() if option.value == value]
        return [option.id for option in self.options() if option.value in value][: self.most]


class Field(Struct, Generic[Owner], frozen=True):
    """A field of a form: the kind of its text, an example, and its initial value."""

    name: str
    kind: FieldKind
    example: str
    value: Callable[[Owner], str]


class Form(Struct, Generic[Owner], frozen=True):
    """A value that is typed.

    ``said`` words the value. ``read`` returns the new value from the owner and the parsed value of each
    field; an ``optional`` form that comes back empty sets ``None``. ``heard`` repeats what was understood,
    given the owner with the new value, the reader's words and the value of each field (none if it was
    removed). ``removable`` are the parts that can be removed, and ``without`` returns the value without some
    of them.

    ``read`` and ``without`` raise ``Refused`` for a value that makes no sense.
    """

    fields: Sequence[Field[Owner]]
    said: Callable[[Owner], Wording]
    read: Callable[..., Any]
    optional: bool = False
    heard: Callable[..., str] = lambda *_: ""
    removable: Callable[[Owner], Sequence[Option]] = lambda _: ()
    without: Callable[[Owner, Collection[Any]], Any] = lambda _, removed: None

    def removed(self, owner: Owner, picked: Collection[str]) -> Any:
        """Return the value without the parts whose ids were picked.

        :raises Refused: there are no such parts.
        """
        return self.without(owner, _values(self.removable(owner), picked))


class Link(Struct, frozen=True):
    """A button that leads to another panel: the verb of its press."""

    verb: str


class Setting(Struct, Generic[Owner], frozen=True):
    """One setting of an owner, or a link beside the settings.

    ``name`` is the field that it sets; its words are ``me-<name>`` and ``me-<name>-help``, with ``-`` for
    ``_``. ``page`` is the page of the panel. ``shown`` says whether it currently matters, ``args`` are the
    arguments of its help text.
    """

    name: str
    page: str
    kind: Switch | Menu | Form[Owner] | Link
    shown: Callable[[Owner], bool] = lambda _: True
    args: Callable[[Owner], Mapping[str, str | int]] = lambda _: {}

    @property
    def key(self) -> str:
        """Return its name as used in keys of words and in verbs."""
        return self.name.replace("_", "-")


def _values(options: Sequence[Option], picked: Collection[str]) -> list[Any]:
    """Return the values of the ``options`` whose ids were picked, in the order of the options.

    :raises Refused: something else was picked.
    """
    ids = set(picked)
    if not ids <= {option.id for option in options}:
        raise refused("no-such-wish")
    return [option.value for option in options if option.id in ids]
