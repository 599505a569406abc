"""A person doesn't answer for days: the others are notified, see their vote everywhere, and decide."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.features.clocks.service.deadline_scheduler import GRACE
from bot.features.lobby.rules.terms import set_terms
from bot.table.table_terms import USUAL_SILENT_DAYS
from playground import Message
from tests.protocol.course import is_asked, play_until
from tests.protocol.evening import Evening, verb
from tests.protocol.test_digest import letters
from tests.support.acting import act, agree_on_clock
from tests.support.phrases import phrase

HOUR, DAY = 3_600.0, 86_400.0
SILENT = USUAL_SILENT_DAYS * DAY


async def begin(evening: Evening, *others: str, computers: int = 0, days: int = USUAL_SILENT_DAYS) -> Message:
    """Start a game without a clock in which Ada, the host, has the question; return its board."""
    board = await evening.open_table()
    for name in others:
        await evening.press(name, board, verb(board, "join"))
    for _ in range(computers):
        await evening.press("Ada", board, verb(board, "add-computer"))
    service, ada = evening.bot.services.tables, evening.person("Ada").id
    await agree_on_clock(service, 1, ada, "none")
    await act(service, set_terms, 1, ada, {"silent_days": days})
    await evening.calm()
    await evening.press("Ada", board, verb(board, "start"))
    await play_until(evening, is_asked(0))
    await evening.calm()
    return evening.board()


async def vote(evening: Evening, name: str, answer: str) -> Message:
    """Let a person vote on the board; return the answer."""
    board = evening.board()
    reply = await evening.person(name).press(board, verb(board, f"out-{answer}"))
    shown = await reply.result()
    await evening.calm()
    return shown


async def tables_of(evening: Evening, name: str) -> str:
    return (await evening.slash(name, "tables")).text


def pings(evening: Evening, key: str) -> list[set[str]]:
    """Return the people pinged by messages with the words ``key``."""
    people = {evening.person(name).id: name for name in ("Ada", "Dev", "Mira")}
    return [
        {people[person] for person in notice.notified}
        for notice in evening.notices()
        if phrase(key) in notice.text
    ]


def offered(message: Message) -> set[str]:
    """Return the verbs that ``message`` offers."""
    return {button.custom_id.split(":")[3] for button in message.buttons if button.custom_id}


async def test_after_a_week_of_silence_the_others_are_asked(evening: Evening) -> None:
    await begin(evening, "Dev", "Mira")
    await evening.pass_time(SILENT - HOUR)
    assert not (await evening.table()).seats[0].is_silent
    assert not pings(evening, "notice-vote")
    await evening.restart_bot()
    await evening.pass_time(2 * HOUR)
    assert (await evening.table()).seats[0].is_silent
    assert pings(evening, "notice-vote") == [{"Dev", "Mira"}]
    assert pings(evening, "notice-silent") == [{"Ada"}]
    answers = {"out-wait", "out-host", "out-absence", "out-wanted", "out-end"}
    assert {one for one in offered(evening.board()) if one.startswith("out-")} == answers
    vote_of_ada = (await evening.table()).seats[0].vote
    await evening.restart_bot()
    assert (await evening.table()).seats[0].vote == vote_of_ada


@pytest.mark.parametrize("answer", ["wait", "host", "absence", "wanted", "end"])
async def test_the_others_decide(evening: Evening, answer: str) -> None:
    await begin(evening, "Dev", "Mira")
    await evening.pass_time(SILENT + HOUR)
    shown = await vote(evening, "Dev", answer)
    assert phrase("done-voted") in shown.text
    assert pings(evening, "notice-vote") == [{"Dev", "Mira"}], "one message, which stands for Mira"
    await vote(evening, "Mira", answer)
    assert not pings(evening, "notice-vote") or answer == "host"
    table = await evening.table()
    ada = table.seats[0]
    match answer:
        case "wait":
            assert ada.vote is None
            await evening.pass_time(SILENT - 2 * HOUR)
            assert (await evening.table()).seats[0].vote is None
            await evening.pass_time(3 * HOUR)
            assert (await evening.table()).seats[0].is_silent, "they are asked again"
        case "host":
            assert table.host == evening.person("Dev").id
            assert "out-host" not in offered(evening.board())
            assert ada.is_silent, "what happens to the seat is still open"
            assert not ada.answers
        case "absence":
            assert (ada.stand_in, ada.wanted) == ("absence", False)
        case "wanted":
            assert (ada.stand_in, ada.wanted) == ("absence", True)
        case _:
            assert table.status == "ended"


async def test_a_vote_stays_in_sight_for_days_with_its_true_age(evening: Evening) -> None:
    await begin(evening, "Dev", "Mira")
    await evening.wish(evening.person("Mira").id, reminder_hours=24)
    await evening.pass_time(SILENT + HOUR)
    opened = (await evening.table()).seats[0].vote
    assert opened is not None
    since = f"<t:{int(opened.since)}:R>"
    await evening.pass_time(3 * HOUR)
    await vote(evening, "Mira", "wait")
    assert phrase("tables-vote") not in await tables_of(evening, "Mira"), "she has answered"
    await evening.restart_bot()
    for _ in range(3):
        await evening.pass_time(DAY)
        listed = await evening.slash("Dev", "tables")
        assert phrase("tables-vote") in listed.text
        assert since in listed.text
        assert "next" in offered(listed)
    hand = await evening.turn("Dev", listed, "next")
    assert phrase("board-silent") in hand.text
    assert since in hand.text
    reply = await evening.person("Dev").press(hand, verb(hand, "out-wait"))
    await reply.result()
    await evening.calm()
    assert (await evening.table()).seats[0].vote is None
    assert phrase("tables-vote") not in await tables_of(evening, "Dev")
    assert "next" not in offered(await evening.slash("Dev", "tables"))


async def test_a_vote_is_told_again_like_a_question(evening: Evening) -> None:
    await begin(evening, "Dev", "Mira")
    await evening.wish(evening.person("Mira").id, reminder_hours=24)
    await evening.pass_time(SILENT + HOUR)
    assert pings(evening, "notice-vote") == [{"Dev", "Mira"}]
    await evening.pass_time(DAY)
    assert {"Mira"} in pings(evening, "notice-again")
    await vote(evening, "Mira", "wait")
    assert {"Mira"} not in pings(evening, "notice-again"), "she has answered"
    await evening.pass_time(2 * DAY)
    assert {"Mira"} not in pings(evening, "notice-again")


async def test_a_vote_stands_in_every_digest(evening: Evening) -> None:
    await begin(evening, "Dev", "Mira")
    hour = datetime.fromtimestamp(evening.playground.clock.now(), UTC).hour
    await evening.wish(evening.person("Mira").id, delivery="digest", digest_hour=(hour + 3) % 24)
    await evening.pass_time(SILENT + HOUR)
    opened = (await evening.table()).seats[0].vote
    assert opened is not None
    for day in range(1, 4):
        await evening.pass_time(DAY)
        told = [letter for letter in letters(evening, "Mira") if phrase("letter-vote") in letter.text]
        assert len(told) == day
        assert f"<t:{int(opened.since)}:R>" in told[-1].text
    await vote(evening, "Mira", "wait")
    await evening.pass_time(DAY)
    told = [letter for letter in letters(evening, "Mira") if phrase("letter-vote") in letter.text]
    assert len(told) == 3


async def test_a_proposal_is_a_question_like_any_other(evening: Evening) -> None:
    await begin(evening, "Dev", "Mira")
    panel = await evening.turn("Dev", await evening.hand("Dev"), "propose-end")
    await evening.turn("Dev", panel, "propose-end-yes")
    await evening.calm()
    proposal = (await evening.table()).proposal
    assert proposal is not None
    await evening.pass_time(2 * DAY)
    text = await tables_of(evening, "Mira")
    assert phrase("tables-proposal", variant="end") in text
    assert f"<t:{int(proposal.at)}:R>" in text
    assert f"<t:{int(proposal.at)}:R>" in (await evening.hand("Mira")).text
    shown = await evening.turn("Mira", await evening.slash("Mira", "tables"), "next")
    await (await evening.person("Mira").press(shown, verb(shown, "agree"))).result()
    await evening.calm()
    assert phrase("tables-proposal", variant="end") not in await tables_of(evening, "Mira")
    assert (await evening.table()).status == "playing", "Ada has not agreed"
    await evening.pass_time(5 * DAY + HOUR)
    assert (await evening.table()).status == "ended", "after a week nobody waits for her"


async def test_whoever_was_silent_comes_back_with_any_press(evening: Evening) -> None:
    await begin(evening, "Dev", "Mira")
    await evening.pass_time(SILENT + HOUR)
    assert phrase("tables-late-silence") in await tables_of(evening, "Ada")
    assert phrase("board-silent") in evening.board().text
    await evening.restart_bot()
    hand = await evening.hand("Ada")
    await evening.calm()
    assert phrase("board-silent") not in evening.board().text
    assert not pings(evening, "notice-vote") + pings(evening, "notice-silent")
    assert phrase("tables-you") in await tables_of(evening, "Ada")
    assert hand.buttons
    await evening.pass_time(SILENT - HOUR)
    assert phrase("board-silent") not in evening.board().text
    await evening.pass_time(2 * HOUR)
    assert phrase("board-silent") in evening.board().text, "silent again"


async def test_a_look_at_ones_hand_is_a_sign_of_life_that_nobody_sees(evening: Evening) -> None:
    await begin(evening, "Dev", "Mira")
    await evening.pass_time(6 * DAY)
    before = await evening.table()
    edits = evening.board().text
    await evening.hand("Ada")
    await evening.calm()
    after = await evening.table()
    assert (after.changed_at, after.own_revision) == (before.changed_at, before.own_revision)
    assert evening.board().text == edits
    await evening.pass_time(6 * DAY)
    assert (await evening.table()).seats[0].vote is None
    await evening.pass_time(DAY + HOUR)
    assert (await evening.table()).seats[0].is_silent


async def test_days_off_do_not_count(evening: Evening) -> None:
    await begin(evening, "Dev", "Mira")
    today = datetime.fromtimestamp(evening.playground.clock.now(), UTC).date().toordinal()
    first, last = (datetime.fromordinal(today + days).date().isoformat() for days in (2, 3))
    await evening.wish(evening.person("Ada").id, holidays=((first, last),))
    await evening.pass_time(SILENT + HOUR)
    assert (await evening.table()).seats[0].vote is None
    await evening.pass_time(2 * DAY)
    assert (await evening.table()).seats[0].is_silent


async def test_a_table_may_agree_on_other_days_or_on_none(evening: Evening) -> None:
    await begin(evening, "Dev", "Mira", days=3)
    await evening.pass_time(3 * DAY + HOUR)
    assert (await evening.table()).seats[0].is_silent


async def test_where_it_is_off_nobody_decides(evening: Evening) -> None:
    await begin(evening, "Dev", "Mira", days=0)
    await evening.pass_time(14 * DAY)
    assert (await evening.table()).seats[0].vote is None


async def test_alone_with_computers_there_is_no_vote(evening: Evening) -> None:
    await begin(evening, computers=2)
    await evening.pass_time(SILENT + HOUR)
    assert (await evening.table()).seats[0].vote is None
    assert (await evening.table()).host_silent_since is None


async def test_silence_that_began_to_count_while_the_bot_was_away_has_grace(evening: Evening) -> None:
    await begin(evening, "Dev", "Mira")
    await evening.stop_bot()
    evening.playground.advance(SILENT + HOUR)
    await evening.start_bot()
    await evening.calm()
    assert (await evening.table()).seats[0].vote is None
    await evening.pass_time(GRACE + 1)
    assert (await evening.table()).seats[0].is_silent


async def test_in_a_lobby_any_player_takes_over_from_a_silent_host(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Dev", board, verb(board, "join"))
    await act(evening.bot.services.tables, set_terms, 1, evening.person("Ada").id, {"silent_days": 3})
    await evening.pass_time(2 * DAY)
    await evening.press("Mira", evening.board(), "Join")
    assert "claim-host" not in offered(evening.board())
    await evening.pass_time(DAY + HOUR)
    assert pings(evening, "notice-hostless") == [{"Ada", "Dev", "Mira"}]
    await evening.restart_bot()
    board = evening.board()
    assert phrase("refused-not-seated") in await evening.forge("Chloé", board, verb(board, "claim-host"))
    await evening.press("Dev", board, verb(board, "claim-host"))
    assert (await evening.table()).host == evening.person("Dev").id
    assert "claim-host" not in offered(evening.board())
    assert not pings(evening, "notice-hostless")


async def test_a_silent_host_of_a_lobby_stays_with_any_press(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Dev", board, verb(board, "join"))
    await act(evening.bot.services.tables, set_terms, 1, evening.person("Ada").id, {"silent_days": 3})
    await evening.pass_time(3 * DAY + HOUR)
    board = evening.board()
    claim = verb(board, "claim-host")
    await evening.press("Ada", board, verb(board, "options"))
    assert "claim-host" not in offered(evening.board())
    assert phrase("refused-host-is-there") in await evening.forge("Dev", evening.board(), claim)


async def test_a_pause_of_a_silent_host_ends_by_another(evening: Evening) -> None:
    await begin(evening, "Dev", "Mira")
    await evening.slash("Ada", "table pause", table=1)
    await evening.calm()
    await evening.pass_time(SILENT + HOUR)
    await evening.press("Mira", evening.board(), verb(evening.board(), "claim-host"))
    await evening.press("Mira", evening.board(), verb(evening.board(), "resume"))
    assert (await evening.table()).status == "playing"


async def test_the_list_of_whoever_ran_out_of_time_says_so(evening: Evening) -> None:
    board = await evening.open_table()
    for name in ("Dev", "Mira"):
        await evening.press(name, board, verb(board, "join"))
    await agree_on_clock(evening.bot.services.tables, 1, evening.person("Ada").id, "live")
    await evening.calm()
    await evening.press("Ada", board, verb(board, "start"))
    await play_until(evening, is_asked(0))
    await evening.pass_time(HOUR)
    text = await tables_of(evening, "Ada")
    assert phrase("tables-late-time") in text
    assert phrase("tables-you") not in text
    assert phrase("tables-vote") in await tables_of(evening, "Dev")


async def test_the_age_of_a_question_is_not_that_of_the_last_change(evening: Evening) -> None:
    await begin(evening, "Dev", "Mira")
    table = await evening.table()
    asked = f"<t:{int(table.waiting_since)}:R>"
    await evening.pass_time(3 * DAY)
    await evening.press("Dev", evening.board(), "More")
    panel = await evening.turn("Dev", await evening.hand("Dev"), "propose-pause")
    await evening.calm()
    assert panel
    assert asked in evening.board().text
    assert asked in await tables_of(evening, "Dev")
    assert asked in await tables_of(evening, "Ada")


async def test_a_host_without_a_seat_sees_their_votes(evening: Evening) -> None:
    board = await evening.open_table()
    await evening.press("Dev", board, verb(board, "join"))
    service, ada = evening.bot.services.tables, evening.person("Ada").id
    await agree_on_clock(service, 1, ada, "none")
    await act(service, set_terms, 1, ada, {"decider": "host"})
    await evening.calm()
    await evening.press("Ada", board, verb(board, "start"))
    await evening.slash("Mira", "table host", table=1)
    await play_until(evening, is_asked(0))
    await evening.pass_time(SILENT + HOUR)
    assert pings(evening, "notice-vote") == [{"Mira"}]
    opened = (await evening.table()).seats[0].vote
    assert opened is not None
    await evening.pass_time(2 * DAY)
    listed = await evening.slash("Mira", "tables")
    assert phrase("tables-vote") in listed.text
    assert f"<t:{int(opened.since)}:R>" in listed.text
    assert "next" not in offered(listed), "it finds the tables at which they sit"
    assert phrase("tables-vote") not in await tables_of(evening, "Dev")
    watched = await evening.turn("Mira", listed, "hand")
    shown = await evening.turn("Mira", watched, "out-absence")
    assert phrase("done-voted") in shown.text
    assert (await evening.table()).seats[0].stand_in == "absence"
    assert phrase("tables-vote") not in await tables_of(evening, "Mira")
