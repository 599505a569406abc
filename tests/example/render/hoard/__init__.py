"""The pictures of Let It Sleep: the default ones, but with drawn coins instead of numbers."""
