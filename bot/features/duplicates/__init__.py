"""Duplicate: sets of tables with the same deal, in which the same seats are compared."""
