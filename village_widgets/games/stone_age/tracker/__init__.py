"""Stone Age's tracker: what people report of the game that they play with their own pieces."""
