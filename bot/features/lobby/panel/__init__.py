"""Panels that show lobbies."""
