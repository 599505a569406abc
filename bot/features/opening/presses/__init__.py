"""What presses do."""
