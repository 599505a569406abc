"""Rules of webhooks: their addresses, signatures, messages, and what happens when they fail."""
