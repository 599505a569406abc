"""The public picture of a table, kept up to date in its channel."""
