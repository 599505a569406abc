"""Functions that the presses of leagues, tournaments and ladders share."""

from __future__ import annotations

from bot.discord.panels.custom_ids import CustomId
from bot.discord.presses.handler import only
from bot.discord.presses.members import who_can_play
from bot.discord.responder import Responder
from bot.discord.whereabouts import guild_of
from bot.features.competitions.rules.repairs import ENTRY_STATES, EntryState
from bot.services import Services
from bot.table.refusals import refused
from bot.typed.ids import number_in


def part_of(press: CustomId, place: int) -> int | None:
    """Return a number in the argument of a press, None if it isn't there."""
    parts = press.argument.split(".")
    return number_in(parts[place]) if place < len(parts) else None


def state_in(press: CustomId) -> EntryState:
    """Return the state of an entry that ends the argument of a press.

    :raises Refused: it ends with something else.
    """
    wanted = press.argument.split(".")[-1]
    state = next((one for one in ENTRY_STATES if one == wanted), None)
    if state is None:
        raise refused("unknown-button")
    return state


async def newcomer(services: Services, responder: Responder, channel: int) -> int:
    """Return the member number of the person picked, who can play in ``channel``.

    :raises Refused: nobody was picked, or they can't see the channel.
    """
    guild, picked = guild_of(responder.interaction), number_in(only(responder.picked))
    if guild is None or picked is None:
        raise refused("unknown-button")
    member = await who_can_play(guild, guild.get_channel_or_thread(channel), picked)
    return await services.stores.members.meet(guild.id, picked, member.display_name)
