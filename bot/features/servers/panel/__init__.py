"""Panels that show servers."""
