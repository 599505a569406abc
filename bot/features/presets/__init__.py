"""Saved options for the next table of a game."""
