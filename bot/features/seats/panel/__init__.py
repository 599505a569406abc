"""Panels that show seats."""
