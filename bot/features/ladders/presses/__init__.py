"""Handlers of presses about ladders."""
