"""Pages to read: the rules, the log, and help."""
