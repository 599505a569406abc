"""A table as a whole: pausing, moving, hosting, ending, and what becomes of abandoned ones."""
