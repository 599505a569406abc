"""Panels: a message as a list of parts, and the same with its pictures rendered, ready to be sent."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias, TypeVar

import discord
from discord import ui

from bot import metrics
from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.emojis import Emojis
from bot.discord.panels.pages import pages_of
from bot.table.perspective import Perspective
from render.encode import Encoded
from render.picture import ALT_LIMIT, Picture
from render.render_pool import RenderPool
from render.tags import untagged

Done = TypeVar("Done")
Style = Literal["primary", "secondary", "success", "danger"]

GOLD = 0xC9A24B
"""Accent color of a table's messages."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button: its label, and the press that it sends or a link.

    ``symbol`` names the thing whose emoji goes before the label, if any.
    """

    label: str
    press: CustomId | None = None
    style: Style = "secondary"
    symbol: str | None = None
    disabled: bool = False
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side; more are wrapped into rows of about the same length."""

    buttons: Sequence[Button]


@dataclass(frozen=True, slots=True)
class Line:
    """Text with one button beside it."""

    text: str
    button: Button


@dataclass(frozen=True, slots=True)
class Select:
    """A menu: each choice has a value, a label and a description, which may be empty.

    ``symbols``: the symbols of the emojis before the choices, by value.
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
    """A menu that Discord fills with the people, roles or channels of the server.

    ``chosen`` are the ids selected now; they must exist.
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
    """Pictures of ``view``, planned when the panel is drawn, so an error in them can't break the panel.

    ``instead`` returns the same in words, after the sentence that says why; it must not raise.
    """

    view: Any
    plan: Callable[[], Sequence[Picture]]
    instead: Callable[[str], str]


@dataclass(frozen=True, slots=True)
class RenderedPicture:
    """A rendered picture: its name, what it shows in words, and its file."""

    name: str
    told: str
    image: Encoded

    @property
    def filename(self) -> str:
        """The name of its file."""
        return f"{self.name}.{self.image.extension}"

    @property
    def alt(self) -> str:
        """The alternative text."""
        return short(self.told, ALT_LIMIT)


_Fixed: TypeAlias = str | Row | Line | Select | Picker | Rule | RenderedPicture
Part: TypeAlias = _Fixed | Scene


@dataclass(frozen=True, slots=True)
class Panel:
    """One message: parts from top to bottom, in a frame of one color, and an optional file.

    ``about`` is the table it shows, as its reader may see it, or ``None``.
    """

    parts: Sequence[Part]
    colour: int = GOLD
    file: tuple[str, bytes] | None = None
    about: Perspective | None = None


@dataclass(frozen=True, slots=True)
class RenderedPanel:
    """A panel with rendered pictures. Layouts and files are rebuilt each time it's sent.

    ``identity`` names the database of its buttons. ``faults`` has the errors of pictures, each with the view
    it should have shown; words replace these pictures. ``emojis`` are the ones known to Discord.
    """

    panel: Panel
    parts: Sequence[_Fixed]
    identity: str
    faults: Sequence[tuple[Exception, Any]] = ()
    emojis: Emojis = field(default_factory=Emojis)

    def with_letters(self) -> RenderedPanel:
        """Return the same panel without the application's emojis."""
        return replace(self, emojis=Emojis())

    def layout(self) -> ui.LayoutView:
        """Return the panel as a layout that isn't kept in memory, because the router answers every press."""
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
        """Return the function that puts emojis into text, as far as their names fit the character limit."""
        ways = (self.emojis.in_words, self.emojis.before_things)
        texts = list(_texts(self.parts))
        return next((way for way in ways if sum(len(way(text)) for text in texts) <= _TEXT), untagged)

    def files(self) -> list[discord.File]:
        """Return the files of the layout, pictures with their alternative text."""
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
    panel: Panel, render_pool: RenderPool, failed: str, identity: str, emojis: Emojis | None = None
) -> RenderedPanel:
    """Render the pictures of ``panel`` off the event loop; a scene that fails is replaced by words.

    The words begin with ``failed``, which names a reference, so that the bot's host can find the error.
    ``identity`` names the database. Discord knows the ``emojis``.
    """
    developed = await _together([_developed(scene, render_pool) for scene in scenes_of(panel)])
    return _composed(panel, developed, failed, identity, emojis)


def scenes_of(panel: Panel) -> list[Scene]:
    """Return the scenes of ``panel``."""
    return [part for part in panel.parts if isinstance(part, Scene)]


def in_words(panel: Panel, why: str, identity: str, emojis: Emojis | None = None) -> RenderedPanel:
    """Return ``panel`` with words in place of every picture, which begin with ``why``; see ``draw``."""
    return _composed(panel, [None for _ in scenes_of(panel)], why, identity, emojis)


def _composed(
    panel: Panel,
    outcomes: Sequence[list[RenderedPicture] | Exception | None],
    why: str,
    identity: str,
    emojis: Emojis | None,
) -> RenderedPanel:
    """Return ``panel`` with the ``outcomes`` of its scenes: pictures, or words if there are none."""
    developed = iter(outcomes)
    room = _TEXT - sum(len(untagged(text)) for text in _texts(panel.parts))
    parts: list[_Fixed] = []
    faults: list[tuple[Exception, Any]] = []
    for part in panel.parts:
        if not isinstance(part, Scene):
            parts.append(part)
            continue
        outcome = next(developed)
        if isinstance(outcome, list):
            parts += outcome
            continue
        if outcome is not None:
            faults.append((outcome, part.view))
        text = _lines_within(part.instead(why), room)
        room -= len(text)
        parts.append(text)
    return RenderedPanel(panel, parts, identity, faults, Emojis() if emojis is None else emojis)


def _texts(parts: Sequence[Part]) -> Iterator[str]:
    """Yield the texts of ``parts`` that count toward the limit of a message."""
    for part in parts:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Line):
            yield part.text


async def _developed(scene: Scene, render_pool: RenderPool) -> list[RenderedPicture] | Exception:
    """Return the rendered pictures of ``scene``, or the error."""
    try:
        pictures = scene.plan()
        images = await _together([_drawn(picture, render_pool) for picture in pictures])
    except Exception as error:
        return error
    return [RenderedPicture(one.name, one.alt, image) for one, image in zip(pictures, images, strict=True)]


async def _together(jobs: Sequence[Coroutine[Any, Any, Done]]) -> list[Done]:
    """Return the results of ``jobs``, run concurrently; most panels have at most one."""
    return await asyncio.gather(*jobs) if len(jobs) > 1 else [await job for job in jobs]


async def _drawn(picture: Picture, render_pool: RenderPool) -> Encoded:
    with metrics.DRAWN.time():
        return await render_pool.render(picture)


def _lines_within(text: str, room: int) -> str:
    """Return as many lines of ``text`` as fit ``room`` characters."""
    if len(text) <= room:
        return text
    return "\n".join([*pages_of(text.splitlines(), letters=room - len("\n…"))[0], "…"])


def short(text: str, most: int) -> str:
    """Return ``text`` cut to ``most`` characters: Discord refuses a message with a longer one."""
    return text if len(text) <= most else text[: most - 1] + "…"


_Container: TypeAlias = "ui.Container[ui.LayoutView]"
_ROW = 5
"""Maximum number of buttons that Discord puts side by side."""
_TEXT = 4000
"""Maximum characters of text in a message."""
_BUTTON, _CHOICE, _PLACEHOLDER = 80, 100, 150
"""Maximum characters of a button's label, a menu's choice or description, and a menu's placeholder."""


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
    label, emoji = short(button.label, _BUTTON), emojis.of(button.symbol)
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
        placeholder=short(select.placeholder, _PLACEHOLDER),
        min_values=select.minimum,
        max_values=select.maximum,
    )
    for value, label, description in select.choices:
        menu.add_option(
            value=value,
            label=short(label, _CHOICE),
            description=short(description, _CHOICE) or None,
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
    menu.placeholder = short(picker.placeholder, _PLACEHOLDER)
    menu.min_values, menu.max_values = picker.minimum, picker.maximum
    return menu
