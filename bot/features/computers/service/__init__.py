"""Services that let computer players think and move."""
