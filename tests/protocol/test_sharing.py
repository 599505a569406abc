"""Sharing a finished game: by its players, where they may post, and not again and again."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from games.engine.base import BaseGame
from games.engine.game import AnyGame
from games.engine.outline import outline
from games.engine.steps import every_step
from games.registry import GAMES
from playground import Message, Permission
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, company, read, verb
from tests.support.phrases import phrase

SHARE = "test:1:1:share:"


def films(evening: Evening, channel: str = "tables") -> list[Message]:
    """Return the messages with a film in ``channel``."""
    room = evening.playground.channel(channel)
    return [
        message
        for message in evening.playground.world.history(room.id)
        if any(file.filename == "film.webp" for file in message.attachments)
    ]


async def share(evening: Evening, name: str = "Ada") -> str:
    """Let a person press *Share* in their hand; return the answer."""
    hand = await evening.slash(name, "table hand", table=1)
    reply = await evening.person(name).press(hand, verb(hand, "share"))
    return await read(reply)


async def finished(evening: Evening, game: str = "abraca") -> None:
    await evening.begin("Bruno", game=game)
    await play_out(evening)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
async def test_a_film_and_a_still_beside_it(evening: Evening, game: AnyGame) -> None:
    people, computers = company(game)
    await evening.begin(*people, computers=computers, game=game.id)
    await play_out(evening)
    assert phrase("share-done") in await share(evening)
    [film] = films(evening)
    moving, still = film.alt_texts
    assert moving.startswith(phrase("film-alt"))
    assert "Bruno" in moving
    table = await evening.table()
    assert table.outcome is not None
    assert len(moving) <= 1024
    highlights = (await evening.bot.services.tables.replays.recalled(table)).highlights
    assert (highlights is None) == (type(game).highlights is BaseGame.highlights)
    end_card = evening.board().attachments[0].filename
    assert [file.filename for file in film.attachments] == ["film.webp", end_card]
    assert still == evening.board().alt_texts[0]
    assert verb(film, "replay")


async def test_from_the_replay(evening: Evening) -> None:
    await finished(evening)
    reply = await evening.press("Ada", evening.board(), verb(evening.board(), "replay"))
    panel = await reply.result()
    await evening.person("Ada").press(panel, verb(panel, "share"))
    await evening.answered()
    assert len(films(evening)) == 1


async def test_not_by_somebody_who_did_not_play(evening: Evening) -> None:
    await finished(evening)
    reply = await evening.press("Dev", evening.board(), verb(evening.board(), "replay"))
    panel = await reply.result()
    assert not [b for b in panel.buttons if b.custom_id and ":share:" in b.custom_id]
    assert phrase("refused-sharing-not-played") in await evening.forge("Dev", evening.board(), SHARE)
    assert not films(evening)


async def test_a_page_to_keep(evening: Evening) -> None:
    await finished(evening)
    hand = await evening.slash("Ada", "table hand", table=1)
    reply = await evening.person("Ada").press(hand, verb(hand, "share-page"))
    answer = await reply.result()
    assert phrase("share-page-done") in answer.text
    [file] = answer.attachments
    assert file.filename == "table-1.html"
    page = evening.playground.world.files[file.key].decode()
    steps = every_step(GAMES["abraca"], await evening.bot.services.tables.archive.record(1))
    turns = outline(steps, GAMES["abraca"].storyline).turns
    assert 2 < page.count("<article") <= len(turns)
    assert "Bruno" in page
    assert answer.ephemeral
    assert phrase("refused-sharing-not-played") in await evening.forge(
        "Dev", evening.board(), "test:1:1:share-page:"
    )


async def test_not_before_the_end(evening: Evening) -> None:
    board = await evening.begin("Bruno", game="abraca")
    assert phrase("refused-not-over-yet") in await evening.forge("Ada", board, SHARE)
    assert not films(evening)


async def test_not_again_at_once(evening: Evening) -> None:
    await finished(evening)
    await share(evening)
    assert phrase("refused-sharing-again") in await share(evening)
    assert phrase("refused-sharing-again", "it") in await share(evening, "Bruno")
    assert len(films(evening)) == 1
    evening.playground.advance(601)
    await share(evening, "Bruno")
    assert len(films(evening)) == 2


async def test_where_its_person_may_not_post_pictures(evening: Evening) -> None:
    await finished(evening)
    evening.permit("Ada", "tables", Permission.ATTACH_FILES, allow=False)
    assert "Attach" in await share(evening)
    assert not films(evening)
    await share(evening, "Bruno")
    assert len(films(evening)) == 1


async def test_where_the_bot_may_not_post(evening: Evening) -> None:
    await finished(evening)
    evening.playground.deny_bot("tables", Permission.ATTACH_FILES)
    assert "Attach" in await share(evening)
    assert not films(evening)
    evening.playground.deny_bot("tables", Permission(0))
    await share(evening)
    assert len(films(evening)) == 1


async def test_in_a_direct_message_it_is_shown_there(evening: Evening) -> None:
    await evening.begin("Bruno", game="abraca")
    await evening.turn("Ada", await evening.hand("Ada"), "direct")
    await play_out(evening)
    letter = evening.person("Ada").dms()[0]
    assert phrase("share-alone") in await evening.forge("Ada", letter, SHARE)
    assert not films(evening)


@pytest.mark.pictures
async def test_the_film_is_small_and_moves(evening: Evening) -> None:
    await finished(evening)
    await share(evening)
    [film] = films(evening)
    data = evening.playground.world.files[film.attachments[0].key]
    assert len(data) <= 2_000_000
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.format == "WEBP"
        assert picture.n_frames >= 10  # type: ignore[attr-defined] <= 28
        assert picture.width == 700
