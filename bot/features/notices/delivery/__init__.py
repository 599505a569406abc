"""What is sent to Discord."""
