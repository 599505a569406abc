"""Fetching and preparing what ``data`` holds for the pictures. Only ``make assets`` runs this."""
