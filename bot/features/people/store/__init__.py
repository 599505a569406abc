"""The SQL of people: preferences, names on servers, personal data."""
