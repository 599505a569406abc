"""A local Discord: gateway and REST on loopback, with Discord's limits, and people to act on it."""

from bot.playground.errors import CannotDoError
from bot.playground.files import Upload
from bot.playground.model import Channel, Message, Role
from bot.playground.people import Person
from bot.playground.permissions import Permission
from bot.playground.replies import Modal, Reply, Suggestion
from bot.playground.server import Playground

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
