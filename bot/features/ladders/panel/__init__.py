"""Ladders as people see them."""
