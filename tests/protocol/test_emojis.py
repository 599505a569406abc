"""The application's emojis: uploaded once, kept up to date, and never in the way of a game."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any

import pytest

from bot.discord.emojis import EmojiKeeper
from bot.discord.panels.emojis import Emojis
from bot.table.wake_timer import LONGEST_SLEEP
from games.registry import GAMES
from playground import Message, Playground, emojis
from playground.model import Emoji
from render.emojis import drawings, symbol_in
from render.registry import PAINTERS
from render.saga import scenery
from tests.protocol.course import play_until
from tests.protocol.evening import Evening, choices, company

pytestmark = pytest.mark.emojis

SYMBOLS = [symbol for symbol, _ in drawings(PAINTERS[game].emojis for game in GAMES)]


async def kept(evening: Evening) -> dict[str, Emoji]:
    """Wait until the bot has checked the emojis; return those that exist by their symbols."""
    await evening.bot.emoji_keeper.wake_timer.quiet.wait()
    there = evening.playground.world.emojis.values()
    found = {symbol_in(emoji.name): emoji for emoji in there}
    assert len(found) == len(there), "a thing has two emojis"
    return found


def requests(playground: Playground, method: str) -> list[str]:
    """Return the requests about emojis with this method."""
    asked = (request for request in playground.requests.entries if "/emojis" in request.path)
    return [request.path for request in asked if request.method == method]


def on_buttons(message: Message) -> dict[str, str]:
    """Return the emoji ids on a private panel's choices, by choice id."""
    return {
        (button.custom_id or "").rpartition(":")[2]: button.data["emoji"]["id"]
        for button in message.buttons
        if "emoji" in button.data
    }


def in_menus(message: Message) -> dict[str, str]:
    """Return the emoji ids in a private panel's menus, by choice id."""
    options = [option for menu in message.selects for option in menu.data.get("options", ())]
    return {option["value"]: option["emoji"]["id"] for option in options if "emoji" in option}


async def asked_hand(evening: Evening) -> Message:
    """Return the private panel of the person whose turn it is."""
    return await evening.hand(await evening.asked())


def delete(playground: Playground, emoji: Emoji) -> None:
    """Delete an emoji, as a person can on Discord's developer page."""
    emojis.delete(playground.world, emoji)


async def look_again(evening: Evening) -> None:
    """Let the bot check the emojis again, as it does every hour."""
    evening.bot.emoji_keeper.wake_timer.wake()
    await evening.bot.emoji_keeper.wake_timer.quiet.wait()


async def test_the_first_start_uploads_them_and_the_second_nothing(
    evening: Evening, playground: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.discord.emojis")
    before = await kept(evening)
    assert sorted(before) == sorted(SYMBOLS)
    await evening.stop_bot()
    told = f"{len(SYMBOLS)} of {len(SYMBOLS)} emojis are there: {len(SYMBOLS)} were uploaded"
    assert [told in line for line in caplog.messages] == [True]
    uploads = len(requests(playground, "POST"))
    assert uploads == len(SYMBOLS)
    await evening.start_bot()
    assert await kept(evening) == before
    assert len(requests(playground, "POST")) == uploads
    assert requests(playground, "DELETE") == []


async def test_buttons_and_names_carry_them(evening: Evening) -> None:
    there = await kept(evening)
    board = await evening.begin("Bruno")
    crest = there["crest_fox" if await evening.asked() == "Ada" else "crest_heron"]
    assert f"Waiting for <:{crest.name}:{crest.id}> **{await evening.asked()}**" in board.text
    assert not {"🦊", "🐦"} & set(board.text)
    panel = await asked_hand(evening)
    assert in_menus(panel) == {f"cast {n}": str(there[f"abraca_spell_{n}"].id) for n in range(1, 9)}
    assert all("<:" not in button.label for button in panel.buttons)


async def told_of_a_roll(evening: Evening) -> tuple[str, str]:
    """Play Saga until a die has been rolled in a challenge; return the texts of the board and the log."""
    await evening.begin("Bruno", game="saga")
    await play_until(
        evening, lambda here: any(event.text.key == "saga-event-rolled" for event in here.recent)
    )
    return evening.board().text, (await evening.slash("Dev", "table log")).text


async def test_log_and_board_show_what_they_name(evening: Evening) -> None:
    board, log = await told_of_a_roll(evening)
    named = {f"<:{emoji.name}:{emoji.id}>": symbol for symbol, emoji in (await kept(evening)).items()}
    for text in (board, log):
        shown = re.findall(r"(<:\w+:\d+>) (\w+)", text)
        dice = {named[emoji]: beside for emoji, beside in shown if named[emoji].startswith("saga_die")}
        assert dice
        assert all(symbol == f"saga_die_{beside}" for symbol, beside in dice.items())
        cards = [beside for emoji, beside in shown if named[emoji].removeprefix("saga_") in scenery.scenes()]
        assert cards


@pytest.fixture
def short_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot check its emojis more often than every hour."""
    assert LONGEST_SLEEP == 3600
    monkeypatch.setattr("bot.discord.emojis.LONGEST_SLEEP", 0.02)


async def test_one_that_stands_in_words_alone_comes_back_by_itself(
    short_hours: None, evening: Evening, playground: Playground
) -> None:
    """Discord doesn't reject messages because of it, so the bot gets no error."""
    old = (await kept(evening))["saga_die_1"]
    delete(playground, old)
    new = ""
    while not new:
        await asyncio.sleep(0.02)
        new = next((str(one.id) for one in playground.world.emojis.values() if one.name == old.name), "")
    assert new != str(old.id)
    assert playground.rejected == []


async def test_what_choices_do_names_seats_by_their_crests(evening: Evening) -> None:
    await evening.begin("Bruno")
    name = await evening.asked()
    crest, other = ("🐦", "Bruno") if name == "Ada" else ("🦊", "Ada")
    panel = await asked_hand(evening)
    [entry] = [entry for menu in panel.selects for entry in menu.options if entry.value == "cast 6"]
    assert f"{crest} {other}" in (entry.description or "")


@pytest.mark.parametrize("game", ["towers", "touria"])
async def test_menus_carry_them(evening: Evening, game: str) -> None:
    symbols = {str(emoji.id): symbol for symbol, emoji in (await kept(evening)).items()}
    people, computers = company(GAMES[game])
    await evening.begin(*people, game=game, computers=computers)
    panel = await asked_hand(evening)
    shown = on_buttons(panel) or in_menus(panel)
    table = await evening.bot.services.tables.look(1, evening.person(await evening.asked()).id)
    assert table.decision is not None
    offered = {option.id: option for option in table.decision.options}
    assert len(shown) >= 4
    for choice, emoji in shown.items():
        assert symbols[emoji] == PAINTERS[game].emojis.symbol_of(offered[choice].label)


async def test_one_that_was_deleted_by_hand_comes_back(evening: Evening, playground: Playground) -> None:
    there = await kept(evening)
    delete(playground, there["abraca_spell_8"])
    await evening.restart_bot()
    again = await kept(evening)
    assert again.keys() == there.keys()
    assert again["abraca_spell_8"].id != there["abraca_spell_8"].id
    await evening.begin("Bruno")
    assert in_menus(await asked_hand(evening))["cast 8"] == str(again["abraca_spell_8"].id)


async def test_a_panel_with_one_that_is_gone_comes_in_letters(
    evening: Evening, playground: Playground
) -> None:
    there = await kept(evening)
    await evening.begin("Bruno")
    delete(playground, there["abraca_spell_8"])
    panel = await asked_hand(evening)
    assert len(choices(panel)) == 8
    assert in_menus(panel) == {}
    playground.rejected.clear()
    again = await kept(evening)
    panel = await evening.turn(await evening.asked(), panel, "hand")
    assert in_menus(panel)["cast 8"] == str(again["abraca_spell_8"].id)
    assert playground.rejected == []


async def test_a_direct_message_comes_in_letters_where_one_is_gone(
    evening: Evening, playground: Playground
) -> None:
    there = await kept(evening)
    people = [evening.person("Ada"), evening.person("Bruno")]
    for person in people:
        await evening.wish(person.id, delivery="direct")
    for emoji in there.values():
        delete(playground, emoji)
    await evening.begin("Bruno")
    [letter] = [letter for person in people for letter in person.dms()]
    assert len(choices(letter)) == 8
    assert in_menus(letter) == {}
    playground.rejected.clear()
    assert len(await kept(evening)) == len(SYMBOLS)


async def test_an_older_drawing_is_replaced_and_what_is_not_ours_stays(
    evening: Evening, playground: Playground
) -> None:
    there = await kept(evening)
    there["crest_fox"].name = "crest_fox_00000000"
    there["crest_bee"].name = "party_parrot"
    there["crest_owl"].name = "somebody_0a1b2c3d"
    await look_again(evening)
    names = {emoji.name for emoji in playground.world.emojis.values()}
    assert {"party_parrot", "somebody_0a1b2c3d"} <= names
    assert "crest_fox_00000000" not in names
    assert {symbol_in(name) for name in names} >= set(SYMBOLS)
    assert len(requests(playground, "DELETE")) == 1


async def test_a_process_beside_another_uses_what_is_there_and_uploads_nothing(
    evening: Evening, playground: Playground
) -> None:
    there = await kept(evening)
    delete(playground, there.pop("crest_fox"))
    uploads = len(requests(playground, "POST"))
    known = Emojis()
    beside = EmojiKeeper(evening.bot, known, [PAINTERS[game].emojis for game in GAMES], lambda _: False)
    beside.wake_timer.start()
    await beside.wake_timer.quiet.wait()
    await beside.wake_timer.close()
    assert len(known) == len(there) == len(SYMBOLS) - 1
    bee = there["crest_bee"]
    assert (known.of("crest_fox"), known.of("crest_bee")) == (None, f"<:{bee.name}:{bee.id}>")
    assert len(requests(playground, "POST")) == uploads


async def test_a_process_that_hands_over_uploads_no_more(evening: Evening, playground: Playground) -> None:
    there = await kept(evening)
    for symbol in SYMBOLS[:3]:
        delete(playground, there[symbol])
    uploads = len(requests(playground, "POST"))

    def is_before(guild: int) -> bool:
        return len(requests(playground, "POST")) == uploads

    leaving = EmojiKeeper(evening.bot, Emojis(), [PAINTERS[game].emojis for game in GAMES], is_before)
    leaving.wake_timer.start()
    await leaving.wake_timer.quiet.wait()
    await leaving.wake_timer.close()
    assert len(requests(playground, "POST")) == uploads + 1
    await look_again(evening)
    assert sorted(await kept(evening)) == sorted(SYMBOLS)


@pytest.fixture
def little_room(monkeypatch: pytest.MonkeyPatch) -> int:
    """Let Discord accept only a few emojis, and return how many."""
    monkeypatch.setattr(emojis, "MOST_EMOJIS", 10)
    return 10


async def test_where_discord_takes_no_more_letters_stand(
    little_room: int, evening: Evening, playground: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    there = await kept(evening)
    assert list(there) == SYMBOLS[:little_room]
    assert len(requests(playground, "POST")) == little_room + 1
    assert any("Discord takes no more" in line for line in caplog.messages)
    await evening.begin("Bruno")
    shown = {there[symbol].id for symbol in SYMBOLS[:little_room] if symbol.startswith("abraca")}
    panel = await asked_hand(evening)
    assert {int(found) for found in in_menus(panel).values()} == shown
    assert len(choices(panel)) == 8


async def test_where_uploads_are_refused_letters_stand(
    playground: Playground, settings: Any, past: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emojis, "IMAGE_BYTES", 1)
    evening = Evening(playground, settings)
    await evening.start_bot()
    assert await kept(evening) == {}
    assert len(requests(playground, "POST")) == 3
    await evening.begin("Bruno")
    assert re.search(r"Waiting for (🦊 \*\*Ada|🐦 \*\*Bruno)\*\*", evening.board().text)
    assert on_buttons(await asked_hand(evening)) == {}
    await evening.stop_bot()


async def test_where_uploads_are_refused_words_stand_alone(
    playground: Playground, settings: Any, past: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emojis, "IMAGE_BYTES", 1)
    evening = Evening(playground, settings)
    await evening.start_bot()
    for text in await told_of_a_roll(evening):
        assert re.search(r"The die shows \d: \d \+ ", text)
        assert "<:" not in text
    await evening.stop_bot()


async def test_while_discord_answers_nothing_about_them_people_play(
    playground: Playground, settings: Any, past: None
) -> None:
    playground.faults.fail_next(50, match="/emojis")
    evening = Evening(playground, settings)
    await evening.start_bot()
    await evening.begin("Bruno")
    assert re.search(r"Waiting for (🦊 \*\*Ada|🐦 \*\*Bruno)\*\*", evening.board().text)
    assert on_buttons(await asked_hand(evening)) == {}
    await evening.stop_bot()
