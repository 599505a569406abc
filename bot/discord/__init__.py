"""Discord: the client, the router of presses, and what all panels, presses and commands share."""
