"""Deals that several tables share, and when their secrets may be revealed."""
