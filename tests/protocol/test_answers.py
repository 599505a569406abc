"""Whatever a press contains and whatever its handler does, the person gets an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Panel
from bot.discord.presses.handler import Handler
from bot.discord.responder import Responder, ResponseMode
from bot.features.reading.panel.reading import sentence
from bot.features.registry import PRESSES
from bot.services import Services
from playground import Message, Reply
from playground.components import Kind
from render.words import words_for
from tests.protocol.evening import Evening, revision_of, verb
from tests.support.phrases import mistakes, phrase

ARGUMENTS = ("", "%s%n", "language", "=", "9" * 40)
HOSTILE = ("%s%n", "{x}", "\x00", "*" * 4000, "../../etc/passwd", "²", "-1", "\u202e", "9" * 80)
FIELDS = ("zone", "first", "last", "start", "end", "timezone", "name", "saved", "note")
AREAS = ("me", "setup", "table")


def verbs(area: str) -> list[str]:
    """Return the verbs of ``/me``, of ``/setup``, or all the others."""

    def area_of(verb: str) -> str:
        first = verb.partition("-")[0]
        return first if first in AREAS else "table"

    return sorted(verb for verb in PRESSES.handlers if area_of(verb) == area)


def unanswered(evening: Evening, reply: Reply) -> bool:
    """Return whether the person sees that the press failed, or that the bot is still thinking."""
    if reply.failed or reply.kind == "none":
        return True
    return reply.message is not None and reply.message.loading


async def presses(evening: Evening, where: Message, custom_id: str, value: str) -> Sequence[Reply]:
    """Let Mira send ``custom_id`` in every possible way, with ``value`` picked or typed."""
    mira = evening.person("Mira")
    menu = mira.press_forged(where, custom_id=custom_id, kind=Kind.STRING_SELECT, values=[value[:100]])
    empty = mira.press_forged(where, custom_id=custom_id, kind=Kind.STRING_SELECT)
    many = mira.press_forged(where, custom_id=custom_id, kind=Kind.STRING_SELECT, values=list(HOSTILE) * 3)
    button = mira.press_forged(where, custom_id=custom_id)
    form = mira.submit_forged(where, custom_id=custom_id, values=dict.fromkeys(FIELDS, value))
    bare = mira.submit_forged(where, custom_id=custom_id)
    return await asyncio.gather(menu, empty, many, button, form, bare)


@pytest.mark.parametrize("area", AREAS)
async def test_every_verb_is_answered_whatever_comes_with_it(evening: Evening, area: str) -> None:
    await evening.begin("Dev")
    count = 0
    for number, pressed in enumerate(verbs(area)):
        for place in range(2 if area == "table" else len(ARGUMENTS)):
            argument = ARGUMENTS[(number + place) % len(ARGUMENTS)]
            value = HOSTILE[(number + place) % len(HOSTILE)]
            where = evening.board() if place % 2 else await evening.slash("Mira", "me settings")
            revision = (await evening.table()).own_revision
            replies = await presses(evening, where, f"test:1:{revision}:{pressed}:{argument}", value)
            await evening.calm()
            for reply in replies:
                assert not unanswered(evening, reply), (pressed, argument, value, reply)
                said = [mistake for mistake in mistakes() if mistake in reply.text]
                assert not said, (pressed, argument, value, reply)
            count += len(replies)
    assert count >= 12 * len(verbs(area))


def handle(monkeypatch: pytest.MonkeyPatch, handler: Handler, mode: ResponseMode = "new") -> None:
    """Use ``handler`` for presses on *Rules*."""
    monkeypatch.setitem(PRESSES.handlers, "rules", (handler, mode))  # type: ignore[arg-type]


async def test_a_form_in_answer_to_a_form_is_refused_in_words(evening: Evening) -> None:
    board = await evening.begin("Dev")
    reply = await evening.person("Mira").submit_forged(board, custom_id="test:0:0:me-timezone:")
    assert phrase("refused-form-not-opened") in (await reply.result()).text
    assert not evening.playground.rejected, "it was not even tried"


async def test_work_that_takes_long_is_excused_and_its_answer_comes(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = asyncio.Event()

    async def slow(services: Services, responder: Responder, press: CustomId) -> None:
        await done.wait()
        await responder.show(sentence("at last"))

    monkeypatch.setattr("bot.discord.responder.PATIENCE", 0.05)
    handle(monkeypatch, slow)
    board = await evening.begin("Dev")
    reply = await evening.person("Dev").press_forged(board, custom_id="test:1:1:rules:")
    answer = await reply.result()
    assert phrase("still-working") in answer.text
    done.set()
    await evening.answered()
    assert answer.text == "at last"
    assert not reply.followups


async def test_work_that_shows_nothing_is_said_to_have_failed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(services: Services, responder: Responder, press: CustomId) -> None:
        return

    handle(monkeypatch, silent)
    board = await evening.begin("Dev")
    assert phrase("refused-not-shown") in await evening.forge("Dev", board, "test:1:1:rules:")


async def test_an_id_that_leaves_no_room_for_a_second_press_is_none_of_ours(evening: Evening) -> None:
    """The confirmation before ending a table has the first press's argument and a longer verb."""
    board = await evening.begin("Dev")
    start = f"test:1:{revision_of(board)}:end:"
    for length in (95, 96, 97, 100):
        said = await evening.forge("Ada", board, start + "9" * (length - len(start)))
        assert not any(mistake in said for mistake in mistakes())
        assert (words_for("en")("refused-unknown-button") in said) == (length > 96)


@pytest.mark.parametrize(("person", "forged"), [("Dev", "join-yes"), ("Ada", "start-yes")])
async def test_a_second_press_that_was_never_asked_for_is_answered_where_all_can_see_the_board(
    evening: Evening, person: str, forged: str
) -> None:
    board = await evening.open_table("Ada")
    await evening.press("Ada", board, verb(board, "add-computer"))
    said = await evening.forge(person, board, f"test:1:{revision_of(board)}:{forged}:")
    assert words_for("en")("refused-not-shown") not in said
    assert "table 1" in said


async def test_an_answer_that_discord_refuses_is_said_to_have_failed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def endless(services: Services, responder: Responder, press: CustomId) -> None:
        await responder.show(Panel(["x" * 4001]))

    handle(monkeypatch, endless)
    board = await evening.begin("Dev")
    assert phrase("refused-not-shown") in await evening.forge("Dev", board, "test:1:1:rules:")
    evening.playground.rejected.clear()


@pytest.mark.parametrize("status", [404, 403])
async def test_an_answer_that_a_proxy_does_not_take_is_sent_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    monkeypatch.setattr("bot.discord.responder._PAUSES", (0.01, 0.01))
    board = await evening.begin("Dev")
    evening.playground.faults.fail_next(2, status=status, match="PATCH /api/v10/webhooks")
    assert "table 1" in (await evening.hand("Dev", board)).text


async def test_an_answer_that_is_lost_is_sent_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.responder._PAUSES", (0.01, 0.01))
    board = await evening.begin("Dev")
    evening.playground.faults.lose_next(1, match="PATCH /api/v10/webhooks")
    assert "table 1" in (await evening.hand("Dev", board)).text


async def test_a_form_that_takes_too_long_becomes_a_sentence(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    released = asyncio.Event()
    opens = PRESSES.handlers["me-timezone"][0]

    async def slow(services: Services, responder: Responder, press: CustomId) -> None:
        await released.wait()
        await opens(services, responder, press)

    monkeypatch.setattr("bot.discord.responder._FORM_PATIENCE", 0.05)
    handle(monkeypatch, slow, "form")
    board = await evening.begin("Dev")
    reply = await evening.person("Dev").press_forged(board, custom_id="test:1:1:rules:")
    assert reply.kind == "deferred", "it is acknowledged in time"
    released.set()
    assert phrase("refused-form-not-opened") in (await reply.result()).text
