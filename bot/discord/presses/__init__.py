"""What all presses share."""
