"""Discord's documented limits; each check notes its faults in Discord's own error shape."""
