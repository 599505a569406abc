"""Names of seats and tables in messages."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.said import said
from bot.table.perspective import Perspective
from games.engine.event import Event
from games.engine.text import Argument, FormerOccupant, Seat, Text, Typed
from render.seats import CRESTS, SeatOccupant, seat_names, typed_names
from render.words import Words, as_typed, isolate


def spoken_names(table: Perspective, words: Words) -> tuple[str, ...]:
    """Return every seat's name with its crest for use in messages, in seat order."""
    return _spoken(table.occupants, words)


def names_through(table: Perspective, events: Sequence[Event], words: Words) -> list[tuple[str, ...]]:
    """Return the seats' names at the time of each of the last ``events``.

    Seats change hands, but an event keeps the name of the person who was there.
    """
    occupants = list(table.occupants)
    names = spoken_names(table, words)
    found = []
    for event in reversed(events):
        for left in event.text.args.values():
            if isinstance(left, FormerOccupant):
                occupants[left.seat] = table.occupant(left.number)
                names = _spoken(occupants, words)
        found.append(names)
    return found[::-1]


def label_names(table: Perspective, words: Words) -> tuple[str, ...]:
    """Return every seat's name with its crest for labels, which have no markup, in seat order."""
    return tuple(
        f"{CRESTS[seat].emoji} {isolate(name)}"
        for seat, name in enumerate(seat_names(table.occupants, words))
    )


def marked(table: Perspective, event: Event, names: Sequence[str], words: Words) -> str:
    """Return an event as its reader sees it, marked if it's private.

    Text typed by people is escaped.
    """
    args: dict[str, Argument] = {
        key: Typed(value) if isinstance(value, str) else value for key, value in event.text.args.items()
    }
    line = said(table.game, Text(event.text.key, args), words, names, table.names.get)
    return line if event.audience is None else f"{words('log-private')} {line}"


def listed(seats: Sequence[Seat], names: Sequence[str], words: Words) -> str:
    """Return the names of ``seats`` as a list in words."""
    return words.listed(names[seat] for seat in seats)


def title(table: Perspective, words: Words) -> str:
    """Return the heading of a table's messages."""
    key = "table-title" if table.practice is None else "table-title-practice"
    return words(key, game=words(f"{table.game}-name"), table=table.id)


def channel_text(table: Perspective, words: Words) -> str:
    """Return the channel of a table, or that only the reader or its players see it."""
    if not table.is_private:
        return f"<#{table.channel}>"
    people = sum(row.person is not None for row in table.seats)
    return words("tables-only-players" if table.matched or people > 1 else "tables-only-you")


def link(table: Perspective) -> str | None:
    """Return the address of the table's message, or ``None`` if it has none or its channel is gone."""
    if table.message is None or (table.closed is not None and table.closed.is_gone):
        return None
    return f"https://discord.com/channels/{table.guild}/{table.channel}/{table.message}"


def _spoken(occupants: Sequence[SeatOccupant], words: Words) -> tuple[str, ...]:
    return tuple(
        f"{CRESTS[seat].emoji} **{as_typed(name)}**"
        for seat, name in enumerate(typed_names(occupants, words))
    )
