"""Watching a game, and following it to its result."""
