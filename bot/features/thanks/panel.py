"""Saying thanks after a game, and reading who did."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.names import label_names, spoken_names, title
from bot.discord.panels.panel import Button, Panel, Part, Row
from bot.discord.panels.verbs import verb_button
from bot.features.thanks.rules import Received, has_company, to_thank
from bot.table.perspective import Perspective
from games.engine.text import Seat
from render.words import Words


def thank_buttons(table: Perspective, words: Words) -> list[Button]:
    """Return the button to thank a player of the game of ``table``; empty if people couldn't use it.

    On a message for everybody it's there for those who played.
    """
    is_theirs = table.viewer is None or table.is_seated
    is_of_use = table.status == "over" and is_theirs and has_company(table)
    return [verb_button(table, words, "thank")] if is_of_use else []


def thanks_panel(table: Perspective, given: Seat | None, blocked: Collection[int], words: Words) -> Panel:
    """Return the panel to thank somebody for the game of ``table``, or with the thanks already ``given``."""
    parts: list[Part] = [f"### {title(table, words)}"]
    seats, names = to_thank(table, blocked), label_names(table, words)
    if given is not None:
        parts.append(words("thanks-given", name=spoken_names(table, words)[given]))
        buttons = [verb_button(table, words, "thank-back")]
    else:
        parts.append(words("thanks-whom" if seats else "thanks-no-others"))
        buttons = [
            Button(
                words("button-thank-seat", name=names[seat]),
                CustomId(table.id, table.own_revision, "thank-seat", str(seat)),
            )
            for seat in seats
        ]
    return Panel([*parts, Row([*buttons, verb_button(table, words, "hand")])])


def thanks_line(received: Sequence[Received], words: Words) -> str:
    """Return the line about who thanked the reader for a game; empty if nobody did."""
    if not received:
        return ""
    people = [f"<@{one.person}>" for one in received]
    return words("thanks-got", people=words.listed(people), count=len(people))


def thanked_line(count: int, last: Received, words: Words) -> str:
    """Return the line about all thanks to the reader on a server."""
    game = words("table-title", game=words(f"{last.game}-name"), table=last.table)
    time = f"<t:{int(last.at)}:R>"
    return words("stats-thanked", count=count, person=f"<@{last.person}>", table=game, time=time)
