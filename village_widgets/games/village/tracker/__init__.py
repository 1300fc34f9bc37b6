"""The tracker: what a companion keeps for people who play with the pieces on their own table."""
