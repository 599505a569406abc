"""A bot's memory doesn't grow with finished games."""

from __future__ import annotations

from tests.protocol.evening import Evening, choices, verb
from tests.support.census import census

GAMES_PLAYED = 5
BOUNDED = {
    "MessageSender.removed",
    "LoadedTables._cache",
    "Seen._ids",
}
"""Containers that grow up to a bound of their own."""


async def play_and_end(evening: Evening) -> None:
    """Start a game with a computer, make some moves, look at things, and end it."""
    board = await evening.begin("Dev", computers=1)
    number = int(verb(board, "hand").split(":")[1])
    for _ in range(3):
        name = await evening.asked(number)
        panel = await evening.hand(name, board)
        await evening.pick(name, panel, list(choices(panel))[-1])
        await evening.calm()
    for wanted in ("text", "more"):
        await evening.turn("Ada", await evening.hand("Ada", board), wanted)
    asked = await evening.slash("Ada", "table end", table=number)
    await evening.press("Ada", asked, verb(asked, "end-yes"))


async def test_games_that_are_over_leave_nothing_behind(evening: Evening) -> None:
    await evening.wish(evening.person("Dev").id, delivery="digest")
    for _ in range(2):
        await play_and_end(evening)
    before = census(evening.bot)
    for _ in range(GAMES_PLAYED):
        await play_and_end(evening)
    after = census(evening.bot)
    grown = {name for name, count in after.items() if count >= before.get(name, 0) + GAMES_PLAYED}
    assert grown <= BOUNDED
