"""What a person's finished games have in common: seats, options, pace, streaks."""
