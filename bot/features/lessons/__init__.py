"""Lessons that teach a game, step by step."""
