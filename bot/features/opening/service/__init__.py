"""Services that admit and open new tables."""
