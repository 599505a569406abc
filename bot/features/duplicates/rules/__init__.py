"""Pure functions that draw a set of duplicate tables, find its next step and compare its seats."""
