"""Bookmarks: a person's own moments of a game, to find again or to show in the channel."""
