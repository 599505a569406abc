"""Replays by turns, rounds and steps: as the channel saw it, and after the end as each seat saw it; no secret
before.
"""

from __future__ import annotations

import pytest

from bot.features.lifecycle.rules.lifecycle import end
from games.engine.game import AnyGame
from games.engine.outline import Outline, outline
from games.engine.record import state_at
from games.engine.steps import every_step
from games.registry import GAMES
from playground import Message
from render.highlighted import highlighted
from render.registry import PAINTERS
from render.words import words_for
from tests.protocol.course import live, play_out, play_until
from tests.protocol.evening import Evening, company, verb
from tests.support.acting import act
from tests.support.features import SUMMARIES
from tests.support.phrases import phrase, spoken

WORDS = words_for("en")


def button(panel: Message, label: str) -> str:
    """Return the custom id of the enabled button with the label ``label``."""
    [found] = [b.custom_id for b in panel.buttons if label in b.label and not b.disabled]
    assert found is not None
    return found


async def turn(evening: Evening, name: str, panel: Message, label: str) -> Message:
    return await (await evening.person(name).press(panel, button(panel, label))).result()


async def choose(evening: Evening, name: str, panel: Message, menu: int, value: str) -> Message:
    which = panel.selects[menu].custom_id
    return await (await evening.person(name).select(panel, which, value)).result()


def eyes_menu(panel: Message) -> bool:
    """Return whether ``panel`` offers to see the game from a seat's view."""
    return any(phrase("replay-public-eyes") in {o.label for o in menu.options} for menu in panel.selects)


async def pictures(evening: Evening, step: int, eyes: int | None) -> list[str]:
    """Return the alternative texts of a moment in a finished game, made from its record."""
    here = await live(evening)
    record = await evening.bot.services.tables.archive.record(1)
    view = here.game.view(state_at(here.game, record, step), eyes)
    occupants = (await evening.table()).occupants
    paint = PAINTERS[here.game.id].public if eyes is None else PAINTERS[here.game.id].private
    seen = await evening.bot.services.tables.replays.recalled(await evening.table())
    shown = paint(view, occupants, WORDS)
    return [highlighted(picture, seen.highlights, occupants, WORDS).alt for picture in shown]


def where(story: Outline, game: AnyGame, step: int, last: int, eyes: str) -> str:
    """Return the text above the picture of a moment."""
    number = story.at(step)
    turn = spoken("replay-turn", turn=number, turns=len(story.turns) - 1)
    chapter = spoken(f"{game.id}-chapter", number=story.turns[number].chapter)
    return spoken(
        "replay-where",
        turn=spoken("replay-of-chapter", chapter=chapter, turn=turn),
        step=step,
        last=last,
        eyes=eyes,
    )


@pytest.mark.parametrize("game", [GAMES[name] for name in SUMMARIES], ids=SUMMARIES)
async def test_a_finished_game_from_its_result_panel(evening: Evening, game: AnyGame) -> None:
    people, computers = company(game)
    await evening.begin(*people, computers=computers, game=game.id)
    await play_out(evening)
    steps = every_step(game, await evening.bot.services.tables.archive.record(1))
    story, last = outline(steps, game.storyline), len(steps) - 1
    public, bruno = spoken("replay-public"), "🐦 **Bruno**"
    reply = await evening.person("Dev").press(evening.board(), verb(evening.board(), "replay"))
    panel = await reply.result()
    assert panel.ephemeral
    assert where(story, game, 0, last, public) in panel.text
    assert phrase("replay-begins") in panel.text
    assert panel.alt_texts == await pictures(evening, 0, None)
    forward = [b.label for b in panel.buttons if b.disabled]
    for step in (turn.last for turn in story.turns[1:4]):
        panel = await turn(evening, "Dev", panel, phrase("button-replay-turn-on"))
        assert where(story, game, step, last, public) in panel.text
        assert panel.alt_texts == await pictures(evening, steps[step].moves, None)
    panel = await turn(evening, "Dev", panel, phrase("button-replay-last"))
    assert panel.alt_texts == evening.board().alt_texts == await pictures(evening, steps[last].moves, None)
    await evening.restart_bot()
    panel = await choose(evening, "Dev", panel, 1, f"{last}.1")
    assert where(story, game, last, last, bruno) in panel.text
    here = last
    for label, there in (
        ("turn-back", story.turn_back(last)),
        ("step-back", story.turn_back(last) - 1),
        ("step-on", story.turn_back(last)),
    ):
        panel = await turn(evening, "Dev", panel, phrase(f"button-replay-{label}"))
        here = there
        assert where(story, game, here, last, bruno) in panel.text
        assert panel.alt_texts == await pictures(evening, steps[here].moves, 1)
    for way, button_of in (("chapter-back", story.chapter_back), ("chapter-on", story.chapter_on)):
        here = button_of(here)
        label = spoken(f"button-replay-{way}", chapter=phrase(f"{game.id}-chapter-name"))
        panel = await turn(evening, "Dev", panel, label)
        assert where(story, game, here, last, bruno) in panel.text
    decided = [turn.last for turn in story.turns if turn.is_moment]
    offered = [int(option.value) for option in panel.selects[0].options]
    assert set(offered) <= set(decided)
    assert len(offered) == min(len(decided), 25)
    panel = await choose(evening, "Dev", panel, 0, str(offered[0]))
    assert where(story, game, offered[0], last, bruno) in panel.text
    assert "📣" in panel.text
    panel = await turn(evening, "Dev", panel, phrase("button-replay-first"))
    assert phrase("replay-begins") in panel.text
    assert [b.label for b in panel.buttons if b.disabled] == forward


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
    read: list[str] = []
    for _ in range(8):
        panel = await turn(evening, "Chloé", panel, phrase("button-replay-step-on"))
        lines = [line.removeprefix("-# ") for line in panel.text.splitlines() if line.startswith("-# ")]
        read += lines
        assert all(line in whole for line in lines)
        assert "🔒" not in panel.text
    assert read


async def test_a_running_game_is_shown_as_the_channel_saw_it(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="abraca")
    here = await play_until(evening, lambda table: table.table.revision > 14)
    panel = await evening.slash("Ada", "table replay")
    assert not eyes_menu(panel), "nobody's eyes but everybody's"
    panel = await turn(evening, "Ada", panel, phrase("button-replay-last"))
    # The board may have a banner on top, about what was just decided.
    assert panel.alt_texts[0][:300] in evening.board().alt_texts[0]
    assert panel.alt_texts[1:] == evening.board().alt_texts[1:]
    alts = set(panel.alt_texts)
    for person in ("Ada", "Chloé"):
        assert not alts & set((await evening.hand(person)).alt_texts)
    revision = here.table.own_revision(None)
    for eyes in range(3):
        for forged in (f"test:1:{revision}:replay:3.{eyes}", f"test:1:{revision}:replay:3.{eyes}.next"):
            assert phrase("refused-not-over-yet") in await evening.forge("Ada", evening.board(), forged)
        forged = f"test:1:{revision}:replay-jump:0.{eyes}"
        answer = await evening.forge("Ada", evening.board(), forged, values=["3"])
        assert phrase("refused-not-over-yet") in answer
        answer = await evening.forge("Ada", evening.board(), "test:1:1:replay-eyes:", values=[f"3.{eyes}"])
        assert phrase("refused-not-over-yet") in answer


async def test_presses_with_invalid_arguments(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_out(evening)
    board = evening.board()
    for argument in ("x", "1", "1.q", "-1.p", "1.p.", "99999999.p", "1.111", "1.p.next.next", "1.p\n"):
        answer = await evening.forge("Ada", board, f"test:1:1:replay:{argument}")
        assert phrase("refused-unknown-button") in answer, argument
    assert phrase("refused-no-such-seat") in await evening.forge("Ada", board, "test:1:1:replay:1.7")
    last = len((await evening.bot.services.tables.archive.record(1)).moves)
    assert f"step {last} of {last}" in await evening.forge("Ada", board, "test:1:1:replay:999999.p")
    assert phrase("refused-unknown-button") in await evening.forge("Ada", board, "test:1:1:replay-jump:1.p")
    assert "no table 7" in await evening.forge("Ada", board, "test:7:1:replay:1.p")


async def test_what_was_answered_in_secret_is_no_step(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="saga")
    service = evening.bot.services.tables
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


async def test_replays_of_lobbies_and_ended_games(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await evening.open_table("Ada", game="abraca")
    assert phrase("refused-not-started") in (await evening.slash("Ada", "table replay")).text
    await evening.press("Bruno", evening.board(), "Join")
    await evening.press("Ada", evening.board(), "Start")
    here = await play_until(evening, lambda table: table.table.revision > 8)
    await act(evening.bot.services.tables, end, 1, evening.person("Ada").id, name="Ada", moderates=False)
    await evening.calm()
    panel = await evening.slash("Ada", "table replay", table=1)
    assert not eyes_menu(panel), "what was hidden in a game that was ended stays hidden"
    monkeypatch.setattr(here.game, "version", here.game.version + 1, raising=False)
    assert phrase("refused-other-rules") in (await evening.slash("Ada", "table replay", table=1)).text
