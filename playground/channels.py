"""All channels, indexed by id, server and recipient, because there may be ten thousand servers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, MutableMapping

from playground.model import Channel


class Channels(MutableMapping[int, Channel]):
    """Channels by id, in creation order.

    A channel's server and recipients must never change.
    """

    def __init__(self, channels: Iterable[Channel] = ()) -> None:
        self._by_id: dict[int, Channel] = {}
        self._by_guild: defaultdict[int, dict[int, Channel]] = defaultdict(dict)
        self._by_person: defaultdict[int, dict[int, Channel]] = defaultdict(dict)
        for channel in channels:
            self[channel.id] = channel

    def of_guild(self, guild_id: int) -> list[Channel]:
        """Return a server's channels and threads."""
        return list(self._by_guild[guild_id].values()) if guild_id in self._by_guild else []

    def of_person(self, user_id: int) -> list[Channel]:
        """Return an account's direct message channels."""
        return list(self._by_person[user_id].values()) if user_id in self._by_person else []

    def between(self, user_id: int, other_id: int) -> Channel | None:
        """Return the direct message channel of two accounts, or `None` if they have none."""
        fewer = min(self._by_person.get(user_id, {}), self._by_person.get(other_id, {}), key=len)
        pair = {user_id, other_id}
        return next((self[known] for known in fewer if set(self[known].recipients) == pair), None)

    def __getitem__(self, channel_id: int) -> Channel:
        return self._by_id[channel_id]

    def __setitem__(self, channel_id: int, channel: Channel) -> None:
        self._by_id[channel_id] = channel
        for places in self._places(channel):
            places[channel_id] = channel

    def __delitem__(self, channel_id: int) -> None:
        for places in self._places(self._by_id.pop(channel_id)):
            del places[channel_id]

    def __contains__(self, channel_id: object) -> bool:
        return channel_id in self._by_id

    def __iter__(self) -> Iterator[int]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)

    def _places(self, channel: Channel) -> list[dict[int, Channel]]:
        if channel.guild_id is not None:
            return [self._by_guild[channel.guild_id]]
        return [self._by_person[user_id] for user_id in channel.recipients]
