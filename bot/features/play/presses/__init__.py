"""Handlers of presses about hands and moves."""
