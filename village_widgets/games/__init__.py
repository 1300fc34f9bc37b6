"""The games' own widgets, one room each."""
