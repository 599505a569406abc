"""Leagues as people see them."""
