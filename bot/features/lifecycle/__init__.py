"""A table as a whole: pausing, moving, hosting and ending it, also if everyone has abandoned it."""
