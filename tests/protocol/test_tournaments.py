"""Tournaments from the first press to the winner, used by people on the local Discord."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from bot.features.tournaments.rules.course import TournamentState
from bot.features.tournaments.rules.standing import places
from bot.features.tournaments.rules.tournament import PACES
from playground import Message, Permission
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, read, verb
from tests.support.phrases import phrase, spoken

HOUR, DAY = 3_600.0, 86_400.0
ROUND, PAUSE = PACES["evening"].round, PACES["evening"].pause


async def _open(evening: Evening, **other: Any) -> Message:
    """Let Mira, a moderator, open a tournament of Abraca that starts in two hours; return its page."""
    shown = await evening.slash("Mira", "tournament")
    opening = await evening.person("Mira").press(shown, verb(shown, "tournament-new"))
    values = {
        "game": "abraca", "size": "4", "format": "swiss", "pace": "evening", "starts": "in 120 minutes",
    }  # fmt: skip
    assert opening.modal is not None
    reply = await evening.person("Mira").submit(opening.modal, {**values, **other})
    page = await reply.result()
    await evening.calm()
    return page


async def _enter(evening: Evening, *names: str) -> None:
    """Let people enter with two presses: the command and the button."""
    for name in names:
        page = await evening.slash(name, "tournament")
        if any(":tournament-enter:" not in (button.custom_id or "") for button in page.buttons[:1]):
            page = await _page(evening, name)
        said = await evening.person(name).press(page, verb(page, "tournament-enter"))
        assert verb(await said.result(), "tournament-leave")


async def _page(evening: Evening, name: str) -> Message:
    """Return the page of the newest tournament; moderators choose it from the list first."""
    page = await evening.slash(name, "tournament")
    lines = [one for one in page.buttons if ":tournament:" in (one.custom_id or "")]
    if not lines:
        return page
    return await (await evening.person(name).press(page, lines[0].custom_id or "")).result()


async def _state(evening: Evening) -> TournamentState:
    state = await evening.bot.services.stores.tournaments.state(1)
    assert state is not None
    return state


async def _tables(evening: Evening) -> list[int]:
    """Return the numbers of the open tables."""
    return [one.match.table or 0 for one in (await _state(evening)).matches if one.state == "open"]


async def test_a_swiss_tournament_from_the_first_press_to_the_winner(evening: Evening) -> None:
    page = await _open(evening)
    assert phrase("duplicate-done-opened") in page.text
    assert any(phrase("tournament-announced") in one.text for one in evening.history())
    await _enter(evening, "Ada", "Bruno", "Chloé", "Dev", "Mira")
    await evening.pass_time(2 * HOUR + 1)
    state = await _state(evening)
    assert [len(one.match.members) for one in state.matches] == [4, 1], "five people: one table and a bye"
    await evening.restart_bot()
    [table] = await _tables(evening)
    await play_out(evening, table=table)
    await evening.calm()
    state = await _state(evening)
    assert state.rounds[0].ended_at is not None
    # The bot is down when the next round should start, and catches up.
    await evening.stop_bot()
    evening.playground.advance(PAUSE + HOUR)
    await evening.start_bot()
    await evening.calm()
    for _ in range(5):
        for table in await _tables(evening):
            await play_out(evening, table=table)
        await evening.pass_time(PAUSE + 1)
        if (await _state(evening)).tournament.ended_at is not None:
            break
    state = await _state(evening)
    assert len(state.rounds) == state.tournament.rounds == 3
    byes = [one.match.members[0] for one in state.matches if len(one.match.members) == 1]
    assert len({*byes}) == 3, "each bye is another person's"
    [end] = [one for one in evening.history() if "🏆" in one.text]
    winner = places(state)[0]
    names = await evening.bot.services.stores.members.names(evening.playground.guild.id)
    assert names[winner.member].raw in end.text
    rounds = [one for one in evening.history() if phrase("tournament-round-ends") in one.text]
    assert len(rounds) == 3


async def test_a_knock_out_with_a_round_that_time_cuts_off(evening: Evening) -> None:
    await _open(evening, format="knockout", size="2")
    await _enter(evening, "Ada", "Bruno", "Chloé", "Dev")
    await evening.pass_time(2 * HOUR + 1)
    first, second = await _tables(evening)
    await play_out(evening, table=first)
    # Nobody moves at the other table: computers stand in, and finish the game at the end of the round.
    await evening.pass_time(ROUND)
    state = await _state(evening)
    cut = next(one for one in state.matches if one.match.table == second)
    assert cut.state in ("adjudicated", "over")
    await evening.pass_time(PAUSE + 1)
    [final] = await _tables(evening)
    assert len((await _state(evening)).in_round(2)) == 1
    await play_out(evening, table=final)
    await evening.calm()
    state = await _state(evening)
    assert state.tournament.ended_at is not None
    assert [one.rank for one in places(state)].count(1) == 1


async def test_tables_with_equal_cards_are_private_until_the_round_is_over(evening: Evening) -> None:
    await _open(evening, format="duplicate", size="2")
    await _enter(evening, "Ada", "Bruno", "Chloé", "Dev")
    await evening.pass_time(2 * HOUR + 1)
    assert evening.boards() == []
    first, second = await _tables(evening)
    one, other = await evening.table(first), await evening.table(second)
    assert one.deal == other.deal == "tournament 1 1"
    # Bruno reads Italian, and two people are at the other table.
    people = {evening.person(name).user.id: name for name in ("Ada", "Chloé", "Dev")}
    outsider = next(
        name for person, name in people.items() if person not in {row.person for row in one.seats}
    )
    await play_out(evening, table=first)
    await evening.calm()
    hidden = await evening.slash(outsider, "table log", table=first)
    assert phrase("refused-no-such-table") in hidden.text
    page = await _page(evening, outsider)
    assert "10 points" not in page.text, "no results before all tables are through"
    before = await _deals(evening, outsider)
    assert not any("secret" in line for line in before)
    await play_out(evening, table=second)
    await evening.calm()
    assert (
        phrase("refused-no-such-table") not in (await evening.slash(outsider, "table log", table=first)).text
    )
    after = await _deals(evening, outsider)
    [revealed] = [line for line in after if "secret" in line]
    commitment, secret = revealed.split("SHA-256 ")[1].split(", secret ")
    assert sha256(bytes.fromhex(secret)).hexdigest() == commitment
    assert any(commitment in line for line in before), "it was fixed before the round"


async def _deals(evening: Evening, name: str) -> list[str]:
    page = await _page(evening, name)
    shown = await (await evening.person(name).press(page, verb(page, "tournament-deals"))).result()
    [file] = shown.attachments
    return evening.playground.world.files[file.key].decode().splitlines()


async def test_three_people_are_too_few_until_a_moderator_starts_it(evening: Evening) -> None:
    await _open(evening)
    await _enter(evening, "Ada", "Bruno", "Dev")
    await evening.pass_time(2 * HOUR + 1)
    assert "only 3 people have entered, and it takes 4" in evening.history()[-1].text
    await evening.pass_time(DAY)
    assert phrase("tournament-off") in evening.history()[-1].text
    page = await _page(evening, "Mira")
    page = await (await evening.person("Mira").press(page, verb(page, "tournament-resume"))).result()
    await evening.press("Mira", page, phrase("button-tournament-started"))
    assert len(await _tables(evening)) == 1
    notes = await _page(evening, "Mira")
    notes = await (await evening.person("Mira").press(notes, verb(notes, "tournament-notes"))).result()
    assert "Mira let it go on" in notes.text
    assert "Mira started it" in notes.text


async def test_moderators_withdraw_replace_decide_and_take_back(evening: Evening) -> None:
    await _open(evening)
    await _enter(evening, "Ada", "Bruno", "Dev", "Mira")
    await evening.pass_time(2 * HOUR + 1)
    ada = await evening.number_of("Ada")

    async def picked(verb_of_list: str, verb_of_menu: str, value: str, by: str = "Mira") -> Message:
        page, moderator = await _page(evening, by), evening.person(by)
        panel = await (await moderator.press(page, verb(page, verb_of_list))).result()
        [menu] = [one for one in panel.selects if f":{verb_of_menu}:" in one.custom_id]
        return await (await moderator.select(panel, menu.custom_id, value)).result()

    person = await picked("tournament-people", "tournament-person", str(ada))
    [replacing] = [one for one in person.selects if ":tournament-replace:" in one.custom_id]
    newcomer = evening.person("Chloé").user.id
    await (await evening.person("Mira").select(person, replacing.custom_id, str(newcomer))).result()
    await evening.calm()
    state = await _state(evening)
    chloe = state.entry_of(newcomer)
    assert chloe is not None
    assert chloe.takes_over == ada
    person = await picked("tournament-people", "tournament-person", str(ada))
    await evening.press("Mira", person, phrase("button-repair-in"))
    state = await _state(evening)
    assert {one.member for one in state.entries if one.state == "in"} >= {ada}
    assert chloe.member not in state.active
    [match] = state.matches
    seat = match.match.members.index(ada)
    evening.permit("Chloé", "tables", Permission.MANAGE_MESSAGES, allow=True)
    await evening.heard()
    for moderator in ("Mira", "Chloé"):
        game = await picked("tournament-results", "tournament-result", str(match.match.id), moderator)
        [menu] = [one for one in game.selects if ":tournament-rule:" in one.custom_id]
        said = await read(await evening.person(moderator).select(game, menu.custom_id, str(seat)))
        assert (phrase("refused-own-game") in said) is (moderator == "Mira"), "Mira plays in it"
        await evening.calm()
    state = await _state(evening)
    assert (places(state)[0].member, places(state)[0].points) == (ada, 10)
    assert state.rounds[0].ended_at is not None
    assert (await evening.table(match.match.table or 0)).status == "ended"
    person = await picked("tournament-people", "tournament-person", str(ada))
    await evening.press("Mira", person, phrase("button-repair-disqualified"))
    assert places(await _state(evening))[-1].member == ada
    page = await _page(evening, "Mira")
    notes = await (await evening.person("Mira").press(page, verb(page, "tournament-notes"))).result()
    replaced = spoken("repair-note-replaced", moderator="Mira", other="Chloé", person="Ada")
    assert f"{replaced} {phrase('repair-note-plays')}" in notes.text, "she plays herself"
    decided = spoken("repair-note-ruled", moderator="Chloé", game="Round 1, table 1")
    assert decided in notes.text
    assert f"{decided} {phrase('repair-note-plays')}" not in notes.text


async def test_a_round_gets_more_time_and_is_ended(evening: Evening) -> None:
    await _open(evening)
    await _enter(evening, "Ada", "Bruno", "Dev", "Chloé")
    await evening.pass_time(2 * HOUR + 1)
    before = (await _state(evening)).rounds[0].ends_at or 0
    page = await _page(evening, "Mira")
    stale = page
    extend = next(one.custom_id or "" for one in page.buttons if (one.custom_id or "").endswith(".extended"))
    await evening.press("Mira", page, extend)
    assert (await _state(evening)).rounds[0].ends_at == before + PACES["evening"].extension
    page = await _page(evening, "Mira")
    asked = await (await evening.person("Mira").press(page, phrase("button-tournament-cut"))).result()
    assert phrase("tournament-cut-question") in asked.text
    await evening.press("Mira", asked, phrase("button-tournament-cut"))
    state = await _state(evening)
    assert [one.state for one in state.matches] == ["adjudicated"]
    assert (await evening.table(1)).status == "ended"
    late = await evening.forge("Mira", stale, extend)
    assert phrase("refused-moved-on") in late


async def test_stale_and_foreign_presses_change_nothing(evening: Evening) -> None:
    page = await _open(evening)
    await _enter(evening, "Ada", "Bruno", "Dev", "Mira")
    [announced] = [one for one in evening.history() if phrase("tournament-announced") in one.text]
    mine = await _page(evening, "Ada")
    left = await (await evening.person("Ada").press(mine, verb(mine, "tournament-leave"))).result()
    assert phrase("tournament-done-left") in left.text
    await _enter(evening, "Ada")
    for what in ("people.0", "time.1.started", "stop", "options"):
        name, _, more = what.partition(".")
        forged = verb(page, "tournament-notes").replace(
            "tournament-notes:1", f"tournament-{name}:{more or 1}"
        )
        assert phrase("refused-moderator-only") in await evening.forge("Ada", mine, forged)
    elsewhere = verb(announced, "tournament-enter").replace("enter:1", "enter:99")
    assert phrase("refused-no-such-tournament") in await evening.forge("Ada", announced, elsewhere)
    await evening.pass_time(2 * HOUR + 1)
    late = await evening.person("Chloé").press(announced, verb(announced, "tournament-enter"))
    assert phrase("refused-closed-tournament") in (await late.result()).text
    hand = await _page(evening, "Ada")
    own = await (await evening.person("Ada").press(hand, verb(hand, "tournament-table"))).result()
    assert "Ada" not in own.text or own.buttons
    quitting = await _page(evening, "Ada")
    await evening.press("Ada", quitting, verb(quitting, "tournament-quit"))
    assert len((await _state(evening)).active) == 3


async def test_without_its_channel_a_tournament_waits_and_moves(evening: Evening) -> None:
    await _open(evening)
    await _enter(evening, "Ada", "Bruno", "Dev", "Chloé")
    evening.playground.admin.delete_channel("tables")
    await evening.pass_time(2 * HOUR + 1)
    assert await _tables(evening) == []
    shown = await evening.slash("Mira", "tournament", "lounge")
    line = next(one.custom_id or "" for one in shown.buttons if ":tournament:" in (one.custom_id or ""))
    page = await (await evening.person("Mira").press(shown, line)).result()
    assert spoken("tournament-next-blocked", why="gone") in page.text
    still = await (await evening.person("Mira").press(page, verb(page, "tournament-retry"))).result()
    assert phrase("repair-still-missing") in still.text
    await evening.press("Mira", page, verb(page, "tournament-here"))
    assert len(evening.boards("lounge")) == 1
    ends_at = (await _state(evening)).rounds[0].ends_at
    assert ends_at is not None
    assert ends_at > evening.playground.clock.now() + ROUND - HOUR, "nobody lost time"


async def test_a_post_that_was_not_possible_is_posted_by_a_press_and_once(evening: Evening) -> None:
    await _open(evening)
    await _enter(evening, "Ada", "Bruno", "Dev")
    evening.playground.admin.permit_bot("tables", deny=Permission.SEND_MESSAGES)
    await evening.heard()
    await evening.pass_time(2 * HOUR + 1)

    def told() -> int:
        return sum("only 3 people have entered" in one.text for one in evening.history())

    async def retried() -> str:
        shown = await evening.slash("Mira", "tournament", "lounge")
        line = next(one.custom_id or "" for one in shown.buttons if ":tournament:" in (one.custom_id or ""))
        page = await (await evening.person("Mira").press(shown, line)).result()
        done = await (await evening.person("Mira").press(page, verb(page, "tournament-retry"))).result()
        return done.text

    assert told() == 0
    owed = await evening.bot.services.stores.tournaments.missed.of(1)
    assert [(one.post, one.why) for one in owed] == [("postponement", "denied")]
    said = await retried()
    assert phrase("repair-still-missing") in said
    assert spoken("repair-owed", post="postponement", why="denied", time="").partition(": ")[2] in said
    evening.playground.admin.permit_bot("tables")
    await evening.heard()
    assert spoken("repair-note-retried", moderator="Mira") in await retried()
    assert told() == 1
    assert phrase("repair-nothing-missing") in await retried()
    assert told() == 1


async def test_people_are_reminded_by_their_own_way_once(evening: Evening) -> None:
    await _open(evening)
    await _enter(evening, "Ada", "Bruno", "Chloé", "Dev")
    await evening.wish(evening.person("Bruno").id, delivery="direct", language="it")
    await evening.wish(evening.person("Chloé").id, delivery="none")
    await evening.wish(evening.person("Dev").id, quiet=(0, 24 * 60 - 1))
    await evening.pass_time(HOUR - 1)
    heard = phrase("tournament-reminder")
    assert not any("⏰" in one.text for one in evening.history())
    await evening.pass_time(2)
    await evening.restart_bot()
    await evening.pass_time(60)
    [told] = [one for one in evening.history() if "⏰" in one.text]
    assert heard in told.text
    mentioned = {
        name for name in ("Ada", "Bruno", "Chloé", "Dev") if evening.person(name).mention in told.text
    }
    assert mentioned == {"Ada", "Dev"}
    assert {*told.notified} == {evening.person("Ada").id}, "Dev has quiet hours"
    [letter] = [one.text for one in evening.person("Bruno").dms() if "⏰" in one.text]
    assert phrase("tournament-reminder", "it") in letter
    assert not [one for one in evening.person("Chloé").dms() if "⏰" in one.text]
    page = await _page(evening, "Mira")
    assert phrase("tournament-next-start") in page.text
