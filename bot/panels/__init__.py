"""The layouts of messages (Components V2), made from perspectives and words."""
