"""Parts of messages and forms that panels of several features use."""
