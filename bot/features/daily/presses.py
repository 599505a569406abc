"""Presses on the daily: beginning, results, lists, and the proof of the deals."""

from __future__ import annotations

from datetime import date
from functools import partial

import discord
from msgspec.structs import replace

from bot.discord.message_sender import Denied, MessageGone, TooOld, Unreachable
from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.panel import Panel
from bot.discord.permissions import missing, named, needed, require_room_to_write
from bot.discord.presses.handler import Handlers, only
from bot.discord.responder import Responder
from bot.discord.whereabouts import server_of
from bot.features.daily.panel import lists, today
from bot.features.daily.panel.lists import DayPage, Ranking, Scope
from bot.features.daily.panel.today import Home, Outcome, Stage, result_of
from bot.features.daily.rules.days import (
    Visit,
    closes_at,
    day_of,
    day_of_deal,
    days_from,
    days_of_week,
    monday_of,
)
from bot.features.daily.rules.endings import stops, symbol
from bot.features.daily.rules.standings import Place, day_list, percentages, streaks
from bot.features.daily.service import Player
from bot.features.people.rules.people import Person
from bot.features.play.presses.playing import show_hand
from bot.features.reviews.rules import KeptReview
from bot.services import Services, global_name
from bot.table.perspective import Perspective
from bot.table.refusals import refused
from games.engine.game import Refused
from games.engine.text import Typed
from render.words import ForgivingWords, words_for

_COMING = 6
"""The number of coming days shown with their games."""
_OLD = 25
"""The number of old dailies on the menu."""
_REPLAY, _MOVES_A_SECOND = 0.2, 5_000
"""Cost model: seconds to examine a game, and moves replayed per second."""


async def show_home(services: Services, responder: Responder, note: str = "") -> None:
    """Show today's daily and how far the presser is."""
    await _note_visit(services, responder)
    await responder.show(today.home(await _home(services, responder), responder.words, note))


async def home(services: Services, responder: Responder, press: CustomId) -> None:
    """Show today's daily."""
    await show_home(services, responder)


async def begin(services: Services, responder: Responder, press: CustomId) -> None:
    """Begin today's daily, or go on with it, and show the hand."""
    if press.argument != services.dailies.today:
        await show_home(services, responder, responder.words("daily-next-day"))
        return
    table = await services.dailies.begin(_player(responder))
    await _show_table(services, responder, table)


async def play_old(services: Services, responder: Responder, press: CustomId) -> None:
    """Play the daily of a day that is over, which counts for nothing."""
    table = await services.dailies.begin_again(_player(responder), _day(press.argument))
    await _show_table(services, responder, table)


async def result(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the result of the presser's game, and its review as soon as it's made."""
    table = await services.look_back(responder.interaction, press.table)
    day = day_of_deal(table.deal)
    if day is None or not table.is_seated:
        raise refused("unknown-button")
    kept = await services.reviews.known(table.id)
    person, server = responder.interaction.user.id, server_of(responder.interaction)
    with services.guards.budgets.costly(person, _REPLAY + table.revision / _MOVES_A_SECOND, server):
        found = await _outcome(services, table, day)
    if kept is not None:
        found = replace(found, review=kept.review)
        await responder.show(today.outcome(found, responder.words))
        return
    await responder.show(today.outcome(found, responder.words))
    await services.reviews.begin(table.id, partial(_reviewed, responder, found))


async def share(services: Services, responder: Responder, press: CustomId) -> None:
    """Post the card of the presser's result in the channel; elsewhere, show it to be copied.

    :raises Refused: they may not post there, or it was shared there a moment ago.
    """
    interaction = responder.interaction
    table = await services.look_back(interaction, press.table)
    day = day_of_deal(table.deal)
    if day is None or not table.is_seated:
        raise refused("unknown-button")
    found = await _outcome(services, table, day)
    if found.share is None:
        raise refused("uncounted-daily")
    name = Typed(interaction.user.display_name)
    channel = interaction.channel_id
    if server_of(interaction) is None or channel is None:
        text = today.card(found, name, responder.words)
        await responder.show(Panel([responder.words("daily-card-copy"), f"```\n{text}\n```"]))
        return
    if lacking := missing(interaction.permissions, needed(interaction.channel)):
        raise refused("sharing-may-not-post", permissions=named(lacking, responder.words))
    require_room_to_write(interaction.app_permissions, interaction.channel, responder.words)
    services.sharing.begin(table.id, channel)
    settings = await services.stores.guilds.settings(server_of(interaction) or 0)
    spoken = interaction.guild_locale.value if interaction.guild_locale else None
    words = ForgivingWords(words_for(settings.locale or spoken))
    drawn = await services.panel_renderer.ready(Panel([today.card(found, name, words)]), words)
    try:
        await services.publisher.message_sender.post(channel, drawn, f"y{interaction.id}")
    except (Denied, MessageGone, TooOld, Unreachable):
        services.sharing.failed(table.id, channel)
        raise refused("sharing-not-sent") from None
    kept = await services.reviews.known(table.id)
    found = replace(found, review=None if kept is None else kept.review)
    await responder.show(today.outcome(found, responder.words, responder.words("daily-shared")))


async def ranking(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the list of a week: of this server, or of everybody."""
    await _show_ranking(services, responder, press.argument)


async def switch_list(services: Services, responder: Responder, press: CustomId) -> None:
    """Put the presser on the lists by name, or take them off."""
    await services.stores.people.revise(responder.interaction.user.id, _switched)
    await _show_ranking(services, responder, press.argument)


async def day_page(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the final list of a day, its best game, and what was chosen at its turning points."""
    day = _day(only(responder.picked) or press.argument)
    dailies = services.dailies
    if not dailies.is_over(day):
        raise refused("open-daily")
    results = await dailies.store.results([day])
    places = day_list(results)
    persons = {result.person for result in results if result.person is not None}
    best = await _best(services, places)
    person, server = responder.interaction.user.id, server_of(responder.interaction)
    with services.guards.budgets.costly(person, _REPLAY * len(results), server):
        found = {
            deal: choices
            for deal in {result.deal for result in results}
            if (choices := await dailies.choices(deal, results)) is not None
        }
    page = DayPage(
        day,
        dailies.game_of(day).id,
        places,
        await dailies.store.listed(persons),
        person,
        best,
        found,
    )
    await responder.show(lists.day_page(page, responder.words))


async def old(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the days that are over."""
    dailies = services.dailies
    days = await dailies.store.days(dailies.last, _OLD)
    listed = [(day, dailies.game_of(day).id) for day in days]
    await responder.show(lists.old_days(listed, responder.words))


async def check(services: Services, responder: Responder, press: CustomId) -> None:
    """Show the promises of a day and the days around it, and the secrets of finished days."""
    dailies = services.dailies
    day = day_of(press.argument)
    around = (day,) if day else (days_from(dailies.today, -1), dailies.today, days_from(dailies.today, 1))
    if any(one > days_from(dailies.today, 1) for one in around):
        raise refused("unknown-button")
    deals = {one: (await dailies.store.deals(one))[1] for one in around}
    await responder.show(lists.check(deals, responder.words))


async def _home(services: Services, responder: Responder) -> Home:
    dailies, person = services.dailies, responder.interaction.user.id
    day = dailies.today
    own = await dailies.store.try_of(person, day)
    game = dailies.game_of(day)
    streak, longest = streaks(await dailies.store.played(person), day)
    coming = [days_from(day, number) for number in range(1, _COMING + 1)]
    stage: Stage = "new"
    if own is not None:
        match (await services.tables.look(own.table, person)).status:
            case "over":
                stage = "over"
            case "ended":
                stage = "ended"
            case _:
                stage = "begun"
    return Home(
        day,
        game.id,
        game.daily.opponents,
        stage,
        None if own is None else own.table,
        [(one, dailies.game_of(one).id) for one in coming],
        streak,
        longest,
    )


async def _outcome(services: Services, table: Perspective, day: str) -> Outcome:
    """Return the result of the finished ``table``, without its review."""
    dailies = services.dailies
    replayed = await dailies.replayed(table.id)
    states = [replayed.state(replayed.steps[step].moves) for step in stops(replayed.outline)]
    seat = table.viewer or 0
    scores = [replayed.game.score(state, seat) for state in states]
    symbols = "".join(symbol(score.lead) for score in scores)
    found = Outcome(day, table, scores[-1], symbols)
    results = await dailies.store.results([day])
    own = result_of(results, table.id)
    if own is None:
        return found
    return replace(
        found,
        share=percentages(results)[own.table],
        people=sum(result.deal == own.deal for result in results),
        is_final=dailies.is_over(day),
    )


async def _reviewed(responder: Responder, found: Outcome, made: KeptReview | Refused | float) -> None:
    """Show the result again when the review is made; its progress changes nothing."""
    if isinstance(made, float):
        return
    if isinstance(made, Refused):
        found = replace(found, unreviewed=responder.words.say(made.text))
    else:
        found = replace(found, review=made.review)
    await responder.show(today.outcome(found, responder.words))


async def _best(services: Services, places: list[Place]) -> Perspective | None:
    """Return the best game of a day as everybody may see it, ``None`` if nobody finished one."""
    if not places:
        return None
    best = places[0].result
    return await services.shown_to_all(await services.tables.look(best.table, None))


async def _show_ranking(services: Services, responder: Responder, argument: str) -> None:
    dailies, reader = services.dailies, responder.interaction.user.id
    guild = server_of(responder.interaction)
    await _note_visit(services, responder)
    wanted, _, monday = argument.partition(".")
    scope: Scope = "here" if guild is not None and wanted != "all" else "all"
    week = days_of_week(_monday(monday, dailies.today))[0]
    places = await dailies.week(week, guild if scope == "here" else None)
    listed = await dailies.store.listed({reader, *(place.person for place in places)})
    found = Ranking(week, scope, places, listed, reader, guild is not None, dailies.today)
    await responder.show(lists.ranking(found, responder.words))


async def _note_visit(services: Services, responder: Responder) -> None:
    """Note that the presser looks at the daily on this server, which puts them on its list this week."""
    interaction = responder.interaction
    guild, member = server_of(interaction), interaction.user
    if guild is None:
        return
    joined = member.joined_at if isinstance(member, discord.Member) else None
    dailies = services.dailies
    await dailies.store.note_visit(
        Visit(
            guild,
            monday_of(dailies.today),
            member.id,
            services.tables.now(),
            None if joined is None else joined.timestamp(),
        )
    )


async def _show_table(services: Services, responder: Responder, number: int) -> None:
    table = await services.look(responder.interaction, number)
    if table.status == "ended":
        await show_home(services, responder)
        return
    closes = f"<t:{int(closes_at(day_of_deal(table.deal) or services.dailies.today))}:t>"
    await show_hand(services, responder, table, note=responder.words("daily-opened", closes=closes))


def _player(responder: Responder) -> Player:
    user = responder.interaction.user
    return Player(user.id, global_name(user), responder.words.locale, responder.interaction.id)


def _day(text: str) -> str:
    day = day_of(text)
    if day is None:
        raise refused("unknown-button")
    return day


def _monday(text: str, today: str) -> str:
    day = day_of(text) or today
    return monday_of(min(day, today, key=date.fromisoformat))


def _switched(person: Person) -> Person:
    preferences = person.preferences
    return replace(person, preferences=replace(preferences, daily=not preferences.daily))


HANDLERS: Handlers = {
    "daily": (home, "new"),
    "daily-play": (begin, "new"),
    "daily-result": (result, "new"),
    "daily-share": (share, "new"),
    "daily-ranking": (ranking, "new"),
    "daily-list": (switch_list, "new"),
    "daily-day": (day_page, "new"),
    "daily-old": (old, "new"),
    "daily-old-play": (play_old, "new"),
    "daily-check": (check, "new"),
}
