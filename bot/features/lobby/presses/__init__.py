"""Handlers of presses about lobbies."""
