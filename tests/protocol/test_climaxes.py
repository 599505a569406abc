"""A climax has its own picture in the channel, beside the board, until somebody moves."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from bot.config import Config
from bot.features.board.panel import public_panel
from bot.features.board.rules.standing_climax import standing_climax
from bot.table.loaded_tables import LoadedTable
from bot.table.perspective import perspective, with_times
from games.engine.chance import RandomStream
from games.registry import GAMES
from playground import Playground
from render.words import words_for
from tests.protocol.course import live, play_until
from tests.protocol.evening import Evening, an_evening
from tests.protocol.test_secrecy import shown, would_show
from tests.support.features import CLIMAXES

PAUSE = 3600.0
"""Longer than a test takes, so a waiting board isn't edited during the test."""


@pytest.fixture
async def patient(playground: Playground, settings: Config) -> AsyncIterator[Evening]:
    """An evening on which boards wait long for another press by the same player."""
    async with an_evening(playground, replace(settings, board_pause=PAUSE)) as here:
        yield here


def has_climax(here: LoadedTable) -> bool:
    return standing_climax(here.game, here.recent) is not None


def pictures(evening: Evening) -> list[str]:
    """Return the file names of the pictures on the board."""
    return [file.filename.partition(".")[0] for file in evening.board().attachments]


@pytest.mark.parametrize("game_id", CLIMAXES)
async def test_a_climax_is_shown_at_once_and_is_the_same_in_every_world(
    patient: Evening, game_id: str
) -> None:
    await patient.begin(*("Dev", "Mira")[: GAMES[game_id].seats[-1] - 2], game=game_id)
    assert "climax" not in pictures(patient)
    here = await play_until(patient, has_climax)
    first, *beside = pictures(patient)
    assert first == "climax"
    assert beside == (["reveal"] if game_id == "abraca" else ["board"])
    services = patient.bot.services
    situation = await services.tables.situation(1)
    for number in range(3):
        other = here.game.determinize(here.state, None, RandomStream(bytes([number]) * 32))
        public = perspective(here.table, here.game, other, here.recent, None, names=here.names)
        public = with_times(public, replace(situation, state=other))
        panel = public_panel(public, here.game, services.painters[game_id], words_for("en"))
        assert shown(patient.board()) == await would_show(panel)


async def test_the_board_is_alone_again_after_the_next_move(evening: Evening) -> None:
    await evening.begin("Dev", "Mira")
    await play_until(evening, has_climax)
    assert pictures(evening) == ["climax", "reveal"]
    made = len((await live(evening)).recent)
    await play_until(evening, lambda here: len(here.recent) > made)
    assert pictures(evening) == ["board"]
