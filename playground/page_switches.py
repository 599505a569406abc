"""The switches in the developer's drawer that change the server, acting as the person using the page."""

from __future__ import annotations

from playground import page_frames as frames
from playground.administration import Administration
from playground.errors import CannotDoError
from playground.model import Channel
from playground.people import Person
from playground.permissions import Permission
from playground.world import World


def switch(frame: frames.Switch, person: Person, admin: Administration, world: World) -> None:
    """Flip a switch.

    :raises CannotDoError: if it isn't possible, such as making the owner leave.
    :raises ApiError: if the channel or role no longer exists.
    """
    match frame:
        case frames.SetMembership(member=True):
            person.join()
        case frames.SetMembership():
            person.leave()
        case frames.SetRole(has=True):
            admin.give_role(person, admin.role_of_id(int(frame.role_id)))
        case frames.SetRole():
            admin.take_role(person, admin.role_of_id(int(frame.role_id)))
        case frames.DeleteRole():
            admin.delete_role(admin.role_of_id(int(frame.role_id)))
        case frames.SetBotMembership(member=True):
            admin.invite_bot()
        case frames.SetBotMembership():
            admin.remove_bot()
        case frames.DenyBot():
            admin.permit_bot(_place(world, frame.channel_id), deny=_permissions(frame.permissions))
        case frames.StartThread():
            person.start_thread(int(frame.channel_id), frame.name)
        case frames.SetArchived(archived=True):
            admin.archive(_place(world, frame.channel_id), lock=frame.locked)
        case frames.SetArchived():
            admin.unarchive(_place(world, frame.channel_id))
        case frames.DeleteChannel():
            admin.delete_channel(_place(world, frame.channel_id))


def _place(world: World, channel_id: frames.Id) -> Channel:
    channel = world.channel(int(channel_id))
    if channel.is_dm:
        raise CannotDoError("a conversation has no such switch")
    return channel


def _permissions(names: list[str]) -> Permission:
    unknown = [name for name in names if name not in Permission.__members__]
    if unknown:
        raise CannotDoError(f"there is no permission {', '.join(unknown)}")
    denied = Permission(0)
    for name in names:
        denied |= Permission[name]
    return denied
