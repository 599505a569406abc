"""Private tables: a whole game that no channel shows and nobody else finds, until its player shows it."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.features.lifecycle.rules.idle import GAME_RESTS
from bot.features.registry import PRESSES
from games.engine.game import AnyGame
from games.registry import GAMES
from playground import Message, Permission
from tests.protocol.course import is_asked, play_out, play_until
from tests.protocol.evening import Evening, read, verb
from tests.protocol.test_admission import agree
from tests.protocol.test_open_tables import hear
from tests.protocol.test_practice import asked_at, finish, way
from tests.support.phrases import phrase

DAY = 86_400.0
OWN_FORMS = {
    "duplicate-new",
    "import",
    "ladder-new",
    "league-new",
    "me-form",
    "me-holidays",
    "me-quiet",
    "me-timezone",
    "queue-change",
    "rules-search",
    "setup-form",
    "setup-quiet",
    "tournament-new",
    "webhook-address",
}
"""Forms that don't belong to a table."""
ELSEWHERE = phrase("refused-no-such-table")


def in_channels(evening: Evening) -> list[Message]:
    """Return every message in the server's channels that others can see."""
    rooms = [evening.playground.channel(name).id for name in ("tables", "lounge", "news")]
    return [one for room in rooms for one in evening.playground.world.history(room) if not one.ephemeral]


async def opened(
    evening: Evening, game: str = "abraca", name: str = "Ada", channel: str = "tables"
) -> Message:
    """Let a person open and start a private table; return their panel."""
    lobby = await evening.slash(name, "table new", channel, game=game, private=True)
    assert lobby.ephemeral
    assert phrase("private-opened") in lobby.text
    reply = await evening.person(name).press(lobby, verb(lobby, "start"))
    await evening.calm()
    panel = await reply.result()
    assert panel.id == lobby.id, "the panel changes where it is"
    return panel


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_a_whole_game_out_of_every_channel(evening: Evening, game: AnyGame) -> None:
    await agree(evening, clock="relaxed", threads=True)
    await hear(evening, "Dev")
    panel = await opened(evening, game.id)
    assert phrase("private-table") in panel.text
    await evening.restart_bot()
    await evening.pass_time(4 * DAY)
    listed = await evening.slash("Ada", "tables")
    assert phrase("tables-only-you") in listed.text
    hand = await evening.turn("Ada", listed, "hand")
    assert phrase("private-table") in hand.text
    await finish(evening, 1)
    await evening.pass_time(DAY)
    over = await evening.turn("Ada", hand, "hand")
    for wanted in ("again", "review", "verify"):
        assert verb(over, wanted)
    assert "step 0 of" in (await evening.turn("Ada", over, "replay")).text
    assert in_channels(evening) == [], "no channel was told anything"
    assert await evening.bot.database.scalar(sa.text("SELECT count(*) FROM results")) == 0
    for command in ("replay", "show", "verify", "log"):
        assert ELSEWHERE in (await evening.slash("Dev", f"table {command}", table=1)).text
    again = await evening.slash("Ada", "table hand", table=1)
    lobby = await evening.turn("Ada", again, "again")
    assert phrase("private-table") in lobby.text
    assert (await evening.table(2)).is_private
    assert in_channels(evening) == []


async def test_its_player_finds_it_in_a_direct_message(evening: Evening) -> None:
    await opened(evening)
    await play_until(evening, is_asked(0))
    ada = evening.person("Ada")
    panel = await (await ada.slash(ada.open_dm(), "tables")).result()
    assert phrase("tables-only-you") in panel.text
    assert phrase("private-table") in (await evening.turn("Ada", panel, "hand")).text
    await evening.wish(ada.id, delivery="channel")
    await evening.pass_time(DAY)
    assert in_channels(evening) == []


async def test_nobody_else_finds_it(evening: Evening) -> None:
    panel = await opened(evening)
    assert phrase("tables-none") in (await evening.slash("Dev", "tables")).text
    for command in ("show", "hand", "log", "options"):
        assert ELSEWHERE in (await evening.slash("Dev", f"table {command}", table=1)).text
        assert ELSEWHERE in (await evening.slash("Mira", f"table {command}", table=1)).text
    table = await evening.table()
    for name in PRESSES.handlers:
        if name in {"end", "end-yes", "end-why"}:
            continue
        for person in ("Dev", "Mira"):
            for argument in ("", "0", "1", "0="):
                forged = f"test:1:{table.own_revision}:{name}:{argument}"
                reply = await evening.person(person).press_forged(panel, custom_id=forged)
                if reply.modal is not None:
                    assert name in OWN_FORMS, name
                    continue
                said = await read(reply)
                assert phrase("private-table") not in said, name
                assert "practice table 1" not in said, name
    await evening.calm()
    after = await evening.table()
    assert (after.status, after.is_private, after.host) == ("playing", True, evening.person("Ada").id)
    assert after.revision == table.revision
    assert in_channels(evening) == []


async def test_moderators_can_end_it_and_nothing_else(evening: Evening) -> None:
    await opened(evening)
    listed = await evening.slash("Mira", "tables")
    assert phrase("tables-private") in listed.text
    verbs = {button.custom_id.split(":")[3] for button in listed.buttons if button.custom_id}
    assert verbs == {"end", "import"}
    asked = await evening.turn("Mira", listed, "end")
    await evening.turn("Mira", asked, "end-yes")
    await evening.calm()
    assert (await evening.table()).status == "ended"
    assert phrase("tables-none") in (await evening.slash("Mira", "tables")).text
    assert in_channels(evening) == []


async def test_shown_on_request_and_for_good(evening: Evening) -> None:
    panel = await opened(evening)
    assert ELSEWHERE in (await evening.slash("Dev", "table show", table=1)).text
    revision = (await evening.table()).own_revision
    for forged in ("invitations:", "want:"):
        said = await evening.forge("Ada", panel, f"test:1:{revision}:{forged}")
        assert phrase("refused-private-table") in said
    menu = await evening.turn("Ada", panel, "more")
    asked = await evening.turn("Ada", menu, "here")
    assert phrase("ask-show") in asked.text
    assert in_channels(evening) == [], "it takes a second press"
    done = await evening.turn("Ada", asked, "here-yes")
    assert phrase("here-shown") in done.text
    await evening.calm()
    assert phrase("log-shown") in evening.board().text
    assert not (await evening.table()).is_private
    assert ELSEWHERE not in (await evening.slash("Dev", "table show", table=1)).text
    verbs = {b.custom_id.split(":")[3] for b in (await evening.hand("Ada")).buttons if b.custom_id}
    assert not {"again", "here"} & verbs
    await play_out(evening)
    await evening.calm()
    assert phrase("board-over") in evening.board().text


async def test_a_lobby_for_oneself(evening: Evening) -> None:
    lobby = await evening.slash("Ada", "table new", game="abraca", private=True)
    verbs = {button.custom_id.split(":")[3] for button in lobby.buttons if button.custom_id}
    assert not {"join", "invitations"} & verbs
    assert {"start", "here", "add-computer"} <= verbs
    reply = await evening.person("Ada").press(lobby, verb(lobby, "add-computer"))
    assert (await reply.result()).id == lobby.id
    assert len((await evening.table()).seats) == 4
    listed = await evening.slash("Ada", "tables")
    lobby = await evening.turn("Ada", listed, "hand")
    said = await read(await evening.person("Ada").press(lobby, verb(lobby, "leave")))
    assert phrase("done-left-lobby") in said
    assert (await evening.table()).status == "ended"
    assert in_channels(evening) == []


async def test_paused_resumed_and_kept_in_its_panel(evening: Evening) -> None:
    await evening.wish(evening.person("Ada").id, reminder_hours=4)
    panel = await opened(evening)
    menu = await evening.turn("Ada", await evening.turn("Ada", panel, "more"), "pause")
    hand = await evening.turn("Ada", menu, "hand")
    menu = await evening.turn("Ada", hand, "resume")
    assert (await evening.table()).status == "playing"
    await evening.pass_time(60)
    await evening.pass_time(GAME_RESTS + DAY)
    hand = await evening.slash("Ada", "table hand", table=1)
    await evening.turn("Ada", hand, "keep")
    assert (await evening.table()).warned_at is None
    assert in_channels(evening) == []


async def test_limits_of_the_server_hold_for_private_tables(evening: Evening) -> None:
    await agree(evening, computers=False)
    refused = await evening.slash("Ada", "table new", game="abraca", private=True)
    assert phrase("refused-computers-not-allowed") in refused.text
    await agree(evening, computers=True, per_person=1, per_channel=1)
    evening.playground.deny_bot("tables", Permission.SEND_MESSAGES)
    await opened(evening)
    refused = await evening.slash("Ada", "table new", game="abraca", private=True)
    assert phrase("refused-too-many-tables", variant="one") in refused.text
    evening.playground.admin.permit_bot("tables", allow=Permission.SEND_MESSAGES)
    await evening.open_table("Bruno")
    assert len(evening.boards()) == 1, "a private table takes no room in the channel"


async def test_practice_is_private_unless_asked_otherwise(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await play_out(evening)
    before = len(in_channels(evening))
    panel = await asked_at(evening, "Bruno", 5)
    hand = await evening.person("Bruno").press(panel, way(panel, "same"))
    await evening.calm()
    assert phrase("private-table", "it") in (await hand.result()).text
    await finish(evening, 2)
    await evening.pass_time(DAY)
    assert len(in_channels(evening)) == before
    assert ELSEWHERE in (await evening.slash("Ada", "table show", table=2)).text


async def test_after_a_lesson_somebody_may_play_unseen(evening: Evening) -> None:
    panel = await evening.slash("Ada", "learn", game="towers")
    reply = await evening.person("Ada").press_forged(panel, custom_id="test:0:0:lesson-end:towers")
    panel = await reply.result()
    hand = await evening.turn("Ada", panel, "lesson-private")
    assert phrase("private-opened") in hand.text
    assert (await evening.table()).status == "playing"
    await evening.calm()
    assert in_channels(evening) == []


async def test_the_first_choice_of_a_game_offers_it(evening: Evening) -> None:
    panel = await evening.slash("Ada", "tables")
    reply = await evening.person("Ada").press_forged(panel, custom_id="test:0:0:open-table:")
    asked = await reply.result()
    _, menu = asked.selects
    shown = await evening.person("Ada").select(asked, menu.custom_id, "saga")
    assert phrase("private-opened") in (await shown.result()).text
    await evening.calm()
    assert in_channels(evening) == []
