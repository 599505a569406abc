"""Getting a table together: who is notified, who is invited, who may not come."""

from __future__ import annotations

from bot.features.invitations.rules import KEPT
from playground import Message, Permission
from tests.protocol.agreeing import agree_on
from tests.protocol.evening import PEOPLE, Evening, read, verb
from tests.protocol.removing import remove
from tests.protocol.test_lobby import finish
from tests.support.phrases import phrase


def told(evening: Evening, words: str) -> list[Message]:
    """Return the channel's notices that contain ``words``."""
    return [message for message in evening.notices() if words in message.text]


async def test_play_again_asks_those_who_played(evening: Evening) -> None:
    board = await evening.begin("Bruno", "Chloé", "Dev")
    await evening.wish(evening.person("Bruno").id, delivery="direct")
    await finish(evening)
    evening.permit("Chloé", "tables", Permission.VIEW_CHANNEL, allow=False)
    await evening.press("Ada", board, "Play again")
    rematch = evening.board()
    assert rematch is not board
    [message] = told(evening, "invites you")
    assert f"<@{evening.person('Dev').id}>" in message.text
    assert f"<@{evening.person('Chloé').id}>" not in message.text, "she could not play there"
    assert message.text.count("<@") == 2, "Dev, and who invites him"
    [letter] = [one for one in evening.person("Bruno").dms() if "invites you" in one.text]
    reply = await evening.press("Bruno", letter, verb(letter, "invite-accept"))
    assert phrase("joined", "it") in await read(reply)
    assert await evening.seats(2) == ["Ada", "Bruno"]
    reply = await evening.press("Dev", message, verb(message, "invite-decline"))
    assert not told(evening, "invites you"), "it was answered"
    await evening.press("Ada", rematch, "Leave")
    await evening.restart_bot()
    assert not told(evening, "invites you"), "each is asked once"


async def test_the_host_reads_who_joins_and_is_told_when_all_have(evening: Evening) -> None:
    board = await evening.open_table()
    for name in PEOPLE[1:4]:
        await evening.press(name, board, "Join")
        assert f"{name} {phrase('log-joined')}" in evening.board().text
        assert not evening.notices(), "nobody is pinged for it"
    await evening.press("Mira", evening.board(), "Join")
    [message] = told(evening, phrase("notice-full"))
    assert f"<@{evening.person('Ada').id}>" in message.text
    await evening.press("Mira", evening.board(), "Leave")
    assert not told(evening, phrase("notice-full"))
    await evening.press("Mira", evening.board(), "Join")
    [message] = told(evening, phrase("notice-full"))
    await evening.press("Ada", message, verb(message, "start"))
    assert (await evening.table()).status == "playing"
    assert not told(evening, phrase("notice-full"))


async def test_somebody_is_invited_and_a_seat_is_kept_for_a_day(evening: Evening) -> None:
    await evening.open_table()
    panel = await evening.slash("Ada", "table invite", player=evening.person("Dev"))
    await evening.calm()
    assert phrase("done-invited") in panel.text
    assert f"kept for <@{evening.person('Dev').id}>" in evening.board().text
    assert len(told(evening, "invites you")) == 1
    await evening.restart_bot()
    await evening.pass_time(KEPT - 100)
    assert f"kept for <@{evening.person('Dev').id}>" in evening.board().text
    await evening.pass_time(200)
    assert f"<@{evening.person('Dev').id}>" not in evening.board().text
    assert not told(evening, "invites you")

    panel = await evening.slash("Ada", "table invite")
    assert phrase("panel-invitations-none") in panel.text
    evening.permit("Dev", "tables", Permission.VIEW_CHANNEL, allow=False)
    refusal = await evening.slash("Ada", "table invite", player=evening.person("Dev"))
    assert phrase("refused-offered-sees-not") in refusal.text
    panel = await evening.slash("Ada", "table invite", player=evening.person("Chloé"))
    await evening.calm()
    [message] = told(evening, "invites you")
    stranger = await evening.press("Mira", message, verb(message, "invite-accept"))
    assert phrase("refused-not-invited") in await read(stranger)
    panel = await evening.turn("Ada", panel, "invite-withdraw")
    await evening.calm()
    assert phrase("panel-invitations-none") in panel.text
    assert not told(evening, "invites you")
    await evening.slash("Ada", "table invite", player=evening.person("Chloé"))
    await evening.calm()
    [message] = told(evening, "invites you")
    await evening.press("Chloé", message, verb(message, "invite-accept"))
    assert await evening.seats() == ["Ada", "Chloé"]
    assert phrase("panel-invitations-none") in (await evening.slash("Mira", "table invite")).text, (
        "she moderates"
    )
    assert phrase("refused-not-seated", "it") in (await evening.slash("Bruno", "table invite")).text


async def test_the_host_sends_somebody_away_who_does_not_come_back(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Dev", board, "Join")
    assert (
        phrase("refused-host-only")
        in (await evening.slash("Dev", "table remove", player=evening.person("Ada"))).text
    )
    assert phrase("done-sent-away") in await remove(evening, "Ada", "Dev")
    await evening.calm()
    await evening.restart_bot()
    refusal = await evening.press("Dev", evening.board(), "Join")
    assert "sent away" in await read(refusal)
    assert await evening.seats() == ["Ada"]


async def test_the_lobby_shows_the_host_who_can_be_sent_away(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Dev", board, "Join")
    reply = await evening.press("Dev", evening.board(), verb(evening.board(), "invitations"))
    assert "send-away" not in str([one.custom_id for one in (await reply.result()).buttons])
    reply = await evening.press("Ada", evening.board(), verb(evening.board(), "invitations"))
    panel = reply.followups[-1] if reply.followups else await reply.result()
    form = (await evening.person("Ada").press(panel, verb(panel, "send-away"))).modal
    assert form is not None
    assert "Dev" in form.title
    assert phrase("done-sent-away") in await read(await evening.person("Ada").submit(form))
    assert await evening.seats() == ["Ada"]


async def test_somebody_who_does_not_answer_is_invited_twice_at_most(evening: Evening) -> None:
    await evening.open_table()
    for _ in range(2):
        await evening.slash("Ada", "table invite", player=evening.person("Dev"))
        await evening.calm()
        assert len(told(evening, "invites you")) == 1
        await evening.pass_time(KEPT + 100)
        assert not told(evening, "invites you")
        await evening.restart_bot()
    refusal = await evening.slash("Ada", "table invite", player=evening.person("Dev"))
    assert phrase("refused-invited-enough") in refusal.text


async def test_starting_without_somebody_who_is_invited_takes_a_second_press(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Bruno", board, "Join")
    await evening.slash("Ada", "table invite", player=evening.person("Dev"))
    await evening.calm()
    reply = await evening.press("Ada", evening.board(), verb(evening.board(), "start"))
    question = reply.followups[-1]
    assert f"kept for <@{evening.person('Dev').id}>" in question.text
    assert (await evening.table()).status == "lobby"
    begun = await evening.turn("Ada", question, "start-yes")
    assert phrase("done-started") in begun.text
    assert (await evening.table()).status == "playing"


async def test_a_table_begins_by_itself_when_it_is_full(evening: Evening) -> None:
    await evening.open_table()
    await agree_on(evening, "Ada", starts_full=True)
    assert phrase("lobby-starts-full") in evening.board().text
    for name in PEOPLE[1:]:
        assert (await evening.table()).status == "lobby"
        await evening.press(name, evening.board(), verb(evening.board(), "join"))
    assert (await evening.table()).status == "playing"
    await finish(evening)
    proof = await evening.slash("Ada", "table verify")
    assert "✅" in proof.text
    await evening.press("Ada", evening.board(), "Play again")
    assert (await evening.table(2)).starts_full


async def test_a_table_begins_at_the_time_that_was_set(evening: Evening) -> None:
    await evening.open_table()
    refusal = await agree_on(evening, "Ada", time="whenever")
    assert phrase("refused-no-such-moment") in await read(refusal)
    past = await agree_on(evening, "Ada", time="2020-01-01 8:00")
    assert phrase("refused-start-past") in await read(past)
    assert (await evening.table()).starts_at is None
    await agree_on(evening, "Ada", time="2 h")
    starts_at = (await evening.table()).starts_at
    assert starts_at is not None
    assert f"{phrase('lobby-starts-at')}: <t:{int(starts_at)}:F>" in evening.board().text
    await evening.press("Bruno", evening.board(), "Join")
    await evening.press("Mira", evening.board(), "Join")
    await evening.restart_bot()
    await evening.pass_time(3_600)
    assert (await evening.table()).status == "lobby"
    await evening.pass_time(3_700)
    assert (await evening.table()).status == "playing"
    asked = await evening.asked()
    [message] = told(evening, "your turn")
    assert f"<@{evening.person(asked).id}>" in message.text
    await finish(evening)
    assert "✅" in (await evening.slash("Ada", "table verify")).text


async def test_the_host_hears_that_players_were_missing_and_computers_can_take_their_seats(
    evening: Evening,
) -> None:
    await evening.open_table()
    await agree_on(evening, "Ada", time="1 h", starts_filled="wait")
    await evening.pass_time(3_700)
    assert (await evening.table()).status == "lobby"
    [message] = told(evening, phrase("notice-missed"))
    assert f"<@{evening.person('Ada').id}>" in message.text
    assert phrase("lobby-start-missed") in evening.board().text
    await agree_on(evening, "Ada", time="1 h", starts_filled="fill")
    assert not told(evening, phrase("notice-missed"))
    await evening.pass_time(3_700)
    table = await evening.table()
    assert table.status == "playing"
    assert [row.member is None for row in table.seats] == [False, True]
