"""A game shown again, moment by moment."""
