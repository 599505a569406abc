"""The gateway: websockets over which the bot hears what happens, with shards, sequences and resuming."""

from bot.playground.gateway.hub import Gateway

__all__ = ["Gateway"]
