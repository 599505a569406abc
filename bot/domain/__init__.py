"""The changes that can happen to a table, as pure functions: no I/O, no Discord, no database, no clock."""
