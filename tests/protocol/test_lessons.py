"""``/learn``: a lesson can be finished, left and resumed, and leads to a table."""

from __future__ import annotations

import pytest

from bot.discord.panels.custom_ids import parse
from bot.features.lessons.rules import Progress
from games.engine.lesson import corrected, lesson_of
from games.registry import GAMES
from playground import Message
from render.words import words_for
from tests.protocol.evening import PEOPLE, Evening

TAUGHT = [game for game in GAMES if lesson_of(game)]


@pytest.fixture(autouse=True)
async def readers(evening: Evening) -> None:
    """Let everybody have chosen the device they read on."""
    for name in PEOPLE:
        await evening.wish(evening.person(name).id, picture="wide")


def told(key: str) -> str:
    return words_for("en")(key)


def at(panel: Message, verb: str, argument: str = "") -> str:
    """Return the id of ``panel``'s button with ``verb`` and an argument with this ending."""
    found = [
        one.custom_id
        for one in panel.buttons
        if one.custom_id and (press := parse(one.custom_id)) and press[1].verb == verb
        and press[1].argument.endswith(argument)
    ]  # fmt: skip
    return found[0] or ""


async def press(evening: Evening, panel: Message, custom_id: str, name: str = "Ada") -> Message:
    reply = await evening.person(name).press(panel, custom_id)
    return await reply.result()


async def answer(evening: Evening, panel: Message, choice: tuple[str, ...]) -> Message:
    """Let Ada choose at a stop, by a button or in the menu."""
    menus = [menu for menu in panel.selects if ":lesson-choose:" in (menu.custom_id or "")]
    if not menus:
        return await press(evening, panel, at(panel, "lesson-pick", f"={choice[0]}"))
    reply = await evening.person("Ada").press_forged(
        panel, custom_id=menus[0].custom_id, kind=menus[0].kind, values=list(choice)
    )
    return await reply.result()


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_is_played_to_its_end_over_a_restart(evening: Evening, game: str) -> None:
    lesson, words = lesson_of(game), words_for("en")
    assert lesson is not None
    panel = await evening.slash("Ada", "learn", game=game)
    assert panel.ephemeral
    presses = 0
    for number, step in enumerate(lesson.steps):
        assert f"step {number + 1} of {len(lesson.steps)}" in panel.text
        if step.answer:
            panel = await answer(evening, panel, step.answer)
            assert words(f"{game}-lesson-{step.name}-done") in panel.text
            presses += 1
        if number == 1:
            await evening.restart_bot()
        panel = await press(
            evening, panel, at(panel, "lesson-end" if number == len(lesson.steps) - 1 else "lesson")
        )
        presses += 1
    assert words(f"{game}-lesson-end") in panel.text
    assert presses <= 16
    panel = await press(evening, panel, at(panel, "lesson-play"))
    await evening.calm()
    table = await evening.table()
    assert table.status == "playing"
    assert {row.strength for row in table.seats if row.person is None} == {"apprentice"}


async def test_before_its_first_picture_a_lesson_asks_what_it_is_read_on(evening: Evening) -> None:
    await evening.wish(evening.person("Ada").id, picture=None)
    panel = await evening.slash("Ada", "learn", game=TAUGHT[0])
    assert not panel.alt_texts
    assert told("hand-picture") in panel.text
    phone = next(one.custom_id for one in panel.buttons if ":lesson-picture:tall=" in str(one.custom_id))
    panel = await press(evening, panel, str(phone))
    assert panel.alt_texts
    assert "step 1 of" in panel.text
    person = await evening.bot.services.stores.people.person(evening.person("Ada").id)
    assert person.preferences.picture == "tall"


async def test_a_wrong_answer_is_explained_and_changes_nothing(evening: Evening) -> None:
    game = TAUGHT[0]
    lesson = lesson_of(game)
    assert lesson is not None
    number, step = next((n, s) for n, s in enumerate(lesson.steps) if s.wrong)
    await evening.bot.services.stores.lessons.note(Progress(evening.person("Ada").id, game, step.name))
    panel = await evening.slash("Ada", "learn", game=game)
    assert told("lesson-resumed") in panel.text
    wrong = next(iter(step.wrong))
    panel = await answer(evening, panel, (wrong,))
    assert words_for("en").say(corrected(game, step, (wrong,))) in panel.text
    assert f"step {number + 1} of" in panel.text
    panel = await answer(evening, panel, step.answer)
    assert told(f"{game}-lesson-{step.name}-done") in panel.text
    assert told("button-lesson-next") in {one.label for one in panel.buttons}


async def test_one_may_leave_and_go_on_go_back_and_begin_again(evening: Evening) -> None:
    game = TAUGHT[0]
    panel = await evening.slash("Ada", "learn", game=game)
    panel = await press(evening, panel, at(panel, "lesson"))
    assert "step 2 of" in panel.text
    panel = await press(evening, panel, at(panel, "lesson-leave"))
    assert told("lesson-left") in panel.text
    panel = await press(evening, panel, at(panel, "learn"))
    assert "step 2 of" in panel.text
    assert told("lesson-resumed") in panel.text
    panel = await press(evening, panel, at(panel, "lesson", f"={lesson_of(game).steps[0].name}"))  # type: ignore[union-attr]
    assert "step 1 of" in panel.text


async def test_a_step_that_an_update_took_away_leads_to_the_one_in_its_place(evening: Evening) -> None:
    game, lessons = TAUGHT[0], evening.bot.services.stores.lessons
    await lessons.note(Progress(evening.person("Ada").id, game, "long-gone", 2, "0" * 12))
    panel = await evening.slash("Ada", "learn", game=game)
    assert told("lesson-gone") in panel.text
    assert "step 3 of" in panel.text
    stale = at(panel, "lesson-direct").rpartition("=")[0].replace("-direct", "") + "=long-gone"
    reply = await evening.person("Ada").press_forged(panel, custom_id=stale)
    assert "step 3 of" in (await reply.result()).text


async def test_a_step_that_an_update_changed_is_pointed_out_once(evening: Evening) -> None:
    game, lessons = TAUGHT[0], evening.bot.services.stores.lessons
    name = lesson_of(game).steps[1].name  # type: ignore[union-attr]
    await lessons.note(Progress(evening.person("Ada").id, game, name, 1, "0" * 12))
    panel = await evening.slash("Ada", "learn", game=game)
    assert told("lesson-changed") in panel.text
    assert "step 2 of" in panel.text
    panel = await evening.slash("Ada", "learn", game=game)
    assert told("lesson-resumed") in panel.text


async def test_with_closed_direct_messages_the_lesson_goes_on_where_it_is(evening: Evening) -> None:
    evening.person("Ada").close_dms()
    panel = await evening.slash("Ada", "learn", game=TAUGHT[0])
    reply = await evening.person("Ada").press(panel, at(panel, "lesson-direct"))
    await evening.calm()
    assert told("refused-door-closed") in reply.text
    panel = await press(evening, panel, at(panel, "lesson"))
    assert "step 2 of" in panel.text


async def test_what_somebody_else_presses_in_a_lesson_moves_only_them(evening: Evening) -> None:
    board = await evening.open_table("Ada")
    panel = await evening.slash("Ada", "learn", game=TAUGHT[0])
    await press(evening, panel, at(panel, "lesson"))
    end = at(panel, "lesson-leave").replace("lesson-leave", "lesson-end")
    await evening.forge("Bruno", board, end)
    await evening.forge("Bruno", board, at(panel, "lesson"))
    panel = await evening.slash("Ada", "learn", game=TAUGHT[0])
    assert told("lesson-resumed") in panel.text
    assert "step 2 of" in panel.text
    other = await evening.slash("Bruno", "learn", game=TAUGHT[0])
    assert words_for("it")("lesson-resumed") in other.text
    assert "passo 3 di" in other.text


async def test_it_can_be_had_in_direct_messages(evening: Evening) -> None:
    game = TAUGHT[0]
    panel = await evening.slash("Ada", "learn", game=game)
    panel = await press(evening, panel, at(panel, "lesson-direct"))
    assert told("lesson-sent") in panel.text
    [letter] = evening.person("Ada").dms()
    letter = await press(evening, letter, at(letter, "lesson"))
    assert "step 2 of" in letter.text


async def test_a_lesson_that_ends_in_direct_messages_says_where_tables_are_opened(evening: Evening) -> None:
    game = TAUGHT[0]
    last = lesson_of(game).steps[-1].name  # type: ignore[union-attr]
    await evening.bot.services.stores.lessons.note(Progress(evening.person("Ada").id, game, last))
    panel = await evening.slash("Ada", "learn", game=game)
    await press(evening, panel, at(panel, "lesson-direct"))
    [letter] = evening.person("Ada").dms()
    letter = await press(evening, letter, at(letter, "lesson-end"))
    assert told("lesson-finished-direct") in letter.text
    assert told("button-lesson-play") not in {one.label for one in letter.buttons}


async def test_without_a_game_all_lessons_are_offered(evening: Evening) -> None:
    panel = await evening.slash("Ada", "learn")
    offered = {one.custom_id.split(":")[4] for one in panel.buttons if one.custom_id}
    assert offered == set(TAUGHT)


async def test_a_lesson_that_there_is_not(evening: Evening) -> None:
    board = await evening.open_table("Ada")
    for forged in (
        "test:0:0:learn:chess",
        "test:0:0:lesson:chess=1",
        "test:0:0:lesson-pick:x",
        "test:0:0:lesson-play:=",
    ):
        said = await evening.forge("Dev", board, forged)
        assert said in {told("refused-no-lesson"), told("refused-unknown-button")}
