"""Presses that take moves back, and those by which people at a table agree: propose, agree, decline."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from bot.answer import Answer
from bot.house import House
from bot.panels.ids import Press
from bot.panels.names import spoken_names
from bot.panels.proposal import confirm_proposal
from bot.presses.handler import Handlers
from bot.presses.playing import show_hand
from bot.tables.agreements import Kind
from bot.tables.perspective import Perspective
from bot.tables.refusals import refused
from games.engine.game import Refused

KINDS: Mapping[str, Kind] = {"end": "end", "pause": "pause", "undo": "undo"}
"""What can be proposed, by the name under which it comes back from Discord."""


async def take_back(house: House, answer: Answer, press: Press) -> None:
    """Take back the presser's last move and show the position before it."""

    person = answer.interaction.user.id
    step = partial(house.service.play.take_back, press.table, person, press.revision)
    await _take(house, answer, press.table, step, "undo-done")


async def undo(house: House, answer: Answer, table: Perspective) -> None:
    """Take back the last move of the one who asks; where others have followed, ask whether to propose it."""
    if table.moves_to_propose:
        await _confirm(house, answer, table, "undo")
    else:
        await take_back(house, answer, Press(table.id, table.revision, "take-back"))


async def propose(house: House, answer: Answer, table: Perspective, kind: Kind) -> None:
    """Propose ``kind`` at ``table``; whatever cannot be made good again is asked about once more before."""
    match kind:
        case "undo":
            await undo(house, answer, table)
        case "end":
            await _confirm(house, answer, table, kind)
        case "pause":
            await _propose(house, answer, table.id, kind, 0)


async def propose_undo(house: House, answer: Answer, press: Press) -> None:
    """Ask whether all others shall be asked to take back the presser's last move and what followed it."""
    await propose(house, answer, await house.look(answer.interaction, press.table), "undo")


async def propose_end(house: House, answer: Answer, press: Press) -> None:
    """Ask whether all others shall be asked to end the game."""
    await propose(house, answer, await house.look(answer.interaction, press.table), "end")


async def propose_pause(house: House, answer: Answer, press: Press) -> None:
    """Ask all others for a pause."""
    await propose(house, answer, await house.look(answer.interaction, press.table), "pause")


async def propose_confirmed(house: House, answer: Answer, press: Press) -> None:
    """Ask all others for what stands in the press."""
    name, _, moves = press.argument.partition("=")
    kind = KINDS.get(name)
    if kind is None or not moves.isdecimal():
        raise refused("unknown-button")
    await _propose(house, answer, press.table, kind, int(moves))


async def agree(house: House, answer: Answer, press: Press) -> None:
    """Agree to what is proposed."""

    person = answer.interaction.user.id
    step = partial(house.service.agreements.agree, press.table, person, press.revision)
    await _take(house, answer, press.table, step, "proposal-you-agreed")


async def decline(house: House, answer: Answer, press: Press) -> None:
    """Decline what is proposed, or withdraw one's own proposal."""

    table = await house.look(answer.interaction, press.table)
    own = table.is_seated and table.proposal is not None and table.proposal.by == table.viewer
    done = "proposal-you-withdrew" if own else "proposal-you-declined"
    person = answer.interaction.user.id
    step = partial(house.service.agreements.decline, press.table, person, press.revision)
    await _take(house, answer, press.table, step, done)


async def _confirm(house: House, answer: Answer, table: Perspective, kind: Kind) -> None:
    if not table.is_seated:
        raise refused("not-your-table")
    if table.status != "playing":
        raise refused("not-playing")
    if table.proposal is not None:
        await show_hand(house, answer, table, note=answer.words("refused-already-proposed"))
        return
    await answer.show(confirm_proposal(table, kind, answer.words))


async def _propose(house: House, answer: Answer, number: int, kind: Kind, moves: int) -> None:
    person = answer.interaction.user.id
    step = partial(house.service.agreements.propose, number, person, kind, moves)
    await _take(house, answer, number, step, "proposal-you-proposed")


async def _take(
    house: House, answer: Answer, number: int, step: Callable[[], Awaitable[int]], done: str
) -> None:
    """Take ``step`` and show the table as it stands then, under the words ``done`` or why it was refused."""
    table = await house.look(answer.interaction, number)
    if table.view is None:
        raise refused("ended" if table.status == "ended" else "not-started")
    own_step = None
    try:
        own_step = await step()
    except Refused as why:
        note = answer.words.say(why.text, spoken_names(table, answer.words))
    else:
        note = answer.words(done)
    table = await house.look(answer.interaction, number)
    await show_hand(house, answer, table, note=note, own_step=own_step)


HANDLERS: Handlers = {
    "take-back": (take_back, "new"),
    "propose-undo": (propose_undo, "new"),
    "propose-end": (propose_end, "new"),
    "propose-pause": (propose_pause, "new"),
    "propose-yes": (propose_confirmed, "new"),
    "agree": (agree, "new"),
    "decline": (decline, "new"),
}
