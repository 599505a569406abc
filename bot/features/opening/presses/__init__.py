"""Handlers of presses about new tables."""
