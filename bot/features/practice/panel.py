"""Choices before a finished game is continued: the seat, the strength, the place, and the hidden things."""

from __future__ import annotations

import re
from typing import Literal, cast, get_args

from msgspec import Struct
from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import label_names, link, spoken_names, title
from bot.discord.panels.panel import Button, Panel, Part, Row, Select
from bot.features.computers.rules.strengths import strength_text
from bot.features.opening.panel import Opened
from bot.features.replay.panel import place
from bot.table.perspective import Perspective
from games.engine.strength import STRENGTHS, USUAL, Strength
from games.engine.text import Seat
from render.words import Words

Hands = Literal["same", "anew"]
"""Whether hidden things stay as they were or are drawn anew."""

Where = Literal["here", "private"]
"""Whether the channel shows the table, or only the person who practices sees it."""

_CHOICE = 100
"""Maximum characters of a choice in a menu."""
_HERE = "here"
"""The part of an argument that asks for a table in the channel."""
_WISH = re.compile(
    rf"(\d{{1,6}})"
    rf"(?:\.(\d{{1,2}})\.({'|'.join(STRENGTHS)})(\.{_HERE})?(?:\.({'|'.join(get_args(Hands))}))?)?"
)


class Wish(Struct, frozen=True):
    """The step to play on from, the seat to take, the strength of the computers, and which hands to use.

    ``in_channel``: at a table that the channel shows, not a private one. ``None``: not chosen yet.
    """

    step: int
    seat: Seat | None = None
    strength: Strength = USUAL
    in_channel: bool = False
    hands: Hands | None = None

    @property
    def argument(self) -> str:
        """The wish as the argument of a press; a seat must have been chosen."""
        said = (self.step, self.seat, self.strength, _HERE if self.in_channel else None, self.hands)
        return ".".join(str(part) for part in said if part is not None)


def wish_in(argument: str) -> Wish | None:
    """Return the wish in an argument; ``None`` if it names no step.

    >>> wish_in("12")
    Wish(step=12, seat=None, strength='companion', in_channel=False, hands=None)
    >>> wish_in("12.3.master.here.anew")
    Wish(step=12, seat=3, strength='master', in_channel=True, hands='anew')
    >>> wish_in("12.3"), wish_in("x")
    (None, None)
    """
    match = _WISH.fullmatch(argument)
    if match is None:
        return None
    if match[2] is None:
        return Wish(int(match[1]))
    hands = cast(Hands, match[5]) if match[5] else None
    return Wish(int(match[1]), int(match[2]), cast(Strength, match[3]), match[4] is not None, hands)


def practice(table: Perspective, wish: Wish, words: Words) -> Panel:
    """Return the choices for playing on from a step of the finished game of ``table``."""
    step = wish.step
    seats = [
        (replace(wish, seat=seat).argument, words("practice-seat", name=name)[:_CHOICE], "")
        for seat, name in enumerate(label_names(table, words))
    ]
    strengths = [
        (replace(wish, strength=one).argument, words.say(strength_text(one)), words(f"strength-{one}-help"))
        for one in STRENGTHS
    ]
    where: Where = "here" if wish.in_channel else "private"
    other: Where = "private" if wish.in_channel else "here"
    elsewhere = CustomId(
        table.id, table.own_revision, "play-on", replace(wish, in_channel=not wish.in_channel).argument
    )
    back = CustomId(table.id, table.own_revision, "replay", place(step, None))
    parts: list[Part] = [
        f"### {words('practice-title', table=title(table, words), step=step)}\n{words('practice-help')}",
        words(f"practice-{where}"),
        Select(_menu(table, "seat"), words("practice-whose-seat"), seats, chosen=[wish.argument]),
        Select(_menu(table, "strength"), words("practice-how-strong"), strengths, chosen=[wish.argument]),
        Row([_open_button(table, replace(wish, hands=hands), hands, words) for hands in get_args(Hands)]),
        Row(
            [
                Button(words(f"button-practise-{other}"), elsewhere),
                Button(words("button-practise-back"), back),
            ]
        ),
    ]
    return Panel(parts)


def _menu(table: Perspective, what: str) -> CustomId:
    return CustomId(table.id, table.own_revision, "play-on-seat", what)


def _open_button(table: Perspective, wish: Wish, hands: Hands, words: Words) -> Button:
    press = CustomId(table.id, table.own_revision, "practise", wish.argument)
    return Button(words(f"button-practise-{hands}"), press, "primary" if hands == "same" else "secondary")


def practising(opened: Opened, table: Perspective, words: Words) -> Panel:
    """Return where the opened practice ``table`` is."""
    where = link(table) or f"<#{opened.channel}>"
    return Panel(
        [words("practice-open", table=opened.table, link=where), *(words.say(note) for note in opened.notes)]
    )


def practice_line(table: Perspective, words: Words) -> str:
    """Return the sentence that says that ``table`` is a practice table, and where it comes from."""
    origin = table.practice
    assert origin is not None, "only practice tables come from another one"
    whence = words("practice-whence", table=origin.table, step=origin.step)
    if origin.drawn_for is None:
        return words("board-practice", whence=whence)
    name = spoken_names(table, words)[origin.drawn_for]
    return words("board-practice-anew", whence=whence, name=name)
