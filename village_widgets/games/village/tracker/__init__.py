"""The tracker, for people who play Village with their own pieces."""
