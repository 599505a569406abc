"""Presses of those who look after a table as a whole: more, pause, resume, host, giving up one's seat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.answer import Answer
from bot.house import House
from bot.panels.care import confirm_leave, more
from bot.panels.ids import Press
from bot.panels.reading import sentence
from bot.presses.handler import Handlers
from bot.tables.perspective import Perspective
from bot.tables.refusals import refused
from bot.tables.seats import RUNNING


async def more_panel(house: House, answer: Answer, press: Press) -> None:
    """Show the less usual things."""
    await _show_more(house, answer, press.table)


async def pause_pressed(house: House, answer: Answer, press: Press) -> None:
    """Let the table rest."""
    await pause(house, answer, await house.look(answer.interaction, press.table))


async def resume_pressed(house: House, answer: Answer, press: Press) -> None:
    """Let a paused table go on."""
    await resume(house, answer, await house.look(answer.interaction, press.table))


async def host_pressed(house: House, answer: Answer, press: Press) -> None:
    """Make the presser the host."""
    await take_over(house, answer, await house.look(answer.interaction, press.table))


async def give_up(house: House, answer: Answer, press: Press) -> None:
    """Ask whether the presser really gives up their seat."""
    await leave(house, answer, await house.look(answer.interaction, press.table))


async def leave_confirmed(house: House, answer: Answer, press: Press) -> None:
    """Give the presser's seat up."""
    await house.look(answer.interaction, press.table)
    await house.service.seats.leave(press.table, answer.interaction.user.id)
    await answer.show(sentence(answer.words("done-left")))


async def want(house: House, answer: Answer, press: Press) -> None:
    """Ask for a substitute."""
    await _set_wanted(house, answer, press.table, wanted=True)


async def stay(house: House, answer: Answer, press: Press) -> None:
    """Stop asking for a substitute."""
    await _set_wanted(house, answer, press.table, wanted=False)


async def pause(house: House, answer: Answer, table: Perspective) -> None:
    """Let ``table`` rest for the one who asks."""
    await _take_care(house, answer, table, house.service.care.pause, "done-paused")


async def resume(house: House, answer: Answer, table: Perspective) -> None:
    """Let ``table`` go on for the one who asks."""
    await _take_care(house, answer, table, house.service.care.resume, "done-resumed")


async def take_over(house: House, answer: Answer, table: Perspective) -> None:
    """Make the one who asks the host of ``table``."""
    await _take_care(house, answer, table, house.service.care.take_over, "done-host")


async def leave(house: House, answer: Answer, table: Perspective) -> None:
    """Ask whether the one who asks really gives up their seat; before the game begins they just leave.

    :raises Refused: they do not sit at ``table``, or it has ended.
    """
    if not table.is_seated:
        raise refused("not-your-table")
    if table.status == "lobby":
        await house.service.lobbies.leave(table.id, answer.interaction.user.id)
        await answer.show(sentence(answer.words("done-left-lobby")))
        return
    if table.status not in RUNNING:
        raise refused("ended")
    await answer.show(confirm_leave(table, answer.words))


async def _set_wanted(house: House, answer: Answer, number: int, *, wanted: bool) -> None:
    await house.look(answer.interaction, number)
    await house.service.seats.set_wanted(number, answer.interaction.user.id, wanted)
    await _show_more(house, answer, number, answer.words("done-want" if wanted else "done-stay"))


async def _take_care(
    house: House,
    answer: Answer,
    table: Perspective,
    step: Callable[[int, int, str, bool], Awaitable[None]],
    done: str,
) -> None:
    """Take ``step`` with ``table`` for the one who asks, and tell them ``done``."""
    person = answer.interaction.user
    moderates = await house.moderates(answer.interaction, table)
    await step(table.id, person.id, person.display_name, moderates)
    await _tell(house, answer, table.id, done)


async def _tell(house: House, answer: Answer, number: int, key: str) -> None:
    """Say what was done: above the private panel that was pressed, or by itself."""
    if answer.on_private_message:
        await _show_more(house, answer, number, answer.words(key))
    else:
        await answer.show(sentence(answer.words(key)))


async def _show_more(house: House, answer: Answer, number: int, note: str | None = None) -> None:
    table = await house.look(answer.interaction, number)
    moderates = await house.moderates(answer.interaction, table)
    is_host = answer.interaction.user.id == table.host
    await answer.show(more(table, answer.words, is_host=is_host, moderates=moderates, note=note))


HANDLERS: Handlers = {
    "more": (more_panel, "new"),
    "pause": (pause_pressed, "new"),
    "resume": (resume_pressed, "new"),
    "host": (host_pressed, "new"),
    "give-up": (give_up, "new"),
    "leave-yes": (leave_confirmed, "new"),
    "want": (want, "new"),
    "stay": (stay, "new"),
}
