"""Ladders: people challenge others above them in a game of two, and take their place by winning."""
