"""Ladders: people challenge others above them, and take their place by winning."""
