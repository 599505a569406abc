"""The life of tables: the one writer, what keeps the channel up to date, notices, computer players."""
