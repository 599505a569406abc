"""Delivery of notices: one round after the other finds the due ones and sends them."""
