"""Playing a table on without presses, everybody by the choice of the computer player."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables.keeper import Live
from games.engine.chance import RandomStream
from games.engine.play import waiting_for
from tests.protocol.evening import Evening


async def play_on(evening: Evening, number: int, until: Callable[[Live], bool] | None = None) -> None:
    """Play table ``number`` until it is over, or until ``until`` says so."""
    service = evening.bot.house.service
    while (live := await service.keeper.live(number)).table.status == "playing":
        if until is not None and until(live):
            break
        decisions = live.game.decisions(live.state)
        seat = waiting_for(decisions)[0]
        person = live.table.seats[seat].person
        if person is None:
            await service.play.computer_move(number)
            continue
        chance = RandomStream(live.table.revision.to_bytes(32, "big"))
        choice = live.game.fallback.choose(live.game.view(live.state, seat), decisions[seat], chance)
        await service.play.move(number, person, live.table.revision, choice)
    await evening.calm()


def is_asked(seat: int) -> Callable[[Live], bool]:
    """Return whether ``seat`` is the one who is asked, as a condition for ``play_on``."""
    return lambda live: waiting_for(live.game.decisions(live.state)) == [seat]
