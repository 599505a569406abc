"""How computer players choose, from what their seat knows."""
