"""Makes films and pages of finished games."""
