"""The pictures of Let It Sleep: the default ones, in which coins are drawn instead of written."""
