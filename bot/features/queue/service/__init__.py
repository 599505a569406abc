"""Services that choose who gets a table from the queue, and open its lobby."""
