"""``/setup``: moderators change settings, see who changed what, and learn which permissions the bot lacks."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.features.clocks.rules.calendar import QuietHours
from bot.features.servers.rules.settings import GuildSettings
from playground import CannotDoError, Message, Permission
from playground.components import Kind
from render.words import words_for
from tests.protocol.evening import Evening, read
from tests.support import markup
from tests.support.phrases import phrase, spoken

WORDS = words_for("en")


async def settings(evening: Evening) -> GuildSettings:
    return await evening.bot.services.stores.guilds.settings(evening.playground.guild.id)


async def panel(evening: Evening, page: str | None = None, name: str = "Mira") -> Message:
    """Return a moderator's settings panel, turned to the page with this label."""
    shown = await evening.slash(name, "setup panel")
    return await press(evening, shown, page, name) if page else shown


async def press(evening: Evening, message: Message, what: str, name: str = "Mira") -> Message:
    return await (await evening.person(name).press(message, what)).result()


async def choose(
    evening: Evening, message: Message, setting: str, values: object, name: str = "Mira"
) -> Message:
    """Let a moderator pick in a setting's menu; return the updated panel."""
    reply = await evening.person(name).select(message, f"test:0:0:setup-pick:{setting}", values)
    return await reply.result()


async def fill_quiet(evening: Evening, start: str, end: str, timezone: str, name: str = "Mira") -> str:
    """Let a moderator fill in the quiet hours; return the answer."""
    shown = await panel(evening, phrase("setup-page-time"), name)
    form = (await evening.person(name).press(shown, phrase("button-setup-quiet"))).modal
    assert form is not None
    reply = await evening.person(name).submit(form, {"start": start, "end": end, "timezone": timezone})
    return await read(reply)


async def test_only_moderators_are_offered_setup(evening: Evening) -> None:
    assert "setup" in evening.person("Mira").offered("tables")
    assert "setup" not in evening.person("Ada").offered("tables")
    with pytest.raises(CannotDoError):
        await evening.slash("Ada", "setup panel")


async def test_everything_is_shown_as_it_is_by_default(evening: Evening) -> None:
    first = await panel(evening)
    assert first.ephemeral
    for words in (
        phrase("setup-channels-none"),
        phrase("setup-openers-none"),
        phrase("setup-moderators-none"),
        f"{phrase('setup-threads')}**: no",
    ):
        assert words in first.text
    tables = await press(evening, first, "Tables")
    assert tables is first, "the pages turn in place"
    for words in (
        "Games**: all games",
        f"{phrase('setup-per-person')}**: no limit",
        "Computer players**: yes",
    ):
        assert words in tables.text
    time = await press(evening, first, phrase("setup-page-time"))
    for words in ("Relaxed", phrase("setup-locale-none"), "Quiet hours**: none"):
        assert words in time.text


async def test_every_setting_is_changed_and_noted(evening: Evening) -> None:
    tables, lounge = (evening.playground.channel(name) for name in ("tables", "lounge"))
    role = evening.playground.admin.create_role("Hosts")
    moderator = evening.playground.admin.role("Moderator")
    shown = await panel(evening)
    await choose(evening, shown, "channels", [tables, lounge])
    await choose(evening, shown, "openers", [role])
    await choose(evening, shown, "moderators", [moderator])
    await choose(evening, shown, "called", [role])
    assert phrase("setup-called-silent") in shown.text
    await press(evening, shown, "Turn on")
    assert f"<#{tables.id}>, <#{lounge.id}>" in shown.text
    assert f"{phrase('setup-threads')}**: yes" in shown.text
    await press(evening, shown, "Tables")
    await choose(evening, shown, "games", ["saga", "abraca"])
    await choose(evening, shown, "per_channel", "5")
    await choose(evening, shown, "per_person", "2")
    await press(evening, shown, "test:0:0:setup-switch:grows=on")
    await press(evening, shown, "test:0:0:setup-switch:computers=off")
    await press(evening, shown, phrase("setup-page-players"))
    await choose(evening, shown, "least_in_time", "80")
    await press(evening, shown, "test:0:0:setup-switch:newcomers=off")
    assert spoken("setup-percent", percent=80) in shown.text
    await press(evening, shown, phrase("setup-page-time"))
    await choose(evening, shown, "clock", "day")
    await choose(evening, shown, "pace", "strict")
    await choose(evening, shown, "days_off", "20")
    assert f"{phrase('setup-days-off')}**: 20 days" in shown.text
    await choose(evening, shown, "locale", "it")
    assert "22:00 to 08:00 (Europe/Rome)" in await fill_quiet(evening, "22", "8.00", "rome")
    assert await settings(evening) == GuildSettings(
        channels=(tables.id, lounge.id),
        games=("abraca", "saga"),
        openers=(role.id,),
        moderators=(moderator.id,),
        called=(role.id,),
        threads=True,
        per_channel=5,
        per_person=2,
        grows=True,
        clock="day",
        locale="it",
        quiet=QuietHours(22 * 60, 8 * 60, "Europe/Rome"),
        days_off=20,
        computers=False,
        least_in_time=80,
        newcomers=False,
        pace="strict",
    )
    await evening.restart_bot()
    history = await evening.slash("Mira", "setup history")
    assert history.ephemeral
    lines = [line for line in history.text.splitlines() if "→" in line]
    assert len(lines) == 12, "and three on the next page"
    assert "Quiet hours**: none → from 22:00" in lines[0], "the newest is first"
    assert all(evening.person("Mira").mention in line for line in lines)
    history = await press(evening, history, "Older")
    assert f"{phrase('setup-channels-none')} → <#{tables.id}>" in history.text


async def test_the_history_has_pages(evening: Evening) -> None:
    shown = await panel(evening)
    for number in range(15):
        await press(evening, shown, "Turn on" if number % 2 == 0 else "Turn off")
    history = await evening.slash("Mira", "setup history")
    assert len([line for line in history.text.splitlines() if "→" in line]) == 12
    older = await press(evening, history, "Older")
    assert len([line for line in older.text.splitlines() if "→" in line]) == 3
    assert "no → yes" in older.text.splitlines()[-2]


async def test_what_changes_nothing_is_not_noted(evening: Evening) -> None:
    shown = await panel(evening, phrase("setup-page-time"))
    await choose(evening, shown, "clock", "relaxed")
    assert "Nothing yet" in (await evening.slash("Mira", "setup history")).text


async def test_quiet_hours_are_shown_as_the_reader_s_clock_shows_them(evening: Evening) -> None:
    now = evening.playground.clock.now()
    coming = datetime.fromtimestamp(now + 2 * 3600, UTC).replace(second=0, microsecond=0)
    said = await fill_quiet(evening, f"{coming:%H:%M}", f"{(coming.hour + 5) % 24}", "UTC")
    assert f"<t:{int(coming.timestamp())}:t>" in said
    shown = await panel(evening, phrase("setup-page-time"))
    assert "Quiet hours**: none" in (await press(evening, shown, phrase("button-setup-loud"))).text
    assert (await settings(evening)).quiet is None


async def test_clocks_that_run_keep_to_new_quiet_hours(evening: Evening) -> None:
    await evening.begin("Dev")
    before = await ends(evening)
    now = datetime.fromtimestamp(evening.playground.clock.now(), UTC)
    start, end = now + timedelta(hours=1), now + timedelta(hours=4)
    await fill_quiet(evening, f"{start:%H:%M}", f"{end:%H:%M}", "UTC")
    assert (await ends(evening)) - before == 4 * 3 * 3600, "it reaches over four times three hours"
    why = WORDS("log-quiet-hours", start=f"{start:%H:%M}", end=f"{end:%H:%M}", timezone="UTC")
    log = markup.visible((await evening.slash("Dev", "table log")).text)
    assert log.count(why) == 1, "the log says why"
    await fill_quiet(evening, f"{start:%H:%M}", f"{end:%H:%M}", "UTC")
    log = markup.visible((await evening.slash("Dev", "table log")).text)
    assert log.count(why) == 1, "nothing has changed"
    await press(evening, await panel(evening, phrase("setup-page-time")), phrase("button-setup-loud"))
    assert await ends(evening) == before
    assert WORDS("log-quiet-none") in (await evening.slash("Dev", "table log")).text
    await fill_quiet(evening, f"{start:%H:%M}", f"{end:%H:%M}", "UTC")
    question = await press(evening, await panel(evening), phrase("button-setup-reset"))
    await press(evening, question, phrase("button-setup-reset-yes"))
    assert await ends(evening) == before


async def ends(evening: Evening) -> float:
    """Return when the running clock at table 1 expires."""
    table = await evening.table()
    due = table.seats[table.waiting[0]].due_at
    assert due is not None
    return due


async def test_nonsense_about_quiet_hours(evening: Evening) -> None:
    await fill_quiet(evening, "22:00", "08:00", "Europe/Rome")
    before = await settings(evening)
    for start, end, zone, said in (
        ("22:00", "22:00", "UTC", phrase("refused-quiet-all-day")),
        ("0", "24:00", "UTC", phrase("refused-quiet-all-day")),
        ("soon", "8", "UTC", "read “soon” as a time of day"),
        ("22", "25:00", "UTC", "read “25:00” as a time of day"),
        ("22", "8:75", "UTC", "read “8:75” as a time of day"),
        ("22", "8", "Europ/Rom", "Did you mean `Europe/Rome`"),
        ("22", "8", "../../etc/passwd", phrase("refused-unknown-zone")),
        ("22", "8", "UTC+99", phrase("refused-no-such-offset")),
        ("22", "8", "GMT+0:75", phrase("refused-no-such-offset")),
        ("22", "8", "Middle*Earth*", r"time zone “Middle\*Earth\*”"),
    ):
        answer = await fill_quiet(evening, start, end, zone)
        assert markup.visible(said) in markup.visible(answer)
        assert await settings(evening) == before
    assert phrase("refused-no-such-time", "it") in await fill_quiet_in_italian(evening)


async def test_quiet_hours_as_people_write_them(evening: Evening) -> None:
    for start, end, zone, meant in (
        ("10 pm", "7:30 a.m.", "Boston", QuietHours(1320, 450, "America/New_York")),
        ("22h30", "alle 8", "Milano", QuietHours(1350, 480, "Europe/Rome")),
        ("midnight", "noon", "PST", QuietHours(0, 720, "America/Los_Angeles")),
    ):
        before = evening.playground.clock.now()
        said = await fill_quiet(evening, start, end, zone)
        assert (await settings(evening)).quiet == meant
        moments = (before, evening.playground.clock.now())
        times = {f"{datetime.fromtimestamp(at, ZoneInfo(meant.timezone)):%H:%M}" for at in moments}
        taken = [WORDS("zone-taken", typed=zone, zone=meant.timezone, time=time) for time in times]
        assert any(sentence in said for sentence in taken), "it is said which zone was taken"
    assert phrase("zone-taken") not in await fill_quiet(evening, "22", "8", "Europe/Rome"), (
        "nothing was guessed"
    )


async def test_quiet_hours_by_an_offset_from_utc(evening: Evening) -> None:
    """The tz database inverts the sign in such names, and has none for half hours."""
    for typed, stored, shown in (
        ("GMT-5", "UTC-05:00", "UTC−5"),
        ("UTC+5:30", "UTC+05:30", "UTC+5:30"),
        ("Etc/GMT-5", "UTC+05:00", "UTC+5"),
    ):
        said = await fill_quiet(evening, "half past ten in the evening", "8", typed)
        assert (await settings(evening)).quiet == QuietHours(1350, 480, stored)
        assert f"from 22:30 to 08:00 ({shown})" in said
        assert WORDS("zone-fixed", zone=shown) in said, "a city is better"
        assert "Etc/GMT" not in said.replace(f"“{typed}”", "")
    history = await evening.slash("Mira", "setup history")
    assert "(UTC+5)" in history.text
    shown_form = await panel(evening, phrase("setup-page-time"))
    form = (await evening.person("Mira").press(shown_form, phrase("button-setup-quiet"))).modal
    assert form is not None
    assert form.inputs["timezone"]["value"] == "UTC+5", "what the form shows can be sent back"


async def fill_quiet_in_italian(evening: Evening) -> str:
    evening.playground.admin.give_role(evening.person("Bruno"), "Moderator")
    shown = await press(
        evening, await evening.slash("Bruno", "setup panel"), phrase("setup-page-time", "it"), "Bruno"
    )
    form = (await evening.person("Bruno").press(shown, phrase("button-setup-quiet", "it"))).modal
    assert form is not None
    assert form.title == phrase("setup-quiet", "it")
    reply = await evening.person("Bruno").submit(form, {"start": "stanotte", "end": "8", "timezone": "UTC"})
    return await read(reply)


async def test_a_form_that_was_open_when_the_bot_restarted(evening: Evening) -> None:
    shown = await panel(evening, phrase("setup-page-time"))
    form = (await evening.person("Mira").press(shown, phrase("button-setup-quiet"))).modal
    assert form is not None
    assert form.inputs["timezone"].get("value") is None
    await evening.restart_bot()
    hours = {"start": "1", "end": "2:30", "timezone": "Asia/Tokyo"}
    reply = await evening.person("Mira").submit(form, hours)
    assert "from 01:00 to 02:30 (Asia/Tokyo)" in await read(reply)
    again = (await evening.person("Mira").press(shown, phrase("button-setup-quiet"))).modal
    assert again is not None
    assert again.inputs["timezone"]["value"] == "Asia/Tokyo", "the form shows what holds now"


async def test_a_moderator_who_is_none_any_more_when_the_form_comes_back(evening: Evening) -> None:
    shown = await panel(evening, phrase("setup-page-time"))
    form = (await evening.person("Mira").press(shown, phrase("button-setup-quiet"))).modal
    assert form is not None
    evening.playground.admin.take_role(evening.person("Mira"), "Moderator")
    reply = await evening.person("Mira").submit(form, {"start": "1", "end": "2", "timezone": "UTC"})
    assert phrase("refused-not-your-settings") in await read(reply)
    assert (await settings(evening)).quiet is None


async def test_the_history_knows_what_there_is_no_more(evening: Evening) -> None:
    guild = evening.playground.guild.id
    for values in ({"clock": "sundial"}, {"games": ("chess",)}, {"clock": "none"}, {"games": ()}):
        await evening.bot.services.stores.guilds.change(guild, 0, 0.0, **values)
    history = await evening.slash("Mira", "setup history")
    assert "sundial → No clock" in history.text
    assert "chess → all games" in history.text
    assert phrase("setup-history-nobody") in history.text


async def test_back_to_defaults_asks_first(evening: Evening) -> None:
    shown = await panel(evening)
    await press(evening, shown, "Turn on")
    question = await press(evening, shown, phrase("button-setup-reset"))
    assert (await settings(evening)).threads
    await press(evening, question, phrase("button-setup-reset-yes"))
    assert await settings(evening) == GuildSettings()
    assert "yes → no" in (await evening.slash("Mira", "setup history")).text


async def test_two_moderators_at_once(evening: Evening) -> None:
    evening.playground.admin.give_role(evening.person("Dev"), "Moderator")
    mira, dev = await panel(evening), await panel(evening, name="Dev")
    lounge = evening.playground.channel("lounge")
    tables = await press(evening, dev, "Tables", "Dev")
    await asyncio.gather(
        choose(evening, mira, "channels", [lounge]),
        choose(evening, tables, "per_channel", "3", "Dev"),
    )
    both = await settings(evening)
    assert (both.channels, both.per_channel) == ((lounge.id,), 3)
    shown = await press(evening, mira, "Tables")
    assert f"{phrase('setup-per-channel')}**: 3" in shown.text, "the panel shows the current value"
    history = await evening.slash("Mira", "setup history")
    assert evening.person("Dev").mention in history.text


async def test_forged_values_change_nothing(evening: Evening) -> None:
    shown = await panel(evening)
    thread = evening.person("Ada").start_thread("tables", "chat")
    for setting, said in (
        ("channels", phrase("refused-no-such-channel")),
        ("openers", phrase("refused-no-such-role")),
        ("nonsense", phrase("refused-no-such-setting")),
        ("per_person", phrase("refused-no-such-setting")),
        ("quiet", phrase("refused-no-such-setting")),
    ):
        forged = await forge_pick(evening, shown, setting, ["1234567890123456789"])
        assert said in forged, setting
    assert phrase("refused-no-such-channel") in await forge_pick(evening, shown, "channels", [str(thread.id)])
    assert phrase("refused-unknown-game") in await forge_pick(evening, shown, "games", ["chess"])
    assert phrase("refused-no-such-setting") in await forge_pick(evening, shown, "clock", ["never"])
    assert phrase("refused-no-such-setting") in await forge_pick(evening, shown, "locale", ["tlh"])
    assert phrase("refused-no-such-setting") in await forge_pick(evening, shown, "days_off", ["3650"])
    assert phrase("refused-no-such-setting") in await forge_pick(evening, shown, "least_in_time", ["99"])
    assert phrase("refused-no-such-setting") in await forge_pick(
        evening, shown, "channels", [str(n) for n in range(1, 27)]
    )
    assert phrase("refused-everybody-moderates") in await forge_pick(
        evening, shown, "moderators", [str(evening.playground.guild.id)]
    )
    for absurd in ("threads=maybe", "per_person=on", "", "clock=on"):
        assert phrase("refused-no-such-setting") in await evening.forge(
            "Mira", shown, f"test:0:0:setup-switch:{absurd}"
        )
    assert await settings(evening) == GuildSettings()


async def forge_pick(evening: Evening, message: Message, setting: str, values: list[str]) -> str:
    """Let a moderator send values that no menu offered; return the answer."""
    custom_id = f"test:0:0:setup-pick:{setting}"
    return await evening.forge("Mira", message, custom_id, kind=Kind.STRING_SELECT, values=values)


async def test_who_does_not_moderate_changes_nothing(evening: Evening) -> None:
    board = await evening.open_table("Ada")
    for verb in (
        "setup",
        "setup-switch:threads=on",
        "setup-reset-yes",
        "setup-forget",
        "setup-quiet",
        "setup-check",
    ):
        custom_id = f"test:0:0:{verb}" if verb.count(":") else f"test:0:0:{verb}:"
        assert phrase("refused-not-your-settings") in await evening.forge("Ada", board, custom_id)
    assert await settings(evening) == GuildSettings()


async def test_a_chosen_role_moderates_until_it_is_taken_away(evening: Evening) -> None:
    elder = evening.playground.admin.create_role("Elder")
    await choose(evening, await panel(evening), "moderators", [elder])
    evening.playground.admin.give_role(evening.person("Ada"), elder)
    shown = await press(evening, await evening.slash("Ada", "help"), "Settings", "Ada")
    await press(evening, shown, "Turn on", "Ada")
    assert (await settings(evening)).threads
    evening.playground.admin.take_role(evening.person("Ada"), elder)
    reply = await evening.person("Ada").press(shown, "Turn off")
    assert phrase("refused-not-your-settings") in await read(reply)
    assert (await settings(evening)).threads
    assert "Settings" not in [button.label for button in (await evening.slash("Dev", "help")).buttons]


async def test_check_finds_nothing_missing(evening: Evening) -> None:
    await choose(evening, await panel(evening), "channels", [evening.playground.channel("tables")])
    shown = await evening.slash("Mira", "setup check")
    assert phrase("setup-check-well") in shown.text
    assert (
        f"{phrase('setup-check-fine', variant='0')} <#{evening.playground.channel('tables').id}>"
        in shown.text
    )


async def test_check_says_what_is_missing_and_where_to_click(evening: Evening) -> None:
    news, lounge = (evening.playground.channel(name) for name in ("news", "lounge"))
    shown = await evening.slash("Mira", "setup check")
    assert f"<#{news.id}>: *Send Messages*, *Send Messages in Threads*" in shown.text
    assert phrase("setup-check-mend") in shown.text
    assert "role *Tavolata*" in shown.text
    evening.playground.deny_bot("lounge", Permission.VIEW_CHANNEL)
    await choose(evening, await panel(evening), "channels", [lounge])
    shown = await evening.slash("Mira", "setup check")
    assert f"<#{lounge.id}>: *View Channel*" in shown.text
    assert str(news.id) not in shown.text, "only the channels that were chosen matter"
    evening.playground.admin.permit_bot("lounge")
    assert phrase("setup-check-well") in (await press(evening, shown, "Check again")).text


async def test_check_asks_for_threads_only_where_they_are_wanted(evening: Evening) -> None:
    shown = await panel(evening)
    await choose(evening, shown, "channels", [evening.playground.channel("tables")])
    evening.playground.deny_bot("tables", Permission.CREATE_PUBLIC_THREADS)
    assert phrase("setup-check-well") in (await evening.slash("Mira", "setup check")).text
    await press(evening, shown, "Turn on")
    assert phrase("permission-create_public_threads") in (await evening.slash("Mira", "setup check")).text


async def test_check_knows_what_is_missing_in_the_whole_server(evening: Evening) -> None:
    admin = evening.playground.admin
    for role in ("Tavolata", "@everyone"):
        admin.edit_role(role, admin.role(role).permissions & ~Permission.ATTACH_FILES)
    shown = await evening.slash("Mira", "setup check")
    assert "Missing everywhere**: *Attach Files*" in shown.text
    assert "Server Settings → Roles → Tavolata → Permissions" in shown.text


async def test_what_was_deleted_can_be_forgotten(evening: Evening) -> None:
    admin = evening.playground.admin
    arena, elder = admin.create_channel("arena"), admin.create_role("Elder")
    await asyncio.sleep(0.05)
    shown = await panel(evening)
    await choose(evening, shown, "channels", [arena, evening.playground.channel("tables")])
    await choose(evening, shown, "openers", [elder])
    await choose(evening, shown, "moderators", [elder])
    admin.delete_channel(arena)
    admin.delete_role(elder)
    await evening.restart_bot()
    assert phrase("settings-lost") in (await panel(evening)).text
    found = await evening.slash("Mira", "setup check")
    assert "one channel and one role" in found.text
    await press(evening, found, phrase("button-setup-forget"))
    assert phrase("setup-forgotten") in found.text
    left = await settings(evening)
    assert (left.channels, left.openers, left.moderators) == (
        (evening.playground.channel("tables").id,),
        (),
        (),
    )
    assert phrase("setup-check-well") in (await evening.slash("Mira", "setup check")).text
