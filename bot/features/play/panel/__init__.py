"""Panels that show hands and moves."""
