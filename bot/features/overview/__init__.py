"""The overview of a server's tables: one message in a channel that moderators choose."""
