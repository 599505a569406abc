"""A panel: one message as a list of parts, and the same with its pictures drawn, ready to be sent."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias, TypeVar

import discord
from discord import ui

from bot import metrics
from bot.domain.perspective import Perspective
from bot.panels.custom_ids import CustomId
from bot.panels.emojis import Emojis
from bot.panels.pages import pages_of
from render.encode import Encoded
from render.picture import ALT_LIMIT, Picture
from render.render_pool import RenderPool
from render.tags import untagged

Done = TypeVar("Done")
Style = Literal["primary", "secondary", "success", "danger"]

GOLD = 0xC9A24B
"""The edge of a table's messages."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button: its label and the press that it sends; or a link.

    ``symbol`` names the thing whose emoji goes before the label, if there is one.
    """

    label: str
    press: CustomId | None = None
    style: Style = "secondary"
    symbol: str | None = None
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
    """A menu: each choice has a value, a label and a description that may be empty.

    ``symbols`` are those of the things whose emojis stand before the choices, by their values.
    """

    press: CustomId
    placeholder: str
    choices: Sequence[tuple[str, str, str]]
    minimum: int = 1
    maximum: int = 1
    chosen: Sequence[str] = ()
    symbols: Mapping[str, str | None] = field(default_factory=dict)


Sort: TypeAlias = Literal["person", "role", "channel"]


@dataclass(frozen=True, slots=True)
class Picker:
    """A menu that Discord fills by itself: with the people, the roles or the channels of the server.

    ``chosen`` are the ids of those that are chosen now; they have to exist.
    """

    press: CustomId
    sort: Sort
    placeholder: str
    minimum: int = 1
    maximum: int = 1
    chosen: Sequence[int] = ()
    channel_types: Sequence[discord.ChannelType] = ()


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin line between parts."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What ``view`` shows, as pictures; no panel fails by them, because they are planned when it is drawn.

    ``instead`` returns the same in words, given the reference of what went wrong; it does not raise.
    """

    view: Any
    plan: Callable[[], Sequence[Picture]]
    instead: Callable[[str], str]


@dataclass(frozen=True, slots=True)
class RenderedPicture:
    """A picture as a file."""

    picture: Picture
    image: Encoded

    @property
    def filename(self) -> str:
        """What the file is called."""
        return f"{self.picture.name}.{self.image.extension}"

    @property
    def alt(self) -> str:
        """The alternative text."""
        return _short(self.picture.alt, ALT_LIMIT)


_Fixed: TypeAlias = str | Row | Line | Select | Picker | Rule
Part: TypeAlias = _Fixed | Scene


@dataclass(frozen=True, slots=True)
class Panel:
    """One message: parts from top to bottom, in a frame of one colour, and a file to go with it.

    ``about`` is the table that it shows, as its reader may see it, if it shows one.
    """

    parts: Sequence[Part]
    colour: int = GOLD
    file: tuple[str, bytes] | None = None
    about: Perspective | None = None


@dataclass(frozen=True, slots=True)
class RenderedPanel:
    """A panel with its pictures as files. Layouts and files are built for each sending.

    ``identity`` is that of the database its buttons belong to. ``faults`` has the errors of pictures, each
    with the view it should have shown; words replace it. ``emojis`` are those that
    Discord has.
    """

    panel: Panel
    parts: Sequence[_Fixed | RenderedPicture]
    identity: str
    faults: Sequence[tuple[Exception, Any]] = ()
    emojis: Emojis = field(default_factory=Emojis)

    def with_letters(self) -> RenderedPanel:
        """Return the same without any emoji of the application."""
        return replace(self, emojis=Emojis())

    def layout(self) -> ui.LayoutView:
        """Return the panel as a layout that is not kept in memory: the router answers every press."""
        view = ui.LayoutView(timeout=None)
        container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=self.panel.colour)
        in_words = self._in_words()
        for part in self.parts:
            if isinstance(part, str):
                container.add_item(ui.TextDisplay(in_words(part)))
            elif isinstance(part, Line):
                button = _button(part.button, self.identity, self.emojis)
                container.add_item(ui.Section(ui.TextDisplay(in_words(part.text)), accessory=button))
            else:
                _add(container, part, self.identity, self.emojis)
        if self.panel.file:
            container.add_item(ui.File(f"attachment://{self.panel.file[0]}"))
        view.add_item(container)
        view.stop()
        return view

    def _in_words(self) -> Callable[[str], str]:
        """Return what puts emojis into the words, as far as there is room: their names count as letters."""
        ways = (self.emojis.in_words, self.emojis.before_things)
        texts = list(_texts(self.parts))
        return next((way for way in ways if sum(len(way(text)) for text in texts) <= _TEXT), untagged)

    def files(self) -> list[discord.File]:
        """Return the files that the layout shows, pictures with their alternative text."""
        files = [
            discord.File(io.BytesIO(part.image.data), filename=part.filename, description=part.alt)
            for part in self.parts
            if isinstance(part, RenderedPicture)
        ]
        if self.panel.file:
            name, data = self.panel.file
            files.append(discord.File(io.BytesIO(data), filename=name))
        return files


async def draw(
    panel: Panel, render_pool: RenderPool, reference: str, identity: str, emojis: Emojis | None = None
) -> RenderedPanel:
    """Return ``panel`` with its pictures drawn, off the event loop; a scene that fails appears in words.

    The words name ``reference``, under which the bot's host finds the error; ``identity`` is that of the
    database, ``emojis`` are those that Discord has.
    """
    scenes = [part for part in panel.parts if isinstance(part, Scene)]
    developed = iter(await _together([_developed(scene, render_pool) for scene in scenes]))
    room = _TEXT - sum(len(untagged(text)) for text in _texts(panel.parts))
    parts: list[_Fixed | RenderedPicture] = []
    faults: list[tuple[Exception, Any]] = []
    for part in panel.parts:
        if not isinstance(part, Scene):
            parts.append(part)
        elif isinstance(outcome := next(developed), Exception):
            faults.append((outcome, part.view))
            text = _lines_within(part.instead(reference), room)
            room -= len(text)
            parts.append(text)
        else:
            parts += outcome
    return RenderedPanel(panel, parts, identity, faults, Emojis() if emojis is None else emojis)


def _texts(parts: Sequence[Part | RenderedPicture]) -> Iterator[str]:
    """Yield the words of ``parts`` that count among those of a message."""
    for part in parts:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Line):
            yield part.text


async def _developed(scene: Scene, render_pool: RenderPool) -> list[RenderedPicture] | Exception:
    """Return the pictures of ``scene``, or what went wrong with them."""
    try:
        pictures = scene.plan()
        images = await _together([_drawn(picture, render_pool) for picture in pictures])
    except Exception as error:
        return error
    return [RenderedPicture(picture, image) for picture, image in zip(pictures, images, strict=True)]


async def _together(jobs: Sequence[Coroutine[Any, Any, Done]]) -> list[Done]:
    """Return what comes of ``jobs``, done at the same time; most panels have one, or none, to wait for."""
    return await asyncio.gather(*jobs) if len(jobs) > 1 else [await job for job in jobs]


async def _drawn(picture: Picture, render_pool: RenderPool) -> Encoded:
    with metrics.DRAWN.time():
        return await render_pool.render(picture)


def _lines_within(text: str, room: int) -> str:
    """Return as many lines of ``text`` as fit into ``room`` characters."""
    if len(text) <= room:
        return text
    return "\n".join([*pages_of(text.splitlines(), letters=room - len("\n…"))[0], "…"])


def _short(text: str, most: int) -> str:
    """Return ``text`` cut to ``most`` characters: Discord refuses a whole message for one that is longer."""
    return text if len(text) <= most else text[: most - 1] + "…"


_Container: TypeAlias = "ui.Container[ui.LayoutView]"
_ROW = 5
"""The most buttons that Discord puts side by side."""
_TEXT = 4000
"""The most characters of text in a message."""
_BUTTON, _CHOICE, _PLACEHOLDER = 80, 100, 150
"""The most characters on a button, in a choice of a menu or its description, and on a menu."""


def _add(
    container: _Container,
    part: Row | Select | Picker | Rule | RenderedPicture,
    identity: str,
    emojis: Emojis,
) -> None:
    match part:
        case RenderedPicture():
            gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
            gallery.add_item(media=f"attachment://{part.filename}", description=part.alt)
            container.add_item(gallery)
        case Row():
            rows = -(-len(part.buttons) // _ROW)
            size = -(-len(part.buttons) // rows) if rows else _ROW
            for start in range(0, len(part.buttons), size):
                row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
                for button in part.buttons[start : start + size]:
                    row.add_item(_button(button, identity, emojis))
                container.add_item(row)
        case Select():
            row = ui.ActionRow()
            row.add_item(_select(part, identity, emojis))
            container.add_item(row)
        case Picker():
            row = ui.ActionRow()
            row.add_item(_picker(part, identity))
            container.add_item(row)
        case Rule():
            container.add_item(ui.Separator())


def _button(button: Button, identity: str, emojis: Emojis) -> ui.Button[ui.LayoutView]:
    label, emoji = _short(button.label, _BUTTON), emojis.of(button.symbol)
    if button.url:
        return ui.Button(label=label, url=button.url, emoji=emoji)
    assert button.press is not None, "a button is a press or a link"
    return ui.Button(
        label=label,
        custom_id=button.press.custom_id(identity),
        style=discord.ButtonStyle[button.style],
        emoji=emoji,
        disabled=button.disabled,
    )


def _select(select: Select, identity: str, emojis: Emojis) -> ui.Select[ui.LayoutView]:
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=select.press.custom_id(identity),
        placeholder=_short(select.placeholder, _PLACEHOLDER),
        min_values=select.minimum,
        max_values=select.maximum,
    )
    for value, label, description in select.choices:
        menu.add_option(
            value=value,
            label=_short(label, _CHOICE),
            description=_short(description, _CHOICE) or None,
            emoji=emojis.of(select.symbols.get(value)),
            default=value in select.chosen,
        )
    return menu


_PickerMenu: TypeAlias = (
    "ui.UserSelect[ui.LayoutView] | ui.RoleSelect[ui.LayoutView] | ui.ChannelSelect[ui.LayoutView]"
)


def _picker(picker: Picker, identity: str) -> _PickerMenu:
    custom_id, chosen = picker.press.custom_id(identity), [discord.Object(one) for one in picker.chosen]
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
    menu.placeholder = _short(picker.placeholder, _PLACEHOLDER)
    menu.min_values, menu.max_values = picker.minimum, picker.maximum
    return menu
