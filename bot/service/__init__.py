"""What loads tables, locks them and writes them: the only way from a pure change to the database."""
