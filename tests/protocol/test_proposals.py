"""Proposals to end, to pause, or to take back more than one's own moves: agreed, declined, void, or kept over
a restart.
"""

from __future__ import annotations

import asyncio

from bot.features.absence.rules.stand_ins import let_play_absence
from bot.features.lifecycle.rules.lifecycle import end, resume
from bot.features.seats.rules.seats import give_up
from bot.table.seat_assignment import SeatAssignment
from playground import Message
from render.words import words_for
from tests.protocol.course import live, move
from tests.protocol.evening import PEOPLE, Evening, choices, read, verb
from tests.support.acting import act, record_of
from tests.support.phrases import phrase

THREE = PEOPLE[:3]
WORDS = words_for("en")


def has(panel: Message, wanted: str) -> bool:
    return any(b.custom_id and b.custom_id.split(":")[3] == wanted for b in panel.buttons)


async def two_moves(evening: Evening) -> None:
    """Start a game in which Ada and Bruno have chosen in secret, and Chloé hasn't."""
    await evening.begin("Bruno", "Chloé", game="towers")
    for name in THREE[:2]:
        panel = await evening.hand(name)
        await evening.pick(name, panel, next(iter(choices(panel))))
    await evening.calm()
    assert (await live(evening)).table.undoable == (0, 1)


async def ada_asks_to_take_back(evening: Evening) -> Message:
    """Let Ada propose to take back two moves; return her panel."""
    question = await evening.turn("Ada", await evening.hand("Ada"), "propose-undo")
    assert "last 2 moves, yours and theirs" in question.text
    panel = await evening.turn("Ada", question, "propose-undo-yes")
    await evening.calm()
    return panel


async def propose(evening: Evening, name: str, what: str) -> Message:
    """Let a person propose something by command, and confirm if asked."""
    answer = await evening.slash(name, "table propose", what=what)
    if has(answer, f"propose-{what}-yes"):
        answer = await evening.turn(name, answer, f"propose-{what}-yes")
    await evening.calm()
    return answer


async def press_on_board(evening: Evening, name: str, wanted: str) -> str:
    text = await read(await evening.person(name).press(evening.board(), verb(evening.board(), wanted)))
    await evening.calm()
    return text


async def test_everybody_agrees_to_take_back(evening: Evening) -> None:
    await two_moves(evening)
    panel = await ada_asks_to_take_back(evening)
    assert WORDS("proposal-you-proposed") in panel.text
    board = evening.board().text
    assert "proposes to **take back the last 2 moves**" in board
    assert "Agreed: 🦊 **Ada**" in board
    assert "Still to answer: 🐦 **Bruno** and 🐸 **Chloé**" in board
    assert has(panel, "decline")
    assert not has(panel, "agree"), "Ada may withdraw it, not agree twice"
    [hers] = calls_to_agree(evening, "Chloé")
    await read(await evening.person("Chloé").press(hers, verb(hers, "agree")))
    await evening.calm()
    assert "Agreed: 🦊 **Ada** and 🐸 **Chloé**" in evening.board().text
    assert calls_to_agree(evening, "Bruno") == [hers], "it stands for whoever has not answered"
    bruno = await evening.hand("Bruno")
    assert "propone di" in bruno.text
    agreed = await evening.turn("Bruno", bruno, "agree")
    assert words_for("it")("proposal-you-agreed") in agreed.text
    await evening.calm()
    here = await live(evening)
    assert here.table.proposal is None
    assert here.table.undoable == ()
    assert (await evening.table()).waiting == (0, 1, 2)
    assert (await record_of(evening.bot.services.tables, here.table.id)).moves == ()
    assert "2 moves are taken back for" in evening.board().text
    assert not has(evening.board(), "agree")
    asked = [n.text for n in evening.notices()]
    assert any(f"<@{evening.person('Ada').id}>" in text for text in asked), "Ada is asked again, and told so"


async def test_asked_and_agreed_by_direct_message(evening: Evening) -> None:
    await evening.begin("Chloé", game="abraca")
    await evening.wish(evening.person("Chloé").id, delivery="direct")
    await propose(evening, "Ada", "end")
    letter = evening.person("Chloé").dms()[-1]
    assert phrase("proposal-end") in letter.text
    assert not calls_to_agree(evening, "Bruno")
    await evening.restart_bot()
    await read(await evening.person("Chloé").press(letter, verb(letter, "agree")))
    assert (await evening.table()).status == "ended"


async def test_a_restart_between_proposal_and_agreement(evening: Evening) -> None:
    await two_moves(evening)
    await ada_asks_to_take_back(evening)
    bruno = await evening.hand("Bruno")
    await evening.restart_bot()
    await evening.turn("Bruno", bruno, "agree")
    await evening.restart_bot()
    await press_on_board(evening, "Chloé", "agree")
    assert (await evening.table()).waiting == (0, 1, 2)


async def test_declined(evening: Evening) -> None:
    await two_moves(evening)
    await ada_asks_to_take_back(evening)
    late = verb(evening.board(), "agree")
    assert WORDS("proposal-you-declined") in await press_on_board(evening, "Chloé", "decline")
    assert "Chloé** declines." in evening.board().text
    assert words_for("it")("refused-no-proposal") in await evening.forge("Bruno", evening.board(), late)
    assert (await live(evening)).table.undoable == (0, 1)
    assert not calls_to_agree(evening, "Bruno")


async def test_an_old_button_agrees_to_nothing_else(evening: Evening) -> None:
    await two_moves(evening)
    panel = await ada_asks_to_take_back(evening)
    old = verb(evening.board(), "agree")
    withdrawn = await evening.turn("Ada", panel, "decline")
    assert WORDS("proposal-you-withdrew") in withdrawn.text
    await evening.calm()
    assert "Ada** withdraws the proposal." in evening.board().text
    await propose(evening, "Chloé", "end")
    assert phrase("proposal-end") in evening.board().text
    answer = await evening.forge("Bruno", evening.board(), old)
    assert "↻" in answer
    proposal = (await live(evening)).table.proposal
    assert proposal is not None
    assert proposal.agreed == (2,)
    again = await propose(evening, "Ada", "pause")
    assert WORDS("refused-already-proposed") in again.text


async def test_two_agree_at_once(evening: Evening) -> None:
    await two_moves(evening)
    await ada_asks_to_take_back(evening)
    board, agree = evening.board(), verb(evening.board(), "agree")
    await asyncio.gather(*(evening.person(name).press(board, agree) for name in ("Bruno", "Chloé")))
    await evening.calm()
    log = (await evening.slash("Ada", "table log")).text
    assert log.count("2 moves are taken back") == 1
    assert (await evening.table()).waiting == (0, 1, 2)


async def test_one_more_move_makes_it_void(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", "Dev", game="towers")
    for seat in (0, 1):
        decision = (await evening.bot.services.tables.look(1, evening.person(PEOPLE[seat]).id)).decision
        assert decision is not None
        await move(evening, seat, (decision.options[0].id,))
    await evening.calm()
    await ada_asks_to_take_back(evening)
    old = verb(evening.board(), "agree")
    hers = await evening.hand("Chloé")
    await evening.pick("Chloé", hers, next(iter(choices(hers))))
    await evening.calm()
    assert WORDS("log-void-undo") in evening.board().text
    assert WORDS("refused-no-proposal") in await evening.forge("Dev", evening.board(), old)
    assert (await live(evening)).table.undoable == (0, 1, 2)


async def test_computer_players_agree_by_themselves(evening: Evening) -> None:
    await evening.begin(computers=2, game="abraca")
    question = await evening.slash("Ada", "table propose", what="end")
    assert phrase("propose-end-question") in question.text
    assert (await evening.table()).status == "playing", "it is asked about once more"
    await evening.turn("Ada", question, "propose-end-yes")
    await evening.calm()
    assert (await evening.table()).status == "ended"
    assert phrase("board-ended") in evening.board().text
    log = await evening.slash("Ada", "table log", table=1)
    assert phrase("log-ended-together") in log.text


async def test_a_pause_by_agreement(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await propose(evening, "Bruno", "pause")
    assert (await evening.table()).status == "playing"
    await press_on_board(evening, "Ada", "agree")
    table = await evening.table()
    assert (table.status, table.paused_by, table.proposal) == ("paused", None, None)
    ada = evening.person("Ada")
    await act(evening.bot.services.tables, resume, 1, ada.id, name="Ada", moderates=False)
    await evening.calm()
    assert (await evening.table()).status == "playing"


async def test_who_leaves_is_not_waited_for(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="abraca")
    await propose(evening, "Ada", "end")
    await press_on_board(evening, "Bruno", "agree")
    assert "Still to answer: 🐸 **Chloé**" in evening.board().text
    await act(evening.bot.services.tables, give_up, 1, evening.person("Chloé").id)
    await evening.calm()
    assert (await evening.table()).status == "ended", "all who are still there have agreed"


async def test_a_stand_in_is_not_waited_for(evening: Evening) -> None:
    await two_moves(evening)
    await ada_asks_to_take_back(evening)
    await press_on_board(evening, "Bruno", "agree")
    mira = evening.person("Mira")
    await stand_in(evening, 2, mira.id)
    await evening.calm()
    assert (await live(evening)).table.proposal is None
    assert phrase("log-taken-back") in (await evening.slash("Ada", "table log")).text


async def test_a_proposal_falls_with_its_proposer(evening: Evening) -> None:
    await evening.begin("Bruno", "Chloé", game="abraca")
    await propose(evening, "Ada", "end")
    await act(evening.bot.services.tables, give_up, 1, evening.person("Ada").id)
    await evening.calm()
    table = await evening.table()
    assert (table.status, table.proposal) == ("playing", None)


async def test_forged_and_foreign_presses(evening: Evening) -> None:
    await two_moves(evening)
    board = evening.board()
    revision = (await live(evening)).table.own_revision(None)
    for argument in ("nonsense=1", "undo", "-1", "9" * 40):
        assert phrase("refused-unknown-button") in await evening.forge(
            "Ada", board, f"test:1:{revision}:propose-undo-yes:{argument}"
        )
    assert "↻" in await evening.forge("Ada", board, f"test:1:{revision}:propose-undo-yes:1")
    assert WORDS("refused-no-proposal") in await evening.forge("Ada", board, f"test:1:{revision}:agree:")
    assert WORDS("refused-no-proposal") in await evening.forge("Ada", board, f"test:1:{revision}:decline:")
    for verb_name in ("agree", "decline", "propose-end", "propose-pause", "propose-end-yes", "take-back"):
        answer = await evening.forge("Dev", board, f"test:1:{revision}:{verb_name}:end=0")
        assert phrase("refused-not-your-table") in answer
    assert (await live(evening)).table.own_revision(None) == revision
    await ada_asks_to_take_back(evening)
    assert WORDS("refused-agreed-already") in await evening.forge(
        "Ada", board, f"test:1:{(await live(evening)).table.own_revision(None)}:agree:"
    )
    assert "↻" in await evening.forge("Chloé", board, "test:1:999999:agree:")


async def test_nobody_is_asked_to_confirm_what_cannot_be_done(evening: Evening) -> None:
    await evening.begin("Dev")
    for name in ("Ada", "Dev"):
        answer = await evening.slash(name, "table propose", what="undo")
        assert phrase("refused-nothing-to-take-back") in answer.text
        assert not has(answer, "propose-undo-yes")


async def test_a_lobby_and_an_ended_table_have_nothing_to_agree_on(evening: Evening) -> None:
    await evening.open_table("Ada", game="towers")
    for what in ("end", "pause", "undo"):
        assert phrase("refused-not-started") in (await propose(evening, "Ada", what)).text
    await act(evening.bot.services.tables, end, 1, evening.person("Ada").id, name="Ada", moderates=False)
    assert "ended" in (await evening.slash("Ada", "table propose", what="pause", table=1)).text


async def stand_in(evening: Evening, seat: int, moderator: int) -> None:
    """Let a moderator put a computer in place of the person in ``seat``."""
    here = await live(evening)
    assignment = SeatAssignment(seat, here.table.seats[seat].person)
    service = evening.bot.services.tables
    await act(service, let_play_absence, 1, moderator, assignment, name="Mira", moderates=True)


def calls_to_agree(evening: Evening, name: str) -> list[Message]:
    """Return the notices that ask a person to agree."""
    mention = f"<@{evening.person(name).id}>"
    return [notice for notice in evening.notices() if mention in notice.text and has(notice, "agree")]
