"""*More* separates what only moderators may do from a player's buttons."""

from __future__ import annotations

from bot.discord.panels.panel import Panel, Row
from bot.features.play.panel.menu import menu
from bot.table.actor import Actor
from bot.table.perspective import perspective
from games.registry import GAMES
from render.words import words_for
from tests.support.started import started

WORDS = words_for("en")
ADA, BRUNO = 3, 4


def under(panel: Panel, heading: str) -> set[str]:
    """Return the verbs of the buttons under a heading; empty if there is no such heading."""
    parts = list(panel.parts)
    if WORDS(heading) not in parts:
        return set()
    row = parts[parts.index(WORDS(heading)) + 1]
    assert isinstance(row, Row)
    return {button.press.verb for button in row.buttons if button.press}


def more_of(person: int, *, moderates: bool) -> Panel:
    """Return *More* for one of two players; Ada hosts."""
    game = GAMES["abraca"]
    at = started(game, [ADA, BRUNO]).at
    seat = [ADA, BRUNO].index(person)
    return menu(
        perspective(at.table, game, at.state, (), seat), Actor(person, "P", moderates=moderates), WORDS
    )


def test_a_moderator_who_plays_finds_their_powers_apart() -> None:
    panel = more_of(BRUNO, moderates=True)
    assert under(panel, "more-moderating") >= {"end", "host", "pause", "seats"}
    assert not under(panel, "more-table") & {"end", "host", "pause"}


def test_what_the_host_may_do_anyway_stays_with_the_table() -> None:
    panel = more_of(ADA, moderates=True)
    assert under(panel, "more-table") >= {"end", "pause", "seats"}
    assert not under(panel, "more-moderating")
    assert not under(more_of(BRUNO, moderates=False), "more-moderating")
