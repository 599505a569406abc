"""Rules of the API: its pages, and its description for programs."""
