"""The strength of computer players: chosen in the lobby, saved, and shown."""

from __future__ import annotations

from bot.features.computers.rules.strengths import strength_at
from playground import Message
from tests.protocol.agreeing import agree_on
from tests.protocol.evening import Evening, read, verb
from tests.support.phrases import phrase, spoken


async def add(evening: Evening, board: Message, strength: str) -> None:
    """Let Ada add a computer player from the lobby's menu."""
    [menu] = [one for one in board.selects if one.custom_id.split(":")[3] == "add-computer"]
    await evening.person("Ada").select(board, menu.custom_id, strength)
    await evening.calm()


async def strengths(evening: Evening, number: int = 1) -> list[str]:
    """Return the strength that a computer in each seat would have."""
    table = await evening.table(number)
    return [strength_at(table, seat) for seat in range(len(table.seats))]


async def test_computer_players_of_three_strengths(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Ada", board, phrase("button-add-computer"))
    await add(evening, board, "Apprentice")
    await add(evening, board, "Master")
    assert await strengths(evening) == ["companion", "companion", "apprentice", "master"]
    for line in ("Heron** · Companion", "Frog** · Apprentice", "Bee** · Master"):
        assert line in board.text
    assert "A computer player takes a seat: Master." in board.text
    await agree_on(evening, "Ada", strength_1="Master")
    assert await strengths(evening) == ["companion", "master", "apprentice", "master"]
    await evening.restart_bot()
    assert await strengths(evening) == ["companion", "master", "apprentice", "master"]
    await evening.press("Ada", board, "Start")
    assert "Clockwork Frog**: Apprentice" in evening.board().text


async def test_what_nobody_offered_is_refused(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Ada", board, phrase("button-add-computer"))
    await evening.press("Dev", board, "Join")
    said = await evening.forge("Ada", board, "test:1:1:add-computer:strength", kind=3, values=["genius"])
    assert phrase("refused-no-such-option") in said
    for name, values, why in (
        ("Ada", {"strength_1": "genius"}, "no-such-setting"),
        ("Ada", {"stand_ins": "genius"}, "no-such-setting"),
        ("Dev", {"stand_ins": "master"}, "host-only"),
    ):
        forged = await evening.person(name).submit_forged(
            board, custom_id="test:1:1:set:computers=0", values=values
        )
        assert phrase(f"refused-{why}") in await read(forged)
    await evening.person("Ada").submit_forged(
        board, custom_id="test:1:1:set:computers=0", values={"strength_0": "master", "strength_9": "master"}
    )
    await evening.calm()
    assert await strengths(evening) == ["companion"] * 3


async def test_stand_ins_are_as_strong_as_was_agreed(evening: Evening) -> None:
    await evening.open_table()
    await agree_on(evening, "Ada", stand_ins="Apprentice")
    board = evening.board()
    assert spoken("lobby-stand-ins", strength="Apprentice") in board.text
    await evening.press("Dev", board, "Join")
    await add(evening, board, "Master")
    await evening.press("Ada", board, "Start")
    reply = await evening.person("Dev").slash("tables", "table leave")
    panel = await reply.result()
    reply = await evening.person("Dev").press(panel, verb(panel, "give-up-yes"))
    assert phrase("done-left") in await read(reply)
    await evening.calm()
    assert await strengths(evening) == ["apprentice", "apprentice", "master"]


async def test_a_preset_keeps_the_strength_of_stand_ins(evening: Evening) -> None:
    await evening.open_table()
    await agree_on(evening, "Ada", stand_ins="Master")
    table = await evening.table()
    presets = evening.bot.services.stores.presets
    panel = await evening.slash("Ada", "table options")
    panel = await evening.turn("Ada", panel, "presets")
    form = (await evening.person("Ada").press(panel, verb(panel, "preset-new"))).modal
    assert form is not None
    await evening.person("Ada").submit(form, {"name": "Strong"})
    await evening.calm()
    [kept] = await presets.offered(table.guild, evening.person("Ada").id, "abraca")
    assert kept.stand_ins == "master"
    await evening.slash("Ada", "table new", game="abraca", preset="m:Strong")
    await evening.calm()
    assert (await evening.table(2)).stand_ins == "master"
