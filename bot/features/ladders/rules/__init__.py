"""Pure functions that say who stands where on a ladder, who may challenge whom, and what comes next."""
