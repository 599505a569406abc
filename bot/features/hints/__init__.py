"""Hints: what a master would do, with reasons."""
