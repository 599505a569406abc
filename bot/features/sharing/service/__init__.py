"""What is shown of a finished game, and who makes it."""
