"""Pure functions that say who stands where, and who may challenge whom."""
