"""Lobbies: who sits down, on which terms, and how the game begins."""
