"""Whether people answer in time and finish their games."""
