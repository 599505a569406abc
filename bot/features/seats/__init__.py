"""Seats of a running table: offering, taking, closing and leaving them."""
