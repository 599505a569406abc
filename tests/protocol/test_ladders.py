"""A ladder from its opening to a swapped place, pressed by people on the local Discord."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from bot.features.blocks.rules import Block
from bot.features.ladders.rules.course import LadderState
from bot.features.ladders.rules.ladder import IDLE
from playground import Message
from playground.permissions import Permission
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, read, verb
from tests.support.phrases import phrase, spoken

DAY = 86_400.0


async def _open(evening: Evening, *people: str, **other: Any) -> None:
    """Let Mira, a moderator, open a ladder of Abraca, and let ``people`` join it."""
    await _create(evening, **other)
    for name in people:
        page = await evening.slash(name, "ladder")
        page = await (await evening.person(name).press(page, verb(page, "ladder-join"))).result()
        assert verb(page, "ladder-leave")


async def _create(evening: Evening, **other: Any) -> Message:
    listed = await evening.slash("Mira", "ladder")
    form = (await evening.person("Mira").press(listed, verb(listed, "ladder-new"))).modal
    assert form is not None
    reply = await evening.person("Mira").submit(form, {"game": "abraca", **other})
    page = await reply.result()
    await evening.calm()
    return reply.followups[-1] if reply.followups else page


async def _state(evening: Evening) -> LadderState:
    state = await evening.bot.services.stores.ladders.state(1)
    assert state is not None
    return state


async def _order(evening: Evening) -> list[str]:
    """Return the names on the ladder, from the top."""
    names = await evening.bot.services.stores.members.names(evening.playground.guild.id)
    return [names[member].raw for member in (await _state(evening)).places]


async def _pick(evening: Evening, name: str, page: Message, wanted: str, value: str) -> Message:
    """Let a person choose ``value`` in the menu with the verb ``wanted``; return the answer."""
    [menu] = [one.custom_id for one in page.selects if one.custom_id.split(":")[3] == wanted]
    reply = await evening.person(name).select(page, menu, value)
    shown = await reply.result()
    await evening.calm()
    return reply.followups[-1] if reply.followups else shown


async def _challenge(evening: Evening, name: str, other: str) -> Message:
    page = await _page(evening, name)
    return await _pick(evening, name, page, "ladder-challenge", f"1.{await evening.number_of(other)}")


async def _page(evening: Evening, name: str) -> Message:
    """Return the page of the ladder; moderators get the list first."""
    shown = await evening.slash(name, "ladder")
    if name != "Mira":
        return shown
    return await (await evening.person(name).press(shown, verb(shown, "ladder"))).result()


def _posts(evening: Evening) -> list[str]:
    return [one.text for one in evening.history()]


async def test_a_ladder_from_the_first_press_to_a_swapped_place(evening: Evening) -> None:
    await _open(evening, "Ada", "Bruno", "Chloé")
    assert await _order(evening) == ["Ada", "Bruno", "Chloé"]
    for table in range(1, 20):
        page = await _challenge(evening, "Chloé", "Ada")
        assert str(table) in page.text
        people = {row.person for row in (await evening.table(table)).seats}
        assert people == {evening.person(name).user.id for name in ("Ada", "Chloé")}
        await evening.restart_bot()
        ended = await play_out(evening, table=table)
        await evening.calm()
        outcome = ended.game.outcome(ended.state)
        assert outcome is not None
        own = [row.person for row in ended.table.seats].index(evening.person("Chloé").user.id)
        if outcome.ranks[own] < outcome.ranks[1 - own]:
            break
        assert await _order(evening) == ["Ada", "Bruno", "Chloé"], "nothing is lost by losing"
    assert await _order(evening) == ["Chloé", "Ada", "Bruno"]
    told = spoken("ladder-event-took", name="Chloé", other="Ada", place=1)
    assert len([text for text in _posts(evening) if text.startswith(told)]) == 1


async def test_the_cards_are_fixed_with_the_challenge_and_can_be_checked_at_the_end(evening: Evening) -> None:
    await _open(evening, "Ada", "Bruno")
    await _challenge(evening, "Bruno", "Ada")
    commitment = (await evening.table(1)).commitment
    [before] = await _deals(evening)
    assert before.endswith(commitment)
    log = await evening.slash("Mira", "table log", table=1)
    assert commitment in log.text
    await play_out(evening, table=1)
    await evening.calm()
    [after] = await _deals(evening)
    assert commitment in after
    assert sha256(bytes.fromhex(after.rsplit(" ", 1)[1])).hexdigest() == commitment


async def test_whoever_runs_out_of_time_loses_the_game_and_the_place(evening: Evening) -> None:
    await _open(evening, "Ada", "Bruno", "Chloé", "Dev")
    await _challenge(evening, "Dev", "Ada")
    late = await evening.asked(1)
    await evening.pass_time(8 * DAY)
    assert (await evening.table(1)).status == "ended"
    expected = ["Dev", "Bruno", "Chloé"] if late == "Ada" else ["Ada", "Bruno", "Chloé"]
    assert await _order(evening) == expected
    assert spoken("ladder-event-timed-out", name=late) in "".join(_posts(evening))
    page = await _page(evening, late)
    assert verb(page, "ladder-join"), "they can begin again at the bottom"


async def test_everybody_hears_of_a_challenge_and_of_its_early_end(evening: Evening) -> None:
    await evening.wish(evening.person("Bruno").id, delivery="direct")
    await _open(evening, "Ada", "Bruno", "Dev")
    await _challenge(evening, "Bruno", "Ada")
    asked = await evening.asked(1)
    told = [one.text for one in evening.notices() if evening.person("Ada").mention in one.text]
    assert len(told) == 1, "once: that it's their turn, or else that they were challenged"
    assert (phrase("notice-challenged") in told[0]) is (asked != "Ada")
    page = await _page(evening, "Ada")
    question = await _pick(evening, "Ada", page, "ladder-give-up", "1.1")
    await evening.press("Ada", question, verb(question, "ladder-give-up-yes"))
    letters = [one.text for one in evening.person("Bruno").dms()]
    assert phrase("letter-ended", "it", variant="decided") in letters[-1]
    await _challenge(evening, "Dev", "Ada")
    await evening.pass_time(8 * DAY)
    said = "".join(one.text for one in evening.notices())
    assert phrase("notice-ended", variant="time") in said


async def test_giving_up_and_leaving(evening: Evening) -> None:
    await _open(evening, "Ada", "Bruno", "Chloé", "Dev")
    await _challenge(evening, "Bruno", "Ada")
    await _challenge(evening, "Dev", "Chloé")
    page = await _page(evening, "Ada")
    asked = await _pick(evening, "Ada", page, "ladder-give-up", "1.1")
    assert spoken("ladder-give-up-question", other="Bruno") in asked.text
    yes = verb(asked, "ladder-give-up-yes")
    await evening.press("Ada", asked, yes)
    assert await _order(evening) == ["Bruno", "Ada", "Chloé", "Dev"]
    assert (await evening.table(1)).status == "ended"
    assert phrase("refused-no-such-challenge") in await evening.forge("Ada", page, yes), "it is stale"
    theirs = yes.replace("1.1", "1.2")
    assert phrase("refused-no-such-challenge") in await evening.forge("Ada", page, theirs), "it is foreign"
    page = await _page(evening, "Chloé")
    asked = await (await evening.person("Chloé").press(page, verb(page, "ladder-leave"))).result()
    await evening.press("Chloé", asked, verb(asked, "ladder-leave-yes"))
    assert await _order(evening) == ["Bruno", "Ada", "Dev"]
    assert (await evening.table(2)).status == "ended"
    assert not (await _state(evening)).games, "everything is settled"


async def test_after_two_weeks_the_place_is_challenged_by_itself(evening: Evening) -> None:
    await _open(evening, "Ada", "Bruno", "Chloé")
    await evening.pass_time(IDLE - 60)
    assert not evening.boards()
    await evening.pass_time(120)
    [challenge] = (await _state(evening)).challenges
    names = {number: name for name in ("Ada", "Bruno") for number in [await evening.number_of(name)]}
    assert (names[challenge.member], names[challenge.other], challenge.is_automatic) == ("Bruno", "Ada", True)
    assert len(evening.boards()) == 1


async def test_blocked_people_cannot_be_challenged(evening: Evening) -> None:
    await _open(evening, "Ada", "Bruno", "Dev")
    blocks = evening.bot.services.stores.people.blocks
    await blocks.block(Block(evening.person("Ada").user.id, evening.person("Dev").user.id, 0.0))
    page = await _page(evening, "Dev")
    [menu] = [one for one in page.selects if "ladder-challenge" in one.custom_id]
    assert [option.value for option in menu.options] == [f"1.{await evening.number_of('Bruno')}"]
    forged = await evening.person("Dev").press_forged(
        page, custom_id=menu.custom_id, kind=3, values=[f"1.{await evening.number_of('Ada')}"]
    )
    assert phrase("refused-not-challengeable") in await read(forged)
    assert not (await _state(evening)).challenges


async def test_moderators_repair_and_take_it_back(evening: Evening) -> None:
    await _open(evening, "Ada", "Bruno", "Chloé")
    await _challenge(evening, "Chloé", "Bruno")
    page = await _page(evening, "Mira")
    tools = await (await evening.person("Mira").press(page, verb(page, "ladder-repair"))).result()
    ada = str(await evening.number_of("Ada"))
    tools = await _pick(evening, "Mira", tools, "ladder-remove", ada)
    assert await _order(evening) == ["Bruno", "Chloé"]
    number = str((await _state(evening)).events[-1].id)
    tools = await _pick(evening, "Mira", tools, "ladder-undo", number)
    assert await _order(evening) == ["Ada", "Bruno", "Chloé"]
    tools = await _pick(evening, "Mira", tools, "ladder-redo", number)
    assert await _order(evening) == ["Bruno", "Chloé"]
    asked = await _pick(evening, "Mira", tools, "ladder-call-off", "1")
    await evening.press("Mira", asked, phrase("button-ladder-call-off"))
    state = await _state(evening)
    assert (await evening.table(1)).status == "ended"
    assert (state.events[-1].kind, state.events[-1].moderator) == ("void", await evening.number_of("Mira"))
    own = await _page(evening, "Ada")
    shown = await (await evening.person("Ada").press(own, verb(own, "ladder-history"))).result()
    assert "Mira" in shown.text
    page = await _page(evening, "Mira")
    closing = verb(page, "ladder-close")
    await evening.press("Mira", page, closing)
    joining = closing.replace("ladder-close", "ladder-join")
    assert phrase("refused-closed-ladder") in await evening.forge("Ada", shown, joining)
    reopened = await _create(evening)
    assert phrase("ladder-done-opened") in reopened.text
    assert await _order(evening) == ["Bruno", "Chloé"], "a ladder that goes on keeps its places"
    for verb_of in (
        "ladder-repair",
        "ladder-remove",
        "ladder-undo",
        "ladder-redo",
        "ladder-call-off-yes",
        "ladder-close",
        "ladder-reopen",
        "ladder-options",
    ):
        forged = closing.replace("ladder-close", verb_of)
        assert phrase("refused-moderator-only") in await evening.forge("Ada", shown, forged), verb_of


async def test_a_second_ladder_of_a_game_and_a_channel_without_permission_are_refused(
    evening: Evening,
) -> None:
    await _open(evening, "Ada", "Bruno")
    again = await _create(evening)
    assert phrase("ladder-done-there") in again.text
    assert await _order(evening) == ["Ada", "Bruno"]
    evening.playground.admin.permit_bot("lounge", deny=Permission.SEND_MESSAGES)
    await evening.calm()
    lounge = str(evening.playground.channel("lounge").id)
    refused = await _create(evening, game="saga", channel=lounge)
    assert phrase("refused-no-ladder-channel") in refused.text
    assert await evening.bot.services.stores.ladders.ladder(2) is None


async def test_a_game_waits_while_its_channel_is_gone_and_opens_elsewhere(evening: Evening) -> None:
    await _open(evening, "Ada", "Bruno", channel=str(evening.playground.channel("lounge").id))
    evening.playground.admin.delete_channel("lounge")
    await evening.calm()
    await _challenge(evening, "Bruno", "Ada")
    page = await _page(evening, "Mira")
    assert phrase("ladder-next-open") in page.text
    assert phrase("ladder-challenge-waits") in page.text
    form = (await evening.person("Mira").press(page, verb(page, "ladder-options"))).modal
    assert form is not None
    tables = str(evening.playground.channel("tables").id)
    await (await evening.person("Mira").submit(form, {"channel": tables, "clock": "live"})).result()
    await evening.calm()
    assert (await evening.table(1)).clock == "live"
    assert len(evening.boards()) == 1


async def test_another_server_finds_no_ladder_of_this_one(evening: Evening) -> None:
    await _open(evening, "Ada", "Bruno")
    page = await _page(evening, "Ada")
    forged = verb(page, "ladder-leave").replace(":1", ":99")
    assert phrase("refused-no-such-ladder") in await evening.forge("Ada", page, forged)


async def _deals(evening: Evening) -> list[str]:
    """Return the lines with the ladder's deals from the file."""
    page = await _page(evening, "Ada")
    shown = await (await evening.person("Ada").press(page, verb(page, "ladder-history"))).result()
    [file] = shown.attachments
    return evening.playground.world.files[file.key].decode().splitlines()
