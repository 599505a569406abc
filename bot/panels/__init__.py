"""What messages look like: Components V2 layouts made from perspectives and words."""
