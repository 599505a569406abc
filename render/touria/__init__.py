"""Pictures of Touria: the map, the viewer's own screen, the lobby, the result."""
