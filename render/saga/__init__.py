"""Saga drawn: the story, the private picture, the lobby, the result."""
