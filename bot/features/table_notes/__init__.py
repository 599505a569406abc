"""Private notes about a table."""
