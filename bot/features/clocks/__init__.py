"""Seat clocks, calendars, and everything that falls due without a press."""
