"""The tree of slash commands, and the code that commands of several features use."""
