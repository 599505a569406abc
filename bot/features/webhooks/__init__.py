"""Webhooks: new tables and results of a server, sent as JSON to an address that its moderators name."""
