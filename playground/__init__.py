"""A local Discord: gateway and REST on loopback, with Discord's limits, and people to act on it."""

from playground.errors import CannotDoError
from playground.files import Upload
from playground.model import Channel, Message, Role
from playground.people import Person
from playground.permissions import Permission
from playground.replies import Modal, Reply, Suggestion
from playground.server import Playground

__all__ = [
    "CannotDoError",
    "Channel",
    "Message",
    "Modal",
    "Permission",
    "Person",
    "Playground",
    "Reply",
    "Role",
    "Suggestion",
    "Upload",
]
