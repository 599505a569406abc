"""Fetches and prepares the files in ``data`` that pictures need. Only ``make assets`` runs this."""
