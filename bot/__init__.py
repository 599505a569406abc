"""The Discord bot: everything that talks to Discord or to the database."""
