"""Pure functions that say who has which place on a ladder, who may challenge whom, and what comes next."""
