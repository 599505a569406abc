"""Every offered game, played to its end on the local Discord by pressing what panels offer."""

from __future__ import annotations

import msgspec
import pytest

from bot.features.board.delivery.publisher import OLD_MESSAGE
from games.engine.chance import RandomStream
from games.engine.decision import Choice
from games.engine.game import AnyGame
from games.registry import GAMES
from playground import Message
from tests.protocol.evening import PEOPLE, Evening, choices

MOST = 2_000
RESTART_EVERY = 60
A_WHILE = 60
"""Seconds after which everybody may know that all have answered."""


@pytest.mark.whole_games
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_a_whole_game_by_pressing(evening: Evening, game: AnyGame) -> None:
    people = PEOPLE[: game.seats.start]
    board = await evening.begin(
        *people[1:], computers=1 if len(people) < game.seats.stop - 1 else 0, game=game.id
    )
    panels: dict[str, Message] = {}
    began = evening.playground.clock.now()
    for moves in range(MOST):
        await evening.calm()
        if (await evening.table()).status == "over":
            break
        if moves % RESTART_EVERY == RESTART_EVERY - 1:
            await evening.restart_bot()
        move = await wise_choice(evening, game, people)
        if move is None:
            await evening.pass_time(A_WHILE)
            continue
        name, choice = move
        panel = panels.get(name) or await evening.hand(name)
        panels[name] = await give(evening, name, panel, choice)
    else:
        raise AssertionError(f"{game.id} does not end")

    assert evening.board().text.startswith("# Game over")
    assert all(evening.board().alt_texts)
    [last] = evening.boards()
    if evening.playground.clock.now() - began < OLD_MESSAGE:
        assert board.id == last.id, "one message from the lobby to the end"
    record = await evening.bot.services.tables.archive.verify(1)
    assert msgspec.json.decode(msgspec.json.encode(record), type=type(record)) == record
    assert len(record.moves) > len(people)


async def wise_choice(evening: Evening, game: AnyGame, people: tuple[str, ...]) -> tuple[str, Choice] | None:
    """Return the first person with a question, and a computer player's answer to it.

    ``None`` if all have answered, which nobody may know for a while.
    """
    for name in people:
        table = await evening.bot.services.tables.look(1, evening.person(name).id)
        if table.decision is not None and table.decision.given is None:
            return name, game.computer_player.choose(table.view, table.decision, RandomStream(bytes(32)))
    return None


async def give(evening: Evening, name: str, panel: Message, choice: Choice) -> Message:
    """Let a person find ``choice`` in their updated panel, and press it."""
    panel = await evening.turn(name, await evening.turn(name, panel, "more"), "hand")
    for _ in range(40):
        if len(choice) == 1 and choice[0] in choices(panel):
            return await evening.pick(name, panel, choice[0])
        for menu in panel.selects:
            if set(choice) <= {option.value for option in menu.options}:
                reply = await evening.person(name).select(panel, menu.custom_id, list(choice))
                return await reply.result()
        panel = await next_page(evening, name, panel)
    raise AssertionError(f"{name} is not offered {choice}")


async def next_page(evening: Evening, name: str, panel: Message) -> Message:
    """Let a person turn the page of a menu, in whatever language it is."""
    [turn] = [
        button.custom_id
        for button in panel.buttons
        if button.custom_id and ":hand:" in button.custom_id and not button.custom_id.endswith(":hand:")
    ]
    return await (await evening.person(name).press(panel, turn)).result()
