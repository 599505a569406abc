"""The settings of a server and their declarations: pure code."""
