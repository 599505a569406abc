"""The bot's application commands: it registers them, and people call them."""

from __future__ import annotations

from collections import deque
from enum import IntEnum
from typing import Any

from playground.access import in_channel, in_guild
from playground.changes import CommandsChanged
from playground.components import Json
from playground.errors import CannotDoError, FormErrors, refuse
from playground.limits.commands import (
    LONGEST_TEXT,
    SAFE_INTEGER,
    OptionKind,
    check_command,
    check_commands,
)
from playground.model import Channel, Message, User
from playground.permissions import Permission
from playground.resolved import Resolved, Sort
from playground.world import World

CREATES_PER_DAY = 200
DAY = 86_400.0
GUILD, BOT_DM = 0, 1
"""Contexts where commands can be called."""
GUILD_INSTALL, USER_INSTALL = 0, 1
"""Ways in which an application is installed: on a server, or by a person for themselves."""


class CommandKind(IntEnum):
    """The types of commands: typed after a slash, or chosen from the menu of a person or a message."""

    SLASH = 1
    USER = 2
    MESSAGE = 3


_NAMES: dict[int, tuple[Sort, ...]] = {
    OptionKind.USER: ("user",),
    OptionKind.CHANNEL: ("channel",),
    OptionKind.ROLE: ("role",),
    OptionKind.MENTIONABLE: ("user", "role"),
    OptionKind.ATTACHMENT: ("file",),
}
_TYPES: dict[int, tuple[type, ...]] = {
    OptionKind.STRING: (str,),
    OptionKind.INTEGER: (int,),
    OptionKind.BOOLEAN: (bool,),
    OptionKind.NUMBER: (int, float),
}


class Commands:
    """The registered commands, global (guild `None`) and per server."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_place: dict[int | None, dict[int, Json]] = {}
        self._creates: deque[float] = deque()

    def saved(self) -> dict[str, list[Json]]:
        """Return all commands by place, as JSON for `restore`."""
        return {str(place or 0): list(commands.values()) for place, commands in self._by_place.items()}

    def restore(self, saved: dict[str, list[Json]]) -> None:
        """Bring back the commands of an earlier run."""
        self._by_place = {
            int(place) or None: {int(command["id"]): command for command in commands}
            for place, commands in saved.items()
        }

    def all(self, guild_id: int | None) -> list[Json]:
        """Return the commands registered globally (`None`) or in one server."""
        return list(self._by_place.get(guild_id, {}).values())

    def available(self, guild_id: int | None, user_id: int) -> list[Json]:
        """Return a person's commands in a server or, for `None`, in the bot's direct messages.

        They come with the bot on the server, or with the application that the person installed.
        """
        context = BOT_DM if guild_id is None else GUILD
        installs = self._installs(guild_id, user_id)
        own = [] if guild_id is None or GUILD_INSTALL not in installs else self.all(guild_id)
        return [
            *(
                command
                for command in self.all(None)
                if _is_for(command, context) and installs & set(command["integration_types"])
            ),
            *own,
        ]

    def _installs(self, guild_id: int | None, user_id: int) -> set[int]:
        """Return the ways in which the application is installed for a person in a place."""
        world = self._world
        is_there = world.share_guild(user_id, world.bot_id) if guild_id is None else world.has_bot(guild_id)
        ways = {GUILD_INSTALL} if is_there else set()
        return ways | {USER_INSTALL} if user_id in world.installed else ways

    def offered(self, channel: Channel, user_id: int) -> list[Json]:
        """Return the commands a person may call in a channel; assumes that nobody changed the commands'
        defaults.
        """
        if Permission.USE_APPLICATION_COMMANDS not in in_channel(self._world, channel, user_id):
            return []
        return self.permitted(channel.guild_id, user_id)

    def permitted(self, guild_id: int | None, user_id: int) -> list[Json]:
        """Return the commands a person may call in a server or, for `None`, in the bot's direct messages."""
        there = self.available(guild_id, user_id)
        return [command for command in there if self._is_permitted(command, guild_id, user_id)]

    def one(self, guild_id: int | None, command_id: int) -> Json:
        """Return one command.

        :raises ApiError: 10063 if it doesn't exist.
        """
        try:
            return self._by_place[guild_id][command_id]
        except KeyError:
            raise refuse(10063) from None

    def overwrite(self, guild_id: int | None, commands: list[Json]) -> list[Json]:
        """Replace all commands of a place; commands that keep their name and type keep their id.

        :raises ApiError: 50035 for a broken limit, 30034 above the daily number of creates.
        """
        check_commands(commands)
        known = {(old["type"], old["name"]): old for old in self.all(guild_id)}
        fresh = [c for c in commands if (c.get("type", 1), c["name"]) not in known]
        self._count_creates(len(fresh))
        completed = [
            self._complete(guild_id, command, known.get((command.get("type", 1), command["name"])))
            for command in commands
        ]
        self._by_place[guild_id] = {int(command["id"]): command for command in completed}
        self._world.tell(CommandsChanged())
        return completed

    def upsert(self, guild_id: int | None, command: Json, command_id: int | None = None) -> Json:
        """Create a command, or change the one with this id or name.

        :raises ApiError: 50035, 30034, or 10063 if the id is unknown.
        """
        old = self.one(guild_id, command_id) if command_id is not None else None
        if old is None:
            key = (command.get("type", 1), command.get("name"))
            old = next((c for c in self.all(guild_id) if (c["type"], c["name"]) == key), None)
        merged = {**(old or {}), **command}
        errors = FormErrors()
        check_command(errors, merged, "")
        errors.raise_if_any()
        if old is None:
            self._count_creates(1)
        completed = self._complete(guild_id, merged, old)
        self._by_place.setdefault(guild_id, {})[int(completed["id"])] = completed
        self._world.tell(CommandsChanged())
        return completed

    def delete(self, guild_id: int | None, command_id: int) -> None:
        """Remove a command.

        :raises ApiError: 10063 if it doesn't exist.
        """
        self.one(guild_id, command_id)
        del self._by_place[guild_id][command_id]
        self._world.tell(CommandsChanged())

    def call(
        self,
        channel: Channel,
        user_id: int,
        path: str,
        values: dict[str, Any],
        resolved: Resolved,
        *,
        focused: str | None = None,
    ) -> Json:
        """Return the interaction data of a call to a command by a path such as `table new`.

        `values` has texts, numbers, booleans, and users, roles, channels and files of the world. With
        `focused`, the call is an autocompletion of that option and may lack others.

        :raises CannotDoError: for a command or option that is unknown or not offered to this person, for a
            missing or impossible value.
        """
        words = path.removeprefix("/").split()
        command = self._called(channel, words[0], user_id)
        options = _CallBuilder(resolved, focused).build(command, words[1:], dict(values))
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if resolved.data:
            data["resolved"] = resolved.data
        return data

    def use(
        self, channel: Channel, user_id: int, name: str, target: User | Message, resolved: Resolved
    ) -> Json:
        """Return the interaction data of a context menu used on a person or on a message.

        :raises CannotDoError: if there is no such menu, or it isn't offered to this person.
        """
        kind = CommandKind.USER if isinstance(target, User) else CommandKind.MESSAGE
        command = self._called(channel, name, user_id, kind)
        if isinstance(target, User):
            resolved.name(target, _NAMES[OptionKind.USER])
        else:
            resolved.add_message(target)
        data: Json = {
            "id": command["id"],
            "name": command["name"],
            "type": int(kind),
            "target_id": str(target.id),
            "resolved": resolved.data,
        }
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        return data

    def _called(
        self, channel: Channel, name: str, user_id: int, kind: CommandKind = CommandKind.SLASH
    ) -> Json:
        def named(commands: list[Json]) -> Json | None:
            return next((c for c in commands if c["type"] == kind and c["name"] == name), None)

        called = f"/{name}" if kind is CommandKind.SLASH else repr(name)
        if named(self.available(channel.guild_id, user_id)) is None:
            raise CannotDoError(f"there is no command {called} here")
        command = named(self.offered(channel, user_id))
        if command is None:
            raise CannotDoError(f"this person may not use {called} here")
        return command

    def _is_permitted(self, command: Json, guild_id: int | None, user_id: int) -> bool:
        needed = command["default_member_permissions"]
        if needed is None or guild_id is None:
            return True
        granted = in_guild(self._world.guilds[guild_id], user_id)
        # A value of 0 means "administrators only".
        return Permission.ADMINISTRATOR in granted or (int(needed) != 0 and not int(needed) & ~granted)

    def _count_creates(self, count: int) -> None:
        now = self._world.clock.now()
        while self._creates and now - self._creates[0] >= DAY:
            self._creates.popleft()
        if len(self._creates) + count > CREATES_PER_DAY:
            raise refuse(30034)
        self._creates.extend([now] * count)

    def _complete(self, guild_id: int | None, command: Json, old: Json | None) -> Json:
        completed: Json = {
            "type": 1,
            "description": "",
            "default_member_permissions": None,
            "nsfw": False,
            "dm_permission": True,
            "contexts": None,
            "integration_types": [0],
            "name_localizations": None,
            "description_localizations": None,
            "options": [],
            **{key: value for key, value in command.items() if value is not None},
            "id": old["id"] if old else str(self._world.ids.new()),
            "application_id": str(self._world.application_id),
            "version": str(self._world.ids.new()),
        }
        if guild_id is not None:
            completed["guild_id"] = str(guild_id)
        return completed


class _CallBuilder:
    """Turns typed values into interaction options, collecting the objects they refer to."""

    def __init__(self, resolved: Resolved, focused: str | None) -> None:
        self._resolved = resolved
        self._focused = focused

    def build(self, node: Json, words: list[str], values: dict[str, Any]) -> list[Json]:
        options = node.get("options") or []
        kinds = (OptionKind.SUBCOMMAND, OptionKind.SUBCOMMAND_GROUP)
        subcommands = {o["name"]: o for o in options if o["type"] in kinds}
        if subcommands:
            if not words or words[0] not in subcommands:
                raise CannotDoError(f"choose one of {', '.join(subcommands)} after {node['name']}")
            chosen = subcommands[words[0]]
            return [
                {
                    "name": chosen["name"],
                    "type": chosen["type"],
                    "options": self.build(chosen, words[1:], values),
                }
            ]
        if words:
            raise CannotDoError(f"{node['name']} has no subcommand {words[0]}")
        given = [option for option in options if option["name"] in values]
        built = [self._option(option, values.pop(option["name"])) for option in given]
        if values:
            raise CannotDoError(f"{node['name']} has no option {', '.join(values)}")
        missing = [o["name"] for o in options if o.get("required") and o not in given]
        if missing and self._focused is None:
            raise CannotDoError(f"{node['name']} needs {', '.join(missing)}")
        return built

    def _option(self, option: Json, value: Any) -> Json:
        focused = option["name"] == self._focused
        built = {"name": option["name"], "type": option["type"]}
        if focused:
            if not option.get("autocomplete"):
                raise CannotDoError(f"{option['name']} does not autocomplete")
            return {**built, "value": value, "focused": True}
        return {**built, "value": self._value(option, value)}

    def _value(self, option: Json, value: Any) -> Any:
        kind, name = option["type"], option["name"]
        if kind in _NAMES:
            return self._resolved.name(value, _NAMES[kind], option.get("channel_types") or ())
        if choices := option.get("choices"):
            return _chosen(choices, name, value)
        if type(value) not in _TYPES.get(kind, ()):
            raise CannotDoError(f"{name} does not take {value!r}")
        least, most = _bounds(option)
        if least <= (len(value) if isinstance(value, str) else value) <= most:
            return value
        raise CannotDoError(f"{name}: {value!r} is out of bounds")


def _bounds(option: Json) -> tuple[float, float]:
    """Return an option's minimum and maximum: of the length for text, otherwise of the number itself."""
    match option["type"]:
        case OptionKind.STRING:
            limits = option.get("min_length"), option.get("max_length")
            least, most = 0, LONGEST_TEXT
        case _:
            limits = option.get("min_value"), option.get("max_value")
            least, most = -SAFE_INTEGER, SAFE_INTEGER
    return least if limits[0] is None else limits[0], most if limits[1] is None else limits[1]


def _is_for(command: Json, context: int) -> bool:
    contexts = command["contexts"]
    if contexts is None:
        return context == GUILD or bool(command["dm_permission"])
    return context in contexts


def _chosen(choices: list[Json], name: str, value: Any) -> Any:
    for choice in choices:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    raise CannotDoError(f"{name}: choose one of {', '.join(str(choice['value']) for choice in choices)}")
