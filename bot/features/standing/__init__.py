"""Messages in channels that are kept up to date: posted once, edited when their content changes."""
