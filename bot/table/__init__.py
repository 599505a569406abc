"""A table: its state, its changes, and the service that alone writes its rows."""
