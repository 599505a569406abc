"""The server that a new playground opens with: its people, roles and channels."""

from __future__ import annotations

from bot.playground.model import Channel, ChannelType, Guild, Member, Overwrite, Role, User
from bot.playground.permissions import EVERYONE, Permission
from bot.playground.world import World

OWNER = "Olga"
PEOPLE = {
    OWNER: "en-US",
    "Ada": "en-US",
    "Bruno": "it",
    "Chloé": "fr",
    "Dev": "en-GB",
    "Mira": "en-US",
}
CLOSED_DMS = frozenset({"Dev"})
MODERATORS = frozenset({"Mira"})
CHANNELS = {
    "tables": "Where tables are opened and played",
    "lounge": "Talk",
    "news": "Announcements: the bot may not post here",
}
READ_ONLY = "news"
BOT_NAME = "Tavolata"
BOT_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_EMOJIS
)


def open_server(world: World, name: str = "The Playground") -> Guild:
    """Create the seeded server with its people and return it."""
    now = world.clock.now()
    bot = User(world.ids.new(), BOT_NAME, bot=True)
    world.users[bot.id] = bot
    world.bot_id = world.application_id = bot.id
    people = {who: _person(world, who, locale) for who, locale in PEOPLE.items()}

    guild = Guild(world.ids.new(), name, people[OWNER].id)
    world.guilds[guild.id] = guild
    moderator = Role(
        world.ids.new(),
        "Moderator",
        Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS,
        2,
    )
    for_bot = bot_role(world)
    everyone = Role(guild.id, "@everyone", EVERYONE, 0)
    guild.roles = {role.id: role for role in (everyone, for_bot, moderator)}
    guild.members[bot.id] = Member(bot.id, now, [for_bot.id])
    for who, user in people.items():
        guild.members[user.id] = Member(user.id, now, [moderator.id] if who in MODERATORS else [])

    for position, (channel_name, topic) in enumerate(CHANNELS.items()):
        channel = Channel(
            world.ids.new(), ChannelType.TEXT, channel_name, guild.id, topic=topic, position=position
        )
        if channel_name == READ_ONLY:
            silence = Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS
            channel.overwrites = [
                Overwrite(guild.id, 0, deny=silence),
                Overwrite(for_bot.id, 0, deny=silence),
                Overwrite(moderator.id, 0, allow=silence),
            ]
        world.channels[channel.id] = channel
    return guild


def bot_role(world: World) -> Role:
    """Return the role with which the bot is invited; it is in no server yet."""
    return Role(world.ids.new(), BOT_NAME, BOT_PERMISSIONS, 1, bot_id=world.bot_id)


def _person(world: World, name: str, locale: str) -> User:
    user = User(world.ids.new(), name.casefold(), name, locale=locale, dms_closed=name in CLOSED_DMS)
    world.users[user.id] = user
    return user
