"""``/me``: people see and change their settings, and control their data."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

import pytest
import sqlalchemy as sa

from bot.database.backend import Address
from bot.features.people.rules.people import Preferences
from bot.features.people.rules.preferences import PAGES
from playground import Message, Reply
from playground.components import Kind
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, choices, seat_of, verb
from tests.support.databases import looking_into
from tests.support.phrases import phrase


def menu(panel: Message, wish: str) -> str:
    """Return the custom id of the menu for ``wish``."""
    [found] = [s.custom_id for s in panel.selects if s.custom_id.endswith(f":me-pick:{wish}")]
    return found


def switch(panel: Message, wish: str) -> str:
    """Return the custom id of the button that toggles ``wish``."""
    [found] = [b.custom_id for b in panel.buttons if f":me-switch:{wish}=" in (b.custom_id or "")]
    assert found is not None
    return found


async def preferences(evening: Evening, name: str) -> Preferences:
    return (await evening.bot.services.stores.people.person(evening.person(name).id)).preferences


def day(evening: Evening, ahead: int) -> date:
    """Return the date ``ahead`` days from today."""
    return datetime.fromtimestamp(evening.playground.clock.now(), UTC).date() + timedelta(ahead)


async def page(evening: Evening, name: str, wanted: str) -> Message:
    """Open a page of a person's settings; return the panel."""
    panel = await evening.slash(name, "me settings")
    return panel if wanted == PAGES[0] else await turn(evening, name, panel, wanted)


async def turn(evening: Evening, name: str, panel: Message, wanted: str) -> Message:
    """Turn a settings panel to a page; it stays the same message."""
    await evening.press(name, panel, phrase(f"me-page-{wanted}"))
    return panel


async def choose(evening: Evening, name: str, panel: Message, wish: str, *values: str) -> Reply:
    reply = await evening.person(name).select(panel, menu(panel, wish), list(values))
    await evening.calm()
    return reply


async def fill(evening: Evening, name: str, panel: Message, button: str, **values: str) -> Reply:
    """Open the form behind ``button``, fill it in and send it."""
    person = evening.person(name)
    opened = await person.press(panel, verb(panel, button))
    assert opened.modal is not None
    reply = await person.submit(opened.modal, values)
    await evening.calm()
    return reply


async def everything(evening: Evening, name: str) -> dict[str, Any]:
    answer = await evening.slash(name, "me export")
    [file] = answer.attachments
    return json.loads(evening.playground.world.files[file.key])  # type: ignore[no-any-return]


async def test_everything_is_set_and_kept(evening: Evening) -> None:
    panel = await evening.slash("Ada", "me settings")
    assert panel.ephemeral
    await choose(evening, "Ada", panel, "reminder_hours", "8")
    await choose(evening, "Ada", panel, "warnings", "once")
    await evening.press("Ada", panel, switch(panel, "early"))
    await turn(evening, "Ada", panel, "play")
    for wish in ("confirm", "rated"):
        await evening.press("Ada", panel, switch(panel, wish))
    await turn(evening, "Ada", panel, "time")
    await choose(evening, "Ada", panel, "weekend", "5", "6")
    await fill(evening, "Ada", panel, "me-timezone", zone="rome")
    first, last = day(evening, 5), day(evening, 9)
    await fill(evening, "Ada", panel, "me-holidays", first=first.isoformat(), last=f"{last:%d.%m.%Y}")
    assert await preferences(evening, "Ada") == Preferences(
        reminder_hours=8,
        warnings="once",
        early=True,
        timezone="Europe/Rome",
        weekend=(5, 6),
        holidays=((first.isoformat(), last.isoformat()),),
        confirm=True,
        rated=False,
    )
    assert "Europe/Rome" in panel.text
    await evening.restart_bot()
    await evening.press("Ada", panel, verb(panel, "me-remove"))
    await turn(evening, "Ada", panel, "notices")
    await evening.press("Ada", panel, switch(panel, "early"))
    left = await preferences(evening, "Ada")
    assert (left.holidays, left.early, left.reminder_hours) == ((), False, 8)
    assert await preferences(evening, "Bruno") == Preferences(), "everybody has wishes of their own"


async def test_in_a_direct_message(evening: Evening) -> None:
    reply = await evening.person("Ada").slash(evening.person("Ada").open_dm(), "me settings")
    panel = await turn(evening, "Ada", await reply.result(), "you")
    await choose(evening, "Ada", panel, "language", "it")
    assert phrase("me-title", "it") in panel.text


async def test_the_chosen_language_is_spoken_everywhere_in_private(evening: Evening) -> None:
    board = await evening.begin("Dev")
    panel = await page(evening, "Ada", "you")
    await choose(evening, "Ada", panel, "language", "it")
    assert phrase("me-title", "it") in panel.text
    labels = [button.label for button in (await evening.hand("Ada", board)).buttons]
    assert phrase("button-more", "it") in labels
    await evening.press("Ada", panel, phrase("me-page-time", "it"))
    opened = await evening.person("Ada").press(panel, verb(panel, "me-timezone"))
    assert opened.modal is not None
    assert opened.modal.title == "Fuso orario"
    await evening.press("Ada", panel, phrase("me-page-notices", "it"))
    await choose(evening, "Ada", panel, "delivery", "direct")
    assert phrase("me-trial-letter", "it") in evening.person("Ada").dms()[-1].text
    assert phrase("button-log", "it") not in evening.board().text, (
        "the table speaks the language of the server"
    )
    await evening.restart_bot()
    assert phrase("me-title", "it") in (await evening.slash("Ada", "me settings")).text
    back = await evening.slash("Ada", "me settings")
    await evening.press("Ada", back, phrase("me-page-you", "it"))
    await choose(evening, "Ada", back, "language", "discord")
    assert phrase("me-title") in back.text


@pytest.mark.parametrize("typed", ["Atlantis", "Europ/Rom", "../etc/passwd", "**x**"])
async def test_an_unknown_time_zone_is_refused(evening: Evening, typed: str) -> None:
    panel = await page(evening, "Ada", "time")
    reply = await fill(evening, "Ada", panel, "me-timezone", zone=typed)
    assert any(phrase(key) in reply.text for key in ("refused-unknown-zone", "refused-unknown-zone-near"))
    assert (await preferences(evening, "Ada")).timezone == "UTC"


@pytest.mark.parametrize(
    ("first", "last", "sentence"),
    [
        ("someday", "2099-01-01", phrase("refused-no-such-day")),
        ("2099-02-30", "2099-03-01", phrase("refused-no-such-day")),
        ("2099-03-02", "2099-03-01", phrase("refused-holiday-backwards")),
        ("2020-03-02", "2020-03-04", phrase("refused-holiday-past")),
        ("2099-12-24", "2100-01-06", phrase("refused-holiday-too-far")),
    ],
)
async def test_a_holiday_that_makes_no_sense_is_refused(
    evening: Evening, first: str, last: str, sentence: str
) -> None:
    panel = await page(evening, "Ada", "time")
    reply = await fill(evening, "Ada", panel, "me-holidays", first=first, last=last)
    assert sentence in reply.text
    assert (await preferences(evening, "Ada")).holidays == ()


async def test_more_free_days_a_week_than_there_are_to_choose_are_refused(evening: Evening) -> None:
    panel = await page(evening, "Ada", "time")
    custom_id = menu(panel, "weekend")
    forged = await evening.forge("Ada", panel, custom_id, kind=Kind.STRING_SELECT, values=list("0123"))
    assert phrase("refused-no-such-setting") in forged
    assert (await preferences(evening, "Ada")).weekend == ()


@pytest.mark.parametrize(
    "forged",
    [
        "me-switch:person=on",
        "me-switch:confirm=x",
        "me-switch:delivery=on",
        "me-pick:holidays",
        "me-pick:delivery",
        "me-pick:open_tables",
        "me-pick:",
        "me-remove:quiet=quiet",
        "me-remove:holidays=2026-12-24=2027-01-06",
        "me-remove:delivery=direct",
    ],
)
async def test_forged_presses_change_nothing(evening: Evening, forged: str) -> None:
    panel = await evening.slash("Ada", "me settings")
    assert phrase("refused-no-such-setting") in await evening.forge("Ada", panel, f"test:0:0:{forged}")
    assert await preferences(evening, "Ada") == Preferences()


async def test_direct_messages_have_to_arrive_before_they_are_switched_on(evening: Evening) -> None:
    panel = await evening.slash("Ada", "me settings")
    evening.person("Ada").close_dms()
    for way in ("direct", "both", "digest"):
        reply = await choose(evening, "Ada", panel, "delivery", way)
        assert phrase("refused-door-closed") in reply.text
        assert (await preferences(evening, "Ada")).delivery == "channel"
    evening.person("Ada").close_dms(False)
    await choose(evening, "Ada", panel, "delivery", "both")
    assert "it arrived" in panel.text
    assert [phrase("me-trial-letter") in letter.text for letter in evening.person("Ada").dms()] == [True]
    assert (await preferences(evening, "Ada")).delivery == "both"


async def test_a_second_press_makes_the_move(evening: Evening) -> None:
    board = await evening.begin("Dev")
    asked = await evening.asked()
    panel = await page(evening, asked, "play")
    await evening.press(asked, panel, switch(panel, "confirm"))
    before = (await evening.table()).revision
    hand = await evening.hand(asked, board)
    question = await evening.pick(asked, hand, "cast 8")
    assert question.text.endswith("?")
    assert (await evening.table()).revision == before
    back = await evening.press(asked, question, "No")
    assert choices(await back.result())
    question = await evening.pick(asked, await back.result(), "cast 8")
    await evening.restart_bot()
    await evening.press(asked, question, "Yes")
    assert (await evening.table()).revision > before
    after = (await evening.table()).revision
    # Whether the turn continued depends on the stones.
    over = phrase("refused-turn")
    for argument, sentence in (
        ("ff", phrase("refused-out-of-date")),
        ("ff=z", phrase("refused-unknown-button")),
        ("", "know this"),
    ):
        text = await evening.forge(asked, await evening.hand(asked), f"test:1:{before}:sure:{argument}")
        assert (over if await evening.asked() != asked else sentence) in text
    assert (await evening.table()).revision == after


async def test_everything_that_is_kept_in_one_file(evening: Evening) -> None:
    await evening.begin("Dev")
    panel = await page(evening, "Ada", "time")
    await choose(evening, "Ada", panel, "weekend", "6")
    while await evening.asked() != "Ada":
        await evening.move(
            await evening.asked(), next(iter(choices(await evening.hand(await evening.asked()))))
        )
    await evening.move("Ada", next(iter(choices(await evening.hand("Ada")))))
    found = await everything(evening, "Ada")
    ada = evening.person("Ada")
    assert found["person"] == str(ada.id)
    assert found["settings"][0]["preferences"]["weekend"] == [6]
    [seat] = found["seats"]
    assert (seat["table_id"], seat["name"], seat["seat"]) == (1, "Ada", seat_of(await evening.table(), "Ada"))
    assert {move["seat"] for move in found["moves"]} == {seat["seat"]}
    assert "log-opened" in {line["line"]["key"] for line in found["log"]}
    text = json.dumps(found)
    assert str(evening.person("Dev").id) not in text, "what is kept about others is theirs"
    assert '"chance"' not in text, "what chance answered may still be hidden"


async def move_somehow(evening: Evening) -> None:
    """Let the person with the question make the first offered move."""
    name = await evening.asked()
    await evening.move(name, next(iter(choices(await evening.hand(name)))))


async def test_to_be_forgotten(evening: Evening) -> None:
    await evening.begin("Dev")
    await play_out(evening)
    await evening.begin("Mira")
    await evening.open_table(host="Bruno")
    await evening.press("Ada", evening.board(), "Join")
    panel = await page(evening, "Ada", "time")
    await choose(evening, "Ada", panel, "weekend", "6")
    ada = str(evening.person("Ada").id)
    question = await evening.slash("Ada", "me delete")
    assert "your 2 open tables" in question.text
    assert phrase("me-delete-question") in question.text
    assert (await everything(evening, "Ada"))["seats"], "nothing is done before the answer"
    await evening.restart_bot()
    await evening.press("Ada", question, verb(question, "me-delete-yes"))

    found = await everything(evening, "Ada")
    # Having seen parts of a running game keeps a person from its seats until it is over, forgotten or not.
    assert [place for place, kept in found.items() if kept] == ["person", "disclosures"]
    assert await evening.seats(2) == ["", "Mira"]
    assert await evening.seats(3) == ["Bruno"]
    assert "Ada" not in await evening.seats(1)
    assert not [notice for notice in evening.notices() if ada in notice.text]
    over = await evening.slash("Dev", "table show", table=1)
    assert "Ada" not in over.text
    assert "Somebody" in over.text
    assert "Somebody takes a seat" in (await log(evening, "Mira", 3)).text
    for number in (1, 2, 3):
        assert "Ada" not in (await log(evening, "Dev", number)).text
    assert phrase("verify-good") in (await evening.slash("Dev", "table verify", table=1)).text
    database = evening.settings.database
    await evening.stop_bot()
    named = [place for place, value in values(database) if value in {ada, "Ada"} or f'"{ada}"' in value]
    assert set(named) <= {"disclosures"}
    assert not [place for place, value in values(database) if '"Ada"' in value]


def values(database: Address) -> list[tuple[str, str]]:
    """Return every value in the database as text, with the table that holds it."""
    with looking_into(database) as connection:
        return [
            (name, value.decode(errors="replace") if isinstance(value, bytes) else str(value))
            for name in sa.inspect(connection).get_table_names()
            for row in connection.execute(sa.text(f"SELECT * FROM {name}"))
            for value in row
        ]


async def log(evening: Evening, name: str, table: int) -> Message:
    return await evening.slash(name, "table log", table=table)


async def test_days_off_that_are_chosen_now_count_from_the_next_turn_on(evening: Evening) -> None:
    # On a Sunday, with time left until Monday.
    now = datetime.fromtimestamp(evening.playground.clock.now(), UTC)
    noon = datetime.combine(now.date() + timedelta(6 - now.weekday() + 7), time(12), UTC)
    await evening.pass_time((noon - now).total_seconds())
    await evening.begin("Dev")
    asked = await evening.asked()
    seat = seat_of(await evening.table(), asked)
    due_at = (await evening.table()).seats[seat].due_at
    assert due_at is not None, "tables have a clock unless agreed otherwise"
    panel = await page(evening, asked, "time")
    await choose(evening, asked, panel, "weekend", *"012")
    assert "at table #1." in panel.text
    first, last = day(evening, 0).isoformat(), day(evening, 9).isoformat()
    await fill(evening, asked, panel, "me-holidays", first=first, last=last)
    assert phrase("me-days-later", variant="one") in panel.text
    assert (await evening.table()).seats[seat].due_at == due_at
    await evening.restart_bot()
    await evening.pass_time(3600)
    while await evening.asked() == asked:
        await move_somehow(evening)
    while await evening.asked() != asked:
        await move_somehow(evening)
    later = (await evening.table()).seats[seat].due_at
    assert later is not None
    assert later > due_at + 9 * 86_400, "the next turn stands still"
    await evening.press(asked, panel, verb(panel, "me-remove"))
    await choose(evening, asked, panel, "weekend")
    assert "at table #1 now" not in panel.text
    back = (await evening.table()).seats[seat].due_at
    assert back is not None
    assert back < later - 5 * 86_400, "whoever gives days back is asked on them"


async def test_a_holiday_longer_than_what_is_left_is_refused(evening: Evening) -> None:
    mira = evening.person("Mira").id
    guild, now = evening.playground.guild.id, evening.playground.clock.now()
    await evening.bot.services.stores.guilds.change(guild, mira, now, days_off=10)
    panel = await page(evening, "Ada", "time")
    assert "10 of 10 days left" in panel.text
    new_year = date(day(evening, 0).year + 1, 1, 1)
    start = new_year if new_year < day(evening, 300) else day(evening, 20)
    days = [(start + timedelta(ahead)).isoformat() for ahead in range(12)]
    await fill(evening, "Ada", panel, "me-holidays", first=days[0], last=days[7])
    reply = await fill(evening, "Ada", panel, "me-holidays", first=days[8], last=days[11])
    assert "you have 2 left of the 10" in reply.text
    assert (await preferences(evening, "Ada")).holidays == ((days[0], days[7]),)
    await evening.bot.services.stores.guilds.change(guild, mira, now, days_off=0)
    await fill(evening, "Ada", panel, "me-holidays", first=days[8], last=days[11])
    assert len((await preferences(evening, "Ada")).holidays) == 2


async def test_two_changes_at_once_lose_nothing(evening: Evening) -> None:
    time, play = [await page(evening, "Ada", one) for one in ("time", "play")]
    person = evening.person("Ada")
    await asyncio.gather(
        *(person.press(play, switch(play, wish)) for wish in ("coach", "confirm", "rated")),
        person.select(time, menu(time, "weekend"), ["6"]),
    )
    await evening.calm()
    assert await preferences(evening, "Ada") == Preferences(
        coach=False, confirm=True, rated=False, weekend=(6,)
    )
