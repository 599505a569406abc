"""Thanks to one player after a game."""
