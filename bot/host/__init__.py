"""The commands for the person who hosts the bot: the first start, ``doctor`` and ``backup``."""
