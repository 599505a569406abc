"""Opening a table, as the server's settings allow."""
