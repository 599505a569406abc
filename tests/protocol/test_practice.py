"""Practice tables: a finished game is continued from one of its steps, and counts for nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa

from games.engine.chance import RandomStream
from games.engine.game import AnyGame
from games.engine.play import held_back, waiting_for
from games.engine.record import position_of, set_up, state_at
from games.engine.steps import every_step
from games.registry import GAMES
from playground import Message, Permission
from tests.protocol.course import lift_veil, live, move, play_out, play_until
from tests.protocol.evening import Evening, company, read, seat_of, verb
from tests.protocol.test_admission import agree
from tests.protocol.test_export import Elsewhere, bring, edited, elsewhere, exported, flipped
from tests.support.acting import record_of
from tests.support.phrases import phrase

__all__ = ["elsewhere"]


async def asked_at(evening: Evening, name: str, step: int, table: int = 1) -> Message:
    """Let a person turn the replay to ``step`` and press *Play on from here*; return the question."""
    panel = await evening.slash(name, "table replay", table=table)
    reply = await evening.person(name).press_forged(panel, custom_id=f"test:{table}:1:replay:{step}.p")
    return await evening.turn(name, await reply.result(), "play-on")


async def play_on(evening: Evening, name: str, step: int, how: str = "same", table: int = 1) -> str:
    """Let a person open a practice table in the channel at ``step``; return the answer."""
    panel = await evening.turn(name, await asked_at(evening, name, step, table), "play-on")
    answer = await read(await evening.person(name).press(panel, way(panel, how)))
    await evening.calm()
    return answer


def way(panel: Message, how: str) -> str:
    """Return the custom id of the button that opens a practice table with the same hidden things, or with new
    ones.
    """
    [found] = [b.custom_id for b in panel.buttons if b.custom_id and b.custom_id.endswith(f".{how}")]
    return found


async def finish(evening: Evening, table: int) -> None:
    """Let the only person at a practice table play to its end; computer players move by themselves."""
    stream = RandomStream(b"practice")
    for _ in range(2_000):
        await evening.calm()
        here = await live(evening, table)
        if here.table.status == "over":
            return
        decisions = here.game.decisions(here.state)
        waiting = waiting_for(decisions)
        if not waiting:
            await lift_veil(evening, held_back(decisions)[0][0], table)
            continue
        [seat] = [seat for seat in waiting if here.table.seats[seat].person is not None]
        view = here.game.view(here.state, seat)
        await move(evening, seat, here.game.computer_player.choose(view, decisions[seat], stream), table)
    raise AssertionError("the game does not end")


async def counted(evening: Evening) -> list[int]:
    """Count the stored results, ratings, unrated games and paces."""
    places = ("results", "ratings", "unrated", "paces")
    return [await evening.bot.database.scalar(sa.text(f"SELECT count(*) FROM {place}")) for place in places]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_played_on_to_its_end(evening: Evening, game: AnyGame) -> None:
    people, computers = company(game)
    await evening.begin(*people, computers=computers, game=game.id)
    await play_out(evening)
    before = await counted(evening)
    record = await evening.bot.services.tables.archive.record(1)
    steps = every_step(game, record)
    step = len(steps) * 2 // 3
    answer = await play_on(evening, "Ada", step, "anew" if game.id == "saga" else "same")
    assert phrase("practice-open") in answer
    table = await evening.table(2)
    assert table.practice is not None
    assert (table.practice.table, table.practice.step) == (1, step)
    assert await evening.seats(2) == ["Ada", *[""] * (record.seats - 1)]
    assert "-# Practice from step" in evening.board().text
    assert "practice table 2" in evening.board().text
    mine = await record_of(evening.bot.services.tables, 2)
    assert mine.given is not None
    if game.id != "saga":
        assert set_up(game, mine) == state_at(game, record, steps[step].moves)
    await evening.restart_bot()
    await finish(evening, 2)
    assert await counted(evening) == before, "it counts for no statistics, no rating and no pace"
    assert "✅" in (await evening.slash("Dev", "table verify", table=2)).text
    replayed = await evening.slash("Dev", "table replay", table=2)
    assert "step 0 of" in replayed.text


async def test_a_seat_is_preselected_and_another_can_be_chosen(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="abraca")
    await play_out(evening)
    record = await evening.bot.services.tables.archive.record(1)
    game = GAMES["abraca"]
    step = next(number for number in range(4, 20) if 0 in game.decisions(state_at(game, record, number)))
    bruno = await asked_at(evening, "Bruno", step)
    assert [option.value for option in bruno.selects[0].options if option.default] == [
        f"{step}.1.companion"
    ], "one's own seat"
    dev = await asked_at(evening, "Dev", step)
    assert [option.value for option in dev.selects[0].options if option.default] == [f"{step}.0.companion"], (
        "whoever is asked there"
    )
    menu = dev.selects[0]
    other = await (await evening.person("Dev").select(dev, menu.custom_id, f"{step}.2.companion")).result()
    menu = other.selects[1]
    weaker = await evening.person("Dev").select(other, menu.custom_id, f"{step}.2.apprentice")
    await evening.press("Dev", await weaker.result(), way(await weaker.result(), "same"))
    assert [row.strength for row in (await evening.table(2)).seats] == ["apprentice", "apprentice", None]
    assert seat_of(await evening.table(2), "Dev") == 2


async def test_what_is_hidden_is_drawn_anew(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="abraca")
    await play_out(evening)
    record = await evening.bot.services.tables.archive.record(1)
    await play_on(evening, "Bruno", 6, "anew")
    mine = await record_of(evening.bot.services.tables, 2)
    assert mine.given is not None
    game, then = GAMES["abraca"], state_at(GAMES["abraca"], record, 6)
    drawn = position_of(game, mine.given)
    assert drawn != then
    assert game.view(drawn, 1) == game.view(then, 1), "what Bruno knew is as it was"
    assert phrase("board-practice-anew") in evening.board().text


async def test_nothing_is_taken_back_before_its_beginning(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_out(evening)
    await play_on(evening, "Ada", 5)
    assert (await evening.table(2)).undoable == ()
    panel = await evening.hand("Ada")
    assert not [b for b in panel.buttons if b.custom_id and ":take-back:" in b.custom_id]
    revision = (await evening.table(2)).own_revision
    assert "take back" in (await evening.forge("Ada", panel, f"test:2:{revision}:take-back:")).lower()


async def test_once_more_from_the_same_place(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_out(evening)
    await play_on(evening, "Bruno", 5, "anew")
    await finish(evening, 2)
    await evening.press("Mira", evening.board(), verb(evening.board(), "again"))
    assert await evening.seats(3) == ["", "Mira"]
    service = evening.bot.services.tables
    assert (await record_of(service, 3)).given == (await record_of(service, 2)).given
    assert (await evening.table(3)).practice == (await evening.table(2)).practice
    await finish(evening, 3)
    answer = await play_on(evening, "Mira", 3, table=3)
    assert "4" in answer, "a practice game can be taken up, too"
    await finish(evening, 4)
    assert "✅" in (await evening.slash("Dev", "table verify", table=4)).text


async def test_given_away_as_a_file_and_taken_in(evening: Evening, elsewhere: Elsewhere) -> None:
    await evening.begin("Bruno", computers=1, game="abraca")
    await play_out(evening)
    await play_on(evening, "Bruno", 5, "anew")
    await finish(evening, 2)
    data = await exported(evening, 2)
    await elsewhere()
    spoiled: list[tuple[str, Any, str]] = [
        ("given_shuffles", [], phrase("refused-file-shuffle")),
        ("given_shuffles/0/secret", flipped, phrase("refused-file-shuffle")),
        ("record/given/record/seed", flipped, phrase("refused-file-shuffle")),
        ("record/given/record/seats", 2, phrase("refused-file-shuffle")),
        ("record/given/record/moves/0/seat", lambda seat: 1 - seat, phrase("refused-file-replay")),
        ("record/given/drawn_for", 0, phrase("refused-file-replay")),
        ("record/given/position", {"x": 1}, phrase("refused-file-replay")),
    ]
    for path, value, sentence in spoiled:
        file = json.loads(data)
        edited(path, value)(file)
        assert sentence in (await bring(evening, json.dumps(file).encode())).text, path
    assert phrase("import-done") in (await bring(evening, data, channel="lounge")).text
    assert "played elsewhere" in evening.board("lounge").text
    assert await exported(evening) == data, "the very same file again"
    assert "✅" in (await evening.slash("Ada", "table verify", table=1)).text
    answer = await play_on(evening, "Dev", 2)
    assert "ractice table 2" in answer, "a game that came as a file can be played on"


async def test_practice_needs_a_finished_game_and_a_valid_step(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_until(evening, lambda here: here.table.revision > 8)
    board = evening.board()
    for forged in ("play-on:3", "practise:3.0.master.same", "practise:3.0.companion.anew"):
        assert phrase("refused-not-over-yet") in await evening.forge("Ada", board, f"test:1:1:{forged}")
    await play_out(evening)
    board = evening.board()
    for forged in (
        "play-on:x",
        "play-on:",
        "practise:3",
        "practise:3.0",
        "practise:3.0.master",
        "practise:3.0.best.same",
    ):
        assert phrase("refused-unknown-button") in await evening.forge("Ada", board, f"test:1:1:{forged}")
    for forged in ("play-on:3.9.master", "practise:3.9.companion.same"):
        assert phrase("refused-no-such-seat") in await evening.forge("Ada", board, f"test:1:1:{forged}")
    for forged in ("play-on:99999", "practise:99999.0.companion.same"):
        assert phrase("refused-over-at-step") in await evening.forge("Ada", board, f"test:1:1:{forged}")
    panel = await evening.turn("Ada", await asked_at(evening, "Ada", 3), "play-on")
    evening.playground.deny_bot("tables", Permission.ATTACH_FILES)
    assert "Attach Files" in await read(await evening.person("Ada").press(panel, way(panel, "same")))
    assert await evening.bot.database.scalar(sa.text("SELECT count(*) FROM tables")) == 1


async def test_settings_of_the_server_hold_for_practice(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_out(evening)

    await agree(evening, computers=False)
    assert phrase("refused-computers-not-allowed") in await play_on(evening, "Ada", 3)
    await agree(evening, computers=True, per_person=1)
    assert phrase("practice-open") in await play_on(evening, "Ada", 3)
    assert (await live(evening, 2)).table.status == "playing"
    assert phrase("refused-too-many-tables", variant="one") in await play_on(evening, "Ada", 3)
    assert await evening.bot.database.scalar(sa.text("SELECT count(*) FROM tables")) == 2
