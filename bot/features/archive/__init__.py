"""Finished games as files, and the proof of their fair shuffle."""
