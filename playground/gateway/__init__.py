"""The gateway: websockets that send events to the bot, with shards, sequences and resuming."""

from playground.gateway.hub import Gateway

__all__ = ["Gateway"]
