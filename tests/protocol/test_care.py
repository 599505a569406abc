"""Managing a table: pauses, seats that change hands, offers, and who may do what."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.config import Config
from games.engine.text import PersonName, Text
from playground import CannotDoError, Message, Permission, Playground
from tests.games.engine.garden import Garden
from tests.protocol.evening import Evening, choices, names_at, read, verb
from tests.protocol.removing import removal_form
from tests.protocol.strange_games import GARDEN_WORDS, known
from tests.support.acting import hold
from tests.support.phrases import phrase


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def more(evening: Evening, name: str, board: Message | None = None) -> Message:
    """Let a person press *More*; return their panel."""
    board = board or evening.board()
    reply = await evening.person(name).press(board, verb(board, "more"))
    return await reply.result()


async def do(evening: Evening, name: str, panel: Message, wanted: str) -> str:
    """Let a person press the button with the verb ``wanted``; return the answer."""
    reply = await evening.press(name, panel, verb(panel, wanted))
    return await read(reply)


async def seat_panel(evening: Evening, name: str, whose: str, number: int = 1) -> Message:
    """Let a person open the seats and choose ``whose`` seat ("" for a computer player)."""
    table = await evening.table(number)
    seat = names_at(table).index(whose)
    panel = await evening.slash(name, "table replace", table=number)
    [menu] = panel.selects
    reply = await evening.person(name).select(
        panel, menu.custom_id, f"{seat}={table.seats[seat].person or ''}"
    )
    return await reply.result()


async def offer(evening: Evening, name: str, panel: Message, to: str) -> str:
    """Let a person offer a seat in its panel; return the answer."""
    [menu] = panel.selects
    reply = await evening.person(name).select(panel, menu.custom_id, evening.person(to))
    await evening.calm()
    return await read(reply)


async def log(evening: Evening, name: str, number: int = 1) -> str:
    return (await evening.slash(name, "table log", table=number)).text


async def moves(evening: Evening, number: int = 1) -> int:
    return len(await evening.bot.services.stores.tables.moves(number))


# Pausing


async def test_a_paused_table_rests_until_it_is_resumed(evening: Evening) -> None:
    board = await evening.begin("Dev")
    asked = await evening.asked()
    hand = await evening.hand(asked)
    panel = await more(evening, "Ada")
    assert phrase("done-paused") in await do(evening, "Ada", panel, "pause")
    assert "Resume" in labels(panel), "the panel shows what is possible now"
    assert "Paused" in board.text
    assert board.alt_texts[0].startswith("Paused."), "its picture does not look like a game in play"
    assert evening.person("Ada").mention in board.text
    assert phrase("board-waiting", variant="one") not in board.text
    assert labels(board)[0] == "Resume"
    assert not evening.notices()
    late = await evening.pick(asked, hand, "cast 8")
    assert "paused" in late.text
    assert await moves(evening) == 0
    await evening.restart_bot()
    assert phrase("refused-host-only") in await do(evening, "Dev", board, "resume")
    await do(evening, "Ada", board, "resume")
    assert phrase("board-waiting", variant="one") in board.text
    assert len(evening.notices()) == 1, "whoever is asked is told that it goes on"
    await evening.pick(asked, await evening.hand(asked), "cast 8")
    assert await moves(evening) == 1
    told = await log(evening, "Chloé")
    assert "Ada pauses the table" in told
    assert phrase("log-resumed") in told


async def test_only_host_and_moderators_pause(evening: Evening) -> None:
    await evening.begin("Dev")
    assert phrase("refused-host-only") in (await evening.slash("Dev", "table pause")).text
    assert "Pause" not in labels(await more(evening, "Dev"))
    await evening.slash("Mira", "table pause", table=1)
    assert (await evening.table()).status == "paused"
    assert phrase("refused-not-playing") in (await evening.slash("Ada", "table pause", table=1)).text
    await evening.slash("Ada", "table resume", table=1)
    assert (await evening.table()).status == "playing"
    assert phrase("refused-not-paused") in (await evening.slash("Ada", "table resume", table=1)).text


async def test_a_role_that_the_server_chose_may_look_after_tables(evening: Evening) -> None:
    await evening.begin("Dev")
    role = evening.playground.admin.create_role("Stewards")
    evening.playground.admin.give_role(evening.person("Chloé"), role)
    assert phrase("refused-host-only") in (await evening.slash("Chloé", "table pause", table=1)).text
    guild = (await evening.table()).guild
    await evening.bot.services.stores.guilds.change(
        guild, evening.person("Mira").id, 0, moderators=(role.id,)
    )
    await evening.slash("Chloé", "table pause", table=1)
    assert (await evening.table()).status == "paused"
    evening.playground.admin.delete_role(role)
    await evening.calm()
    await evening.slash("Chloé", "table resume", table=1)
    assert (await evening.table()).status == "paused", "the role is gone, and with it what it allowed"
    await evening.slash("Mira", "table resume", table=1)
    assert (await evening.table()).status == "playing"


async def test_who_manages_messages_elsewhere_is_no_moderator_here(evening: Evening) -> None:
    await evening.begin("Dev")
    evening.permit("Chloé", "lounge", Permission.MANAGE_MESSAGES, allow=True)
    await evening.calm()
    await evening.slash("Chloé", "table end", "lounge", table=1)
    assert (await evening.slash("Chloé", "table pause", "lounge", table=1)).text
    assert (await evening.table()).status == "playing"


async def test_a_pause_that_all_agreed_to_is_ended_by_any_of_them(evening: Evening) -> None:
    board = await evening.begin("Dev")
    await do(evening, "Ada", await more(evening, "Ada"), "propose-pause")
    await do(evening, "Dev", board, "agree")
    assert phrase("board-paused-together") in board.text
    assert phrase("refused-not-seated") in await do(evening, "Chloé", board, "resume")
    await do(evening, "Dev", board, "resume")
    assert phrase("board-waiting", variant="one") in board.text


# Hosting


async def test_a_moderator_takes_over_hosting(evening: Evening) -> None:
    await evening.begin("Dev")
    assert phrase("refused-moderator-only") in (await evening.slash("Dev", "table host")).text
    assert phrase("button-host") not in labels(await more(evening, "Ada"))
    panel = await more(evening, "Mira")
    assert phrase("done-host") in await do(evening, "Mira", panel, "host")
    assert (await evening.table()).host == evening.person("Mira").id
    assert phrase("button-host") not in labels(panel)
    assert phrase("refused-host-already") in (await evening.slash("Mira", "table host", table=1)).text
    await do(evening, "Dev", await evening.slash("Dev", "table leave"), "give-up-yes")
    assert (await evening.table()).host == evening.person("Mira").id, "the host need not sit there"


# Leaving


async def test_leaving_asks_once_and_opens_the_seat(evening: Evening) -> None:
    board = await evening.begin("Dev", "Mira")
    question = await evening.turn("Ada", await more(evening, "Ada"), "give-up")
    assert phrase("ask-leave") in question.text
    assert await evening.seats() == ["Ada", "Dev", "Mira"]
    await evening.restart_bot()
    assert phrase("done-left") in await do(evening, "Ada", question, "give-up-yes")
    assert await evening.seats() == ["", "Dev", "Mira"]
    assert (await evening.table()).host == evening.person("Dev").id
    assert phrase("refused-not-your-table") in await evening.forge("Ada", board, "test:1:1:give-up-yes:")
    assert phrase("board-wanted", variant="one") in board.text
    assert phrase("button-take-seat") in labels(board)
    assert "Ada" in (await log(evening, "Chloé")).split("gives up")[0], "who did it stays who they were"

    note = await do(evening, "Bruno", board, "take-seat")
    assert phrase("done-seat-taken", "it") in note
    assert await evening.seats() == ["Bruno", "Dev", "Mira"]
    assert phrase("button-take-seat") not in labels(board)
    told = (await log(evening, "Chloé")).splitlines()
    assert "**Ada** gives up their seat" in "\n".join(told).replace("🦊 ", "")
    assert any("Bruno takes over from" in entry for entry in told)


async def test_leaving_a_lobby_needs_no_question(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Dev", board, "Join")
    assert phrase("done-left-lobby") in (await evening.slash("Dev", "table leave")).text
    await evening.calm()
    assert await evening.seats() == ["Ada"]
    assert phrase("refused-not-seated") in (await evening.slash("Mira", "table leave", table=1)).text


async def test_the_last_person_is_told_that_the_table_ends(evening: Evening) -> None:
    board = await evening.begin(computers=1)
    question = await evening.slash("Ada", "table leave")
    assert "last person" in question.text
    await do(evening, "Ada", question, "give-up-yes")
    assert (await evening.table()).status == "ended"
    assert "was ended" in board.text
    assert "has ended" in await evening.forge("Dev", board, "test:1:1:take-seat:0")


async def test_a_seat_that_has_just_been_taken(evening: Evening) -> None:
    board = await evening.begin("Dev", "Mira")
    take = "test:1:1:take-seat:1"
    assert phrase("refused-seat-not-free") in await evening.forge("Chloé", board, take)
    await do(evening, "Dev", await more(evening, "Dev"), "want")
    assert phrase("state-open") in board.text
    assert phrase("refused-already-seated") in await evening.forge("Dev", board, take)
    replies = await asyncio.gather(*(evening.forge(name, board, take) for name in ("Chloé", "Olga")))
    await evening.calm()
    assert sum(phrase("refused-seat-not-free") in text for text in replies) == 1
    [winner] = set(await evening.seats()) & {"Chloé", "Olga"}
    assert choices(await evening.hand(winner)) or phrase("board-waiting", variant="one") in board.text
    for absurd in ("9", "", "x", "-1", "1=2"):
        assert await evening.forge("Bruno", board, f"test:1:1:take-seat:{absurd}")
    assert "Bruno" not in await evening.seats()


async def test_whoever_asked_for_a_substitute_may_stay(evening: Evening) -> None:
    board = await evening.begin("Dev")
    panel = await more(evening, "Dev")
    await do(evening, "Dev", panel, "want")
    assert phrase("done-want") in panel.text
    await evening.restart_bot()
    assert phrase("done-stay") in await do(evening, "Dev", panel, "stay")
    assert phrase("button-take-seat") not in labels(board)
    assert names_at(await evening.table())[1] == "Dev"


# Seats that moderators look after


async def test_a_stand_in_plays_until_the_person_looks_in(evening: Evening) -> None:
    board = await evening.begin("Dev")
    for name in ("Ada", "Mira"):
        assert "Dev" in (await evening.slash(name, "table replace", table=1)).text
    assert phrase("refused-host-only") in (await evening.slash("Dev", "table replace")).text
    panel = await seat_panel(evening, "Ada", "Dev")
    assert phrase("button-seat-remove") not in labels(panel), "a host is no moderator"
    assert not panel.selects
    await do(evening, "Ada", panel, "seat-absence")
    assert "A stand-in (Companion) plays for" in board.text
    while await evening.asked() != "Ada":
        await evening.calm()
    before = await moves(evening)
    await play_turn(evening, "Ada")
    assert await moves(evening) > before + 1, "the stand-in has played"
    await evening.hand("Dev")
    await evening.calm()
    assert phrase("done-stand-in-turn") not in board.text
    assert (await evening.table()).seats[1].stand_in is None
    assert "Dev is back" in await log(evening, "Chloé")


async def test_remove_and_offer(evening: Evening) -> None:
    board = await evening.begin("Dev", "Chloé")
    assert (
        phrase("refused-moderator-only")
        in (await evening.slash("Ada", "table remove", player=evening.person("Dev"))).text
    )
    panel = await seat_panel(evening, "Mira", "Dev")
    form = (await evening.person("Mira").press(panel, verb(panel, "seat-remove"))).modal
    assert form is not None
    await evening.restart_bot()
    assert phrase("done-seat-removed") in await read(await evening.person("Mira").submit(form))
    assert await evening.seats() == ["Ada", "", "Chloé"]
    assert phrase("refused-seat-not-free") in await evening.forge("Dev", board, "test:1:1:take-seat:1")
    assert phrase("hand-watching") in (await evening.hand("Dev")).text

    panel = await seat_panel(evening, "Mira", "")
    assert phrase("done-offered") in await offer(evening, "Mira", panel, "Olga")
    [notice] = [notice for notice in evening.notices() if evening.person("Olga").id in notice.notified]
    assert labels(notice)[:2] == ["Accept", "Decline"]
    assert "Offered to" in (await seat_panel(evening, "Mira", "")).text
    assert phrase("refused-offered-already") in await offer(
        evening, "Mira", await seat_panel(evening, "Mira", ""), "Olga"
    )
    assert phrase("refused-no-offer") in await do(evening, "Dev", notice, "seat-accept")
    await evening.restart_bot()
    assert phrase("done-seat-taken") in await do(evening, "Olga", notice, "seat-accept")
    assert await evening.seats() == ["Ada", "Olga", "Chloé"]
    assert notice.deleted, "what is answered does not stand there"
    assert phrase("refused-already-seated") in await evening.forge("Olga", board, verb(notice, "seat-accept"))
    told = await log(evening, "Chloé")
    assert phrase("log-removed") in told
    assert phrase("log-offered") in told


async def test_a_declined_offer_tells_the_log(evening: Evening) -> None:
    await evening.begin("Dev")
    await offer(evening, "Mira", await seat_panel(evening, "Mira", "Dev"), "Chloé")
    [notice] = [notice for notice in evening.notices() if evening.person("Chloé").id in notice.notified]
    await do(evening, "Chloé", notice, "seat-decline")
    assert notice.deleted
    assert "Chloé declines" in await log(evening, "Mira")
    assert await evening.seats() == ["Ada", "Dev"]
    assert phrase("refused-no-offer") in await evening.forge(
        "Chloé", evening.board(), verb(notice, "seat-decline")
    )


async def test_an_offer_by_direct_message(evening: Evening) -> None:
    await evening.begin("Dev", "Ada")
    panel = await evening.turn("Ada", await evening.hand("Ada"), "direct")
    assert panel.text
    other = await evening.begin("Chloé", host="Mira")
    await offer(evening, "Mira", await seat_panel(evening, "Mira", "Chloé", 2), "Ada")
    letter = evening.person("Ada").dms()[-1]
    assert "Accept" in labels(letter)
    await do(evening, "Ada", letter, "seat-accept")
    assert await evening.seats(2) == ["Mira", "Ada"]
    assert "Ada" in other.text or "Ada" in await log(evening, "Mira", 2)


async def test_whoever_sits_there_may_offer_their_own_seat(evening: Evening) -> None:
    await evening.begin("Dev")
    ada, dev, friend = (evening.person(name) for name in ("Ada", "Dev", "Chloé"))
    others = await evening.slash("Dev", "table replace", player=ada, by=friend)
    assert phrase("refused-moderator-only") in others.text
    await evening.slash("Dev", "table replace", player=dev, by=friend)
    await evening.calm()
    [notice] = [notice for notice in evening.notices() if friend.id in notice.notified]
    await do(evening, "Chloé", notice, "seat-accept")
    assert await evening.seats() == ["Ada", "Chloé"]


async def test_only_the_first_of_two_who_were_offered_a_seat_gets_it(evening: Evening) -> None:
    await evening.begin("Dev")
    for name in ("Chloé", "Bruno"):
        await offer(evening, "Mira", await seat_panel(evening, "Mira", "Dev"), name)
    mine, his = (
        next(notice for notice in evening.notices() if evening.person(name).id in notice.notified)
        for name in ("Chloé", "Bruno")
    )
    late = verb(his, "seat-accept")
    await do(evening, "Chloé", mine, "seat-accept")
    assert his.deleted, "the offer has come to an end with the seat"
    assert phrase("refused-no-offer", "it") in await evening.forge("Bruno", evening.board(), late)
    await offer(evening, "Mira", await seat_panel(evening, "Mira", "Chloé"), "Olga")
    panel = await seat_panel(evening, "Mira", "Chloé")
    assert phrase("done-withdrawn") in await do(evening, "Mira", panel, "seat-withdraw")
    assert not [notice for notice in evening.notices() if phrase("notice-offer") in notice.text]
    assert await evening.seats() == ["Ada", "Chloé"]


async def test_who_cannot_be_offered_a_seat(evening: Evening) -> None:
    await evening.begin("Dev")
    dev = evening.person("Dev")
    bot = evening.playground.world.users[evening.playground.world.bot_id]

    async def replace(by: object) -> str:
        return (await evening.slash("Mira", "table replace", table=1, player=dev, by=by)).text

    assert phrase("refused-sits-already") in await replace(evening.person("Ada"))
    assert phrase("refused-offer-to-bot") in await replace(bot)
    evening.playground.admin.remove_member(evening.person("Bruno"))
    assert phrase("refused-left-server") in await replace(str(evening.person("Bruno").id))
    evening.permit("Chloé", "tables", Permission.VIEW_CHANNEL, allow=False)
    await evening.calm()
    assert phrase("refused-offered-sees-not") in await replace(evening.person("Chloé"))
    nobody = await evening.slash(
        "Mira", "table replace", table=1, player=evening.person("Olga"), by=evening.person("Olga")
    )
    assert phrase("refused-not-there") in nobody.text
    assert (
        phrase("refused-no-such-seat")
        in (await evening.slash("Mira", "table replace", table=1, seat="nonsense")).text
    )
    assert (
        phrase("refused-no-such-seat")
        in (await evening.slash("Mira", "table replace", table=1, seat="7=1")).text
    )
    assert await evening.seats() == ["Ada", "Dev"]
    assert len([n for n in evening.notices() if phrase("notice-offer") in n.text]) == 0


async def test_two_moderators_at_once(evening: Evening) -> None:
    evening.permit("Olga", "tables", Permission.MANAGE_MESSAGES, allow=True)
    await evening.calm()
    board = await evening.begin("Dev", "Chloé")
    dev = evening.person("Dev")
    moderators = ("Mira", "Olga")
    forms = [await removal_form(evening, name, table=1, player=dev) for name in moderators]
    sent = await asyncio.gather(
        *(evening.person(name).submit(form) for name, form in zip(moderators, forms, strict=True))
    )
    replies = [await read(reply) for reply in sent]
    await evening.calm()
    assert sorted(phrase("done-seat-removed") in reply for reply in replies) == [False, True]
    assert (await log(evening, "Mira")).count(phrase("log-removed")) == 1

    # One has Chloé's seat open in a panel while she is replaced: nobody else is removed instead.
    panel = await seat_panel(evening, "Mira", "Chloé")
    await do(evening, "Chloé", await more(evening, "Chloé"), "want")
    late = verb(panel, "seat-remove")
    form = (await evening.person("Mira").press(panel, late)).modal
    assert form is not None
    await do(evening, "Bruno", board, "take-seat")
    assert phrase("refused-seat-changed") in await read(await evening.person("Mira").submit(form))
    assert phrase("refused-seat-changed") in await evening.forge("Mira", board, late)
    assert "Bruno" in await evening.seats()

    # One ends the table while the other replaces a player.
    question = await evening.slash("Olga", "table end", table=1)
    panel = await seat_panel(evening, "Mira", "Bruno")
    yes = verb(question, "end-yes")
    await do(evening, "Olga", question, "end-yes")
    assert "has ended" in await do(evening, "Mira", panel, "seat-absence")
    assert "has ended" in await evening.forge("Mira", board, yes)


async def test_the_last_person_cannot_be_removed(evening: Evening) -> None:
    await evening.begin(computers=1)
    removed = await evening.slash("Mira", "table remove", table=1, player=evening.person("Ada"))
    assert phrase("refused-last-person") in removed.text
    assert (await evening.table()).status == "playing"
    computer = await evening.slash("Mira", "table remove", table=1, seat="1=")
    assert phrase("refused-no-person-there") in computer.text


async def test_removing_somebody_from_a_lobby(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Dev", board, "Join")
    dev = evening.person("Dev")
    ada = evening.person("Ada")
    assert phrase("refused-host-only") in (await evening.slash("Dev", "table remove", player=ada)).text
    form = await removal_form(evening, "Mira", table=1, player=dev)
    assert await evening.seats() == ["Ada", "Dev"]
    assert phrase("done-sent-away") in await read(await evening.person("Mira").submit(form))
    assert await evening.seats() == ["Ada"]
    again = await evening.slash("Mira", "table remove", table=1, player=dev)
    assert phrase("refused-not-there") in again.text
    assert "Mira sends Dev away" in await log(evening, "Ada")


async def test_seats_are_suggested_by_name(evening: Evening) -> None:
    await evening.begin("Dev", computers=1)
    mira = evening.person("Mira")
    found = await mira.autocomplete("tables", "table replace", focused="seat", text="", table=1)
    assert [choice.value.partition("=")[2] for choice in found] == [
        str(evening.person("Ada").id),
        str(evening.person("Dev").id),
        "",
    ]
    found = await mira.autocomplete("tables", "table remove", focused="seat", text="dev", table=1)
    assert ["Dev" in choice.name for choice in found] == [True]
    assert await mira.autocomplete("tables", "table remove", focused="seat", text="", table=77) == []


async def test_open_to_all_and_closed_again(evening: Evening) -> None:
    board = await evening.begin("Dev", "Chloé")
    panel = await seat_panel(evening, "Mira", "Dev")
    assert phrase("done-seat-opened") in await do(evening, "Mira", panel, "seat-open")
    assert phrase("state-open") in board.text
    assert "A stand-in (Companion) plays for" in board.text
    assert phrase("done-seat-closed") in await do(evening, "Mira", panel, "seat-close")
    assert phrase("state-open") not in board.text
    assert phrase("refused-moderator-only") in await evening.forge("Ada", board, verb(panel, "seat-open"))


# Ending, always


@pytest.mark.parametrize("stuck", ["lobby", "playing", "paused", "halted", "channel", "permission"])
async def test_a_stuck_table_can_always_be_ended(evening: Evening, stuck: str) -> None:
    admin = evening.playground.admin
    if stuck == "lobby":
        await evening.open_table()
    else:
        await evening.begin("Dev")
    if stuck == "paused":
        await evening.slash("Ada", "table pause")
        await evening.calm()
    if stuck == "halted":
        await hold(evening.bot.services.tables, 1)
    if stuck == "channel":
        admin.delete_channel("tables")
        await evening.restart_bot()
    if stuck == "permission":
        admin.permit_bot("tables", deny=Permission.SEND_MESSAGES | Permission.VIEW_CHANNEL)
        await evening.answered()
    found = await evening.person("Mira").autocomplete("lounge", "table end", focused="table", text="")
    assert [choice.value for choice in found] == [1]
    question = await evening.slash("Mira", "table end", "lounge", table=1)
    hello = evening.person("Chloé").say("lounge", "hello")
    assert await evening.forge("Chloé", hello, verb(question, "end-yes"))
    assert (await evening.table()).status != "ended"
    await evening.person("Mira").press(question, verb(question, "end-yes"))
    await evening.answered()
    assert (await evening.table()).status == "ended"
    [*_, last] = await evening.bot.services.tables.archive.log(1, None)
    mira = await evening.number_of("Mira")
    assert last.event.text == Text("log-ended-by", {"player": PersonName(mira)})


@pytest.mark.parametrize("gone", ["archived", "deleted"])
async def test_a_table_in_a_thread_that_is_gone(evening: Evening, gone: str) -> None:
    await evening.begin("Dev")
    thread = evening.person("Ada").start_thread("tables", "Our table")
    shown = await evening.person("Ada").slash(thread, "table show", table=1)
    panel = await (await evening.person("Ada").press(await shown.result(), "More")).result()
    await evening.press("Ada", panel, phrase("button-here"))
    if gone == "archived":
        evening.playground.admin.archive(thread, lock=True)
    else:
        evening.playground.admin.delete_channel(thread)
    await evening.answered()
    assert "no table 1" in (await evening.slash("Chloé", "table show", table=1)).text
    question = await evening.slash("Mira", "table end", table=1)
    await evening.person("Mira").press(question, verb(question, "end-yes"))
    await evening.answered()
    assert (await evening.table()).status == "ended"


async def test_somebody_who_left_the_server_is_replaced(evening: Evening) -> None:
    board = await evening.begin("Dev", "Chloé")
    evening.person("Dev").leave()
    await evening.calm()
    await offer(evening, "Mira", await seat_panel(evening, "Mira", "Dev"), "Bruno")
    [notice] = [notice for notice in evening.notices() if evening.person("Bruno").id in notice.notified]
    await do(evening, "Bruno", notice, "seat-accept")
    assert await evening.seats() == ["Ada", "Bruno", "Chloé"]
    assert "Bruno" in board.text or await evening.asked() != "Bruno"


# The log


async def test_a_moderator_reads_only_the_log_of_tables_that_they_see(evening: Evening) -> None:
    await evening.begin("Dev")
    assert phrase("log-started") in await log(evening, "Mira")
    evening.permit("Mira", "tables", Permission.VIEW_CHANNEL, allow=False)
    await evening.calm()
    assert "no table 1" in (await evening.slash("Mira", "table log", "lounge", table=1)).text
    with pytest.raises(CannotDoError):
        await evening.slash("Mira", "table log", "tables", table=1)


@pytest.fixture
async def garden_evening(
    playground: Playground, settings: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Evening]:
    """An evening with the garden, a game where players can look at something that others don't see."""
    with known(Garden(), GARDEN_WORDS, tmp_path, monkeypatch):
        here = Evening(playground, settings)
        await here.start_bot()
        yield here
        await here.stop_bot()


async def test_private_lines_stay_with_the_seat(garden_evening: Evening) -> None:
    here = garden_evening
    board = await here.begin("Dev", game="garden")
    await here.move("Ada", "look")
    assert "You see" in await log(here, "Ada")
    for moderator in ("Mira", "Olga"):
        assert "You see" not in await log(here, moderator)
    await do(here, "Ada", await here.slash("Ada", "table leave"), "give-up-yes")
    await do(here, "Chloé", board, "take-seat")
    assert "You see" not in await log(here, "Ada"), "what is hidden went with the seat"
    assert "You see" in await log(here, "Chloé")
    assert "You see" not in await log(here, "Mira")
    assert "You see" not in here.board().text


async def play_turn(evening: Evening, name: str) -> None:
    """Let a person play until it isn't their turn anymore."""
    panel = await evening.hand(name)
    while offered := choices(panel):
        panel = await evening.pick(name, panel, "end" if "end" in offered else next(iter(offered)))
    await evening.calm()
