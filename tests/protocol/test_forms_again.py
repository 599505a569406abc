"""A refused form keeps what was typed: *Try again* opens it as it was filled in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.discord.drafts import KEPT
from bot.features.registry import PRESSES
from playground import Message, Reply
from playground.replies import Modal
from tests.protocol.evening import Evening, read, verb
from tests.protocol.filling import by_id, parts, shown
from tests.protocol.test_care import seat_panel
from tests.protocol.test_me import page
from tests.support.phrases import phrase


async def own_time(evening: Evening) -> Message:
    return await page(evening, "Mira", "time")


async def time_page(evening: Evening) -> Message:
    panel = await evening.slash("Mira", "setup panel")
    return await (await evening.person("Mira").press(panel, phrase("setup-page-time"))).result()


async def webhook(evening: Evening) -> Message:
    panel = await evening.slash("Mira", "setup panel")
    page = await (await evening.person("Mira").press(panel, phrase("setup-page-programs"))).result()
    return await evening.turn("Mira", page, "webhook")


async def leagues(evening: Evening) -> Message:
    return await evening.slash("Mira", "league")


async def queue(evening: Evening) -> Message:
    return await evening.slash("Mira", "play")


async def duplicates(evening: Evening) -> Message:
    return await evening.slash("Mira", "duplicate")


async def tournaments(evening: Evening) -> Message:
    return await evening.slash("Mira", "tournament")


async def options(evening: Evening) -> Message:
    await evening.open_table("Mira")
    return await evening.turn("Mira", evening.board(), "options")


async def presets(evening: Evening) -> Message:
    return await evening.turn("Mira", await options(evening), "presets")


async def more(evening: Evening) -> Message:
    await evening.begin("Dev", host="Mira")
    return await evening.turn("Mira", await evening.hand("Mira"), "more")


async def invitations(evening: Evening) -> Message:
    await evening.press("Dev", await evening.open_table("Mira"), "Join")
    reply = await evening.press("Mira", evening.board(), verb(evening.board(), "invitations"))
    return reply.followups[-1] if reply.followups else await reply.result()


async def seat(evening: Evening) -> Message:
    await evening.begin("Dev", host="Mira")
    return await seat_panel(evening, "Mira", "Dev")


async def end(evening: Evening) -> Message:
    await evening.begin("Dev", host="Mira")
    return await evening.slash("Mira", "table end")


async def shown_again(evening: Evening) -> Message:
    await evening.begin("Dev", host="Mira")
    return await evening.slash("Mira", "table replay")


Refused = tuple[Callable[[Evening], Awaitable[Message]], dict[str, str]]

REFUSED: dict[str, Refused] = {
    "me-timezone-set": (own_time, {"zone": "Atlantis"}),
    "me-quiet-set": (own_time, {"start": "late", "end": "7:30 am"}),
    "me-holidays-set": (own_time, {"first": "someday", "last": "2099-01-01"}),
    "setup-quiet-set": (time_page, {"start": "late", "end": "7:30 am", "timezone": "Boston"}),
    "set": (options, {"clock": "own", "reserve": "a while", "refill": "1 h", "cap": "2 d"}),
    "webhook-set": (webhook, {"address": "http://example.org/"}),
    "me-fill": (own_time, {"start": "late", "end": "7:30 am", "weekend": "5"}),
    "setup-fill": (time_page, {"days_off": "60", "start": "late", "end": "7:30 am"}),
    "league-open": (leagues, {"name": "Winter", "games": "abraca", "starts": "someday"}),
    "queue-set": (queue, {"games": "touria", "sizes": "5"}),
    "duplicate-open": (duplicates, {"game": "abraca", "starts": "someday"}),
    "tournament-open": (tournaments, {"game": "abraca", "starts": "someday"}),
    "preset-save": (presets, {"name": "x\u200by", "scope": "server"}),
    "note-save": (more, {"note": "x" * 501}),
    "bookmark-save": (shown_again, {"remark": "x" * 201}),
    "moment-post": (shown_again, {"remark": "x" * 201}),
    "send-away-yes": (invitations, {"reason": "x" * 201}),
    "seat-remove-yes": (seat, {"reason": "x" * 201}),
    "end-yes": (end, {"reason": "x" * 201}),
}
"""For every form, where it is opened, and input that is refused."""
LONGEST = {
    "note-save": 500,
    "bookmark-save": 200,
    "moment-post": 200,
    "send-away-yes": 200,
    "seat-remove-yes": 200,
    "end-yes": 200,
}
"""Maximum characters that Discord lets people type, for forms where longer input is the only invalid one."""


async def refused(evening: Evening, taker: str) -> Reply:
    """Let Mira fill in the form that ``taker`` handles with input that is refused."""
    opens, typed = REFUSED[taker]
    panel, mira = await opens(evening), evening.person("Mira")
    form = await opened(evening, panel, PRESSES.openers[taker], typed)
    assert not {str(part.get("value")) for part in form.inputs.values()} & {*typed.values()}
    if taker in LONGEST:
        return await mira.submit_forged(panel, custom_id=form.custom_id, values=typed)
    return await mira.submit(form, by_id(form, typed))


async def opened(evening: Evening, panel: Message, opener: str, typed: dict[str, str]) -> Modal:
    """Let Mira open the form with the fields of ``typed``; a verb may open several."""
    for button in panel.buttons:
        if str(button.custom_id).split(":")[3:4] == [opener]:
            form = (await evening.person("Mira").press(panel, str(button.custom_id))).modal
            if form is not None and typed.keys() <= parts(form).keys():
                return form
    raise AssertionError(f"no button opens {opener} with {', '.join(typed)}")


async def again(evening: Evening, reply: Reply) -> dict[str, str]:
    """Press *Try again*; return the contents of the form that opens."""
    pressed = await reply.result()
    said = reply.followups[-1] if reply.followups else pressed
    [button] = said.buttons
    form = (await evening.person("Mira").press(said, str(button.custom_id))).modal
    assert form is not None
    return shown(form)


def test_every_form_is_tried() -> None:
    never_refused = {"rules-found", "league-options-set", "tournament-set", "ladder-open", "ladder-set"}
    nothing_typed = {"import-file"}
    of_answers = {"fill-in"}  # tested in test_answer_forms
    assert REFUSED.keys() == PRESSES.openers.keys() - never_refused - nothing_typed - of_answers


@pytest.mark.parametrize("taker", sorted(REFUSED))
async def test_a_refused_form_opens_again_as_it_was_filled_in(evening: Evening, taker: str) -> None:
    reply = await refused(evening, taker)
    typed = {name: value[: LONGEST.get(taker, 100)] for name, value in REFUSED[taker][1].items()}
    assert (await again(evening, reply)).items() >= typed.items()
    evening.playground.advance(KEPT)
    assert not (await again(evening, reply)).items() & typed.items(), "it is kept for a while only"


async def test_what_was_typed_is_its_typers_alone(evening: Evening) -> None:
    reply = await refused(evening, "me-timezone-set")
    pressed = await reply.result()
    said = reply.followups[-1] if reply.followups else pressed
    [button] = said.buttons
    panel = await evening.slash("Dev", "me settings")
    forged = await evening.person("Dev").press_forged(panel, custom_id=str(button.custom_id))
    assert forged.modal is not None
    assert "Atlantis" not in str(forged.modal.data)


async def test_after_a_restart_the_form_opens_as_usual(evening: Evening) -> None:
    reply = await refused(evening, "me-timezone-set")
    await evening.restart_bot()
    assert (await again(evening, reply))["zone"] == "UTC"


async def test_no_form_is_offered_again_for_a_table_that_is_not_there(evening: Evening) -> None:
    mira = evening.person("Mira")
    panel = await evening.slash("Mira", "me settings")
    forged = await mira.submit_forged(panel, custom_id="test:999:0:note-save:", values={"note": "x"})
    said = await read(forged)
    assert "no table 999" in said
    message = forged.followups[-1] if forged.followups else forged.message
    assert message is None or not [one for one in message.buttons if "note" in str(one.custom_id)]
