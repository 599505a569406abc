"""A league from its opening to the next season, pressed by people on the local Discord."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from bot.features.leagues.rules.league import WEEK
from bot.features.standing.rules import PAUSE
from playground import Message, Permission
from playground.seed import BOT_NAME
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, verb
from tests.support.phrases import phrase, spoken

DAY = WEEK / 7


async def open_league(evening: Evening, **other: Any) -> Message:
    """Let Mira, a moderator, open a league of Abraca that starts in two days; return its page."""
    shown = await evening.slash("Mira", "league")
    opening = await evening.person("Mira").press(shown, verb(shown, "league-new"))
    values = {"name": "Winter", "games": ["abraca"], "weeks": "1", "clock": "day", "starts": "in 2 days"}
    assert opening.modal is not None
    reply = await evening.person("Mira").submit(opening.modal, {**values, **other})
    page = await reply.result()
    await evening.calm()
    return page


async def enter(evening: Evening, *names: str) -> None:
    """Let people enter the only league with two presses: the command, and the button."""
    for name in names:
        page = await evening.slash(name, "league")
        if name == "Mira":
            # Moderators see the list first.
            page = await (await evening.person(name).press(page, verb(page, "league"))).result()
        said = await evening.person(name).press(page, verb(page, "league-enter"))
        assert verb(await said.result(), "league-leave")
    await evening.calm()


async def test_a_season_from_the_first_press_to_the_next_season(evening: Evening) -> None:
    page = await open_league(evening)
    assert "Winter" in page.text
    await enter(evening, "Ada", "Bruno", "Chloé")
    await evening.pass_time(2 * DAY + 1)
    boards = evening.boards()
    assert len(boards) == 2, "each person plays at most two games at once"
    await play_out(evening, table=1)
    await evening.restart_bot()
    await play_out(evening, table=2)
    await play_out(evening, table=3)
    await evening.calm()
    standings = await evening.slash("Ada", "league")
    assert verb(standings, "league-enter"), "all games are over, so the next season can be entered"
    said = [one.text for one in evening.history()]
    assert any("🏆" in text for text in said)


def _standing(evening: Evening, channel: str = "tables") -> list[Message]:
    """Return the messages that show the league, oldest first; other posts have no heading."""
    history = evening.history(channel)
    return [one for one in history if not one.ephemeral and one.text.startswith("### Winter")]


async def test_one_message_stays_current(evening: Evening) -> None:
    """It is edited at most once a minute, posted again if deleted, and survives a restart."""
    await open_league(evening)
    [first] = _standing(evening)
    assert phrase("league-nobody") in first.text
    said = await evening.person("Ada").press(first, verb(first, "league-enter"))
    assert (await said.result()).ephemeral, "one press enters"
    await evening.calm()
    assert phrase("league-nobody") in _standing(evening)[0].text, "at most one edit a minute"
    await evening.pass_time(PAUSE + 1)
    [shown] = _standing(evening)
    assert shown.id == first.id
    assert "Ada" in shown.text
    await enter(evening, "Bruno", "Chloé")
    await evening.pass_time(2 * DAY)
    [shown] = _standing(evening)
    assert [one.filename for one in shown.attachments] == ["division-1.png"]
    edited = shown.edited_at
    await evening.restart_bot()
    await evening.pass_time(PAUSE + 1)
    assert [(one.id, one.edited_at) for one in _standing(evening)] == [(first.id, edited)]
    evening.person("Mira").delete(shown)
    await evening.heard()
    await evening.calm()
    await evening.pass_time(PAUSE + 1)
    [second] = _standing(evening)
    assert second.id != first.id


async def test_the_message_moves_and_waits_for_its_channel(evening: Evening) -> None:
    evening.playground.admin.permit_bot("lounge", deny=Permission.SEND_MESSAGES)
    await evening.heard()
    await open_league(evening)
    [first] = _standing(evening)
    [league] = await evening.bot.services.stores.leagues.of_guild(evening.playground.guild.id)
    lounge = evening.playground.channel("lounge").id
    await evening.bot.services.stores.leagues.change(league.id, channel=lounge)
    evening.bot.services.leagues.begin_anew()
    await evening.calm()
    assert not _standing(evening)
    assert not _standing(evening, "lounge")
    evening.playground.admin.permit_bot("lounge")
    await evening.heard()
    await evening.calm()
    [moved] = _standing(evening, "lounge")
    assert moved.id != first.id
    evening.playground.admin.delete_channel("lounge")
    await evening.heard()
    await enter(evening, "Ada", "Bruno", "Chloé")
    await evening.pass_time(2 * DAY + 1)
    page = await evening.slash("Mira", "league")
    page = await (await evening.person("Mira").press(page, verb(page, "league"))).result()
    assert spoken("league-next-blocked", why="gone") in page.text
    await evening.press("Mira", page, verb(page, "league-here"))
    await evening.calm()
    assert len(_standing(evening)) == 1
    assert evening.boards(), "the games of the season open in the new channel"


async def test_moderators_see_what_comes_next_when_and_why(evening: Evening) -> None:
    await open_league(evening, weeks="2")
    await enter(evening, "Ada", "Bruno", "Chloé")

    async def shown() -> str:
        page = await evening.slash("Mira", "league")
        return (await (await evening.person("Mira").press(page, verb(page, "league"))).result()).text

    state = await evening.bot.services.stores.leagues.state(1)
    assert state is not None
    starts_at, ends_at = (f"<t:{int(at)}:R>" for at in (state.season.starts_at, state.season.ends_at))
    assert spoken("league-next-starts", time=starts_at, fewest=3) in await shown()
    await evening.pass_time(2 * DAY + 1)
    games = spoken("league-next-games", open=2, waiting=1)
    weekly = phrase("league-next-weekly")
    assert weekly in (said := await shown())
    assert games in said
    await evening.pass_time(WEEK)
    said = await shown()
    assert weekly not in said
    assert spoken("league-next-ends", time=ends_at) in said


async def test_games_that_are_open_at_the_end_are_adjudicated(evening: Evening) -> None:
    await open_league(evening)
    await enter(evening, "Ada", "Bruno", "Chloé")
    await evening.pass_time(2 * DAY + 1)
    await evening.pass_time(8 * DAY)
    assert {(await evening.table(number)).status for number in (1, 2)} <= {"ended", "over"}
    assert verb(await evening.slash("Ada", "league"), "league-enter")


async def test_people_are_reminded_once_at_a_third_of_their_games_time(evening: Evening) -> None:
    """Three games in a week, two at a time: a game may take half a week, so a third is 28 hours."""
    await open_league(evening, clock="relaxed")
    await enter(evening, "Ada", "Bruno", "Chloé")
    await evening.pass_time(2 * DAY + 1)

    def reminded() -> list[Message]:
        return [one for one in evening.notices() if phrase("notice-third") in one.text]

    await evening.pass_time(1.1 * DAY)
    assert not reminded()
    await evening.pass_time(0.1 * DAY)
    first = reminded()
    assert {person for one in first for person in one.notified}
    await evening.restart_bot()
    await evening.pass_time(0.5 * DAY)
    assert reminded() == first


async def test_moderators_change_options_and_close_a_league(evening: Evening) -> None:
    page = await open_league(evening)
    form = (await evening.person("Mira").press(page, verb(page, "league-options"))).modal
    assert form is not None
    changed = await evening.person("Mira").submit(form, {"at-once": "1", "adjudicate": False})
    page = await changed.result()
    [league] = await evening.bot.services.stores.leagues.of_guild(evening.playground.guild.id)
    assert (league.at_once, league.adjudication, league.division) == (1, "none", 7)
    page = await (await evening.person("Mira").press(page, verb(page, "league-close"))).result()
    assert spoken("repair-note-closed", moderator="Mira") in page.text
    closed = await evening.slash("Ada", "league")
    assert not any("league-enter" in (button.custom_id or "") for button in closed.buttons)
    forged = verb(page, "league-reopen").replace("league-reopen", "league-options")
    assert phrase("refused-moderator-only") in await evening.forge("Ada", closed, forged)


async def test_too_few_people_wait_another_week(evening: Evening) -> None:
    await open_league(evening)
    await enter(evening, "Ada", "Bruno")
    await evening.pass_time(2 * DAY + 1)
    assert evening.boards() == []
    await enter(evening, "Dev")
    await evening.pass_time(WEEK)
    assert evening.boards()


async def test_players_cannot_pause_a_game_and_can_check_its_deal(evening: Evening) -> None:
    await open_league(evening)
    await enter(evening, "Ada", "Dev", "Chloé")
    await evening.pass_time(2 * DAY + 1)
    board = evening.boards()[0]
    hand = await evening.hand("Ada", board)
    more = verb(hand, "more")
    menu = await (await evening.person("Ada").press(hand, more)).result()
    assert not any("propose-" in (button.custom_id or "") for button in menu.buttons)
    forged = more.replace(":more", ":propose-pause")
    assert phrase("refused-in-competition") in await evening.forge("Ada", menu, forged)
    before = await _deals(evening)
    assert len(before) == 3
    assert not any("secret" in line for line in before)
    await play_out(evening, table=1)
    after = await _deals(evening)
    [revealed] = [line for line in after if "secret" in line]
    commitment, secret = revealed.split("SHA-256 ")[1].split(", secret ")
    assert sha256(bytes.fromhex(secret)).hexdigest() == commitment
    assert any(commitment in line for line in before), "it was fixed before the game"
    assert (await evening.table(1)).deal is not None


async def _deals(evening: Evening) -> list[str]:
    """Return the lines with a season's deals from the file."""
    page = await evening.slash("Ada", "league")
    shown = await (await evening.person("Ada").press(page, verb(page, "league-deals"))).result()
    [file] = shown.attachments
    return evening.playground.world.files[file.key].decode().splitlines()


async def test_champions_get_the_role_once_the_bot_may_give_it(evening: Evening) -> None:
    admin, guild = evening.playground.admin, evening.playground.guild
    role = admin.create_role("Champion")
    page = await open_league(evening)
    form = (await evening.person("Mira").press(page, verb(page, "league-options"))).modal
    assert form is not None
    await evening.person("Mira").submit(form, {"role": [role]})
    await _play_season(evening, tables=(1, 2, 3))
    refusal = spoken("league-role-missing", role=f"<@&{role.id}>")
    assert any(refusal in one.text for one in evening.history())
    assert not any(role.id in member.roles for member in guild.members.values())
    own = admin.role(BOT_NAME)
    admin.edit_role(own, own.permissions | Permission.MANAGE_ROLES)
    admin.raise_role(own)
    await _play_season(evening, tables=(4, 5, 6), wait=2 * WEEK)
    assert sum(refusal in one.text for one in evening.history()) == 1
    people = {evening.person(name).id for name in ("Ada", "Bruno", "Chloé")}
    assert {one.user_id for one in guild.members.values() if role.id in one.roles} <= people
    assert any(role.id in member.roles for member in guild.members.values())


async def _play_season(evening: Evening, *, tables: tuple[int, ...], wait: float = 0.0) -> None:
    """Let three people enter the next season and play all its games."""
    await enter(evening, "Ada", "Bruno", "Chloé")
    await evening.pass_time(wait + 2 * DAY + 1)
    for table in tables:
        await play_out(evening, table=table)
    await evening.calm()
