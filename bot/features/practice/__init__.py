"""Finished games that continue against computer players."""
