"""The daily: one deal for everybody, one try from anywhere, and what everybody learns the next day."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
import sqlalchemy as sa

from bot.features.daily.rules.days import GRACE, day_at, days_from, ends_at, game_of, monday_of
from bot.features.daily.rules.endings import symbol
from bot.features.deals.rules import secret_of_deal
from games.registry import GAMES
from playground import Message
from playground.model import Guild
from tests.protocol.course import live
from tests.protocol.evening import Evening, choices, read, verb
from tests.protocol.test_practice import finish
from tests.support.phrases import phrase

HOUR = 3_600.0
DAY = 24 * HOUR


@pytest.fixture
async def abraca(evening: Evening) -> Evening:
    """An evening that starts at noon on a day when Abraca is the daily."""
    await until(evening, "abraca")
    return evening


async def until(evening: Evening, game: str, hour: int = 12) -> None:
    """Let time pass until ``hour`` on the next day when ``game`` is the daily."""
    now = evening.playground.clock.now()
    day = days_from(day_at(now), 1)
    while game_of(day, list(GAMES)) != game:
        day = days_from(day, 1)
    at = datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + hour * HOUR
    await evening.pass_time(at - now)


def today(evening: Evening) -> str:
    return day_at(evening.playground.clock.now())


async def played(evening: Evening, name: str, channel: str = "tables") -> tuple[Message, int]:
    """Let a person play today's daily to its end; return the panel of their hand, and their table."""
    home = await evening.slash(name, "daily", channel)
    panel = await evening.turn(name, home, "daily-play")
    table = number_of(panel)
    await finish(evening, table)
    return await evening.turn(name, panel, "hand"), table


async def pressed(evening: Evening, name: str, wanted: str) -> str:
    """Return the answer to a press on a button of ``/daily``."""
    home = await evening.slash(name, "daily")
    return await read(await evening.person(name).press(home, verb(home, wanted)))


def verbs(panel: Message) -> set[str]:
    return {(button.custom_id or ":::").split(":")[3] for button in panel.buttons}


def number_of(panel: Message) -> int:
    """Return the number of the table that the buttons of ``panel`` belong to."""
    numbers = {int((button.custom_id or "").split(":")[1]) for button in panel.buttons if button.custom_id}
    [found] = numbers - {0}
    return found


async def stored(evening: Evening, query: str) -> list[tuple[object, ...]]:
    return await evening.bot.database.run(
        lambda connection: [tuple(row) for row in connection.execute(sa.text(query))]
    )


@pytest.mark.parametrize("game", GAMES)
async def test_two_presses_lead_to_the_first_choice(evening: Evening, game: str) -> None:
    await until(evening, game)
    home = await evening.slash("Ada", "daily")
    assert home.ephemeral
    assert phrase(f"{game}-name") in home.text
    panel = await evening.turn("Ada", home, "daily-play")
    await evening.calm()
    table = await live(evening, number_of(panel))
    assert table.table.game == game
    assert len(table.table.seats) == 1 + GAMES[game].daily.opponents
    assert table.table.seats[0].person == evening.person("Ada").id
    if table.decided and 0 in table.decided.decisions:
        again = await evening.turn("Ada", panel, "hand")
        assert choices(again) or again.selects


async def test_a_whole_day(abraca: Evening) -> None:
    evening = abraca
    hand, table = await played(evening, "Ada")
    assert (await stored(evening, "SELECT count(*) FROM results")) == [(0,)], "it counts for no rating"
    result = await evening.turn("Ada", hand, "daily-result")
    await evening.calm()
    await evening.bot.services.reviews.idle()
    home = await evening.slash("Ada", "daily")
    assert phrase("daily-done") in home.text
    result = await evening.turn("Ada", home, "daily-result")
    assert "50.0 %" in result.text
    assert any(symbol(lead) in result.text for lead in (1, 0, -1))
    assert phrase("daily-reviewing") not in result.text
    await played(evening, "Dev")
    day = today(evening)
    for name in ("Ada", "Dev"):
        again = await evening.slash(name, "daily")
        assert phrase("daily-done") in again.text
        assert "daily-play" not in verbs(again)
    # New tries end at midnight, and the list is final two hours later.
    await evening.pass_time(ends_at(day) - evening.playground.clock.now() + GRACE - 1)
    page = await evening.forge("Ada", again, f"test:0:0:daily-day:{day}")
    assert phrase("refused-open-daily") in page
    await evening.pass_time(1.0)
    page_ = await evening.turn("Mira", await evening.slash("Mira", "daily"), "daily-day")
    assert page_.text.count("1. ") >= 1
    assert "Ada" not in page_.text, "nobody is named who doesn't want to be"
    replayed = await (await evening.person("Mira").press(page_, phrase("button-daily-best"))).result()
    assert "step 0 of" in replayed.text
    assert "Ada" not in replayed.text
    assert "Dev" not in replayed.text
    await evening.wish(evening.person("Ada").id, daily=True)
    await evening.wish(evening.person("Dev").id, daily=True)
    named = await evening.turn("Mira", await evening.slash("Mira", "daily"), "daily-day")
    assert "Ada" in named.text
    assert "Dev" in named.text
    assert table


async def test_nobody_learns_a_secret_before_the_day_is_over(abraca: Evening) -> None:
    evening = abraca
    hand, table = await played(evening, "Ada")
    [(key,)] = await stored(evening, "SELECT value FROM facts WHERE name = 'deals'")
    day = today(evening)
    secrets = {
        one: [secret_of_deal(bytes.fromhex(str(key)), f"daily {one} {number}").hex() for number in (1, 2, 3)]
        for one in (days_from(day, -1), day, days_from(day, 1))
    }
    shown = [hand, await evening.turn("Ada", hand, "daily-result")]
    for command in ("verify", "export", "log", "hand", "show"):
        shown.append(await evening.slash("Ada", f"table {command}", table=table))
    for verb_ in (
        "verify",
        "share",
        "share-page",
        "play-on:0",
        "practise:0.0.companion.same",
        "review",
        "replay",
    ):
        said = await evening.forge("Ada", hand, f"test:{table}:1:{verb_}")
        assert not any(secret in said for found in secrets.values() for secret in found), verb_
    exported = await evening.slash("Ada", "me export")
    texts = [one.text + "".join(str(file) for file in one.attachments) for one in (*shown, exported)]
    for secret in [*secrets[day], *secrets[days_from(day, 1)]]:
        assert not any(secret in text for text in texts)
    home = await evening.slash("Ada", "daily")
    checked = await evening.turn("Ada", home, "daily-check")
    assert all(secret in checked.text for secret in secrets[days_from(day, -1)])
    assert not any(secret in checked.text for secret in [*secrets[day], *secrets[days_from(day, 1)]])
    assert checked.text.count("Promised") == 9
    await evening.pass_time(ends_at(day) + GRACE - evening.playground.clock.now())
    proof = await evening.slash("Ada", "table verify", table=table)
    assert any(secret in proof.text for secret in secrets[day])


async def test_a_try_is_interrupted_and_ends_with_its_day(abraca: Evening) -> None:
    evening = abraca
    home = await evening.slash("Ada", "daily")
    panel = await evening.turn("Ada", home, "daily-play")
    table = number_of(panel)
    await evening.restart_bot()
    home = await evening.slash("Ada", "daily", "lounge")
    assert phrase("button-daily-go-on") in [button.label for button in home.buttons]
    panel = await evening.turn("Ada", home, "hand")
    assert number_of(panel) == table
    day = today(evening)
    await evening.pass_time(ends_at(day) - evening.playground.clock.now() + GRACE - 60)
    assert (await evening.table(table)).status == "playing", "whoever has begun has two more hours"
    await evening.pass_time(60)
    assert (await evening.table(table)).status == "ended"
    assert (await stored(evening, "SELECT count(*) FROM deal_results")) == [(0,)]
    assert await stored(evening, "SELECT deal FROM revealed_deals WHERE deal LIKE 'daily %'")


async def test_the_bot_was_off_when_the_day_turned(abraca: Evening) -> None:
    evening = abraca
    home = await evening.slash("Ada", "daily")
    panel = await evening.turn("Ada", home, "daily-play")
    table, day = number_of(panel), today(evening)
    await evening.stop_bot()
    evening.playground.advance(3 * DAY)
    await evening.start_bot()
    await evening.calm()
    assert (await evening.table(table)).status == "ended"
    told = {deal for (deal,) in await stored(evening, "SELECT deal FROM revealed_deals")}
    assert {f"daily {days_from(day, number)} 1" for number in range(3)} <= told
    assert f"daily {days_from(day, 3)} 1" not in told


async def test_new_rules_wait_for_the_next_day(abraca: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = abraca
    await evening.turn("Ada", await evening.slash("Ada", "daily"), "daily-play")
    await evening.calm()
    monkeypatch.setattr(type(GAMES["abraca"]), "version", GAMES["abraca"].version + 1)
    assert phrase("refused-changed-daily") in await pressed(evening, "Dev", "daily-play")
    await until(evening, "abraca")
    assert phrase("refused-changed-daily") not in await pressed(evening, "Dev", "daily-play")


async def test_a_try_gets_no_help(abraca: Evening) -> None:
    evening = abraca
    panel = await evening.turn("Ada", await evening.slash("Ada", "daily"), "daily-play")
    await evening.calm()
    table = number_of(panel)
    more = await evening.turn("Ada", panel, "more")
    offered = {(button.custom_id or "").split(":")[3] for button in (*panel.buttons, *more.buttons)}
    assert not offered & {
        "here",
        "hint",
        "propose-undo",
        "seat-turn",
        "seat-absence",
        "add-computer",
        "invite",
    }
    before = await evening.table(table)
    for forged in (
        "here",
        "here-yes",
        "hint",
        "propose-undo",
        "seat-turn:0",
        "seat-absence:0",
        "want",
        "seat-offer:0",
    ):
        await evening.forge("Ada", panel, f"test:{table}:{before.own_revision}:{forged}")
    after = await evening.table(table)
    assert (after.revision, after.is_private, after.seats) == (before.revision, True, before.seats)


async def test_a_double_press_opens_one_table(abraca: Evening) -> None:
    evening = abraca
    home = await evening.slash("Ada", "daily")
    ada = evening.person("Ada")
    for _ in range(3):
        ada.start_press(home, verb(home, "daily-play"))
    await evening.calm()
    assert await stored(evening, "SELECT count(*) FROM daily_tries") == [(1,)]
    assert await stored(evening, "SELECT count(*) FROM tables") == [(1,)]


async def test_from_a_direct_message_and_a_server_without_the_bot(evening: Evening) -> None:
    await until(evening, "abraca")
    ada = evening.person("Ada")
    home = await (await ada.slash(ada.open_dm(), "daily")).result()
    panel = await evening.turn("Ada", home, "daily-play")
    await evening.calm()
    table = number_of(panel)
    foreign = server_without_bot(evening)
    ada.install()
    there = next(iter(evening.playground.world.guild_channels(foreign.id)))
    home = await (await ada.slash(there, "daily")).result()
    panel = await evening.turn("Ada", home, "hand")
    assert number_of(panel) == table
    at_home = await evening.slash("Ada", "daily")
    assert number_of(await evening.turn("Ada", at_home, "hand")) == table
    assert not await stored(evening, f"SELECT guild FROM tables WHERE guild = {foreign.id}")
    assert not await stored(evening, f"SELECT guild FROM daily_visits WHERE guild = {foreign.id}")
    await finish(evening, table)
    done = await evening.turn("Ada", await (await ada.slash(there, "daily")).result(), "daily-result")
    card = await evening.turn("Ada", done, "daily-share")
    assert phrase("daily-card-copy") in card.text


def server_without_bot(evening: Evening) -> Guild:
    [guild] = evening.playground.admin.open_servers(1)
    evening.playground.admin.of(guild).remove_bot()
    evening.person("Ada").join(guild)
    return guild


async def test_a_card_tells_nothing_of_the_deal(abraca: Evening) -> None:
    evening = abraca
    hand, _ = await played(evening, "Ada")
    result = await evening.turn("Ada", hand, "daily-result")
    said = await evening.turn("Ada", result, "daily-share")
    assert phrase("daily-shared") in said.text
    room = evening.playground.channel("tables")
    [card] = [
        one for one in evening.playground.world.history(room.id) if "Daily" in one.text and not one.ephemeral
    ]
    assert "Ada" in card.text
    assert "/daily" in card.text
    assert len(card.text.splitlines()) == 3
    again = await read(await evening.person("Ada").press(said, verb(said, "daily-share")))
    assert phrase("daily-shared") not in again, "it was just shared there"


async def test_lists_of_a_week(abraca: Evening) -> None:
    evening = abraca
    for name in ("Ada", "Dev"):
        await played(evening, name)
    here = await evening.turn("Ada", await evening.slash("Ada", "daily"), "daily-ranking")
    assert phrase("daily-ranking-here") in here.text
    assert phrase("daily-you") in here.text
    assert "Dev" not in here.text
    bruno = await evening.turn("Dev", await evening.slash("Dev", "daily"), "daily-ranking")
    await evening.turn("Dev", bruno, "daily-list")
    here = await evening.turn("Ada", await evening.slash("Ada", "daily"), "daily-ranking")
    assert "Dev" in here.text
    everybody = await (await evening.person("Ada").press(here, phrase("button-daily-all"))).result()
    assert phrase("daily-ranking-all") in everybody.text
    assert "Dev" in everybody.text
    monday = monday_of(today(evening))
    assert {week for (week,) in await stored(evening, "SELECT week FROM daily_visits")} == {monday}


async def test_an_old_daily_counts_for_nothing(abraca: Evening) -> None:
    evening = abraca
    await played(evening, "Ada")
    day = today(evening)
    await evening.pass_time(ends_at(day) + GRACE - evening.playground.clock.now())
    home = await evening.slash("Dev", "daily")
    olds = await evening.turn("Dev", home, "daily-old")
    page = await (await evening.person("Dev").select(olds, olds.selects[0].custom_id, day)).result()
    panel = await evening.turn("Dev", page, "daily-old-play")
    table = number_of(panel)
    await finish(evening, table)
    result = await evening.turn("Dev", await evening.turn("Dev", panel, "hand"), "daily-result")
    assert phrase("daily-unranked") in result.text
    assert "daily-share" not in verbs(result)
    results = await evening.bot.services.dailies.store.results([day])
    assert [one.person for one in results] == [evening.person("Ada").id]
    said = await read(
        await evening.person("Dev").press_forged(panel, custom_id=f"test:{table}:1:daily-share:")
    )
    assert phrase("refused-uncounted-daily") in said
