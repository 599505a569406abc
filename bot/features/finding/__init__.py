"""Lists of tables, and the next one that waits for somebody."""
