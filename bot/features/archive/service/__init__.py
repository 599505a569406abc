"""Services that write, read and import files of finished games."""
