"""The tracker, for people who play Stone Age with their own pieces."""
