"""A panel: one message as a list of parts, and the same with its pictures drawn, ready to be sent."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import discord
from discord import ui

from bot.panels.ids import Press
from render.encode import Encoded
from render.picture import Picture
from render.studio import Studio

Style = Literal["primary", "secondary", "success", "danger"]

GOLD = 0xC9A24B
"""The edge of a table's messages."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button: what it says, and the press that it stands for; or a link."""

    label: str
    press: Press | None = None
    style: Style = "secondary"
    emoji: str | None = None
    disabled: bool = False
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side; more of them flow into further rows of about the same length."""

    buttons: Sequence[Button]


@dataclass(frozen=True, slots=True)
class Line:
    """Words with one button at their side."""

    text: str
    button: Button


@dataclass(frozen=True, slots=True)
class Select:
    """A menu: each choice has a value, a label and a description that may be empty."""

    press: Press
    placeholder: str
    choices: Sequence[tuple[str, str, str]]
    minimum: int = 1
    maximum: int = 1
    chosen: Sequence[str] = ()


Sort: TypeAlias = Literal["person", "role", "channel"]


@dataclass(frozen=True, slots=True)
class Picker:
    """A menu that Discord fills by itself: with the people, the roles or the channels of the server.

    ``chosen`` are the ids of those that are chosen now; they have to exist.
    """

    press: Press
    sort: Sort
    placeholder: str
    minimum: int = 1
    maximum: int = 1
    chosen: Sequence[int] = ()
    channel_types: Sequence[discord.ChannelType] = ()


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin line between parts."""


Part: TypeAlias = str | Row | Line | Select | Picker | Rule | Picture


@dataclass(frozen=True, slots=True)
class Panel:
    """One message: parts from top to bottom, in a frame of one colour, and a file to go with it."""

    parts: Sequence[Part]
    colour: int = GOLD
    file: tuple[str, bytes] | None = None

    @property
    def pictures(self) -> list[Picture]:
        """The pictures among the parts, in order."""
        return [part for part in self.parts if isinstance(part, Picture)]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A panel with its pictures as files. Layouts and files are made anew for each time it is sent."""

    panel: Panel
    images: Sequence[Encoded] = field(default=())

    def layout(self) -> ui.LayoutView:
        """Return the panel as a layout that is not kept in memory: the router answers every press."""
        view = ui.LayoutView(timeout=None)
        container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=self.panel.colour)
        images = iter(self._names())
        for part in self.panel.parts:
            _add(container, part, images if isinstance(part, Picture) else None)
        if self.panel.file:
            container.add_item(ui.File(f"attachment://{self.panel.file[0]}"))
        view.add_item(container)
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """Return the files that the layout shows, pictures with their alternative text."""
        files = [
            discord.File(io.BytesIO(image.data), filename=name, description=picture.alt)
            for name, image, picture in zip(self._names(), self.images, self.panel.pictures, strict=True)
        ]
        if self.panel.file:
            name, data = self.panel.file
            files.append(discord.File(io.BytesIO(data), filename=name))
        return files

    def _names(self) -> list[str]:
        return [
            f"{picture.name}.{image.extension}"
            for picture, image in zip(self.panel.pictures, self.images, strict=True)
        ]


async def draw(panel: Panel, studio: Studio) -> Drawn:
    """Return ``panel`` with its pictures drawn, off the event loop."""
    return Drawn(panel, await asyncio.gather(*(studio.develop(picture) for picture in panel.pictures)))


_Container: TypeAlias = "ui.Container[ui.LayoutView]"
_ROW = 5
"""The most buttons that Discord puts side by side."""


def _add(container: _Container, part: Part, images: object) -> None:
    match part:
        case str():
            container.add_item(ui.TextDisplay(part))
        case Picture():
            assert hasattr(images, "__next__")
            gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
            gallery.add_item(media=f"attachment://{next(images)}", description=part.alt)
            container.add_item(gallery)
        case Row():
            rows = -(-len(part.buttons) // _ROW)
            size = -(-len(part.buttons) // rows) if rows else _ROW
            for start in range(0, len(part.buttons), size):
                row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
                for button in part.buttons[start : start + size]:
                    row.add_item(_button(button))
                container.add_item(row)
        case Line():
            container.add_item(ui.Section(ui.TextDisplay(part.text), accessory=_button(part.button)))
        case Select():
            row = ui.ActionRow()
            row.add_item(_select(part))
            container.add_item(row)
        case Picker():
            row = ui.ActionRow()
            row.add_item(_picker(part))
            container.add_item(row)
        case Rule():
            container.add_item(ui.Separator())


def _button(button: Button) -> ui.Button[ui.LayoutView]:
    if button.url:
        return ui.Button(label=button.label, url=button.url, emoji=button.emoji)
    assert button.press is not None, "a button is a press or a link"
    return ui.Button(
        label=button.label,
        custom_id=button.press.custom_id(),
        style=discord.ButtonStyle[button.style],
        emoji=button.emoji,
        disabled=button.disabled,
    )


def _select(select: Select) -> ui.Select[ui.LayoutView]:
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=select.press.custom_id(),
        placeholder=select.placeholder,
        min_values=select.minimum,
        max_values=select.maximum,
    )
    for value, label, description in select.choices:
        menu.add_option(
            value=value, label=label, description=description or None, default=value in select.chosen
        )
    return menu


_PickerMenu: TypeAlias = (
    "ui.UserSelect[ui.LayoutView] | ui.RoleSelect[ui.LayoutView] | ui.ChannelSelect[ui.LayoutView]"
)


def _picker(picker: Picker) -> _PickerMenu:
    custom_id, chosen = picker.press.custom_id(), [discord.Object(one) for one in picker.chosen]
    menu: _PickerMenu
    match picker.sort:
        case "person":
            menu = ui.UserSelect(custom_id=custom_id, default_values=chosen)
        case "role":
            menu = ui.RoleSelect(custom_id=custom_id, default_values=chosen)
        case "channel":
            menu = ui.ChannelSelect(
                custom_id=custom_id, default_values=chosen, channel_types=list(picker.channel_types)
            )
    menu.placeholder = picker.placeholder
    menu.min_values, menu.max_values = picker.minimum, picker.maximum
    return menu
