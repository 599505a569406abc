"""Presses in the queue: waiting and stopping, changing what one wants, and waiting together with friends."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from bot.discord.panels.custom_ids import CustomId
from bot.discord.panels.modal import ON
from bot.discord.permissions import require_room_to_write
from bot.discord.presses.handler import Handlers, only
from bot.discord.presses.members import who_can_play
from bot.discord.responder import Responder
from bot.discord.whereabouts import guild_of, place_of
from bot.features.clocks.rules.clocks import PRESETS
from bot.features.opening.presses.opening import request_of
from bot.features.opening.service.admission import require_channel, require_game, require_role
from bot.features.queue.panel import QueueView, queue_panel, wish_form
from bot.features.queue.rules.matching import Waiter, parties
from bot.features.queue.rules.wish import LOOKING, MOST_FRIENDS, SIZES, Wish, first_wish, usual_wait
from bot.features.queue.store import Line
from bot.features.reading.panel.reading import sentence
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in


async def show_queue(services: Services, responder: Responder, note: str | None = None) -> None:
    """Show the queue of this server to the asking person."""
    await _show(services, responder, await _own(services, responder), note)


async def wait(services: Services, responder: Responder, press: CustomId) -> None:
    """Let the presser wait from now on, or keep the place they have."""
    wish = await _own(services, responder)
    channel = await _place(services, responder, wish)
    await _begin(services, responder, replace(wish, channel=channel))
    await show_queue(services, responder, responder.words("queue-done-wait"))


async def stop(services: Services, responder: Responder, press: CustomId) -> None:
    """Stop waiting with the presser's wish."""
    wish = await _own(services, responder)
    if wish.since is not None:
        await services.stores.queue.stop(wish)
    await show_queue(services, responder, responder.words("queue-done-stop"))


async def keep(services: Services, responder: Responder, press: CustomId) -> None:
    """Extend the presser's wish to two weeks from now."""
    wish = await _own(services, responder)
    if wish.since is None:
        raise refused("not-for-you")
    await services.stores.queue.write(wish.begun(services.tables.now()))
    await show_queue(services, responder, responder.words("queue-done-keep"))


async def change(services: Services, responder: Responder, press: CustomId) -> None:
    """Open the form that changes what the presser wants to play."""
    wish = await _own(services, responder)
    games, is_across = await _games(services, wish.guild), await _is_across(services, wish.guild)
    await responder.open(wish_form(wish, games, responder.words, is_across=is_across))


async def set_wish(services: Services, responder: Responder, press: CustomId) -> None:
    """Store what the presser wants to play; if they wait, they keep their place.

    They play with people from other servers only if they accept direct messages, because that's where these
    games take place.
    """
    wish, filled = await _own(services, responder), responder.filled
    allowed = await _games(services, wish.guild)
    games = tuple(game for game in allowed if game in filled.get("games", []))
    chosen = {number_in(size) for size in filled.get("sizes", [])}
    sizes = tuple(size for size in SIZES if size in chosen)
    clock = only(filled.get("clock", []))
    if not games or not sizes or clock not in PRESETS:
        raise refused("unknown-button")
    if not any(size in services.games[game].seats for game in games for size in sizes):
        raise refused("no-size-fits")
    hours = only(filled.get("hours", [])) == ON
    across = wish.across
    if await _is_across(services, wish.guild):
        across = only(filled.get("across", [])) == ON
        is_new = across and not wish.across
        if is_new and not await services.queue.reaches(wish.person, responder.interaction.id):
            raise refused("across-closed")
    wish = replace(wish, games=games, sizes=sizes, clock=clock, hours=hours, across=across)
    await services.stores.queue.write(wish)
    services.queue.look_soon()
    await show_queue(services, responder, responder.words("queue-done-change"))


async def name_friend(services: Services, responder: Responder, press: CustomId) -> None:
    """Let the presser play only together with the person picked, who is asked."""
    friend, own = number_in(only(responder.picked)), responder.interaction.user.id
    guild = guild_of(responder.interaction)
    if friend is None or guild is None:
        raise refused("unknown-button")
    if friend == own:
        raise refused("not-yourself")
    if friend in (await services.stores.people.blocks.all()).of(own):
        raise refused("blocked-them")
    wish = await _own(services, responder)
    named, asking = await services.stores.queue.named(wish.guild, own)
    if len(named - {friend}) >= MOST_FRIENDS:
        raise refused("too-many-friends", most=MOST_FRIENDS)
    wish = replace(wish, channel=await _place(services, responder, wish))
    await who_can_play(guild, None, friend)
    await _begin(services, responder, wish, friend)
    if friend not in asking | named:
        await services.queue.ask_friend(wish, friend, responder.interaction.id)
    await show_queue(services, responder, responder.words("queue-done-wait"))


async def join(services: Services, responder: Responder, press: CustomId) -> None:
    """Let the presser wait together with the friend in the press, for the same games."""
    theirs = await _asking(services, responder, press)
    own = responder.interaction.user.id
    wish = replace(theirs, person=own, since=None, matches=0, hours=False, across=False)
    mine = await services.stores.queue.wish(theirs.guild, own)
    if mine is not None:
        kept = {"since": mine.since, "matches": mine.matches, "hours": mine.hours, "across": mine.across}
        wish = replace(wish, **kept)
    await _begin(services, responder, wish, theirs.person)
    if guild_of(responder.interaction) is None:
        person = f"<@{theirs.person}>"
        await responder.show(sentence(responder.words("queue-done-together", person=person)))
        return
    await _show(services, responder, await _stored(services, wish), responder.words("queue-done-wait"))


async def refuse(services: Services, responder: Responder, press: CustomId) -> None:
    """Let the friend in the press play without the presser."""
    theirs = await _asking(services, responder, press)
    await services.stores.queue.unname(theirs.guild, theirs.person, responder.interaction.user.id)
    services.queue.look_soon()
    await responder.show(sentence(responder.words("queue-done-refused", person=f"<@{theirs.person}>")))


async def without(services: Services, responder: Responder, press: CustomId) -> None:
    """Let the presser play without the friend in the press, who then plays without them, too."""
    wish, friend = await _own(services, responder), number_in(press.argument)
    if friend is None:
        raise refused("unknown-button")
    await services.stores.queue.unname(wish.guild, wish.person, friend)
    services.queue.look_soon()
    await show_queue(services, responder)


async def _begin(services: Services, responder: Responder, wish: Wish, *named: int) -> None:
    """Let the presser wait with ``wish``, together with the people ``named``."""
    user = responder.interaction.user
    is_elsewhere = guild_of(responder.interaction) is None
    await services.stores.members.meet(wish.guild, user.id, user.display_name, elsewhere=is_elsewhere)
    now = services.tables.now()
    line = await services.stores.queue.line(wish.guild, now)
    if line.progress(wish, now).stage not in LOOKING:
        # The queue hasn't looked at that outcome yet; it would end the new wish.
        wish = wish.stopped()
    await services.stores.queue.write(wish.begun(now), *named)
    services.queue.look_soon()


async def _own(services: Services, responder: Responder) -> Wish:
    """Return the presser's wish on this server, or a usual one."""
    guild, channel = place_of(responder.interaction)
    known = await services.stores.queue.wish(guild, responder.interaction.user.id)
    if known is not None:
        return known
    settings = await services.stores.guilds.settings(guild)
    games = [services.games[game] for game in await _games(services, guild)]
    return first_wish(guild, responder.interaction.user.id, channel, games, settings.clock)


async def _stored(services: Services, wish: Wish) -> Wish:
    return await services.stores.queue.wish(wish.guild, wish.person) or wish


async def _asking(services: Services, responder: Responder, press: CustomId) -> Wish:
    """Return the wish of the person in the press, who wants to play with the presser.

    :raises Refused: they don't, or no longer.
    """
    guild, person = map(number_in, press.argument.partition(".")[::2])
    if guild is None or person is None:
        raise refused("unknown-button")
    _, asking = await services.stores.queue.named(guild, responder.interaction.user.id)
    wish = await services.stores.queue.wish(guild, person)
    if wish is None or person not in asking:
        raise refused("not-for-you")
    return wish


async def _is_across(services: Services, guild: int) -> bool:
    """Return whether the server takes part in tables with people from other servers."""
    return (await services.stores.guilds.settings(guild)).across


async def _games(services: Services, guild: int) -> list[str]:
    """Return the games that may be played on the server."""
    allowed = (await services.stores.guilds.settings(guild)).games
    return [game for game in services.games if not allowed or game in allowed]


async def _place(services: Services, responder: Responder, wish: Wish) -> int:
    """Return the channel in which a table may open for the presser: this one, or the first that's allowed.

    :raises Refused: the server doesn't let them open tables, or the bot can't post here.
    """
    interaction = responder.interaction
    guild, (_, here) = guild_of(interaction), place_of(interaction)
    assert guild is not None, "there is a server"
    settings = await services.stores.guilds.settings(guild.id)
    request = await request_of(services, interaction, here, wish.games[0])
    if not request.moderates:
        require_role(settings, request)
    if set(wish.games).isdisjoint(await _games(services, guild.id)):
        require_game(settings, request)
    if not settings.channels or request.within & set(settings.channels):
        require_room_to_write(interaction.app_permissions, interaction.channel, responder.words)
        return here
    for channel in request.channels:
        if isinstance(guild.get_channel(channel), discord.TextChannel):
            return channel
    require_channel(settings, request)
    return here


async def _show(services: Services, responder: Responder, wish: Wish, note: str | None = None) -> None:
    now, queue = services.tables.now(), services.stores.queue
    line = await queue.line(wish.guild, now)
    progress = line.progress(wish, now)
    table = None
    if progress.table is not None:
        table = await services.tables.look(progress.table, wish.person)
    named, asking = await queue.named(wish.guild, wish.person)
    friends = {friend: friend in asking for friend in sorted(named)}
    is_across = await _is_across(services, wish.guild)
    others = [*line.wishes, *(await _elsewhere(services, wish) if is_across and wish.across else [])]
    view = QueueView(
        wish,
        progress,
        len({other.person for other in others if _wants_alike(wish, other)}),
        now,
        usual_wait(await queue.waits(wish.guild)),
        friends,
        sorted(asking - named),
        _is_apart(wish, line, friends),
        table,
        is_across,
    )
    await responder.show(queue_panel(view, responder.words, note))


async def _elsewhere(services: Services, wish: Wish) -> list[Wish]:
    """Return the wishes of people on other servers who could get a table with the person of ``wish``."""
    waiting = await services.stores.queue.waiting_across()
    servers = {one.guild for one in waiting} - {wish.guild}
    open_to_others = {guild for guild in servers if await _is_across(services, guild)}
    return [one for one in waiting if one.guild in open_to_others]


def _wants_alike(wish: Wish, other: Wish) -> bool:
    """Return whether another person waits for something that's in ``wish``, too."""
    is_alike = not set(wish.games).isdisjoint(other.games) and not set(wish.sizes).isdisjoint(other.sizes)
    return wish.person != other.person and wish.clock == other.clock and is_alike


def _is_apart(wish: Wish, line: Line, friends: dict[int, bool]) -> bool:
    """Return whether the person of ``wish`` and their friends agree to play together, but on nothing else."""
    together = [one for one in line.wishes if one.person == wish.person or friends.get(one.person)]
    if wish.since is None or len(together) < 2 or not all(friends.values()):
        return False
    people = frozenset(one.person for one in together)
    waiters = [
        Waiter(one.person, 0.0, frozenset(one.games), frozenset(one.sizes), one.clock, people - {one.person})
        for one in together
    ]
    return not parties(waiters)


HANDLERS: Handlers = {
    "queue-wait": (wait, "new"),
    "queue-stop": (stop, "new"),
    "queue-keep": (keep, "new"),
    "queue-change": (change, "form"),
    "queue-set": (set_wish, "new", "queue-change"),
    "queue-with": (name_friend, "new"),
    "queue-join": (join, "new"),
    "queue-refuse": (refuse, "new"),
    "queue-without": (without, "new"),
}
