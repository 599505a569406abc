"""Panels that show the rules and the log."""
