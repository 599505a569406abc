"""Absent people: what happens when somebody runs out of time or is silent for days."""
