"""Continue games through the service, for tests that need a certain moment or the end."""

from __future__ import annotations

import random
from collections.abc import Callable

from msgspec.structs import replace

from bot.features.play.rules import answer_due
from bot.table.loaded_tables import LoadedTable
from bot.table.rows import Deadline
from games.engine.chance import RandomStream
from games.engine.decision import Choice, Decision
from games.engine.play import held_back, waiting_for
from games.engine.player import RandomPlayer
from games.engine.text import Seat
from tests.protocol.evening import Evening
from tests.support import acting

MOST = 3_000


async def live(evening: Evening, table: int = 1) -> LoadedTable:
    """Return a table as it is now, including its hidden state."""
    return replace(await acting.live_table(evening.bot.services.tables, table))


async def play_until(
    evening: Evening,
    wanted: Callable[[LoadedTable], bool],
    *,
    seed: int = 1,
    wild: bool = False,
    table: int = 1,
) -> LoadedTable:
    """Let the people at a table move until ``wanted`` is true: as computer players would, or at random if
    ``wild``.
    """
    chance = random.Random(seed)
    for _ in range(MOST):
        here = await live(evening, table)
        if wanted(here):
            await evening.calm()
            return await live(evening, table)
        decisions = here.game.decisions(here.state)
        waiting = waiting_for(decisions)
        if not waiting:
            await lift_veil(evening, held_back(decisions)[0][0], table)
            continue
        seat = waiting[0]
        if here.table.seats[seat].by_computer:
            await acting.computer_move(evening.bot.services.tables, table)
        else:
            await move(evening, seat, _choice(here, seat, decisions[seat], chance, wild), table)
    raise AssertionError("the game never gets there")


async def lift_veil(evening: Evening, seat: Seat, table: int = 1) -> None:
    """Lift the veil that is over ``seat``'s answer."""
    here = await live(evening, table)
    due = Deadline(table, seat, here.table.asked[seat].revision, 0.0)
    await evening.bot.services.tables.change(table, lambda at: answer_due(at, due))


async def play_out(evening: Evening, *, seed: int = 1, table: int = 1) -> LoadedTable:
    """Let the people at a table play their game to its end."""
    return await play_until(evening, lambda here: here.table.status == "over", seed=seed, table=table)


def is_asked(seat: Seat) -> Callable[[LoadedTable], bool]:
    """Return a condition for ``play_until``: only ``seat`` has to answer."""
    return lambda here: waiting_for(here.game.decisions(here.state)) == [seat]


async def move(evening: Evening, seat: Seat, choice: Choice, table: int = 1) -> None:
    """Let the person in ``seat`` make an offered move."""
    here = await live(evening, table)
    person = here.table.seats[seat].person
    assert person is not None
    await acting.move(evening.bot.services.tables, table, person, here.table.own_revision(seat), choice)


def _choice(here: LoadedTable, seat: Seat, decision: Decision, chance: random.Random, wild: bool) -> Choice:
    stream = RandomStream(chance.randbytes(32))
    if wild or chance.random() < 0.1:
        return RandomPlayer().choose(None, decision, stream)
    return here.game.computer_player.choose(here.game.view(here.state, seat), decision, stream)
