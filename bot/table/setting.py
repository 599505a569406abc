"""A setting and its values, declared once; its panel, form, presses and history follow from that."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from bot.table.refusals import refused
from bot.typed.ids import number_in
from games.engine.text import Text
from render.languages import Language
from render.words import languages, locales

Owner = TypeVar("Owner")
Wording: TypeAlias = str | Text
"""Words of the catalogue, or a value that reads the same in every language."""
FieldKind = Literal["zone", "time", "day", "moment", "duration"]
"""The format of the text in a form's field: a time zone, minutes since midnight, a date, Unix seconds, or
seconds."""
Family = Literal["me", "setup", "options"]
"""The prefix of the words and verbs of a person's settings, a server's, or the terms of a table."""
Unknown = Literal["no-such-setting", "unknown-game"]
MOST_PARTS = 5
"""Discord's maximum number of parts in a form."""
"""The reason why a value that isn't on offer is refused."""


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
            raise refused("no-such-setting")
        return pressed == "on"


class Menu(Struct, frozen=True):
    """One value out of ``options``; with ``most``, a tuple of any number of them up to that.

    ``empty`` words the empty tuple, ``refusal`` is the reason why another value is refused.
    """

    options: Callable[[], Sequence[Option]]
    most: int | None = None
    empty: Text | None = None
    refusal: Unknown = "no-such-setting"

    def read(self, picked: Collection[str]) -> Any:
        """Return the value, or tuple of values, whose ids were picked.

        :raises Refused: the menu doesn't offer that.
        """
        values = _values(self.options(), picked, self.refusal)
        if self.most is None and len(values) == 1:
            return values[0]
        if self.most is None or len(values) > self.most:
            raise refused("no-such-setting")
        return tuple(values)

    def ids(self, value: Any) -> list[str]:
        """Return the ids of the options that make up ``value``."""
        if self.most is None:
            return [option.id for option in self.options() if option.value == value]
        return [option.id for option in self.options() if option.value in value][: self.most]


class Mentions(Struct, Generic[Owner], frozen=True):
    """Up to ``most`` existing channels or roles of a server, as a tuple of their ids."""

    sort: Literal["channel", "role"]
    existing: Callable[[Owner], Collection[int]]
    most: int

    def read(self, owner: Owner, picked: Collection[str]) -> tuple[int, ...]:
        """Return the ids picked, without duplicates.

        :raises Refused: there are too many, or one doesn't exist.
        """
        if len(picked) > self.most:
            raise refused("no-such-setting")
        ids = tuple(dict.fromkeys(number_in(one) or 0 for one in picked))
        if not set(ids) <= set(self.existing(owner)):
            raise refused("no-such-channel" if self.sort == "channel" else "no-such-role")
        return ids


class Field(Struct, Generic[Owner], frozen=True):
    """A field of a form: the kind of its text, an example, and its initial value."""

    name: str
    kind: FieldKind
    example: str
    value: Callable[[Owner], Wording]


class Form(Struct, Generic[Owner], frozen=True):
    """A value that is typed.

    ``said`` words the value. ``read`` returns the new value from the owner and the parsed value of each
    field; an ``optional`` form that comes back empty sets ``None``. ``heard`` repeats what was understood,
    given the owner with the new value, the reader's words and the value of each field (none if it was
    removed). ``removable`` are the parts that can be removed, and ``without`` returns the value without some
    of them. ``removal`` is the label of the button that removes the only part, if it shouldn't name it.

    ``read`` and ``without`` raise ``Refused`` for a value that makes no sense.
    """

    fields: Sequence[Field[Owner]]
    said: Callable[[Owner], Wording]
    read: Callable[..., Any]
    optional: bool = False
    heard: Callable[..., str] = lambda *_: ""
    removable: Callable[[Owner], Sequence[Option]] = lambda _: ()
    without: Callable[[Owner, Collection[Any]], Any] = lambda _, removed: None
    removal: Text | None = None

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

    ``name`` is the field that it sets; its words are ``<family>-<name>`` and ``<family>-<name>-help``, with
    ``-`` for ``_``, unless ``title`` and ``help`` are others. ``page`` is the page of the panel. ``shown``
    says whether it currently matters, ``args`` are the arguments of its help text, and ``notes`` are lines
    below that. ``check`` returns the value to store for a value picked, or raises ``Refused``. ``value``
    returns its current value if that isn't simply the field of its name.
    """

    name: str
    page: str
    kind: Switch | Menu | Mentions[Owner] | Form[Owner] | Link
    shown: Callable[[Owner], bool] = lambda _: True
    args: Callable[[Owner], Mapping[str, str | int]] = lambda _: {}
    notes: Callable[[Owner], Sequence[Text]] = lambda _: ()
    check: Callable[[Owner, Any], Any] = lambda _, value: value
    value: Callable[[Owner], Any] | None = None
    title: Text | None = None
    help: Text | None = None

    @property
    def parts(self) -> int:
        """The number of parts that it takes in a form; a link takes none."""
        match self.kind:
            case Form(fields):
                return len(fields)
            case Link():
                return 0
            case _:
                return 1

    @property
    def key(self) -> str:
        """Return its name as used in keys of words and in verbs."""
        return self.name.replace("_", "-")

    def read(self, owner: Owner, pressed: Sequence[str]) -> Any:
        """Return the value that a button or menu sets, given what was pressed or picked.

        :raises Refused: it isn't on offer.
        """
        match self.kind:
            case Switch() as switch:
                return self.check(owner, switch.read("".join(pressed)))
            case Menu() as menu:
                return self.check(owner, menu.read(pressed))
            case Mentions() as mentions:
                return self.check(owner, mentions.read(owner, pressed))
            case Form() | Link():
                raise refused("no-such-setting")


class Settings(Struct, Generic[Owner], frozen=True):
    """All settings of a family, in the order of the panel, and the names of its pages.

    ``stored`` returns the struct with an owner's values, ``timezone`` where they type days and times. With
    ``says_values``, the panel states the value of each setting.
    """

    family: Family
    pages: Sequence[str]
    declared: Sequence[Setting[Owner]]
    stored: Callable[[Owner], Struct]
    timezone: Callable[[Owner], str] = lambda _: "UTC"
    says_values: bool = False

    def setting(self, name: str) -> Setting[Owner]:
        """Return the setting called ``name``.

        :raises Refused: there's no such setting.
        """
        for setting in self.declared:
            if setting.name == name:
                return setting
        raise refused("no-such-setting")

    def key(self, part: str, *parts: str) -> str:
        """Return the key of words, or the verb of a press, that belongs to these settings."""
        name = "-".join([part, *parts])
        return f"{self.family}-{name}"

    def page_of(self, place: str) -> str:
        """Return the page called ``place`` or with the setting of that name, otherwise the first one."""
        pages = {setting.name: setting.page for setting in self.declared}
        return place if place in self.pages else pages.get(place, self.pages[0])

    def value(self, setting: Setting[Owner], owner: Owner) -> Any:
        """Return the current value of ``setting``; ``None`` for a link."""
        if setting.value is not None:
            return setting.value(owner)
        return getattr(self.stored(owner), setting.name, None)

    def title(self, setting: Setting[Owner]) -> Text:
        """Return the name of ``setting``."""
        return setting.title or Text(self.key(setting.key))

    def help(self, setting: Setting[Owner], owner: Owner) -> Text:
        """Return the explanation of ``setting``."""
        return setting.help or Text(self.key(setting.key, "help"), dict(setting.args(owner)))

    def forms(self, page: str) -> Sequence[Sequence[Setting[Owner]]]:
        """Return the settings of ``page`` in groups that fit one form each."""
        return list(_grouped([setting for setting in self.declared if setting.page == page]))


def _grouped(settings: Sequence[Setting[Owner]]) -> Iterator[list[Setting[Owner]]]:
    group: list[Setting[Owner]] = []
    for setting in settings:
        if sum(one.parts for one in group) + setting.parts > MOST_PARTS:
            yield group
            group = []
        if setting.parts:
            group.append(setting)
    if group:
        yield group


def language_options(own: Option) -> Sequence[Option]:
    """Return ``own``, which chooses no language, and all languages on offer; unreviewed ones say so."""
    return [own, *(_language_option(locale, languages()[locale]) for locale in locales())]


def _language_option(locale: str, language: Language) -> Option:
    in_progress = Text("language-in-progress") if language.is_in_progress else None
    return Option(locale, locale, language.name, in_progress)


def _values(
    options: Sequence[Option], picked: Collection[str], refusal: Unknown = "no-such-setting"
) -> list[Any]:
    """Return the values of the ``options`` whose ids were picked, in the order of the options.

    :raises Refused: something else was picked.
    """
    ids = set(picked)
    if not ids <= {option.id for option in options}:
        raise refused(refusal)
    return [option.value for option in options if option.id in ids]
