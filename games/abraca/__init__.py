"""Abraca...what?: spells you cast without seeing your own stones."""
