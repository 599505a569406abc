"""The drawing kit that all games share: one publisher's shelf, one light."""
