"""What the queue does: who gets a table, and where it is."""
