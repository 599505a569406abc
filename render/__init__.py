"""Views become words and pictures here. This room knows views, never states, and nothing of Discord."""
