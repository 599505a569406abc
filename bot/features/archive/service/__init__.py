"""What happens in the background and on behalf of presses."""
