"""Titles that people earn by what they do in games."""
