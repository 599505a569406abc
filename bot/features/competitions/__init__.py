"""Competitions: leagues, tournaments and ladders."""
