"""Tournaments: Swiss and knock-out rounds on an evening or a weekend."""
