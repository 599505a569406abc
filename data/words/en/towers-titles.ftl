# The titles of Tschak!

towers-title-monster-shy = Monster-Shy
towers-title-monster-shy-why = Won a game of three or more players with one monster at most.
towers-title-clean-sweep = Clean Sweep
towers-title-clean-sweep-why = Took every treasure of two towers in a game of three or more.
towers-title-landslide = Landslide
towers-title-landslide-why = Won three games by ten points or more.
