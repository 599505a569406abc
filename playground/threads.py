"""Threads: created, archived after a time, unarchived by a message."""

from __future__ import annotations

from playground.access import in_channel
from playground.changes import ChannelChanged
from playground.errors import refuse
from playground.model import Channel, ChannelType
from playground.permissions import Permission
from playground.world import World

MOST_ACTIVE = 1000
ARCHIVE_AFTER = (60, 1440, 4320, 10080)
"""Allowed values, in minutes, for the inactivity after which a thread archives itself."""


def create(
    world: World,
    parent: Channel,
    owner_id: int,
    name: str,
    *,
    kind: ChannelType = ChannelType.PUBLIC_THREAD,
    archive_after: int = 1440,
    thread_id: int | None = None,
) -> Channel:
    """Create a thread and return it.

    :raises ApiError: 160006 when the server has too many active ones, 160004 if its message has one.
    """
    if thread_id in world.channels:
        raise refuse(160004)
    active = sum(not thread.archived for thread in world.threads(parent.guild_id or 0))
    if active >= MOST_ACTIVE:
        raise refuse(160006)
    thread = Channel(
        thread_id or world.ids.new(),
        kind,
        name,
        parent.guild_id,
        parent_id=parent.id,
        owner_id=owner_id,
        thread_members=[owner_id],
        archive_after=archive_after,
        active_at=world.clock.now(),
    )
    world.channels[thread.id] = thread
    world.tell(ChannelChanged(thread, "create"))
    watch(world, thread)
    return thread


def watch(world: World, thread: Channel) -> None:
    """Archive a thread once it has been inactive for its archive duration."""

    def archive_if_silent() -> None:
        if thread.archived or thread.id not in world.channels:
            return
        if world.clock.now() >= thread.active_at + thread.archive_after * 60:
            set_archived(world, thread, archived=True)
        else:
            watch(world, thread)

    world.clock.call_at(thread.active_at + thread.archive_after * 60, archive_if_silent)


def set_archived(world: World, thread: Channel, *, archived: bool) -> None:
    """Archive or unarchive a thread."""
    if thread.archived == archived:
        return
    thread.archived = archived
    thread.active_at = world.clock.now()
    world.tell(ChannelChanged(thread, "update"))
    if not archived:
        watch(world, thread)


def enter(world: World, thread: Channel, user_id: int) -> None:
    """Prepare a thread for a message of a user: unarchive it, and add the user to it.

    :raises ApiError: 50083 or, if it is not archived, 160005 if it is locked and they may not manage threads.
    """
    if thread.locked and Permission.MANAGE_THREADS not in in_channel(world, thread, user_id):
        raise refuse(50083 if thread.archived else 160005)
    set_archived(world, thread, archived=False)
    if user_id not in thread.thread_members:
        thread.thread_members.append(user_id)
