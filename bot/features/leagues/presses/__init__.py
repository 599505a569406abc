"""Handlers of presses about leagues."""
