"""The router of presses, and the code that handlers of several features use."""
