"""Handlers of presses about tournaments."""
