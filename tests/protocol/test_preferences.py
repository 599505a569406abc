"""Nobody can tell that a person changed how they prefer to be asked."""

from __future__ import annotations

from typing import Any

from bot.table.loaded_tables import LoadedTable
from games.engine.text import Seat
from tests.protocol.course import live, play_until
from tests.protocol.evening import Evening
from tests.protocol.test_undo import name_at

PREFERRED = "ask none"


async def surface(evening: Evening, mover: str, other: str) -> list[Any]:
    """Return everything that others can see: the channel, the mover's hand, the replay, the lists of
    tables.
    """
    channel = evening.playground.channel("tables").id
    said = [
        (message.id, message.text, message.edited_at, tuple(message.notified))
        for message in evening.playground.world.history(channel)
        if not message.ephemeral
    ]
    hand = await evening.hand(mover)
    replay = await evening.slash(other, "table replay", table=1)
    listed = await evening.slash(other, "tables")
    return [said, hand.text, [button.label for button in hand.buttons], replay.text, listed.text]


def chooser_of(here: LoadedTable) -> Seat | None:
    """Return a seat that may set how it prefers to be asked while another seat has a move to take back."""
    if len(here.table.undoable) != 1:
        return None
    decisions = here.game.decisions(here.state)
    return next(
        (
            seat
            for seat, decision in decisions.items()
            if seat not in here.table.undoable and any(option.id == PREFERRED for option in decision.options)
        ),
        None,
    )


async def test_the_whole_surface_stays_the_same(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="touria")
    here = await play_until(evening, lambda table: chooser_of(table) is not None)
    seat = chooser_of(here)
    assert seat is not None
    [mover] = here.table.undoable
    [watching] = {0, 1, 2} - {seat, mover}
    people = [name_at(here, one) for one in (mover, watching)]
    before = await surface(evening, *people)
    await evening.pick(name_at(here, seat), await evening.hand(name_at(here, seat)), PREFERRED)
    await evening.calm()
    assert (await live(evening)).table.revision > here.table.revision, "the preference is noted"
    assert (await live(evening)).table.undoable == here.table.undoable
    assert await surface(evening, *people) == before
