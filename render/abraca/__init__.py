"""Abraca drawn: the board, the private picture, the lobby, a round uncovered, the result."""
