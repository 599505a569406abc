"""Finds a message's mentions, from its words and its sender's `allowed_mentions`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playground.access import in_channel
from playground.components import Json
from playground.errors import FormErrors
from playground.model import Channel
from playground.permissions import Permission
from playground.world import World

_MENTION = re.compile(r"<@(?P<role>&)?!?(?P<id>\d+)>|(?P<all>@everyone|@here)\b")


@dataclass
class Mentions:
    """The users, roles and @everyone that a message mentions; `notified` are the people it pings."""

    users: list[int] = field(default_factory=list)
    roles: list[int] = field(default_factory=list)
    everyone: bool = False
    notified: list[int] = field(default_factory=list)


def find(world: World, channel: Channel, author_id: int, text: str, allowed: Json | None) -> Mentions:
    """Return a text's mentions after applying `allowed_mentions` (`None` allows all kinds).

    In a server, only its members are mentioned, and only people who see the channel are notified. @everyone
    and roles that aren't mentionable are pinged only if the author may mention everyone.
    """
    kinds = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or [])
    only_users = {int(user) for user in (allowed or {}).get("users") or []}
    only_roles = {int(role) for role in (allowed or {}).get("roles") or []}
    guild = world.guilds.get(channel.guild_id or 0)
    may_ping_all = Permission.MENTION_EVERYONE in in_channel(world, channel, author_id)
    found = Mentions()
    for match in _MENTION.finditer(text):
        if match["all"]:
            found.everyone |= may_ping_all and "everyone" in kinds
        elif match["role"]:
            role = int(match["id"])
            if guild and role in guild.roles and ("roles" in kinds or role in only_roles):
                found.roles.append(role)
        else:
            user = int(match["id"])
            if user in (guild.members if guild else world.users) and ("users" in kinds or user in only_users):
                found.users.append(user)
    found.users = list(dict.fromkeys(found.users))
    found.roles = list(dict.fromkeys(found.roles))
    pinged = set(found.users)
    if guild:
        wanted = {role for role in found.roles if may_ping_all or guild.roles[role].mentionable}
        pinged |= {m.user_id for m in guild.members.values() if found.everyone or wanted & set(m.roles)}
        pinged = {user for user in pinged if Permission.VIEW_CHANNEL in in_channel(world, channel, user)}
    found.notified = sorted(pinged)
    return found


def check_allowed(allowed: Json, errors: FormErrors, path: str) -> None:
    """Report the faults of an `allowed_mentions` object."""
    parse = allowed.get("parse") or []
    for kind in ("users", "roles"):
        listed = allowed.get(kind) or []
        if kind in parse and listed:
            errors.add(
                f"{path}.{kind}",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
        if len(listed) > 100:
            errors.add(f"{path}.{kind}", "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")
