"""The daily: each day one deal for everybody, against computers that answer the same play alike."""
