"""Reads message components: walks the tree and finds words, buttons, menus and pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

Json = dict[str, Any]
_HELD = ("accessory", "component")
"""The keys under which a component has a single child."""


class Kind(IntEnum):
    """The component types."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        Kind.STRING_SELECT,
        Kind.USER_SELECT,
        Kind.ROLE_SELECT,
        Kind.MENTIONABLE_SELECT,
        Kind.CHANNEL_SELECT,
    }
)
INPUTS = SELECTS | {
    Kind.TEXT_INPUT,
    Kind.FILE_UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
}
LINK_STYLE = 5
PREMIUM_STYLE = 6


@dataclass(frozen=True)
class Button:
    """A button as a person sees it."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    emoji: str | None
    url: str | None
    data: Json


@dataclass(frozen=True)
class Choice:
    """One entry of a menu."""

    label: str
    value: str
    description: str | None
    default: bool


@dataclass(frozen=True)
class Select:
    """A menu as a person sees it; `options` is empty unless it's a string select."""

    kind: Kind
    custom_id: str
    placeholder: str | None
    disabled: bool
    min_values: int
    max_values: int
    options: tuple[Choice, ...]
    data: Json


def walk(components: list[Json], path: str = "components") -> Iterator[tuple[str, Json]]:
    """Yield every component with its path, parents before children."""
    for index, component in enumerate(components):
        here = f"{path}.{index}"
        yield here, component
        if children := component.get("components"):
            yield from walk(children, f"{here}.components")
        for key in _HELD:
            if isinstance(child := component.get(key), dict):
                yield f"{here}.{key}", child


def flat(components: list[Json]) -> list[Json]:
    """Return every component, parents before children."""
    found: list[Json] = []
    for component in components:
        found.append(component)
        if children := component.get("components"):
            found += flat(children)
        for key in _HELD:
            if isinstance(child := component.get(key), dict):
                found.append(child)
    return found


def texts(components: list[Json]) -> list[str]:
    """Return the contents of all text displays."""
    return [part["content"] for part in flat(components) if part["type"] == Kind.TEXT_DISPLAY]


def buttons(components: list[Json]) -> list[Button]:
    """Return all buttons."""
    return [
        Button(
            label=part.get("label") or "",
            custom_id=part.get("custom_id"),
            style=part["style"],
            disabled=bool(part.get("disabled")),
            emoji=(part.get("emoji") or {}).get("name"),
            url=part.get("url"),
            data=part,
        )
        for part in flat(components)
        if part["type"] == Kind.BUTTON
    ]


def selects(components: list[Json]) -> list[Select]:
    """Return all menus."""
    return [_select(part) for part in flat(components) if part["type"] in SELECTS]


def inputs(components: list[Json]) -> list[tuple[Json, Json | None]]:
    """Return a modal's inputs, each with the label component around it, if it has one."""
    found: list[tuple[Json, Json | None]] = []
    for part in components:
        if part["type"] == Kind.LABEL:
            found.append((part["component"], part))
        elif part["type"] == Kind.ACTION_ROW:
            found += [(child, None) for child in part["components"]]
    return found


def wanted(part: Json) -> tuple[int, int]:
    """Return the minimum and maximum number of values for a menu, a group of boxes or an upload."""
    least, most = part.get("min_values"), part.get("max_values")
    return 1 if least is None else int(least), 1 if most is None else int(most)


def alt_texts(components: list[Json]) -> list[str]:
    """Return the descriptions of all pictures."""
    return [item.get("description") or "" for item in _pictures(components)]


def media(components: list[Json]) -> Iterator[tuple[str, Json]]:
    """Yield the media object of every thumbnail, gallery item and file, with its path."""
    for path, part in walk(components):
        if part["type"] == Kind.THUMBNAIL:
            yield f"{path}.media", part["media"]
        elif part["type"] == Kind.FILE:
            yield f"{path}.file", part["file"]
        elif part["type"] == Kind.MEDIA_GALLERY:
            for index, item in enumerate(part["items"]):
                yield f"{path}.items.{index}.media", item["media"]


def emojis(components: list[Json]) -> Iterator[tuple[str, Json]]:
    """Yield the emoji of every button and of every option of a menu, with its path."""
    for path, part in walk(components):
        if emoji := part.get("emoji"):
            yield f"{path}.emoji", emoji
        for index, option in enumerate(part.get("options") or []):
            if emoji := option.get("emoji"):
                yield f"{path}.options.{index}.emoji", emoji


def complete(components: list[Json]) -> None:
    """Bring components into the form that Discord returns.

    Each gets an unused id if it has none, and the ids of emojis and preset values become texts.
    """
    everything = flat(components)
    for part in everything:
        for preset in part.get("default_values") or []:
            preset["id"] = str(preset["id"])
    for _, emoji in emojis(components):
        if emoji.get("id"):
            emoji["id"] = str(emoji["id"])
    taken = {part["id"] for part in everything if part.get("id")}
    following = 1
    for part in everything:
        if not part.get("id"):
            while following in taken:
                following += 1
            part["id"] = following
            taken.add(following)


def _pictures(components: list[Json]) -> Iterator[Json]:
    for part in flat(components):
        if part["type"] == Kind.THUMBNAIL:
            yield part
        elif part["type"] == Kind.MEDIA_GALLERY:
            yield from part["items"]


def _select(part: Json) -> Select:
    return Select(
        kind=Kind(part["type"]),
        custom_id=part["custom_id"],
        placeholder=part.get("placeholder"),
        disabled=bool(part.get("disabled")),
        min_values=wanted(part)[0],
        max_values=wanted(part)[1],
        options=tuple(
            Choice(o["label"], o["value"], o.get("description"), bool(o.get("default")))
            for o in part.get("options") or []
        ),
        data=part,
    )
