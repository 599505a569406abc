"""Replays: step by step, with the eyes of everybody and, once it is over, of each seat; no secret before."""

from __future__ import annotations

import pytest

from bot.domain.lifecycle import end
from bot.playground import Message
from games.engine.game import AnyGame
from games.engine.record import state_at
from games.engine.steps import every_step
from games.registry import GAMES
from render.registry import PAINTERS
from render.words import words_for
from tests.acting import act
from tests.phrases import phrase, spoken
from tests.protocol.course import live, play_out, play_until
from tests.protocol.evening import Evening, company, verb

WORDS = words_for("en")


def button(panel: Message, label: str) -> str:
    """Return the custom id of the button that says ``label`` and can be pressed."""
    [found] = [b.custom_id for b in panel.buttons if label in b.label and not b.disabled]
    assert found is not None
    return found


async def turn(evening: Evening, name: str, panel: Message, label: str) -> Message:
    return await (await evening.person(name).press(panel, button(panel, label))).result()


async def choose(evening: Evening, name: str, panel: Message, menu: int, value: str) -> Message:
    which = panel.selects[menu].custom_id
    return await (await evening.person(name).select(panel, which, value)).result()


async def pictures(evening: Evening, step: int, eyes: int | None) -> list[str]:
    """Return the alternative texts of a moment of a game that is over, made from its record."""
    here = await live(evening)
    record = await evening.bot.services.service.archive.record(1)
    view = here.game.view(state_at(here.game, record, step), eyes)
    occupants = (await evening.table()).occupants
    paint = PAINTERS[here.game.id].public if eyes is None else PAINTERS[here.game.id].private
    return [picture.alt for picture in paint(view, occupants, WORDS)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_a_finished_game_from_its_result_panel(evening: Evening, game: AnyGame) -> None:
    people, computers = company(game)
    await evening.begin(*people, computers=computers, game=game.id)
    await play_out(evening)
    moves = [step.moves for step in every_step(game, await evening.bot.services.service.archive.record(1))]
    last = len(moves) - 1
    reply = await evening.person("Dev").press(evening.board(), verb(evening.board(), "replay"))
    panel = await reply.result()
    assert panel.ephemeral
    assert spoken("replay-where", step=0, last=last, eyes=spoken("replay-public")) in panel.text
    assert panel.alt_texts == await pictures(evening, 0, None)
    panel = await turn(evening, "Dev", panel, "Next")
    far = last > 11
    if far:  # a shorter game has no ten steps to take at once
        panel = await turn(evening, "Dev", panel, "+10")
        assert f"Step 11 of {last}" in panel.text
        assert panel.alt_texts == await pictures(evening, moves[11], None)
    panel = await turn(evening, "Dev", panel, "Last")
    assert panel.alt_texts == evening.board().alt_texts == await pictures(evening, moves[last], None)
    await evening.restart_bot()
    panel = await choose(evening, "Dev", panel, 1, f"{last}.1")
    assert "seen by 🐦 **Bruno**" in panel.text
    panel = await turn(evening, "Dev", panel, "−10") if far else panel
    panel = await turn(evening, "Dev", panel, "Back")
    step = last - (11 if far else 1)
    assert spoken("replay-where", step=step, last=last, eyes="🐦 **Bruno**") in panel.text
    assert panel.alt_texts == await pictures(evening, moves[step], 1)
    middle = panel.selects[0].options[3]
    panel = await choose(evening, "Dev", panel, 0, middle.value)
    assert spoken("replay-where", step=int(middle.value), last=last, eyes="🐦 **Bruno**") in panel.text
    panel = await turn(evening, "Dev", panel, "First")
    assert phrase("replay-begins") in panel.text
    assert [b.label for b in panel.buttons if b.disabled] == ["⏮ First", "⏪ −10", "◀ Back"]


async def test_the_lines_of_each_step(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_out(evening)
    log: list[str] = []
    page = await evening.slash("Chloé", "table log", table=1)
    page = await turn(evening, "Chloé", page, phrase("button-details"))
    while True:
        log.append(page.text)
        older = [b for b in page.buttons if b.label == "Older" and not b.disabled]
        if not older:
            break
        page = await (await evening.person("Chloé").press(page, older[0].custom_id or "")).result()
    whole = "\n".join(log)
    panel = await evening.slash("Chloé", "table replay")
    for _ in range(8):
        panel = await turn(evening, "Chloé", panel, "Next")
        lines = [line.removeprefix("-# ") for line in panel.text.splitlines() if line.startswith("-# ")]
        assert lines
        assert all(line in whole for line in lines)
        assert "🔒" not in panel.text


async def test_a_running_game_is_shown_as_the_channel_saw_it(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="abraca")
    here = await play_until(evening, lambda table: table.table.revision > 14)
    panel = await evening.slash("Ada", "table replay")
    assert len(panel.selects) == 1, "nobody's eyes but everybody's"
    panel = await turn(evening, "Ada", panel, "Last")
    assert panel.alt_texts == evening.board().alt_texts
    alts = set(panel.alt_texts)
    for person in ("Ada", "Chloé"):
        assert not alts & set((await evening.hand(person)).alt_texts)
    revision = here.table.own_revision(None)
    for eyes in range(3):
        for forged in (f"t1:1:{revision}:replay:3.{eyes}", f"t1:1:{revision}:replay:3.{eyes}.next"):
            assert phrase("refused-not-over-yet") in await evening.forge("Ada", evening.board(), forged)
        forged = f"t1:1:{revision}:replay-jump:0.{eyes}"
        answer = await evening.forge("Ada", evening.board(), forged, values=["3"])
        assert phrase("refused-not-over-yet") in answer
        answer = await evening.forge("Ada", evening.board(), "t1:1:1:replay-eyes:", values=[f"3.{eyes}"])
        assert phrase("refused-not-over-yet") in answer


async def test_presses_that_name_nothing(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_out(evening)
    board = evening.board()
    for argument in ("x", "1", "1.q", "-1.p", "1.p.", "99999999.p", "1.111", "1.p.next.next", "1.p\n"):
        answer = await evening.forge("Ada", board, f"t1:1:1:replay:{argument}")
        assert phrase("refused-unknown-button") in answer, argument
    assert phrase("refused-no-such-seat") in await evening.forge("Ada", board, "t1:1:1:replay:1.7")
    last = len((await evening.bot.services.service.archive.record(1)).moves)
    assert f"Step {last} of {last}" in await evening.forge("Ada", board, "t1:1:1:replay:999999.p")
    assert phrase("refused-unknown-button") in await evening.forge("Ada", board, "t1:1:1:replay-jump:1.p")
    assert "no table 7" in await evening.forge("Ada", board, "t1:7:1:replay:1.p")


async def test_what_was_answered_in_secret_is_no_step(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="saga")
    service = evening.bot.services.service
    silent = 0
    for round_ in range(150):
        here = await live(evening)
        if here.table.status != "playing" or silent > 5:
            break
        decisions = here.game.decisions(here.state)
        discreet = any(decision.discreet for decision in decisions.values())
        before = await service.replays.frame(1, 99_999)
        lines = len(await service.archive.log(1, None))
        revision = here.table.revision
        await play_until(evening, lambda now, seen=revision: now.table.revision > seen, seed=round_)  # type: ignore[misc]
        if discreet and len(await service.archive.log(1, None)) == lines:
            silent += 1
            assert await service.replays.frame(1, 99_999) == before
    assert silent > 5


async def test_where_there_is_nothing_to_show(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await evening.open_table("Ada", game="abraca")
    assert phrase("refused-not-started") in (await evening.slash("Ada", "table replay")).text
    await evening.press("Bruno", evening.board(), "Join")
    await evening.press("Ada", evening.board(), "Start")
    here = await play_until(evening, lambda table: table.table.revision > 8)
    await act(evening.bot.services.service, end, 1, evening.person("Ada").id, name="Ada", moderates=False)
    await evening.calm()
    panel = await evening.slash("Ada", "table replay", table=1)
    assert len(panel.selects) == 1, "what was hidden in a game that was ended stays hidden"
    monkeypatch.setattr(here.game, "version", here.game.version + 1, raising=False)
    assert phrase("refused-other-rules") in (await evening.slash("Ada", "table replay", table=1)).text
