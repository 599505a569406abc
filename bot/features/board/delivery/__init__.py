"""Keeps boards in channels up to date, and removes messages that a restored database doesn't know."""
