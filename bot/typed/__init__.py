"""Reads what people type: dates, times, lengths of time, time zones, numbers."""
