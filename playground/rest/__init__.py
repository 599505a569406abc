"""The REST endpoints that the bot uses, grouped as Discord's documentation groups them."""
