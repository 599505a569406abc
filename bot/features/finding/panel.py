"""Lists of tables: the reader's own, ones to join, and ones to watch; in pages."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import channel_text, spoken_names, title
from bot.discord.panels.panel import Button, Line, Panel, Part, Row
from bot.discord.panels.verbs import action_button, board_links
from bot.features.bookmarks.panel import bookmarks_button
from bot.features.clocks.panel import away_line, deadline
from bot.features.lifecycle.rules.lifecycle import end
from bot.table.asks import Ask
from bot.table.perspective import Perspective
from bot.typed.ids import number_in
from render.words import Words, told_together


class Sought(Struct, frozen=True):
    """The tables that a reader looks for: of one ``game``, or in one ``channel``; empty and 0: of any."""

    game: str = ""
    channel: int = 0

    def fits(self, table: Perspective) -> bool:
        """Return whether ``table`` is among them."""
        return self.game in {"", table.game} and self.channel in {0, table.channel}

    def argument(self, page: int) -> str:
        """Return the argument of a button that leads to a ``page`` of them."""
        return f"{page}:{self.game}:{self.channel}" if self else str(page)

    def __bool__(self) -> bool:
        return self != Sought()

    def worded(self, words: Words) -> str:
        """Return the line that says which tables are listed."""
        named = [words(f"{self.game}-name")] if self.game else []
        named += [f"<#{self.channel}>"] if self.channel else []
        return words("tables-sought", what=words.in_row(named))


EVERYTHING = Sought()
"""Any table."""


def read_sought(argument: str) -> tuple[int, Sought]:
    """Return the page and the tables that the ``argument`` of a button names.

    >>> read_sought("2"), read_sought(Sought("saga", 7).argument(1))
    ((2, Sought(game='', channel=0)), (1, Sought(game='saga', channel=7)))
    """
    page, _, rest = argument.partition(":")
    game, _, channel = rest.partition(":")
    return number_in(page) or 0, Sought(game, number_in(channel) or 0)


PER_PAGE = 9
"""Maximum number of tables on a page: each takes 3 of the 40 components that a message may have."""


def table_list(
    tables: Sequence[Perspective],
    words: Words,
    page: int = 0,
    *,
    sought: Sought = EVERYTHING,
    everywhere: bool = False,
    bookmarks: int = 0,
) -> Panel:
    """Return one page of ``tables``: the reader's own, longest waiting first, then the others.

    A table that waits for its host is theirs, even if they have no seat. Other people's private tables come
    last, and can only be ended. If tables wait for the reader, the first page begins with a button to the one
    waiting longest. Only those ``sought`` are listed. ``everywhere``: ``tables`` are the reader's own on all
    servers, not those of one server. ``bookmarks`` is how many moments they have marked there.
    """
    tables = [table for table in tables if sought.fits(table)]
    alone = Button(words("button-play-alone"), CustomId(0, 0, "open-table"))
    more = [alone if everywhere else Button(words("button-import"), CustomId(0, 0, "import"))]
    if bookmarks:
        more.append(bookmarks_button(bookmarks, words))
    if not tables:
        none = "tables-none-sought" if sought else "tables-none-yours" if everywhere else "tables-none"
        return Panel([words(none), *([Row(more)] if more else [])])
    mine = sorted((table for table in tables if table.is_seated or table.asks), key=_patience)
    others = [table for table in tables if not (table.is_seated or table.asks or table.is_private)]
    joinable = [table for table in others if _can_be_joined(table)]
    watchable = [table for table in others if not _can_be_joined(table)]
    private = [table for table in tables if not table.is_seated and table.is_private]
    sections = (("mine", mine), ("joinable", joinable), ("watchable", watchable), ("private", private))
    listed = [(section, table) for section, found in sections for table in found]
    pages = -(-len(listed) // PER_PAGE)
    page = min(page, pages - 1)
    parts: list[Part] = [sought.worded(words)] if sought else []
    if page == 0 and (waiting := sum(table.is_seated and table.asked_since is not None for table in mine)):
        parts.append(Row([next_button(waiting, words)]))
    section = ""
    for name, table in listed[page * PER_PAGE :][:PER_PAGE]:
        if name != section:
            parts.append(f"### {words(f'tables-{name}')}")
            section = name
        parts.append(_entry(table, words))
    buttons = []
    if pages > 1:
        label = words("hand-page", page=page + 1, pages=pages)
        buttons.append(Button(label, CustomId(0, 0, "tables", sought.argument((page + 1) % pages))))
    if buttons or more:
        parts.append(Row([*buttons, *more]))
    return Panel(parts)


def next_button(waiting: int, words: Words) -> Button:
    """Return the button that opens the table waiting longest for the reader, of ``waiting`` tables."""
    return Button(words("button-next", count=waiting), CustomId(0, 0, "next"), "primary")


def _patience(table: Perspective) -> tuple[bool, float, int]:
    since = table.asked_since
    return since is None, table.changed_at if since is None else since, table.id


def _can_be_joined(table: Perspective) -> bool:
    if table.status == "lobby":
        return not table.matched and len(table.seats) < table.player_counts.stop - 1
    return any(row.wanted for row in table.seats)


def _entry(table: Perspective, words: Words) -> Part:
    if table.is_private and not table.is_seated:
        people = words.listed([f"<@{row.person}>" for row in table.seats if row.person is not None])
        text = f"**{title(table, words)}** · {people}\n{words(f'status-{table.status}')}"
        return Line(text, action_button(table, words, end))
    text = f"**{title(table, words)}** · {channel_text(table, words)}\n{_state(table, words)}"
    if table.closed is not None:
        text += f"\n{words('tables-closed')}"
    if table.status == "lobby" and not table.is_private:
        links = board_links(table, words)
        return Line(text, links[0]) if links else text
    if not table.is_seated:
        for seat, row in enumerate(table.seats):
            if row.wanted:
                press = CustomId(table.id, table.own_revision, "take-seat", str(seat))
                return Line(text, Button(words("button-take-seat"), press, "success"))
    own = table.asked_since is not None
    key = "button-hand" if table.is_seated else "button-watch"
    press = CustomId(table.id, table.own_revision, "hand")
    return Line(text, Button(words(key), press, "primary" if own else "secondary"))


def _state(table: Perspective, words: Words) -> str:
    if table.status == "playing":
        if own := _own_lines(table, words):
            return "\n".join(own)
        waiting = len(set(table.waiting) | set(table.asked_discreetly))
        text = words("tables-playing", count=waiting, time=f"<t:{int(table.waiting_since)}:R>")
        return "\n".join(filter(None, [text, away_line(table, words)]))
    return words(f"tables-{table.status}", taken=len(table.seats), seats=table.player_counts.stop - 1)


def _own_lines(table: Perspective, words: Words) -> list[str]:
    """Return lines about the reader's open questions at ``table``, or the others' vote on their seat."""
    vote = table.seats[table.viewer].vote if table.viewer is not None and table.is_seated else None
    if vote is not None:
        return [words(f"tables-late-{vote.reason}", time=f"<t:{int(vote.since)}:R>")]
    return [_asked(table, ask, words) for ask in table.asks]


def _asked(table: Perspective, ask: Ask, words: Words) -> str:
    time, names = f"<t:{int(ask.since)}:R>", spoken_names(table, words)
    if ask.late is not None:
        return words("tables-vote", name=names[ask.late], time=time)
    if ask.kind == "proposal" and table.proposal is not None:
        return words("tables-proposal", name=names[table.proposal.by], what=table.proposal.kind, time=time)
    return told_together(list(filter(None, [words("tables-you", time=time), deadline(table, words)])), words)
