"""The database: the only room with SQL."""
