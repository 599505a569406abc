"""Moderators repair a season: its people, games and steps; what they do is noted."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.leagues.rules.league import WEEK
from bot.features.leagues.rules.season import standings_of
from bot.features.leagues.store import SeasonState
from playground import Message, Permission
from tests.protocol.course import play_out
from tests.protocol.evening import Evening, read, verb
from tests.protocol.test_leagues import DAY, enter, open_league
from tests.support.phrases import phrase, spoken


async def _page(evening: Evening, name: str = "Mira", channel: str = "tables") -> Message:
    """Return the page of the league for a moderator, who sees the list first."""
    shown = await evening.slash(name, "league", channel)
    return await (await evening.person(name).press(shown, verb(shown, "league"))).result()


async def _state(evening: Evening, season: int = 1) -> SeasonState:
    state = await evening.bot.services.stores.leagues.state(season)
    assert state is not None
    return state


async def _pressed(evening: Evening, wanted: str, *, name: str = "Mira", channel: str = "tables") -> Message:
    """Let a moderator press a button on the page of the league; return the answer."""
    page = await _page(evening, name, channel)
    shown = await (await evening.person(name).press(page, verb(page, wanted))).result()
    await evening.calm()
    return shown


async def _picked(evening: Evening, panel: Message, wanted: str, value: Any, name: str = "Mira") -> Message:
    """Let a moderator choose ``value`` in the menu with the verb ``wanted``; return the answer."""
    [menu] = [one.custom_id for one in panel.selects if one.custom_id.split(":")[3] == wanted]
    reply = await evening.person(name).select(panel, menu, value)
    shown = await reply.result()
    await evening.calm()
    return reply.followups[-1] if reply.followups else shown


async def _person(evening: Evening, whom: str) -> Message:
    """Return the panel with which a moderator repairs somebody's entry."""
    people = await _pressed(evening, "league-people")
    return await _picked(evening, people, "league-person", str(await evening.number_of(whom)))


async def _notes(evening: Evening) -> str:
    return (await _pressed(evening, "league-notes")).text


async def _begin(evening: Evening, *names: str) -> None:
    await open_league(evening)
    await enter(evening, *names)
    await evening.pass_time(2 * DAY + 1)


async def test_what_moderators_do_is_noted_with_who_and_when(evening: Evening) -> None:
    await _begin(evening, "Ada", "Bruno", "Chloé")
    for whom, button in (("Ada", "withdrawn"), ("Ada", "in"), ("Bruno", "disqualified")):
        panel = await _person(evening, whom)
        shown = await (await evening.person("Mira").press(panel, phrase(f"button-repair-{button}"))).result()
        assert spoken(f"repair-note-{button}", moderator="Mira", person=whom) in shown.text
    for press in ("league-extend", "league-close", "league-reopen"):
        await _pressed(evening, press)
    before = await _state(evening)
    assert before.season.ends_at == before.season.starts_at + 2 * WEEK
    lines = [line.partition(" · ")[2] for line in (await _notes(evening)).splitlines()[1:]]
    said = [
        ("reopened", {}), ("closed", {}), ("lengthened", {}), ("disqualified", {"person": "Bruno"}),
        ("in", {"person": "Ada"}), ("withdrawn", {"person": "Ada"}),
    ]  # fmt: skip
    assert lines == [spoken(f"repair-note-{kind}", moderator="Mira", **who) for kind, who in said]
    own = await evening.slash("Ada", "league")
    assert not any("league-notes" in (one.custom_id or "") for one in own.buttons)
    forged = verb(await _page(evening), "league-notes")
    assert phrase("refused-moderator-only") in await evening.forge("Ada", own, forged)


async def test_a_second_press_of_the_same_changes_and_notes_nothing(evening: Evening) -> None:
    await _begin(evening, "Ada", "Bruno", "Chloé")
    panel = await _person(evening, "Ada")
    [withdraw] = [
        one.custom_id or "" for one in panel.buttons if one.label == phrase("button-repair-withdrawn")
    ]
    for _ in range(2):
        await evening.forge("Mira", panel, withdraw)
    page = await _page(evening)
    extend = verb(page, "league-extend")
    assert (await _notes(evening)).count("Mira withdrew Ada") == 1
    repairs, pages = await evening.bot.services.stores.leagues.repairs.page(1, 0, 20)
    assert ([one.kind for one in repairs], pages) == (["withdrawn"], 1)
    await (await evening.person("Mira").press(page, extend)).result()
    assert (await _state(evening)).season.ends_at == (await _state(evening)).season.starts_at + 2 * WEEK


async def test_somebody_who_was_replaced_comes_back_for_the_games_that_have_not_opened(
    evening: Evening,
) -> None:
    await _begin(evening, "Ada", "Bruno", "Chloé")
    ada, numbers = await evening.number_of("Ada"), []
    for leaving, newcomer in (("Ada", "Dev"), ("Dev", "Ada")):
        panel = await _person(evening, leaving)
        shown = await _picked(evening, panel, "league-replace", evening.person(newcomer))
        said = spoken("repair-note-replaced", moderator="Mira", other=newcomer, person=leaving)
        assert said in shown.text
        numbers.append(await evening.number_of(newcomer))
    state = await _state(evening)
    waiting = [one.fixture.members for one in state.games if one.state == "waiting"]
    assert waiting
    assert all(ada in members and numbers[0] not in members for members in waiting)
    assert {one.member for one in state.entries if one.state == "in"} >= {ada}
    panel = await _person(evening, "Ada")
    shown = await _picked(evening, panel, "league-replace", evening.person("Bruno"))
    assert phrase("refused-in-season-already") in shown.text, "Bruno plays himself"


async def test_a_moderator_decides_a_game_but_not_their_own(evening: Evening) -> None:
    await _begin(evening, "Ada", "Bruno", "Dev", "Mira")
    evening.permit("Chloé", "tables", Permission.MANAGE_MESSAGES, allow=True)
    await evening.heard()
    running = next(one for one in (await _state(evening)).games if one.state == "open").fixture
    mira = await evening.number_of("Mira")
    assert mira in running.members, "in a division of four, everybody sits at each table"
    for moderator in ("Mira", "Chloé"):
        games = await _pressed(evening, "league-results", name=moderator)
        game = await _picked(evening, games, "league-result", str(running.id), moderator)
        shown = await _picked(evening, game, "league-rule", "1", moderator)
        if moderator == "Mira":
            assert phrase("refused-own-game") in shown.text
            assert (await evening.table(running.table or 0)).status == "playing"
    assert (await evening.table(running.table or 0)).status == "ended"
    state = await _state(evening)
    [standing] = standings_of(state.entries, state.games)
    assert (standing[0].entry, standing[0].points) == (running.members[1], 10)
    log = await evening.slash("Ada", "table log", table=running.table or 0)
    assert phrase("log-game-ruled") in log.text
    panel = await _person(evening, "Ada")
    await (await evening.person("Mira").press(panel, phrase("button-repair-withdrawn"))).result()
    notes = await _notes(evening)
    withdrew = spoken("repair-note-withdrawn", moderator="Mira", person="Ada")
    assert f"{withdrew} {phrase('repair-note-plays')}" in notes, "she takes part herself"
    game_of = spoken("league-game", division=1, number=1, table=running.table or 0)
    assert f"{spoken('repair-note-ruled', moderator='Chloé', game=game_of)}\n" in notes + "\n"


async def test_whoever_is_disqualified_before_the_start_cannot_enter_again(evening: Evening) -> None:
    await open_league(evening)
    await enter(evening, "Ada")
    own = await evening.slash("Ada", "league")
    panel = await _person(evening, "Ada")
    await (await evening.person("Mira").press(panel, phrase("button-repair-disqualified"))).result()
    await evening.forge("Ada", own, verb(own, "league-leave"))
    page = await evening.slash("Ada", "league")
    said = await read(await evening.person("Ada").press(page, verb(page, "league-enter")))
    assert phrase("refused-disqualified") in said
    assert [one.state for one in (await _state(evening)).entries] == ["disqualified"]


async def test_a_game_that_could_not_open_is_opened_by_a_press_and_once(evening: Evening) -> None:
    await open_league(evening)
    await enter(evening, "Ada", "Bruno", "Chloé")
    evening.playground.admin.permit_bot("tables", deny=Permission.SEND_MESSAGES)
    await evening.heard()
    await evening.pass_time(2 * DAY + 1)
    await evening.pass_time(60)
    assert not evening.boards()
    blocked = await _page(evening, channel="lounge")
    assert spoken("league-next-blocked", why="denied") in blocked.text
    still = await _pressed(evening, "league-retry", channel="lounge")
    assert phrase("repair-still-missing") in still.text
    # Without an event of the gateway, the bot would only look again after ten minutes.
    evening.playground.admin.permit_bot("tables")
    await evening.heard()
    await evening.calm()
    before = len(evening.boards())
    shown = await _pressed(evening, "league-retry", channel="lounge")
    assert len(evening.boards()) == 2
    assert before == 2 or spoken("repair-note-retried", moderator="Mira") in shown.text
    again = await _pressed(evening, "league-retry")
    assert phrase("repair-nothing-missing") in again.text
    assert len(evening.boards()) == 2


@pytest.mark.parametrize("kills", [False, True])
async def test_champions_and_their_role_are_made_up_for_by_a_press(evening: Evening, kills: bool) -> None:
    admin, guild = evening.playground.admin, evening.playground.guild
    role = admin.create_role("Champion")
    page = await open_league(evening)
    form = (await evening.person("Mira").press(page, verb(page, "league-options"))).modal
    assert form is not None
    await evening.person("Mira").submit(form, {"role": [role]})
    await enter(evening, "Ada", "Bruno", "Chloé")
    await evening.pass_time(2 * DAY + 1)
    for table in (1, 2, 3):
        if table == 3:
            admin.permit_bot("tables", deny=Permission.SEND_MESSAGES)
            await evening.heard()
        await play_out(evening, table=table)
    await evening.calm()
    if kills:
        await evening.restart_bot()

    def champions() -> int:
        return sum("🏆" in one.text for one in evening.history())

    assert champions() == 0
    owed = await evening.bot.services.stores.leagues.missed.of(1)
    assert {(one.post, one.why) for one in owed} == {("end", "denied"), ("role", "role")}
    shown = await _page(evening, channel="lounge")
    assert "*Manage Roles*" in shown.text, "the reason is on the page"
    admin.permit_bot("tables")
    await evening.heard()
    done = await _pressed(evening, "league-retry")
    assert spoken("repair-note-retried", moderator="Mira") in done.text
    assert champions() == 1
    assert [one.post for one in await evening.bot.services.stores.leagues.missed.of(1)] == ["role"]
    await _pressed(evening, "league-retry")
    assert champions() == 1, "what is there isn't posted again"
    assert not any(role.id in member.roles for member in guild.members.values())
