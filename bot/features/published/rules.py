"""Tables and results as JSON for other programs, made from what their channel shows.

The docstrings of the structs and the ``Meta`` of their fields become the published schemas.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Annotated, Literal, TypeAlias, cast

from msgspec import Meta, Struct

from bot.features.computers.rules.strengths import strength_at
from bot.table.perspective import Perspective
from games.engine.strength import Strength
from games.engine.text import NOTHING_TYPED, Seat

DiscordId: TypeAlias = Annotated[
    str, Meta(pattern="^[0-9]{1,20}$", description="An id of Discord, as text because it has 64 bits.")
]
Time: TypeAlias = Annotated[
    str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$", description="A time in UTC (RFC 3339).")
]
Name: TypeAlias = Annotated[
    str | None,
    Meta(
        description="What the person is called on the server, exactly as they wrote it; escape it before you"
        " show it. It is null if they don't want to be named outside Discord, or deleted their data."
    ),
]
Number: TypeAlias = Annotated[int, Meta(ge=1, description="The number of the table, unique in this bot.")]
Running: TypeAlias = Literal["lobby", "playing", "paused", "halted"]


class Player(Struct, frozen=True):
    """Who sits in a seat: a person, or a computer player of some strength."""

    kind: Literal["person", "computer"]
    name: Name
    strength: Annotated[Strength | None, Meta(description="Null for a person.")]


class Placed(Player, frozen=True):
    """A player of a finished game."""

    place: Annotated[int, Meta(ge=1, description="1 for the winners; players who tie share a place.")]
    score: Annotated[int | None, Meta(description="Null in a game without scores.")]


class Identified(Struct, frozen=True):
    """The table of something published."""

    number: Number
    server: DiscordId
    channel: DiscordId
    link: Annotated[str, Meta(description="Where people with access to the channel find it on Discord.")]
    game: Annotated[str, Meta(description="The id of the game, such as saga.")]


class PublicTable(Identified, frozen=True):
    """An open table."""

    status: Running
    players: list[Player]
    fewest_players: Annotated[int, Meta(ge=1)]
    most_players: Annotated[int, Meta(ge=1)]
    free_seats: Annotated[int, Meta(ge=0, description="Seats that anybody can take now.")]
    starts_at: Annotated[Time | None, Meta(description="When the game begins at the latest, if that is set.")]


class PublicResult(Identified, frozen=True):
    """A finished game."""

    ended_at: Time
    players: list[Placed]


def public_table(table: Perspective, unnamed: Collection[int]) -> PublicTable | None:
    """Return ``table``, as its channel sees it, for other programs; ``None`` if it isn't open or is private.

    ``unnamed`` are people who don't want to be named outside Discord.
    """
    if table.is_private or table.practice is not None or table.status in {"over", "ended"}:
        return None
    return PublicTable(
        *_identified(table),
        status=cast(Running, table.status),
        players=[Player(*_player(table, seat, unnamed)) for seat in range(len(table.seats))],
        fewest_players=table.player_counts.start,
        most_players=table.player_counts.stop - 1,
        free_seats=_free_seats(table),
        starts_at=None if table.starts_at is None else as_time(table.starts_at),
    )


def public_result(table: Perspective, unnamed: Collection[int]) -> PublicResult | None:
    """Return the result of ``table``, as its channel sees it, for other programs; ``None`` if it has none.

    Private tables, practice tables and imported games count for nothing, so they have none.
    """
    outcome = table.outcome
    if table.is_private or table.practice is not None or table.imported:
        return None
    if table.status != "over" or outcome is None:
        return None
    return PublicResult(
        *_identified(table),
        ended_at=as_time(table.changed_at),
        players=[
            Placed(*_player(table, seat, unnamed), outcome.ranks[seat], outcome.score(seat))
            for seat in range(len(table.seats))
        ],
    )


def as_time(moment: float) -> str:
    """Return a time in Unix seconds as other programs read it.

    >>> as_time(1764302400.9)
    '2025-11-28T04:00:00Z'
    """
    return datetime.fromtimestamp(int(moment), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _identified(table: Perspective) -> tuple[int, str, str, str, str]:
    return table.id, str(table.guild), str(table.channel), link_of(table), table.game


def link_of(table: Perspective) -> str:
    """Return the address of the table's board, or of its channel if it has no board."""
    place = f"https://discord.com/channels/{table.guild}/{table.channel}"
    return place if table.message is None else f"{place}/{table.message}"


def _player(
    table: Perspective, seat: Seat, unnamed: Collection[int]
) -> tuple[Literal["person", "computer"], str | None, Strength | None]:
    row = table.seats[seat]
    if row.member is None:
        return "computer", None, strength_at(table, seat)
    name = table.names.get(row.member, NOTHING_TYPED)
    is_named = name != NOTHING_TYPED and row.person not in unnamed
    return "person", name.raw if is_named else None, None


def _free_seats(table: Perspective) -> int:
    if table.status == "lobby":
        return max(
            0, table.player_counts.stop - 1 - len(table.seats) - sum(one.keeps_seat for one in table.invited)
        )
    return sum(row.wanted for row in table.seats)
