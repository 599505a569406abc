"""Nobody sees more than the rules allow: not in messages, alternative texts, file names, logs or ids."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.discord.panels.panel import Panel, draw
from bot.discord.panels.scene import parts_of
from bot.features.board.panel import public_panel
from bot.features.board.rules.new_parts import fingerprints
from bot.features.play.panel.hand import hand
from bot.host.command_line import QUIET, set_up_logging
from bot.table.perspective import perspective, with_times
from games.engine.chance import RandomStream
from games.engine.game import SPECTATOR
from games.engine.text import Seat
from playground import Message, components
from render.words import words_for
from tests.protocol.evening import Evening
from tests.support.acting import live_table
from tests.support.phrases import phrase, spoken
from tests.support.render_pools import PlainRenderPool

SECRET = bytes(range(32))
SEATED = ("Ada", "Dev", "Mira")


@pytest.fixture
def loud_log() -> Iterator[None]:
    """Log everything that the bot can ever log."""
    root = logging.getLogger()
    before = root.level, list(root.handlers)
    set_up_logging(logging.DEBUG)
    yield
    root.setLevel(before[0])
    root.handlers[:] = before[1]
    for library in QUIET:
        logging.getLogger(library).setLevel(logging.NOTSET)


def shown(message: Message) -> tuple[object, ...]:
    """Return everything that a message tells its readers, except the contents of pictures."""
    return (
        message.text,
        message.alt_texts,
        [(button.label, button.custom_id, button.disabled, button.style) for button in message.buttons],
        [(file.filename, file.description) for file in message.attachments],
    )


async def would_show(panel: Panel) -> tuple[object, ...]:
    """Return the same for a panel that hasn't been sent."""
    drawn = await draw(panel, PlainRenderPool(), "", "test")
    parts = drawn.layout().to_components()
    return (
        "\n".join(components.texts(parts)),
        components.alt_texts(parts),
        [
            (button.label, button.custom_id, button.disabled, button.style)
            for button in components.buttons(parts)
        ],
        [(file.filename, file.description) for file in drawn.files()],
    )


async def test_nobody_can_tell_the_world_from_another_that_looks_the_same(
    loud_log: None,
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("bot.features.opening.service.openings.new_secret", lambda: SECRET)
    board = await evening.begin("Dev", "Mira")
    service, services = evening.bot.services.tables, evening.bot.services
    game, painter, english = services.games["abraca"], services.painters["abraca"], words_for("en")
    chance = RandomStream(bytes(32))
    viewers: list[tuple[str, Seat]] = [
        *((name, seat) for seat, name in enumerate(SEATED)),
        ("Chloé", SPECTATOR),
    ]
    told: set[str] = set()
    for moves in range(400):
        live = await live_table(service, 1)
        if live.table.status == "over":
            break
        if moves % 3 == 0:
            other = game.determinize(live.state, None, chance)
            at = await service.situation(1)
            public = perspective(live.table, game, other, live.recent, None, names=live.names)
            public = with_times(public, replace(at, state=other))
            assert shown(board) == await would_show(public_panel(public, game, painter, english))
            for name, seat in viewers:
                other = game.determinize(live.state, seat, chance)
                # What is news to a person depends on when they last looked; here nobody missed anything.
                seen = perspective(live.table, game, live.state, live.recent, seat, names=live.names)
                parts = fingerprints(parts_of(seen, painter, english))
                await services.stores.hands.beside(1, evening.person(name).id, parts)
                panel = await evening.hand(name)
                world = perspective(live.table, game, other, live.recent, seat, names=live.names)
                world = with_times(world, replace(at, state=other))
                coached = await services.coaching.told(world, evening.person(name).id)
                expected = hand(world, painter, english, shape=None, coached=coached)
                assert shown(panel) == await would_show(expected), name
                told |= {panel.text, *panel.alt_texts}
                evening.person(name).dismiss(panel)
        told |= {board.text, *board.alt_texts}
        [seat] = game.decisions(live.state)
        choice = game.computer_player.choose(
            game.view(live.state, seat), game.decisions(live.state)[seat], chance
        )
        await evening.pick(SEATED[seat], await evening.hand(SEATED[seat]), choice[0])
        await evening.calm()

    live = await live_table(service, 1)
    assert live.table.status == "over"
    secrets = {SECRET.hex(), str(SECRET), (await service.archive.record(1)).seed}
    for there in evening.playground.world.messages.values():
        for message in there.values():
            if message is not board:
                told |= {message.text, *message.alt_texts}
    for text in told:
        assert not any(secret in text for secret in secrets)
    assert SECRET.hex() in board.text

    hidden = (
        *secrets,
        phrase("abraca-alt-stones"),
        spoken("abraca-event-secret-own-living", number=0, spell="").split("0")[0],
        '"hands"',
        "hands=",
        "secrets_left=",
    )
    logged = "\n".join(
        record.getMessage() for phase in ("setup", "call") for record in caplog.get_records(phase)
    )
    assert "connected as" in logged
    assert [word for word in hidden if word in logged] == []

    for seat, name in enumerate(SEATED):
        mine = [
            row
            for row in await service.archive.log(1, evening.person(name).id)
            if row.event.audience is not None
        ]
        assert all(row.event.audience == (seat,) for row in mine), "private lines are one's own"
    public_lines = await service.archive.log(1, None)
    assert all(row.event.audience is None for row in public_lines)


async def test_the_sizes_of_public_messages_do_not_depend_on_hands(evening: Evening) -> None:
    """Two tables that are the same in public look the same, whatever the players hold."""
    await evening.begin("Dev")
    service = evening.bot.services.tables
    live = await live_table(service, 1)
    chance = RandomStream(bytes(32))
    game, painter = live.game, evening.bot.services.painters["abraca"]
    pictures = []
    for _ in range(3):
        world = game.determinize(live.state, None, chance)
        seen = perspective(live.table, game, world, live.recent, None, names=live.names)
        pictures.append(
            [
                picture.draw().tobytes()
                for picture in painter.public(seen.view, seen.occupants, words_for("en"))
            ]
        )
    assert pictures[0] == pictures[1] == pictures[2]
