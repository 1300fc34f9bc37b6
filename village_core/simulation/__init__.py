"""Many games of player programs, and their results as files."""
