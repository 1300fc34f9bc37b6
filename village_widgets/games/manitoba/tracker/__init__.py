"""The tracker, for people who play Manitoba with their own pieces."""
