"""Private tables: a whole game that no channel shows and nobody else finds, until its player shows it."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.panels.custom_ids import YES
from bot.playground import Message, Permission
from bot.presses.router import _HANDLERS
from games.engine.game import AnyGame
from games.registry import GAMES
from tests.phrases import phrase
from tests.protocol.course import is_asked, play_out, play_until
from tests.protocol.evening import Evening, revision_of, verb
from tests.protocol.test_admission import agree
from tests.protocol.test_practice import asked_at, finish, way

DAY = 86_400.0
OWN = {"tables", "next", "help", "setup", "me"}


def in_channels(evening: Evening) -> list[Message]:
    """Return every message that anybody can see in any channel of the server."""
    channels = ("tables", "lounge", "news")
    rooms = [evening.playground.channel(name).id for name in channels]
    return [one for room in rooms for one in evening.playground.world.history(room) if not one.ephemeral]


async def opened(evening: Evening, game: str = "abraca", name: str = "Ada") -> Message:
    """Let somebody open a private table and begin; return their panel."""
    lobby = await evening.slash(name, "table new", game=game, private=True)
    assert lobby.ephemeral
    reply = await evening.person(name).press(lobby, verb(lobby, "start"))
    await evening.calm()
    panel = await reply.result()
    assert panel.id == lobby.id, "the panel changes where it is"
    return panel


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_a_whole_game_out_of_every_channel(evening: Evening, game: AnyGame) -> None:
    await agree(evening, clock="relaxed", threads=True, called=(evening.playground.guild.id,))
    await evening.bot.services.people.open_tables.wish(evening.playground.guild.id, evening.person("Dev").id, ())
    before = len(in_channels(evening))
    panel = await opened(evening, game.id)
    assert phrase("private-table") in panel.text
    await play_until(evening, is_asked(0))
    await evening.restart_bot()
    await evening.pass_time(4 * DAY)
    listed = await evening.slash("Ada", "tables")
    assert phrase("tables-only-you") in listed.text
    hand = await evening.turn("Ada", listed, "hand")
    assert phrase("private-table") in hand.text
    await finish(evening, 1)
    await evening.pass_time(DAY)
    shown = await evening.turn("Ada", hand, "hand")
    for wanted in ("again", "replay", "review", "verify"):
        assert verb(shown, wanted)
    assert "step 0 of" in (await evening.turn("Ada", shown, "replay")).text
    assert len(in_channels(evening)) == before, "no channel was told anything"
    assert await evening.bot.database.scalar(sa.text("SELECT count(*) FROM results")) == 0
    replayed = await evening.slash("Dev", "table replay", table=1)
    assert phrase("refused-no-such-table")[:12] in replayed.text
