"""Competitions: what leagues, tournaments and ladders have in common."""
