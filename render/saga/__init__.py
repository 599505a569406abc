"""Pictures of Saga: the story, the private picture, the lobby, the result."""
