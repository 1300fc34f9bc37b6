"""The rulebook: every rule of a game with its sources, its questions and a position that shows it, and a search over them."""
