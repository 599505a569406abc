"""Presses about how people did: rankings, privately and in the channel."""

from __future__ import annotations

from bot.answer import Answer
from bot.delivery.postbox import Denied, MessageGone
from bot.domain.refusals import refused
from bot.house import House
from bot.panels.ids import Press
from bot.panels.reading import sentence
from bot.panels.stats import Standing, own_stats, ranking
from bot.permissions import expect_room_to_write
from bot.presses.handler import Handlers
from render.words import ForgivingWords, words_for

PAST = 5
"""How many of the last results are listed."""


async def show_stats(house: House, answer: Answer, person: int | None = None) -> None:
    """Show how the one who asks did at this server, or ``person``.

    :raises Refused: it is asked outside a server, or the other person keeps out of ratings.
    """
    guild = _guild(answer)
    reader = answer.interaction.user.id
    who = reader if person is None else person
    is_rated = (await house.people.person(who)).wishes.rated
    if who != reader and not is_rated:
        raise refused("keeps-to-themselves")
    ratings = {game: await house.ratings.ratings(guild, game) for game in house.games}
    standing = Standing(
        who,
        await house.ratings.summaries(guild, who),
        {game: found[who] for game, found in ratings.items() if who in found},
        await house.ratings.past(guild, who, PAST),
        is_rated,
    )
    await answer.show(own_stats(standing, tuple(house.games), answer.words))


async def show_ranking(house: House, answer: Answer, game: str) -> None:
    """Show the ranking of this server for ``game`` to the one who asks.

    :raises Refused: there is no such game, or it is asked outside a server.
    """
    guild = _guild(answer)
    if game not in house.games:
        raise refused("unknown-game")
    ratings = await house.ratings.ratings(guild, game)
    await answer.show(ranking(game, ratings, answer.words, reader=answer.interaction.user.id))


async def ranking_panel(house: House, answer: Answer, press: Press) -> None:
    """Show the ranking that the button names."""
    await show_ranking(house, answer, press.argument)


async def ranking_in_channel(house: House, answer: Answer, press: Press) -> None:
    """Post the ranking where it was asked for, in the language of the server."""
    interaction = answer.interaction
    guild, game = _guild(answer), press.argument
    if game not in house.games or interaction.channel_id is None:
        raise refused("unknown-game")
    expect_room_to_write(interaction.app_permissions, interaction.channel, answer.words)
    settings = await house.guilds.settings(guild)
    spoken = interaction.guild_locale.value if interaction.guild_locale else None
    words = ForgivingWords(words_for(settings.locale or spoken))
    panel = ranking(game, await house.ratings.ratings(guild, game), words, reader=None, public=True)
    try:
        await house.publisher.postbox.post(
            interaction.channel_id, await house.presenter.ready(panel, words), f"r{interaction.id}"
        )
    except (Denied, MessageGone):
        raise refused("closed-channel") from None
    await answer.show(sentence(answer.words("ranking-shown")))


def _guild(answer: Answer) -> int:
    guild = answer.interaction.guild_id
    if guild is None:
        raise refused("server-only")
    return guild


HANDLERS: Handlers = {
    "ranking": (ranking_panel, "new"),
    "ranking-show": (ranking_in_channel, "new"),
}
