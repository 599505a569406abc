"""Discord's documented limits; each check reports its faults in Discord's own error format."""
