"""Bookmarks in the replay and in a list, the forms for remarks, and a moment shown in the channel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import Modal, TextInput
from bot.discord.panels.names import title
from bot.discord.panels.panel import Button, Line, Panel, Part, Row, Select
from bot.discord.panels.scene import scene
from bot.features.bookmarks.rules import LONGEST_REMARK, Kept, Moment, Placed
from bot.features.replay.panel import place, turn_at
from bot.features.replay.service import ReplayFrame
from bot.table.perspective import Perspective
from games.engine.text import NOTHING_TYPED, Typed
from render.picture import AnyPainter
from render.words import Words, as_plain, as_typed_lines, shortened

CHANGES = "="
"""Suffix of a form's argument: it shows the bookmark's remark, so an empty one deletes it."""
PER_PAGE = 8
"""Maximum number of bookmarks on a page: remarks are long, and a message has room for 4,000 characters."""
_LABEL = 100
"""Maximum characters of a choice in a menu."""
_HERE = 2
"""Maximum number of bookmarks of one step that the replay shows with a button."""


def bookmark_form(
    table: Perspective, moment: Moment, words: Words, remark: Typed = NOTHING_TYPED, *, changes: bool = False
) -> Modal:
    """Return the form to bookmark ``moment``; ``changes``: it changes the ``remark`` of a bookmark."""
    argument = f"{moment}{CHANGES}" if changes else str(moment)
    press = CustomId(table.id, table.own_revision, "bookmark-save", argument)
    field = _remark_field(words, words("bookmark-remark-hint"), remark)
    return Modal(press, words("bookmark-title"), [field])


def show_form(table: Perspective, moment: Moment, words: Words) -> Modal:
    """Return the form to show ``moment`` in the channel."""
    press = CustomId(table.id, table.own_revision, "moment-post", str(moment))
    return Modal(press, words("moment-title"), [_remark_field(words, words("moment-remark-hint"))])


def marks(
    table: Perspective,
    frame: ReplayFrame,
    bookmarks: Sequence[Placed],
    here: Moment,
    words: Words,
    note: str | None = None,
) -> list[Part]:
    """Return the parts of a replay about the reader's ``bookmarks``; ``here`` is the moment shown."""
    parts: list[Part] = [note] if note else []
    at_step = [one for one in bookmarks if one.step == frame.step]
    for one in at_step[:_HERE]:
        drop = CustomId(table.id, table.own_revision, "bookmark-drop", f"{one.kept.id}.{frame.step}")
        parts.append(Line(_said(one, words), Button(words("button-bookmark-drop"), drop)))
    if bookmarks:
        jump = CustomId(table.id, table.own_revision, "replay-jump", place(frame.step, frame.eyes, "marks"))
        choices = {
            str(one.step): (str(one.step), _label(one, words), turn_at(table, frame, one.step, words))
            for one in bookmarks
        }
        parts.append(Select(jump, words("bookmark-jump"), list(choices.values())))
    is_marked = any(not one.was_undone for one in at_step)
    label = words("button-bookmark-change") if is_marked else words("button-bookmark")
    buttons = [Button(label, CustomId(table.id, table.own_revision, "bookmark", str(here)))]
    if not table.is_private:
        post = CustomId(table.id, table.own_revision, "moment-show", str(here))
        buttons.append(Button(words("button-moment-show"), post))
    return [*parts, Row(buttons)]


def bookmark_list(bookmarks: Sequence[Kept], words: Words, page: int = 0, *, everywhere: bool) -> Panel:
    """Return a page of somebody's bookmarks, by game; ``everywhere``: those of all servers."""
    parts: list[Part] = [f"### {words('bookmarks-title')}"]
    if not bookmarks:
        parts.append(words("bookmarks-none"))
    pages = max(1, -(-len(bookmarks) // PER_PAGE))
    page = min(page, pages - 1)
    for one in bookmarks[page * PER_PAGE :][:PER_PAGE]:
        game = words("table-title", game=words(f"{one.game}-name"), table=one.table)
        text = f"**{game}** · <t:{int(one.at)}:f>"
        if one.remark != NOTHING_TYPED:
            text += f"\n{as_typed_lines(one.remark)}"
        press = CustomId(one.table, 0, "bookmark-open", str(one.id))
        parts.append(Line(text, Button(words("button-bookmark-open"), press)))
    if everywhere and bookmarks:
        parts.append(words("bookmarks-everywhere"))
    buttons = [Button(words("button-back-to-tables"), CustomId(0, 0, "tables", "0"))]
    if pages > 1:
        label = words("hand-page", page=page + 1, pages=pages)
        buttons.append(Button(label, CustomId(0, 0, "bookmarks", str((page + 1) % pages))))
    return Panel([*parts, Row(buttons)])


def bookmarks_button(count: int, words: Words) -> Button:
    """Return the button to a person's ``count`` bookmarks."""
    return Button(words("button-bookmarks", count=count), CustomId(0, 0, "bookmarks"))


def saved(table: Perspective, moment: Moment, words: Words) -> Panel:
    """Return the answer to somebody who has bookmarked ``moment``."""
    press = CustomId(table.id, table.own_revision, "moment", str(moment))
    said = words("bookmark-saved", table=title(table, words))
    return Panel([said, Row([Button(words("button-bookmark-open"), press)])])


def shown_moment(
    table: Perspective,
    frame: ReplayFrame,
    moment: Moment,
    remark: Typed,
    person: int,
    painter: AnyPainter,
    words: Words,
) -> Panel:
    """Return the public view of ``moment``, as ``person`` shows it in the channel with a ``remark``."""
    turn = turn_at(table, frame, frame.step, words)
    head = words("moment-shown", person=f"<@{person}>", table=title(table, words), turn=turn)
    parts: list[Part] = [f"### {head}"]
    if remark != NOTHING_TYPED:
        parts.append("\n".join(f"> {line}" for line in as_typed_lines(remark).splitlines()))
    parts.append(scene(table, frame.view, painter.public, painter, words))
    press = CustomId(table.id, table.own_revision, "moment", str(moment))
    parts.append(Row([Button(words("button-moment"), press)]))
    return Panel(parts, about=table)


def posted(link: str, words: Words) -> Panel:
    """Return the answer to somebody who has shown a moment in the channel, with a ``link`` to the message."""
    return Panel([words("moment-posted", link=link)])


def _remark_field(words: Words, hint: str, remark: Typed = NOTHING_TYPED) -> TextInput:
    return TextInput(
        "remark",
        words("bookmark-remark"),
        value=remark.raw,
        hint=hint,
        longest=LONGEST_REMARK,
        required=False,
        paragraph=True,
    )


def _said(one: Placed, words: Words) -> str:
    """Return a bookmark of the step shown: its remark, and whether its moment was taken back."""
    remark = _remark(one, as_typed_lines, words)
    said = words("bookmark-here", remark=remark)
    return f"{said}\n{words('bookmark-undone')}" if one.was_undone else said


def _label(one: Placed, words: Words) -> str:
    """Return a bookmark as a choice in a menu."""
    return _remark(one, lambda remark: as_plain(shortened(remark, _LABEL - 1)), words)


def _remark(one: Placed, shown: Callable[[Typed], str], words: Words) -> str:
    return words("bookmark-plain") if one.kept.remark == NOTHING_TYPED else shown(one.kept.remark)
