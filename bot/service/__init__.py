"""Loads, locks and writes tables: the only way from a pure change to the database."""
